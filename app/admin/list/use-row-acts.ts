import { useMutation, useQueryClient } from "@tanstack/react-query";
import { supabase } from "~/lib/supabase";
import { notify } from "~/ui/toast";
import type { Collection, Row, RowActs } from "../collection";
import { reasonOf } from "../failure";
import { bringBackRow } from "../history/history-api";
import { deleteRows, setStatus } from "./api";
import { leaveToast, rowActed } from "./focus";

/**
 * What is done with rows of a list, one or up to a hundred: another status, deletion, and its taking back. A toast says
 * what came of it, the lists are read again, and the focus stays where it was.
 *
 * @param onDone what follows once the rows are changed
 */
export function useRowActs<T extends Row>({ table, texts, statusTexts }: Collection<T>, onDone?: () => void): RowActs {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [table] });

  const bringBack = useMutation({
    mutationFn: async ({ ids }: { ids: string[]; givenBack: Element | null }) => {
      const client = await supabase();
      for (const id of ids) await bringBackRow(client, id);
    },
    onSuccess: async (_, { ids, givenBack }) => {
      rowActed(ids, givenBack);
      await notify("success", "Success", ids.length === 1 ? "Brought back as it was" : "Brought back as they were");
    },
    onError: async (error, { ids }) =>
      notify("error", `Failed to bring ${ids.length === 1 ? "it" : "them"} back`, await reasonOf(error)),
    onSettled: refresh,
  });
  const mark = useMutation({
    mutationFn: async ({ ids, status }: { ids: string[]; status: string; undo?: string }) =>
      setStatus(await supabase(), table, ids, status),
    onSuccess: async (_, { ids, undo }) => {
      rowActed(ids);
      onDone?.();
      const back = undo ? { label: "Undo", onClick: () => mark.mutate({ ids, status: undo }) } : undefined;
      await notify("success", "Success", statusTexts.changed, back);
      await refresh();
    },
    onError: async (error) => notify("error", statusTexts.failed, await reasonOf(error)),
  });
  const remove = useMutation({
    mutationFn: async (ids: string[]) => deleteRows(await supabase(), table, ids),
    onSuccess: async (_, ids) => {
      rowActed(ids);
      onDone?.();
      const undo = () => bringBack.mutate({ ids, givenBack: leaveToast() });
      await notify("success", "Success", texts.deleted, { label: "Undo", onClick: undo });
      await refresh();
    },
    onError: async (error) => notify("error", texts.deleteFailed, await reasonOf(error)),
  });

  return {
    busy: mark.isPending || remove.isPending,
    mark: (ids: string[], status: string, undo?: string) => mark.mutate({ ids, status, undo }),
    remove: (ids: string[]) => remove.mutate(ids),
  };
}
