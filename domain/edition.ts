/**
 * The site has two editions: the English one, and the Hindi one at `/hi` and below it (decision 44). This module is the one
 * that server, build and browser read of them.
 */

/** Path below which the Hindi edition stands. */
export const HINDI_BASE = "/hi";

/** Set to "hindi" for the build of the Hindi edition. */
export const EDITION_VARIABLE = "SITE_EDITION";

/** Whether `path` (of the site, with leading slash; a query or an anchor may follow) belongs to the Hindi edition. */
export const isHindi = (path: string) => path.startsWith(HINDI_BASE) && /^[/?#]?$/.test(path.charAt(HINDI_BASE.length));

/** The path of the same page in the English edition. */
export const englishPath = (path: string) =>
  isHindi(path) ? path.slice(HINDI_BASE.length).replace(/^(?!\/)/, "/") : path;

/** The address of the same page in the Hindi edition. */
export const hindiPath = (path: string) => HINDI_BASE + path.replace(/^\/(?=$|[?#])/, "");

/** Pages and files that the English edition alone has, and all below them. */
const ENGLISH_ONLY = ["/admin", "/auth", "/brochures", "/media", "/sample-data", "/qr.svg", "/robots.txt", "/sitemap"];

/** Whether a page of the English edition stands in the Hindi one too. */
export const hasHindi = (path: string) =>
  !ENGLISH_ONLY.some((each) => path.startsWith(each) && /^[./?#]?$/.test(path.charAt(each.length)));
