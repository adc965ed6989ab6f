import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Confirm } from "~/ui/confirm";
import { notify } from "~/ui/toast";
import type { Collection, Row } from "./collection";
import { deleteRow } from "./collection-api";
import { reasonOf } from "./failure";
import { formOpened, rowRemoved } from "./focus";
import { bringBackRow } from "./history/history-api";
import { setStatus } from "./list-api";
import { statusTexts } from "./list-selection";
import { withListState } from "./list-state";

/** One row of a list: what it is, and what can be done with it. */
export function RowView<T extends Row>({
  collection,
  row,
  place,
  selected,
  onSelect,
}: {
  collection: Collection<T>;
  row: T;
  /** Where it stands in the list, from 0. */
  place: number;
  selected: boolean;
  /** Undefined while no more can be selected. */
  onSelect: ((selected: boolean) => void) | undefined;
}) {
  const [, setParams] = useSearchParams();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = collection.heading(row);
  const undo = useMutation({
    mutationFn: async () => bringBackRow(await supabase(), row.id),
    onSuccess: async () => {
      await notify("success", "Success", "Brought back as it was");
      await queries.invalidateQueries({ queryKey: [collection.table] });
    },
    onError: async (error) => notify("error", "Failed to bring it back", await reasonOf(error)),
  });
  const remove = useMutation({
    mutationFn: async () => deleteRow(await supabase(), collection.table, row.id),
    onSuccess: async () => {
      rowRemoved(place);
      await notify("success", "Success", collection.texts.deleted, { label: "Undo", onClick: () => undo.mutate() });
      await queries.invalidateQueries({ queryKey: [collection.table] });
    },
    onError: async (error) => notify("error", collection.texts.deleteFailed, await reasonOf(error)),
  });
  return (
    <li
      data-row=""
      tabIndex={-1}
      className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
    >
      <div className="flex min-w-0 gap-3">
        <label className="-m-2 flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selected}
            disabled={!onSelect}
            onChange={(event) => onSelect?.(event.target.checked)}
            className="size-5"
          />
        </label>
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={row.status} highlight={row.status === collection.highlight} />
            <strong className="min-w-0 font-semibold break-words">{name}</strong>
          </p>
          <div className="mt-1 text-[0.9375rem] text-steel">{collection.details(row)}</div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 md:max-w-xl md:justify-end">
        {collection.RowActions && <collection.RowActions row={row} />}
        {!collection.ownStatusAction && <StatusChange collection={collection} row={row} name={name} />}
        {collection.editor && (
          <Button
            aria-label={`Edit ${name}`}
            data-opens={row.id}
            onClick={() => {
              formOpened(row.id);
              setParams((current) => withListState(current, { edit: row.id }));
            }}
          >
            Edit
          </Button>
        )}
        <Button
          aria-label={`Delete ${name}`}
          className="text-danger"
          data-deletes=""
          aria-disabled={remove.isPending}
          onClick={() => !remove.isPending && setAsking(true)}
        >
          Delete
        </Button>
      </div>
      {asking && (
        <Confirm
          question={collection.texts.confirmDelete}
          confirmLabel="Delete"
          onAnswer={(confirmed) => {
            setAsking(false);
            if (confirmed) remove.mutate();
          }}
        >
          {name}
        </Confirm>
      )}
    </li>
  );
}

/** A button that opens into the statuses a row could have instead. */
function StatusChange<T extends Row>({ collection, row, name }: { collection: Collection<T>; row: T; name: string }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const texts = statusTexts(collection);
  const change = useMutation({
    mutationFn: async (status: string) => setStatus(await supabase(), collection.table, [row.id], status),
    onSuccess: async () => {
      setOpen(false);
      await notify("success", "Success", texts.changed);
      await queries.invalidateQueries({ queryKey: [collection.table] });
    },
    onError: async (error) => notify("error", texts.failed, await reasonOf(error)),
  });
  return (
    <>
      {open &&
        collection.statuses
          .filter((status) => status !== row.status)
          .map((status) => (
            <Button
              key={status}
              aria-label={`Make ${name} ${status}`}
              disabled={change.isPending}
              onClick={() => change.mutate(status)}
            >
              {status}
            </Button>
          ))}
      <Button look="quiet" aria-label={`Status of ${name}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        Status
      </Button>
    </>
  );
}

function StatusBadge({ status, highlight }: { status: string; highlight: boolean }) {
  return (
    <span
      className={classes(
        "label rounded-sm px-2 py-0.5 text-[0.6875rem]",
        highlight ? "bg-signal text-carbon" : "border border-ash/50 text-steel",
      )}
    >
      {status}
    </span>
  );
}
