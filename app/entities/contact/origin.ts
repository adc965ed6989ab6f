import { storedEnquiry } from "./stored";

/** Where an enquiry came from, as far as the browser tells; see the columns of `storedEnquiry`. */
export type Origin = { came_from?: string; instrument?: string; campaign?: string };

const { came_from, instrument, campaign } = storedEnquiry.columns;

/**
 * Where a visit came from: the page of this site that led to the form, the instrument that a link to the form names, and
 * the `utm_…` of the first address of the visit that has any.
 *
 * @param here the form's address.
 * @param before the addresses of this tab on this site before it, oldest first.
 */
export function originOf(here: string, before: readonly string[]): Origin {
  const form = new URL(here);
  const visited = before.filter((address) => URL.canParse(address)).map((address) => new URL(address));
  const own = visited.filter(({ origin, pathname }) => origin === form.origin && pathname !== form.pathname);
  const tagged = [...visited, form]
    .map(({ searchParams }) => [...searchParams].filter(([name]) => /^utm_[a-z]{1,20}$/.test(name)))
    .find((pairs) => pairs.length > 0);
  const origin: Origin = {};
  const page = own.at(-1)?.pathname;
  if (page) origin.came_from = page.slice(0, came_from.max);
  const named = form.searchParams.get("instrument");
  if (named && /^[a-z-]+$/.test(named)) origin.instrument = named.slice(0, instrument.max);
  if (tagged) origin.campaign = String(new URLSearchParams(tagged)).slice(0, campaign.max);
  return origin;
}

/** The same of this tab. Nothing is stored for it: the browser's own list of the tab's addresses is read, or the referrer. */
export function originOfVisit(): Origin {
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
