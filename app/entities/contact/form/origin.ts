import { articleLists } from "#domain/articles/article-lists.ts";
import { englishPath, hindiPath, isHindi } from "#domain/edition.ts";
import { withoutEndingSlashes } from "#domain/ending-slashes.ts";
import { storedEnquiry } from "#domain/stored/enquiries.ts";
import { headerNavigation, linksOf } from "~/content/navigation";

/** The origin columns of an enquiry, as the browser reports them. */
export type EnquiryOrigin = { came_from?: string; instrument?: string; campaign?: string };

const { instrument, campaign } = storedEnquiry.columns;

const pages = new Set([
  "/support-chat",
  "/sample-data",
  ...headerNavigation.flatMap((entry) =>
    "href" in entry ? [entry.href] : linksOf(entry.items).map(({ href }) => href),
  ),
]);

/** The page of the English edition that stands at a path of either; undefined for a path without a page. */
function pageAt(path: string): string | undefined {
  const page = englishPath(withoutEndingSlashes(path.toLowerCase()) || "/");
  const isArticle = articleLists.some((list) => page.startsWith(`${list.path}/`) && /\/[0-9a-f-]{36}$/.test(page));
  return isArticle || pages.has(page) ? page : undefined;
}

/**
 * The origin of a visit: the page before the form, in the form's edition (in the Hindi one the form itself where there is
 * none), the instrument that the link to the form names, and the first `utm_…` parameters of the visit.
 *
 * @param here the form's address.
 * @param before earlier addresses of this tab, oldest first.
 */
export function originOf(here: string, before: readonly string[]): EnquiryOrigin {
  const form = new URL(here);
  const visited = before.filter((address) => URL.canParse(address)).map((address) => new URL(address));
  const own = visited
    .filter(({ origin }) => origin === form.origin)
    .flatMap(({ pathname }) => pageAt(pathname) ?? [])
    .filter((page) => page !== pageAt(form.pathname));
  const tagged = [...visited, form]
    .map(({ searchParams }) => [...searchParams].filter(([name]) => /^utm_[a-z]{1,20}$/.test(name)))
    .find((pairs) => pairs.length > 0);
  const origin: EnquiryOrigin = {};
  const page = own.at(-1);
  if (isHindi(form.pathname)) origin.came_from = hindiPath(page ?? "/contact-us");
  else if (page) origin.came_from = page;
  const named = form.searchParams.get("instrument");
  if (named && /^[a-z-]+$/.test(named)) origin.instrument = named.slice(0, instrument.max);
  if (tagged) origin.campaign = String(new URLSearchParams(tagged)).slice(0, campaign.max);
  return origin;
}

/** The origin of this tab's visit, from the browser's navigation entries, or else the referrer. Nothing is stored for it. */
export function originOfVisit(): EnquiryOrigin {
  const { navigation } = window as {
    navigation?: { entries(): { url: string | null }[]; currentEntry: { index: number } | null };
  };
  const before = navigation
    ? navigation
        .entries()
        .slice(0, navigation.currentEntry?.index ?? 0)
        .map(({ url }) => url ?? "")
    : [document.referrer];
  return originOf(location.href, before);
}
