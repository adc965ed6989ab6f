import { useState } from "react";
import { useSearchParams } from "react-router";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Confirm } from "~/ui/confirm";
import { ContentImage } from "~/ui/content-image";
import type { Collection, Row } from "../collection";
import { isScheduled, scheduledFor } from "../publication/scheduled";
import { OpensButton } from "./opens-button";
import { MenuItem, RowMenu } from "./row-menu";
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
  const badge = (
    <Badge highlighted={row.status === collection.highlight}>
      {scheduled ? scheduledFor(row.created_at) : row.status}
    </Badge>
  );
  return (
    <li
      data-row={row.id}
      tabIndex={-1}
      className={classes(
        "relative grid gap-x-8",
        collection.beside
          ? "gap-y-2 py-2 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-start xl:py-1.5"
          : "gap-y-3 py-4 xl:grid-cols-[minmax(0,1fr)_22rem_auto] xl:items-center",
      )}
    >
      <div className={classes("flex min-w-0 gap-3 max-md:pr-18", collection.picture && "sm:items-center")}>
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
        {collection.picture && (
          <div className="h-16 w-24 shrink-0 overflow-hidden rounded-sm bg-sand max-sm:hidden">
            <Thumbnail src={collection.picture(row)} />
          </div>
        )}
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {collection.beside && badge}
            <strong className="min-w-0 font-semibold break-words">{name}</strong>
            {collection.beside?.(row)}
          </p>
          <div className={classes("text-[0.9375rem] text-steel", !collection.beside && "mt-1")}>
            {collection.details(row)}
          </div>
        </div>
      </div>
      {!collection.beside && (
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1 text-[0.9375rem] text-steel max-xl:pl-10">
          {badge}
          {collection.dates?.(row)}
        </div>
      )}
      <div
        className={classes(
          "flex flex-wrap gap-2 max-md:[&>a]:px-3 max-md:[&>button]:px-3 max-xl:pl-10 xl:justify-end",
          collection.beside &&
            "xl:gap-1 xl:[&_a]:min-h-9 xl:[&_a]:px-2.5 xl:[&_a]:py-1 xl:[&_a]:text-sm xl:[&_button]:min-h-9 xl:[&_button]:px-2.5 xl:[&_button]:py-1 xl:[&_button]:text-sm",
        )}
      >
        {collection.RowActions ? (
          <collection.RowActions row={row} acts={acts} />
        ) : (
          scheduled && (
            <Button aria-label={`Call back: ${name}`} onClick={() => !acts.busy && acts.mark([row], "draft")}>
              Call back
            </Button>
          )
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
        <RowMenu name={name}>
          {(done) => (
            <>
              {!collection.RowActions &&
                collection.statuses
                  .filter((status) => status !== row.status)
                  .map((status) => (
                    <MenuItem
                      key={status}
                      label={`Make ${status}: ${name}`}
                      done={done}
                      onChoose={() => acts.mark([row], status)}
                    >
                      Make {status}
                    </MenuItem>
                  ))}
              <MenuItem label={`Delete ${name}`} danger done={done} onChoose={() => !acts.busy && setAsking(true)}>
                Delete
              </MenuItem>
            </>
          )}
        </RowMenu>
      </div>
      {collection.Below && (
        <div className="min-w-0 empty:hidden lg:pl-10 xl:col-span-full">
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

/** A row's picture; where there is none, or it cannot be loaded, its place stays empty. */
function Thumbnail({ src }: { src: string | null }) {
  return src && <ContentImage key={src} src={src} alt="" sizes="6rem" className="h-full rounded-none" />;
}
