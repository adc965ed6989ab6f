import { useLocation, useMatches } from "react-router";

/** The canonical origin that the page's loader sent; "" if it sent none. */
export function useSiteUrl(): string {
  const data = useMatches().at(-1)?.loaderData as { siteUrl?: string } | undefined;
  return data?.siteUrl ?? "";
}

/** The path of the page without a trailing slash: prerendered pages are rendered with one. */
export function usePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
