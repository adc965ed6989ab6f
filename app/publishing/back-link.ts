import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { edition } from "~/content/edition";

/** History state of a link from a list to an article: the query of the list page. */
export type ListOrigin = { search: string };

/**
 * The address of an article's link back: the list page that the visitor came from, else the first page. Only the browser
 * knows the former, so the server renders the latter.
 * @param list path of the list
 */
export function useBackLink(list: string): string {
  const { pathname, state } = useLocation();
  const [back, setBack] = useState(list);
  useEffect(() => {
    const origin = (state as ListOrigin | null) ?? originFromReferrer(list, pathname);
    setBack(list + (origin?.search ?? ""));
  }, [pathname, state, list]);
  return back;
}

/** The list page that the browser came from, if it loaded the article as a document. */
function originFromReferrer(list: string, article: string): ListOrigin | undefined {
  const [loaded] = performance.getEntriesByType("navigation");
  const addresses = [loaded?.name ?? "", document.referrer];
  if (!addresses.every((address) => URL.canParse(address))) return undefined;
  const [asked, before] = addresses.map((address) => new URL(address));
  return asked?.pathname === edition.addressOf(article) &&
    before?.origin === location.origin &&
    before.pathname === edition.addressOf(list)
    ? before
    : undefined;
}
