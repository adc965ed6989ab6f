import { blog } from "~/entities/blog/model";
import { news } from "~/entities/news/model";
import { serverPublicClient } from "~/lib/data-service.server";
import { siteUrl } from "~/lib/site-url.server";
import { articleFeed } from "~/publishing/feed.server";
import type { Route } from "./+types/feed";

/** Blog and news for feed readers, as RSS 2.0 and Atom. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = url.pathname.startsWith("/news") ? news : blog;
  const format = url.pathname.endsWith("atom.xml") ? "atom" : "rss";
  const xml = await articleFeed(serverPublicClient(context), siteUrl(context), kind, format);
  return new Response(xml, { headers: { "Content-Type": `application/${format}+xml; charset=utf-8` } });
}
