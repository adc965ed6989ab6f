/**
 * How React Router's client asks for the data of a page: by the page's path with a suffix, read from
 * `lib/server-runtime/urls.ts` and `lib/dom/ssr/single-fetch.tsx` of version 8.4.0.
 */

/** Suffix of a path that asks for a page's data; a path that ends with a slash gets `_.data`. */
export const DATA_SUFFIX = ".data";

/** Content type of page data. */
export const DATA_CONTENT_TYPE = "text/x-script; charset=utf-8";

/** Query parameter that lists the routes whose data is wanted; without it all of the page's. */
export const ROUTES_PARAMETER = "_routes";

/** Headers of page data that the client reads: without the first it treats an answer of 400 or more as a broken one. */
export const DATA_HEADERS = ["x-remix-response"];

/** The path of the page whose data `path` asks for, or undefined where it asks for no data. */
export function pageOfData(path: string): string | undefined {
  if (!path.endsWith(DATA_SUFFIX)) return undefined;
  return path.endsWith("/_.data") ? path.slice(0, -"/_.data".length) || "/" : path.slice(0, -DATA_SUFFIX.length);
}
