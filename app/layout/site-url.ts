import { useMatches } from "react-router";

/** The canonical origin that the page's own loader sent; "" where it sent none. */
export function useSiteUrl(): string {
  const data = useMatches().at(-1)?.loaderData as { siteUrl?: string } | undefined;
  return data?.siteUrl ?? "";
}
