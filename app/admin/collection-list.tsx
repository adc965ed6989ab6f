import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Confirm } from "~/ui/confirm";
import { SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { SkeletonBar, StateView } from "~/ui/states";
import { notify } from "~/ui/toast";
import type { Collection, Row } from "./collection";
import { deleteRow, listRows } from "./collection-api";
import { reasonOf } from "./failure";
import { formOpened, rowRemoved, useFocusAfterRemoval, useFocusFromForm } from "./focus";
import { bringBackRow } from "./history/history-api";
import { type ListState, listStateFrom, withListState } from "./list-state";

/** Admin lists are retried 3 times, fresh for 30 seconds and kept for 5 minutes (specification, section 7). */
const listOptions = { retry: 3, staleTime: 30_000, gcTime: 5 * 60_000 } as const;

/** The list of a collection with its search, filter and pages. */
export function CollectionList<T extends Row>({ collection }: { collection: Collection<T> }) {
  const [params, setParams] = useSearchParams();
  const state = listStateFrom(params);
  const change = (next: Partial<ListState>, replace = false) =>
    setParams((current) => withListState(current, next), { replace, preventScrollReset: true });

  const { page, search, status } = state;
  const query = useQuery({
    queryKey: [collection.table, "admin", { page, search, status }],
    queryFn: async () => listRows(await supabase(), collection, state),
    placeholderData: keepPreviousData,
    ...listOptions,
  });
  useFocusFromForm(query.isFetched);

  return (
    <section aria-labelledby={`${collection.table}-heading`}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 id={`${collection.table}-heading`} tabIndex={-1} data-list-heading="" className="title-3 pb-3">
          {collection.texts.title}
        </h2>
        <div className="flex flex-wrap items-end gap-4">
          <Search key={collection.table} value={search} onChange={(value) => change({ search: value }, true)} />
          <SelectField
            label="Status"
            value={status}
            onChange={(event) => change({ status: event.target.value })}
            className="w-40"
          >
            <option value="">All</option>
            {collection.statuses.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </SelectField>
          {collection.editor && (
            <Button
              look="primary"
              className="min-h-12"
              data-opens="new"
              onClick={() => {
                formOpened("new");
                change({ edit: "new" });
              }}
            >
              <Icon name="plus" />
              {collection.editor.createLabel}
            </Button>
          )}
        </div>
      </div>
      {query.isError && !query.data ? (
        <StateView
          alert
          title={collection.texts.loadFailed}
          action={<Button onClick={() => location.reload()}>Retry</Button>}
        />
      ) : !query.data ? (
        <ListSkeleton title={collection.texts.title} />
      ) : (
        <>
          <Rows
            collection={collection}
            rows={query.data.rows}
            filtered={Boolean(search.trim() || status)}
            busy={query.isPlaceholderData}
          />
          <Pager page={page} more={query.data.more} onPage={(next) => change({ page: next })} />
        </>
      )}
    </section>
  );
}

/** The search box shows what is typed at once; the address and the database follow after a pause of 300 ms. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock, not what the address says
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextField
      label="Search"
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="w-60"
    />
  );
}

function Rows<T extends Row>({
  collection,
  rows,
  filtered,
  busy,
}: {
  collection: Collection<T>;
  rows: T[];
  filtered: boolean;
  busy: boolean;
}) {
  useFocusAfterRemoval(rows);
  if (rows.length === 0) {
    return filtered ? (
      <StateView title="Nothing matches" text="Try another word or another status." />
    ) : (
      <StateView title={collection.texts.empty} />
    );
  }
  return (
    <ul
      className={classes("divide-y divide-line border-y border-line transition-opacity", busy && "opacity-50")}
      aria-busy={busy}
    >
      {rows.map((row, place) => (
        <RowView key={row.id} collection={collection} row={row} place={place} />
      ))}
    </ul>
  );
}

function RowView<T extends Row>({ collection, row, place }: { collection: Collection<T>; row: T; place: number }) {
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
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={row.status} highlight={row.status === collection.highlight} />
          <strong className="font-semibold break-words">{name}</strong>
        </p>
        <div className="mt-1 text-[0.9375rem] text-steel">{collection.details(row)}</div>
      </div>
      <div className="flex flex-wrap gap-2">
        {collection.RowActions && <collection.RowActions row={row} />}
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

function Pager({ page, more, onPage }: { page: number; more: boolean; onPage: (page: number) => void }) {
  if (page === 1 && !more) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p className="tabular text-steel">Page {page}</p>
      <Button disabled={!more} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

function ListSkeleton({ title }: { title: string }) {
  return (
    <div role="status" aria-label={`Loading ${title}`} className="divide-y divide-line border-y border-line">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="py-5">
          <SkeletonBar className="h-5 w-2/5" />
          <SkeletonBar className="mt-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}
