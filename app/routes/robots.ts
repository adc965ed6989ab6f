import { siteUrl } from "~/lib/site-url.server";
import type { Route } from "./+types/robots";

/** Robots may read everything except the admin area and the interfaces. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /auth",
    "Disallow: /rest/",
    "Disallow: /functions/",
    "",
    `Sitemap: ${siteUrl(context)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
