import { data } from "react-router";
import { picture } from "~/content/pictures";
import { blog } from "~/entities/blog/model";
import { news } from "~/entities/news/model";
import { pageMeta } from "~/layout/meta";
import { PageShell } from "~/layout/page-shell";
import { breadcrumbs } from "~/layout/structured-data";
import { serverReadingClient } from "~/lib/data-service.server";
import { messageOf } from "~/lib/errors";
import { Queries } from "~/lib/query-client";
import { siteUrl } from "~/lib/site-url.server";
import type { ArticleKind } from "~/publishing/article";
import { ArticleListView, type ServerList } from "~/publishing/article-list-view";
import { fetchPublishedArticles } from "~/publishing/queries";
import type { Route } from "./+types/article-list";

const kinds = { blog, news };
type KindName = keyof typeof kinds;

/** A page that could not be made as it should: whoever keeps pages shows an older one instead, and keeps none of this. */
const unavailable = { status: 503, headers: { "Cache-Control": "no-store" } };

/** The pictures that open the lists. */
const openings: Record<KindName, string> = { blog: "hero-spray", news: "hero-plane" };
const nameAt = (path: string): KindName => (path.startsWith("/news") ? "news" : "blog");

async function readList(client: ReturnType<typeof serverReadingClient>, kind: ArticleKind): Promise<ServerList> {
  try {
    return { articles: await fetchPublishedArticles(client, kind), at: Date.now() };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const name = nameAt(url.pathname);
  const list = await readList(serverReadingClient(context), kinds[name]);
  const shown = { name, siteUrl: siteUrl(context), opening: picture(openings[name]), list };
  return list && "error" in list ? data(shown, unavailable) : data(shown);
}

/** What stands around each list, once it was asked for. */
const around = new Map<KindName, Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** Within the site a list is asked for once; after that its own cache decides what is fetched, with its skeleton meanwhile. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const name = nameAt(url.pathname);
  const known = around.get(name);
  if (known) return { ...known, list: null as ServerList };
  const asked = await serverLoader();
  around.set(name, asked);
  return asked;
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
      <Queries>
        <ArticleListView key={name} kind={kinds[name]} opening={opening} fromServer={list} />
      </Queries>
    </PageShell>
  );
}
