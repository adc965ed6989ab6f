/** The query parameters that each page reads, by the page's path; see `app/routes/query-parameters.ts`. */
export type QueryParameters = Readonly<Record<string, readonly string[]>>;

/** With this the router says of which parts of a page it wants the data. */
const ROUTES = "_routes";

/**
 * The address under which a page is known: its path, and of its query what the page reads, in one order. Campaigns and
 * strangers may add to an address what they like and make no other page of it.
 *
 * @param target path and query, as a client asked.
 */
export function knownAddress(target: string, parameters: QueryParameters): string {
  const start = target.indexOf("?");
  if (start < 0) return target;
  const path = target.slice(0, start);
  const page = pageOf(path);
  const read = Object.hasOwn(parameters, page) ? (parameters[page] ?? []) : [];
  const names = page === path ? read : [...read, ROUTES];
  if (names.length === 0) return path;
  const given = new URLSearchParams(target.slice(start));
  const known = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}

/** The page whose data a path names, or the path itself. */
function pageOf(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path === "/_.data" || path === "/_root.data" ? "/" : path.slice(0, -".data".length);
}
