import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { StateView } from "~/ui/state-view";
import type { Collection, Row } from "../collection";
import { type ListPage, listPage, rowCount } from "./api";
import { useFocusAfterAct, useFocusFromForm } from "./focus";
import { useListKeys } from "./keys";
import { OpensButton } from "./opens-button";
import { Pager } from "./pager";
import { RowView } from "./row";
import { ScrollAnchor } from "./scroll-anchor";
import { MAX_SELECTED, SelectionBar } from "./selection";
import { filterKeys, type ListState, listStateFrom, withListState } from "./state";
import { ListTools } from "./tools";

/** Admin lists are retried 3 times, fresh for 30 seconds and kept for 5 minutes (specification, section 7). */
const LIST_OPTIONS = { retry: 3, staleTime: 30_000, gcTime: 5 * 60_000 } as const;

/** How often a live list is fetched again, in milliseconds; a new row shows within 30 s. */
const LIVE_INTERVAL_MS = 20_000;

/** The list of a collection with its search, filters, order and pages. */
export function CollectionList<T extends Row>({ collection }: { collection: Collection<T> }) {
  const [params, setParams] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const [ticked, setTicked] = useState<ReadonlyMap<string, T>>(new Map());
  const state = listStateFrom(params);
  const change = (next: Partial<ListState>, replace = false) =>
    setParams((current) => withListState(current, next), { replace, preventScrollReset: true });
  useListKeys(section);

  const { edit: _, ...asked } = state;
  const query = useQuery({
    queryKey: [collection.table, "admin", asked],
    queryFn: async () => listPage(await supabase(), collection, state),
    placeholderData: keepPreviousData,
    refetchInterval: collection.live ? LIVE_INTERVAL_MS : false,
    ...LIST_OPTIONS,
  });
  useFocusFromForm(query.isFetched);
  const { data } = query;
  // Rows of this page as they are now, rows of other pages as they were when they were ticked.
  const selected = [...ticked.values()].map((row) => data?.rows.find(({ id }) => id === row.id) ?? row);
  const shown = query.isPlaceholderData ? state.page : (data?.page ?? state.page);

  // Instead of a page beyond the end the last page is shown, and the address is corrected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the fetched page corrects the address
  useEffect(() => {
    if (shown !== state.page) change({ page: shown }, true);
  }, [shown]);

  const turned = useRef(state.page);
  useEffect(() => {
    if (turned.current === state.page) return;
    turned.current = state.page;
    section.current?.scrollIntoView();
  }, [state.page]);

  return (
    <section ref={section} aria-labelledby={`${collection.table}-heading`}>
      <div
        className={classes("flex flex-wrap items-end justify-between gap-4", collection.Head ? "mb-2 gap-y-2" : "mb-6")}
      >
        <h2
          id={`${collection.table}-heading`}
          tabIndex={-1}
          data-list-heading=""
          className={classes("title-3", collection.Head ? "pb-1.5" : "pb-3")}
        >
          {collection.texts.title}
        </h2>
        {collection.Head && <collection.Head state={state} onChange={change} />}
        {/* Many filters fill a row by themselves. */}
        <div
          className={classes(
            "flex flex-wrap items-end gap-4 max-md:w-full",
            collection.kinds && "md:max-lg:grid md:max-lg:w-full md:max-lg:grid-cols-3 lg:w-full lg:gap-3",
          )}
        >
          <ListTools collection={collection} state={state} counts={data?.counts} onChange={change} />
          {collection.editor && (
            <OpensButton variant="primary" className="min-h-12" opens="new" onOpen={() => change({ edit: "new" })}>
              <Icon name="plus" />
              {collection.editor.createLabel}
            </OpensButton>
          )}
        </div>
      </div>
      <SelectionBar collection={collection} selected={selected} onDone={() => setTicked(new Map())} />
      {query.isError && !data ? (
        <StateView
          alert
          title={collection.texts.loadFailed}
          action={<Button onClick={() => location.reload()}>Retry</Button>}
        />
      ) : !data ? (
        <ListSkeleton title={collection.texts.title} />
      ) : (
        <>
          <Rows
            collection={collection}
            list={data}
            advice={adviceFor(state)}
            busy={query.isPlaceholderData}
            asked={JSON.stringify(asked)}
            ticked={ticked}
            onTick={setTicked}
          />
          <Pager
            page={shown}
            rows={data.rows.length}
            total={data.total}
            uncounted={data.more}
            onPage={(page) => change({ page })}
          />
        </>
      )}
      {collection.Tools && <collection.Tools state={state} />}
    </section>
  );
}

function adviceFor(state: ListState): string | null {
  if (/^[a-z0-9]{1,2}$/i.test(state.search.trim()))
    return "One or two letters find only words that begin with them. Add a third, or try another status.";
  return filterKeys.some((key) => state[key].trim() !== "") ? "Try another word or another status." : null;
}

function Rows<T extends Row>({
  collection,
  list: { rows, total, more },
  advice,
  busy,
  asked,
  ticked,
  onTick,
}: {
  collection: Collection<T>;
  list: ListPage<T>;
  /** A suggestion where nothing matches; null where no filter is set. */
  advice: string | null;
  busy: boolean;
  /** Identifies the part of the list that is shown. */
  asked: string;
  ticked: ReadonlyMap<string, T>;
  onTick: (ticked: ReadonlyMap<string, T>) => void;
}) {
  useFocusAfterAct(rows);
  if (rows.length === 0) {
    return advice ? <StateView title="Nothing matches" text={advice} /> : <StateView title={collection.texts.empty} />;
  }
  const all = rows.every(({ id }) => ticked.has(id));
  const isFull = ticked.size >= MAX_SELECTED;
  const select = (some: T[], chosen: boolean) => {
    const next = new Map(ticked);
    for (const row of some) {
      if (!chosen) next.delete(row.id);
      else if (next.size < MAX_SELECTED) next.set(row.id, row);
    }
    onTick(next);
  };
  return (
    <ScrollAnchor rows={rows} of={busy ? undefined : asked}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-2 text-sm text-steel">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={all}
            disabled={isFull && !all}
            onChange={(event) => select(rows, event.target.checked)}
            className="size-5"
          />
          Select this page
        </label>
        <p className="tabular">{total === 1 ? "1 entry" : `${rowCount(total, more)} entries`}</p>
      </div>
      <ul
        className={classes("divide-y divide-line border-y border-line transition-opacity", busy && "opacity-50")}
        aria-busy={busy}
      >
        {rows.map((row) => (
          <RowView
            key={row.id}
            collection={collection}
            row={row}
            selected={ticked.has(row.id)}
            onSelect={ticked.has(row.id) || !isFull ? (chosen) => select([row], chosen) : undefined}
          />
        ))}
      </ul>
    </ScrollAnchor>
  );
}

function ListSkeleton({ title }: { title: string }) {
  return (
    <div role="status" aria-label={`Loading ${title}`} className="divide-y divide-line border-y border-line">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="py-5">
          <div className="skeleton-bar h-5 w-2/5" />
          <div className="skeleton-bar mt-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}
