/** Orders of a list: by arrival, by name or title, by last change. */
export const listSorts = ["newest", "oldest", "name", "changed"] as const;
export type ListSort = (typeof listSorts)[number];

/** Parts of the enquiries: all but spam, those to come back to by today and later, one's own, spam. */
const desks = ["", "due", "later", "mine", "spam"] as const;
export type Desk = (typeof desks)[number];

/** The state of a list. It is kept in the address, so that reload, back and bookmarks restore it. */
export type ListState = {
  page: number;
  search: string;
  status: string;
  /** Topic of enquiries, where the list has topics. */
  inquiry: string;
  /** Language, batch, page and campaign of enquiries. */
  language: string;
  batch: string;
  came_from: string;
  campaign: string;
  desk: Desk;
  /** First and last day of arrival, as a date field holds them (2026-12-01), in Bhopal. */
  from: string;
  to: string;
  sort: ListSort;
  /** Id of the row in the form, "new" for an empty one, or nothing: the list. */
  edit: string;
};

/** Filters that compare a column of the enquiries. */
export const originFilters = ["language", "batch", "came_from", "campaign"] as const satisfies (keyof ListState)[];

/** The filters of a list. */
export const filterKeys = [
  ...(["search", "status", "inquiry", "desk", "from", "to"] as const),
  ...originFilters,
] as const satisfies (keyof ListState)[];

const day = (text: string | null) => {
  const time = text && /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? "" : (text ?? "");
};

/** Reads the state from an address; values that are not valid are left out. */
export function listStateFrom(params: URLSearchParams): ListState {
  const page = Number(params.get("page"));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: params.get("q") ?? "",
    status: params.get("status") ?? "",
    inquiry: params.get("inquiry") ?? "",
    language: params.get("language") ?? "",
    batch: params.get("batch") ?? "",
    came_from: params.get("came_from") ?? "",
    campaign: params.get("campaign") ?? "",
    desk: desks.find((desk) => desk === params.get("desk")) ?? "",
    from: day(params.get("from")),
    to: day(params.get("to")),
    sort: listSorts.find((sort) => sort === params.get("sort")) ?? "newest",
    edit: params.get("edit") ?? "",
  };
}

/** The address of a changed state. A new search, filter or order starts at the first page. */
export function withListState(params: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const next = { ...listStateFrom(params), ...change };
  const other = [...filterKeys, "sort" as const].some((key) => change[key] !== undefined);
  if (other && change.page === undefined) next.page = 1;
  const result = new URLSearchParams(params);
  const set = (key: string, value: string) => (value ? result.set(key, value) : result.delete(key));
  set("page", next.page > 1 ? String(next.page) : "");
  set("q", next.search);
  set("status", next.status);
  set("inquiry", next.inquiry);
  for (const filter of originFilters) set(filter, next[filter]);
  set("desk", next.desk);
  set("from", next.from);
  set("to", next.to);
  set("sort", next.sort === "newest" ? "" : next.sort);
  set("edit", next.edit);
  return result;
}
