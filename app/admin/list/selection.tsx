import { useState } from "react";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Confirm } from "~/ui/confirm";
import type { Collection, Row } from "../collection";
import { focusRow } from "./focus";
import { namesOf } from "./names";
import { useRowActs } from "./use-row-acts";

/** The gateway takes this many rows in one change. */
export const MAX_SELECTED = 100;

/** Actions on the ticked rows of this page and others. */
export function SelectionBar<T extends Row>({
  collection,
  selected,
  onDone,
}: {
  collection: Collection<T>;
  selected: T[];
  onDone: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const acts = useRowActs(collection, onDone);
  const count = selected.length;
  if (count === 0) return null;
  const marks = collection.statuses.filter((status) => selected.some((row) => row.status !== status));
  // A phone shows two buttons in a row. With an even number of statuses, Delete moves to the row above.
  const above = marks.length % 2 === 0;
  return (
    <section
      aria-label="Selected rows"
      className="sticky top-0 z-10 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-sand px-4 py-3 max-md:gap-x-2 max-md:px-2 max-md:*:px-2.5"
    >
      <div
        className={classes(
          "mr-auto flex items-center justify-between gap-x-2",
          above ? "max-sm:contents sm:max-md:w-full" : "max-md:w-full",
        )}
      >
        <p
          aria-live="polite"
          className={classes("font-semibold", above && "max-sm:-order-2 max-sm:grow max-sm:basis-0")}
        >
          {count} selected{count === MAX_SELECTED && ", the most at once"}
        </p>
        <Button
          variant="quiet"
          className={classes(above && "max-sm:-order-2")}
          onClick={() => {
            focusRow(selected.map(({ id }) => id));
            onDone();
          }}
        >
          Clear selection
        </Button>
      </div>
      {marks.map((status) => (
        <Button
          key={status}
          aria-label={`Mark as ${status}: selected rows`}
          aria-disabled={acts.busy}
          onClick={() => !acts.busy && acts.mark(selected, status)}
        >
          Mark as {status}
        </Button>
      ))}
      <Button
        aria-label="Delete selected rows"
        className={classes("text-danger", above && "max-sm:-order-1")}
        aria-disabled={acts.busy}
        onClick={() => !acts.busy && setAsking(true)}
      >
        Delete
      </Button>
      {asking && (
        <Confirm
          question={
            count === 1 ? collection.texts.confirmDelete : `Are you sure you want to delete these ${count} entries?`
          }
          confirmLabel="Delete"
          onAnswer={(confirmed) => {
            setAsking(false);
            if (confirmed) acts.remove(selected);
          }}
        >
          {namesOf(selected.map(collection.heading))}
        </Confirm>
      )}
    </section>
  );
}
