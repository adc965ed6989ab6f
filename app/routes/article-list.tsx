import { data } from "react-router";
import { picture } from "~/content/pictures";
import { blog } from "~/entities/blog/model";
import { news } from "~/entities/news/model";
import { pageMeta } from "~/layout/meta";
import { PageShell } from "~/layout/page-shell";
import { breadcrumbs } from "~/layout/structured-data";
import { backendOf } from "~/lib/backend.server";
import { serverReadingClient } from "~/lib/data-service.server";
import { messageOf } from "~/lib/errors";
import { siteUrl } from "~/lib/site-url.server";
import { type Article, type ArticleKind, truncated } from "~/publishing/article";
import { ArticleListView, type KnownList } from "~/publishing/article-list-view";
import { fetchPublishedArticles, publicListOptions } from "~/publishing/queries";
import type { Route } from "./+types/article-list";

const kinds = { blog, news };
type KindName = keyof typeof kinds;

/** A page that could not be made as it should: whoever keeps pages shows an older one instead, and keeps none of this. */
const unavailable = { status: 503, headers: { "Cache-Control": "no-store" } };

/** The pictures that open the lists. */
const openings: Record<KindName, string> = { blog: "hero-spray", news: "hero-plane" };
const nameAt = (path: string): KindName => (path.startsWith("/news") ? "news" : "blog");

/** A card shows the beginning of the content alone, so no more of it is sent. */
const asShown = (article: Article): Article => ({ ...article, content: truncated(article.content) });

async function readList(
  client: ReturnType<typeof serverReadingClient>,
  kind: ArticleKind,
  onError: (error: unknown) => void,
): Promise<KnownList> {
  try {
    return { articles: (await fetchPublishedArticles(client, kind)).map(asShown) };
  } catch (error) {
    onError(error);
    return { error: messageOf(error) };
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const name = nameAt(url.pathname);
  const list = await readList(serverReadingClient(context), kinds[name], (error) => backendOf(context)?.report(error));
  const shown = { name, siteUrl: siteUrl(context), opening: picture(openings[name]), list };
  return list && "error" in list ? data(shown, unavailable) : data(shown);
}

/** What this tab asked the server for, and when. */
const asked = new Map<KindName, { page: Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>; at: number }>();

/** Within the site a list is asked for once and kept for ten minutes; after that the browser asks for the list alone. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const name = nameAt(url.pathname);
  const kept = asked.get(name) ?? { page: await serverLoader(), at: Date.now() };
  const { page, at } = kept;
  if (!("articles" in (page.list ?? {}))) return page;
  asked.set(name, kept);
  return { ...page, list: Date.now() - at < publicListOptions.gcTime ? ({ ...page.list, at } as KnownList) : null };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { list, path } = kinds[loaderData.name];
  return [
    ...pageMeta({
      title: list.title,
      description: list.description,
      path,
      siteUrl: loaderData.siteUrl,
      data: [breadcrumbs(loaderData.siteUrl, [{ name: list.title, path }])],
    }),
    ...(["rss", "atom"] as const).map((format) => ({
      tagName: "link",
      rel: "alternate",
      type: `application/${format}+xml`,
      title: `${list.title} (${format === "rss" ? "RSS" : "Atom"})`,
      href: `${path}/${format}.xml`,
    })),
  ];
}

export default function ArticleList({ loaderData: { name, list, opening } }: Route.ComponentProps) {
  return (
    <PageShell>
      <ArticleListView key={name} kind={kinds[name]} opening={opening} known={list} />
    </PageShell>
  );
}
