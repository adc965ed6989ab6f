import { articleKinds } from "~/content/article-kinds";
import { publicPaths } from "~/content/public-paths";
import { serverPublicClient } from "~/lib/data-service.server";
import { siteUrl } from "~/lib/site-url.server";
import { siteMap, siteMapPart } from "~/publishing/site-map.server";
import type { Route } from "./+types/sitemap";

/**
 * All public pages and published articles, for search engines: the site map (an index if it is large), or one part of it.
 * @throws 404 if there is no such part
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const mapped = {
    client: serverPublicClient(context),
    siteUrl: siteUrl(context),
    paths: publicPaths,
    kinds: articleKinds,
  };
  const part = "part" in params ? params.part : undefined;
  const xml = part ? await siteMapPart(mapped, part) : await siteMap(mapped);
  if (xml === undefined) throw new Response("No such map", { status: 404 });
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
