import { useMutation, useQueryClient } from "@tanstack/react-query";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";
import type { Collection, Row, RowActs } from "../collection";
import { NOT_IN_BIN, reasonOf } from "../failure";
import { bringBackRows } from "../history/history-api";
import { changedRows, deleteRows, idsOf, setStatus } from "./api";
import { leaveToast, rowActed } from "./focus";
import { namesOf } from "./names";

/** How many of the rows were changed. */
const entries = (done: unknown[], asked: unknown[]) =>
  done.length === asked.length ? `${asked.length} entries` : `${done.length} of ${asked.length} entries`;

/**
 * Changes the status of 1 to 100 rows, deletes them, and undoes both. A toast reports the result, the lists are fetched
 * again, and the focus stays in place.
 *
 * @param onDone called once the rows are changed
 */
export function useRowActs<T extends Row>(
  { table, texts, statusTexts, heading }: Collection<T>,
  onDone?: () => void,
): RowActs<T> {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [table] });

  const bringBack = useMutation({
    mutationFn: async ({ rows }: { rows: T[]; returnedTo: Element | null }) =>
      changedRows(rows, await bringBackRows(await supabase(), idsOf(rows))),
    onSuccess: async (back, { rows, returnedTo }) => {
      rowActed(idsOf(back), returnedTo);
      const all = rows.length === 1 ? "Brought back as it was" : "Brought back as they were";
      const some = `Brought back: ${entries(back, rows)}. The others are no longer in the bin.`;
      await notify("success", "Success", back.length === rows.length ? all : some);
    },
    onError: async (error, { rows }) =>
      notify("error", `Failed to bring ${rows.length === 1 ? "it" : "them"} back`, await reasonOf(error, NOT_IN_BIN)),
    onSettled: refresh,
  });
  const mark = useMutation({
    mutationFn: async ({ rows }: { rows: T[]; before?: T[] }) => {
      const client = await supabase();
      const changed: string[] = [];
      for (const [status, alike] of Map.groupBy(rows, (row) => row.status))
        changed.push(...(await setStatus(client, table, idsOf(alike), status)));
      return changedRows(rows, changed);
    },
    onSuccess: async (marked, { rows, before = [] }) => {
      const ids = idsOf(marked);
      rowActed(ids);
      onDone?.();
      const said = rows.length === 1 ? statusTexts.changed : `${statusTexts.changed}: ${entries(marked, rows)}`;
      const back = before.filter(({ id }) => ids.includes(id));
      const undo = back.length > 0 ? { label: "Undo", onClick: () => mark.mutate({ rows: back }) } : undefined;
      await notify("success", "Success", said, undo);
      await refresh();
    },
    onError: async (error) => notify("error", statusTexts.failed, await reasonOf(error)),
  });
  const remove = useMutation({
    mutationFn: async (rows: T[]) => changedRows(rows, await deleteRows(await supabase(), table, idsOf(rows))),
    onSuccess: async (deleted, rows) => {
      rowActed(idsOf(deleted));
      onDone?.();
      const undo = () => bringBack.mutate({ rows: deleted, returnedTo: leaveToast() });
      const which = deleted.length === rows.length ? namesOf(rows.map(heading)) : entries(deleted, rows);
      const said = rows.length === 1 ? texts.deleted : `${texts.deleted}: ${which}`;
      await notify("success", "Success", said, { label: "Undo", onClick: undo });
      await refresh();
    },
    onError: async (error) => notify("error", texts.deleteFailed, await reasonOf(error)),
  });

  return {
    busy: mark.isPending || remove.isPending,
    mark: (rows, status) =>
      mark.mutate({
        rows: rows.map((row) => ({ ...row, status })),
        before: rows.filter((row) => row.status !== status),
      }),
    remove: (rows) => remove.mutate(rows),
  };
}
