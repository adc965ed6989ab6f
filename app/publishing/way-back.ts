import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** What a link of a list tells its article: the query of the page of the list that it stands on. */
export type CameFrom = { search: string };

/**
 * The address of the list that an article goes back to: the page of it that led here, else its beginning. What led here is
 * known in the browser alone, so the document begins with the latter.
 * @param list path of the list
 */
export function useWayBack(list: string): string {
  const { pathname, state } = useLocation();
  const [back, setBack] = useState(list);
  useEffect(() => {
    const cameFrom = (state as CameFrom | null) ?? referrerOn(list, pathname);
    setBack(list + (cameFrom?.search ?? ""));
  }, [pathname, state, list]);
  return back;
}

/** The page of this list whose plain link asked for the article as a document. */
function referrerOn(list: string, article: string): CameFrom | undefined {
  const [loaded] = performance.getEntriesByType("navigation");
  const addresses = [loaded?.name ?? "", document.referrer];
  if (!addresses.every((address) => URL.canParse(address))) return undefined;
  const [asked, before] = addresses.map((address) => new URL(address));
  return asked?.pathname === article && before?.origin === location.origin && before.pathname === list
    ? before
    : undefined;
}
