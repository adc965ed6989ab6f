import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import { notify } from "~/ui/toast";
import type { Collection, Row } from "./collection";
import { reasonOf } from "./failure";
import { bringBackRow } from "./history/history-api";
import { deleteRows, setStatus } from "./list-api";

/** Rows that can be marked or deleted at once. */
export const mostSelected = 100;

/** The words for a change of status: the collection's own, or those of its form. */
export function statusTexts<T extends Row>({ statusTexts: own, editor }: Collection<T>) {
  return own ?? { changed: editor?.updated ?? "", failed: editor?.saveFailed ?? "" };
}

/** What can be done with the rows that are ticked, on this page and on others. */
export function SelectionBar<T extends Row>({
  collection,
  selected,
  onDone,
}: {
  collection: Collection<T>;
  selected: ReadonlySet<string>;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { table, texts } = collection;
  const { changed, failed } = statusTexts(collection);
  const bringBack = useMutation({
    mutationFn: async (ids: string[]) => {
      const client = await supabase();
      for (const id of ids) await bringBackRow(client, id);
    },
    onSuccess: async () => notify("success", "Success", "Brought back as they were"),
    onError: async (error) => notify("error", "Failed to bring them back", await reasonOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [table] }),
  });
  const change = useMutation({
    mutationFn: async ({ act, ids }: { act: { status: string } | "delete"; ids: string[] }) => {
      const client = await supabase();
      if (act === "delete") return deleteRows(client, table, ids);
      return setStatus(client, table, ids, act.status);
    },
    onSuccess: async (_, { act, ids }) => {
      onDone();
      const undo = { label: "Undo", onClick: () => bringBack.mutate(ids) };
      await notify(
        "success",
        "Success",
        act === "delete" ? texts.deleted : changed,
        act === "delete" ? undo : undefined,
      );
      await queries.invalidateQueries({ queryKey: [table] });
    },
    onError: async (error, { act }) =>
      notify("error", act === "delete" ? texts.deleteFailed : failed, await reasonOf(error)),
  });
  if (selected.size === 0) return null;
  return (
    <section
      aria-label="Selected rows"
      className="sticky top-0 z-10 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-sand px-4 py-3"
    >
      <p aria-live="polite" className="mr-auto font-semibold">
        {selected.size} selected
      </p>
      {collection.statuses.map((status) => (
        <Button
          key={status}
          aria-label={`Mark selected as ${status}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ act: { status }, ids: [...selected] })}
        >
          Mark as {status}
        </Button>
      ))}
      <Button
        aria-label="Delete selected"
        className="text-danger"
        disabled={change.isPending}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <Button look="quiet" onClick={onDone}>
        Clear selection
      </Button>
      {asking && (
        <Confirm
          question={
            selected.size === 1
              ? texts.confirmDelete
              : `Are you sure you want to delete these ${selected.size} entries?`
          }
          confirmLabel="Delete"
          onAnswer={(confirmed) => {
            setAsking(false);
            if (confirmed) change.mutate({ act: "delete", ids: [...selected] });
          }}
        />
      )}
    </section>
  );
}
