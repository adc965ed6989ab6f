import type { IncomingMessage } from "node:http";
import { pageOfData, ROUTES_PARAMETER } from "../../adapters/react-router/page-data.ts";
import { englishPath, hasHindi, isHindi } from "../../domain/edition.ts";
import { queryParameters } from "../../domain/query-parameters.ts";

/** Path and query of a request's target, which HTTP allows to be a whole address or an asterisk. */
export function targetOf({ url = "/" }: IncomingMessage): string {
  if (url.startsWith("/")) return url;
  if (!URL.canParse(url)) return "/";
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export type CanonicalAddress = {
  /** The path as requested, and of its query the parameters that its page reads, sorted. The key of every memory. */
  key: string;
  /** Where a page with this path is redirected to, because its canonical path is another one. */
  redirect?: string;
};

/**
 * Makes an address canonical, once and before any memory is asked: campaigns and strangers may add to an address what they
 * like and make no other page of it.
 *
 * The path of a file or a service is taken as it is; that of a page has one spelling (`redirect`), so that a page stands in
 * memory and in statistics once.
 *
 * @param target path and query, as a client asked.
 */
export function canonicalAddress(target: string): CanonicalAddress {
  const start = target.indexOf("?");
  const path = start < 0 ? target : target.slice(0, start);
  const query = start < 0 ? "" : target.slice(start);
  const canonical = inItsEdition(canonicalPath(path));
  const key = query ? path + knownQuery(path, query) : path;
  return canonical === path ? { key } : { key, redirect: canonical + query };
}

/** Pages that the English edition alone has stand there. */
const inItsEdition = (path: string) => (isHindi(path) && !hasHindi(englishPath(path)) ? englishPath(path) : path);

/** Paths that are canonical as they stand, as almost all are: parsing the others costs a microsecond. */
const PLAIN_PATH = /^(?:\/|(?:\/[a-z0-9_-][a-z0-9_.-]*)+)$/;

/**
 * The one spelling of a path that React Router would match in several: lower case, no encoded letters, no dot segments and
 * no empty ones. Always a path on this site: browsers take `//host` and `/\host` for another one.
 */
function canonicalPath(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  const { pathname } = new URL(`http://site${path}`);
  const spelt = pathname
    .replace(/\/{2,}/g, "/")
    .replace(/%[\dA-F]{0,2}|[A-Z]/gi, (part) => (part.startsWith("%") ? decodeUnreserved(part) : part.toLowerCase()));
  // In `/blog/...data` the suffix of page data hides the dot segment `..` from URL; such a path asks for the list's data.
  return spelt.replace(/\/\.{1,2}\.data$/, "/_.data").replace(/(.)\/$/, "$1");
}

/** An escape, or the letter, digit, `-`, `.`, `_` or `~` for which it stands: RFC 3986 (2.3) calls these equivalent. */
function decodeUnreserved(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return code.length === 3 && /[\w.~-]/.test(character) ? character.toLowerCase() : code;
}

function knownQuery(path: string, query: string): string {
  const page = pageOfData(path);
  const english = englishPath(page ?? path);
  const read = Object.hasOwn(queryParameters, english) ? (queryParameters[english] ?? []) : [];
  const names = page === undefined ? read : [...read, ROUTES_PARAMETER];
  if (names.length === 0) return "";
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size === 0 ? "" : `?${known}`;
}
