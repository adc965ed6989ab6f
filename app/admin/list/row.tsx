import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Confirm } from "~/ui/confirm";
import type { Collection, Row } from "../collection";
import { isScheduled, scheduledFor } from "../publication/scheduled";
import { OpensButton } from "./opens-button";
import { withListState } from "./state";
import { useRowActs } from "./use-row-acts";

/** One row of a list with its actions. */
export function RowView<T extends Row>({
  collection,
  row,
  selected,
  onSelect,
}: {
  collection: Collection<T>;
  row: T;
  selected: boolean;
  /** Undefined while no more can be selected. */
  onSelect: ((selected: boolean) => void) | undefined;
}) {
  const [, setParams] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const acts = useRowActs(collection);
  const name = collection.heading(row);
  const scheduled = collection.scheduled && isScheduled(row);
  return (
    <li
      data-row={row.id}
      tabIndex={-1}
      className={classes(
        "group grid gap-x-6 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-start",
        collection.beside ? "gap-y-2 py-2 xl:py-1.5" : "gap-y-3 py-4",
      )}
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
            <Badge highlighted={row.status === collection.highlight}>
              {scheduled ? scheduledFor(row.created_at) : row.status}
            </Badge>
            <strong className="min-w-0 font-semibold break-words">{name}</strong>
            {collection.beside?.(row)}
          </p>
          <div className={classes("text-[0.9375rem] text-steel", !collection.beside && "mt-1")}>
            {collection.details(row)}
          </div>
        </div>
      </div>
      <div
        className={classes(
          "flex flex-wrap gap-2 max-md:*:px-3 lg:max-xl:pl-10 xl:justify-end",
          collection.beside && "xl:max-w-[22.5rem] xl:gap-1 xl:*:min-h-9 xl:*:px-2.5 xl:*:py-1 xl:*:text-sm",
        )}
      >
        {collection.RowActions ? (
          <collection.RowActions row={row} acts={acts} />
        ) : (
          <>
            {scheduled && (
              <Button aria-label={`Call back: ${name}`} onClick={() => !acts.busy && acts.mark([row], "draft")}>
                Call back
              </Button>
            )}
            <StatusChange
              others={collection.statuses.filter((status) => status !== row.status)}
              name={name}
              onMark={(status) => acts.mark([row], status)}
            />
          </>
        )}
        {collection.editor && (
          <OpensButton
            opens={row.id}
            aria-label={`Edit ${name}`}
            onOpen={() => setParams((current) => withListState(current, { edit: row.id }))}
          >
            Edit
          </OpensButton>
        )}
        <Button
          aria-label={`Delete ${name}`}
          className={classes(
            "text-danger",
            collection.beside && "max-md:hidden max-md:group-has-aria-expanded:inline-flex",
          )}
          aria-disabled={acts.busy}
          onClick={() => !acts.busy && setAsking(true)}
        >
          Delete
        </Button>
      </div>
      {collection.Below && (
        <div className="min-w-0 empty:hidden lg:pl-10 xl:col-span-2">
          <collection.Below row={row} acts={acts} />
        </div>
      )}
      {asking && (
        <Confirm
          question={collection.texts.confirmDelete}
          confirmLabel="Delete"
          onAnswer={(confirmed) => {
            setAsking(false);
            if (confirmed) acts.remove([row]);
          }}
        >
          {name}
        </Confirm>
      )}
    </li>
  );
}

/** A button that opens a menu of the other statuses. */
function StatusChange({ others, name, onMark }: { others: string[]; name: string; onMark: (status: string) => void }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={toggle}
        variant="quiet"
        aria-label={`Status of ${name}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Status
      </Button>
      {open &&
        others.map((status) => (
          <Button
            key={status}
            aria-label={`Make ${status}: ${name}`}
            onClick={() => {
              toggle.current?.focus();
              setOpen(false);
              onMark(status);
            }}
          >
            Make {status}
          </Button>
        ))}
    </>
  );
}
