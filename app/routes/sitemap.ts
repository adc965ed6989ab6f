import { articleKinds } from "~/content/article-kinds";
import { publicPaths } from "~/content/site-map";
import { serverPublicClient } from "~/lib/data-service.server";
import { siteUrl } from "~/lib/site-url.server";
import { siteMap } from "~/publishing/site-map.server";
import type { Route } from "./+types/sitemap";

/** All public pages and published articles, for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const xml = await siteMap(serverPublicClient(context), siteUrl(context), publicPaths, articleKinds);
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
