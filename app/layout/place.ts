import { useLocation, useMatches } from "react-router";

/** The canonical origin that the page's own loader sent; "" where it sent none. */
export function useSiteUrl(): string {
  const data = useMatches().at(-1)?.loaderData as { siteUrl?: string } | undefined;
  return data?.siteUrl ?? "";
}

/** The path of the page without a slash at its end: pages made at build time are rendered with one. */
export function usePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
