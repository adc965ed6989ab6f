import type { SupabaseClient } from "@supabase/supabase-js";
import type { Collection, Row } from "../collection";
import { answerOf, RequestFailed } from "../request-failed";
import { type ListSort, type ListState, originFilters } from "./state";

/** Rows on one page of a list. */
export const PAGE_SIZE = 25;

/** A number of rows for display: "10,001", or "1,000+" where there are more than were counted. */
export const rowCount = (count: number, more = false) => `${count.toLocaleString("en-US")}${more ? "+" : ""}`;

export type ListPage<T extends Row> = {
  rows: T[];
  /** The page that was asked for, or the last page where the list has fewer. */
  page: number;
  /** Rows on all pages, and rows by status, which a search with more than 1,000 hits leaves out. */
  total: number;
  /** Whether a search has more hits than were counted. */
  more: boolean;
  counts: Record<string, number>;
};

type Listed = { total: number; more: boolean; counts: Record<string, number>; rows: unknown[] };

/** The filter for rows that are published with a date to come. */
export const SCHEDULED = "scheduled";

/** The filters of a list as arguments of `staff_list`. Days begin at midnight in Bhopal. */
export function listFilters(state: ListState) {
  const { search, status, inquiry, language, batch, came_from, campaign, desk, from, to } = state;
  const dayAfter = to && new Date(Date.parse(`${to}T00:00:00+05:30`) + 86_400_000).toISOString();
  const isToCome = status === SCHEDULED;
  return {
    ...(isToCome ? { since: new Date().toISOString() } : {}),
    ...(search.trim() ? { term: search.trim().slice(0, 200) } : {}),
    ...(status ? { status: isToCome ? "published" : status } : {}),
    ...(inquiry ? { inquiry } : {}),
    ...(language ? { language } : {}),
    ...(batch ? { batch } : {}),
    ...(came_from ? { page: came_from } : {}),
    ...(campaign ? { campaign } : {}),
    ...(desk ? { desk } : {}),
    ...(from ? { since: `${from}T00:00:00+05:30` } : {}),
    ...(dayAfter ? { before: dayAfter } : {}),
  };
}

const orders = (named: string): Record<ListSort, [column: string, ascending: boolean]> => ({
  newest: ["created_at", false],
  oldest: ["created_at", true],
  name: [named, true],
  changed: ["updated_at", false],
});

/**
 * One page of a collection with its counts, sorted, searched and filtered by the database. A search, a part of the
 * enquiries, and where they came from, is answered by `staff_list`, which can use the trigram index; other pages are read from the table.
 *
 * @throws RequestFailed, or what the collection's own check throws
 */
export async function listPage<T extends Row>(
  client: SupabaseClient,
  collection: Collection<T>,
  state: ListState,
): Promise<ListPage<T>> {
  await collection.before?.(client);
  const filters = listFilters(state);
  const look = async (skip: number, take: number) => {
    const call = { thing: collection.table, ...filters, sort: state.sort, skip, take };
    // The query retries three times already.
    return answerOf<Listed>(client.rpc("staff_list", call).retry(false));
  };
  const readTable = (page: number) => {
    const from = (page - 1) * PAGE_SIZE;
    return answerOf<unknown[]>(tableQuery(client, collection, state).range(from, from + PAGE_SIZE - 1));
  };
  const searched = "term" in filters || "desk" in filters || originFilters.some((filter) => state[filter]);
  const readRows = async (page: number) =>
    searched ? (await look((page - 1) * PAGE_SIZE, PAGE_SIZE)).rows : readTable(page);

  const [listed, tabled] = await Promise.all([
    look((state.page - 1) * PAGE_SIZE, searched ? PAGE_SIZE : 0),
    searched ? undefined : readTable(state.page),
  ]);
  let { page } = state;
  let rows = tabled ?? listed.rows;
  if (rows.length === 0 && page > 1) {
    page = Math.max(1, Math.ceil(listed.total / PAGE_SIZE));
    rows = await readRows(page);
  }
  const found = rows as T[];
  return {
    rows: (await collection.attach?.(client, found)) ?? found,
    page,
    total: listed.total,
    more: listed.more,
    counts: listed.counts,
  };
}

type Place = Pick<Collection, "table" | "nameColumn" | "listColumns" | "Head">;

function tableQuery(client: SupabaseClient, { table, nameColumn, listColumns, Head }: Place, state: ListState) {
  const { status, inquiry, since, before } = listFilters(state);
  const [column, ascending] = orders(nameColumn)[state.sort];
  let query = client
    .from(table)
    .select(listColumns)
    .order(column, { ascending })
    .order("id", { ascending })
    .retry(false);
  if (Head) query = query.eq("is_spam", false);
  if (status) query = query.eq("status", status);
  if (inquiry) query = query.eq("inquiry", inquiry);
  if (since) query = query.gte("created_at", since);
  if (before) query = query.lt("created_at", before);
  return query;
}

/**
 * Restricts a change to these rows. A single id goes by `eq`, since the gateway answers 401 to that once the session is
 * over, and 400 to a list.
 */
export function withIds<
  Change extends { eq(column: "id", value: string): Change; in(column: "id", values: string[]): Change },
>(change: Change, ids: string[]): Change {
  const [only = "", ...others] = ids;
  return others.length ? change.in("id", ids) : change.eq("id", only);
}

/** Sets the status of up to 100 rows. @returns ids of the changed rows @throws RequestFailed */
export async function setStatus(client: SupabaseClient, table: string, ids: string[], status: string) {
  return idsOf(await answerOf(withIds(client.from(table).update({ status }), ids).select("id")));
}

/** Deletes up to 100 rows. @returns ids of the deleted rows @throws RequestFailed */
export async function deleteRows(client: SupabaseClient, table: string, ids: string[]) {
  return idsOf(await answerOf(withIds(client.from(table).delete(), ids).select("id")));
}

/** The ids of rows. */
export const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/**
 * The rows that were changed. The database does not tell rows that are gone from rows that the user may not change.
 * @throws RequestFailed where no row was changed
 */
export function changedRows<T extends { id: string }>(rows: T[], ids: string[]): T[] {
  const done = rows.filter(({ id }) => ids.includes(id));
  if (done.length === 0) throw new RequestFailed({ message: "No row was changed", code: "PGRST116" }, 406);
  return done;
}
