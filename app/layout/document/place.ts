import { useLocation, useMatches } from "react-router";

type PageData = { siteUrl?: string; form?: { about: string } };
const usePageData = () => (useMatches().at(-1)?.loaderData ?? {}) as PageData;

/** The canonical origin that the page's loader sent; "" if it sent none. */
export const useSiteUrl = (): string => usePageData().siteUrl ?? "";

/** The subject with which the contact form opens; undefined on other pages, and without one. */
export const useFormSubject = (): string | undefined => usePageData().form?.about || undefined;

/** The path of the page without a trailing slash: prerendered pages are rendered with one. */
export function usePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
