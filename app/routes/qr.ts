import { renderSVG } from "uqr";
import { MAX_PATH_CHARS } from "~/lib/qr-code";
import { siteUrl } from "~/lib/site-url.server";
import type { Route } from "./+types/qr";

/**
 * The address of a page of this site as a QR code, for printed pages: `/qr.svg?of=/blog`.
 * @throws 400 if `of` is no path of this site
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const path = url.searchParams.get("of") ?? "";
  if (!/^\/(?!\/)/.test(path) || path.length > MAX_PATH_CHARS)
    throw new Response("No path of this site", { status: 400 });
  const svg = renderSVG(siteUrl(context) + path, { border: 2, ecc: "M" });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" } });
}
