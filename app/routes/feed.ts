import { articleKindAt } from "~/content/article-kinds";
import { serverPublicClient } from "~/lib/data-service.server";
import { siteUrl } from "~/lib/site-url.server";
import { articleFeed } from "~/publishing/feed.server";
import type { Route } from "./+types/feed";

/** Articles of one kind for feed readers, as RSS 2.0 and Atom. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const format = /atom\.xml$/i.test(url.pathname) ? "atom" : "rss";
  const xml = await articleFeed(serverPublicClient(context), siteUrl(context), articleKindAt(url.pathname), format);
  return new Response(xml, { headers: { "Content-Type": `application/${format}+xml; charset=utf-8` } });
}
