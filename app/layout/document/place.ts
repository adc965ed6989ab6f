import { useLocation, useMatches } from "react-router";

/** What the frame of a page reads from the data of its route's loader. */
export type PageData = {
  /** The canonical origin. */
  siteUrl: string;
  /** The subject with which the contact form opens. */
  topic?: string;
  /** A marketing page's record, whose buttons say which inquiry they are; of other routes a record without them, or a number. */
  page?: number | { hero?: { actions: { to: string }[] } };
};

const usePageData = () => (useMatches().at(-1)?.loaderData ?? {}) as Partial<PageData>;

/** The canonical origin that the page's loader sent; "" if it sent none. */
export const useSiteUrl = (): string => usePageData().siteUrl ?? "";

/** The subject with which the contact form opens; undefined on other pages, and without one. */
export const useFormSubject = (): string | undefined => usePageData().topic;

/** The inquiry type of the page's first button that leads to the contact form; null on pages without one. */
export function usePageInquiry(): string | null {
  const { page } = usePageData();
  const actions = (typeof page === "object" && page.hero?.actions) || [];
  return actions.flatMap(({ to }) => new URLSearchParams(to.split(/[?#]/)[1]).get("inquiry") ?? []).at(0) ?? null;
}

/** The path of the page without a trailing slash: prerendered pages are rendered with one. */
export function usePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
