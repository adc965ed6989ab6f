/** Where the administrator is in a list; stands in the address, so that reload, back and a bookmark keep it. */
export type ListState = {
  page: number;
  search: string;
  status: string;
  /** Id of the row in the form, "new" for an empty one, or nothing: the list. */
  edit: string;
};

/** Reads the state from an address; anything odd becomes the first page of everything. */
export function listStateFrom(params: URLSearchParams): ListState {
  const page = Number(params.get("page"));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: params.get("q") ?? "",
    status: params.get("status") ?? "",
    edit: params.get("edit") ?? "",
  };
}

/** The address of a changed state. A new search or filter starts at the first page. */
export function withListState(params: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const next = { ...listStateFrom(params), ...change };
  if ((change.search !== undefined || change.status !== undefined) && change.page === undefined) next.page = 1;
  const result = new URLSearchParams(params);
  const set = (key: string, value: string) => (value ? result.set(key, value) : result.delete(key));
  set("page", next.page > 1 ? String(next.page) : "");
  set("q", next.search);
  set("status", next.status);
  set("edit", next.edit);
  return result;
}
