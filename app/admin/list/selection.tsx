import { useState } from "react";
import { Button } from "~/ui/button";
import { Confirm } from "~/ui/confirm";
import type { Collection, Row } from "../collection";
import { focusRow } from "./focus";
import { useRowActs } from "./use-row-acts";

/** Rows that can be marked or deleted at once. */
export const mostSelected = 100;

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
  const [asking, setAsking] = useState(false);
  const acts = useRowActs(collection, onDone);
  const ids = [...selected];
  if (ids.length === 0) return null;
  return (
    <section
      aria-label="Selected rows"
      className="sticky top-0 z-10 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-sand px-4 py-3 max-md:gap-x-2 max-md:px-2 max-md:*:px-2.5"
    >
      <div className="mr-auto flex items-center justify-between gap-x-2 max-md:w-full">
        <p aria-live="polite" className="font-semibold">
          {ids.length} selected
        </p>
        <Button
          look="quiet"
          onClick={() => {
            focusRow(ids);
            onDone();
          }}
        >
          Clear selection
        </Button>
      </div>
      {collection.statuses.map((status) => (
        <Button
          key={status}
          aria-label={`Mark as ${status}: selected rows`}
          aria-disabled={acts.busy}
          onClick={() => !acts.busy && acts.mark(ids, status)}
        >
          Mark as {status}
        </Button>
      ))}
      <Button
        aria-label="Delete selected rows"
        className="text-danger"
        aria-disabled={acts.busy}
        onClick={() => !acts.busy && setAsking(true)}
      >
        Delete
      </Button>
      {asking && (
        <Confirm
          question={
            ids.length === 1
              ? collection.texts.confirmDelete
              : `Are you sure you want to delete these ${ids.length} entries?`
          }
          confirmLabel="Delete"
          onAnswer={(confirmed) => {
            setAsking(false);
            if (confirmed) acts.remove(ids);
          }}
        />
      )}
    </section>
  );
}
