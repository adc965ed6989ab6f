import { data } from "react-router";
import { type ArticleKind, articleKindAt } from "~/content/article-kinds";
import { type Picture, picture } from "~/content/pictures";
import { pageMeta } from "~/layout/document/meta";
import { breadcrumbs } from "~/layout/document/structured-data.server";
import { PageShell } from "~/layout/page-shell";
import { pageAnswer, usePageAnswer } from "~/layout/start/page-answer";
import { backendOf } from "~/lib/backend.server";
import { contentChanges } from "~/lib/content-changes";
import { serverPublicClient } from "~/lib/data-service.server";
import { messageOf } from "~/lib/errors";
import { siteUrl as canonicalOrigin } from "~/lib/site-url.server";
import { ArticleListView, type InitialList } from "~/publishing/article-list-view";
import { toListItems } from "~/publishing/list-item";
import { fetchPublishedPage, pageAddress, pageOf, publicListOptions } from "~/publishing/queries";
import { olderEntries, pageOfList } from "~/publishing/words";
import type { Route } from "./+types/article-list";

/** Answer of a page without its list: the page cache shows an older page instead and does not store this one. */
const unavailable = { status: 503, headers: { "Cache-Control": "no-store" } };

async function readList(
  client: ReturnType<typeof serverPublicClient>,
  kind: ArticleKind,
  page: number,
  onError: (error: unknown) => void,
): Promise<{ list: InitialList; older: boolean }> {
  try {
    const { articles, older } = await fetchPublishedPage(client, kind, page);
    // A card shows the beginning of the content alone, so no more of it is sent.
    return { list: { articles: toListItems(articles) }, older };
  } catch (error) {
    onError(error);
    return { list: { error: messageOf(error) }, older: false };
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = articleKindAt(url.pathname);
  const page = pageOf(url.searchParams);
  const { list, older } = await readList(serverPublicClient(context), kind, page, (error) =>
    backendOf(context)?.report(error),
  );
  const siteUrl = canonicalOrigin(context);
  const { name, path } = kind;
  const structured = [breadcrumbs(siteUrl, [{ name, path }])];
  const shown = { path, page, siteUrl, opening: picture(kind.opening), list, older, structured };
  if (list && "error" in list) return data(shown, unavailable);
  const beyondTheEnd = page > 1 && list && "articles" in list && list.articles.length === 0;
  return data(shown, beyondTheEnd ? 404 : 200);
}

type Sent = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;
type Shown = Omit<Sent, "opening" | "structured" | "list"> & {
  opening?: Picture;
  structured?: object[];
  list?: InitialList;
};

/** Pages that this tab has loaded, by address, with the time in milliseconds and the number of content changes. */
const cachedPages = new Map<string, { page: Shown; at: number; changes: number }>();

/**
 * In client-side navigation a page is loaded once and kept for ten minutes, or until something is saved or deleted; after
 * ten minutes the browser fetches only the list. If the server cannot be reached, the page says so.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<Shown> {
  const { path } = articleKindAt(url.pathname);
  const page = pageOf(url.searchParams);
  const address = pageAddress(path, page);
  const skeleton: Shown = { path, page, siteUrl: location.origin, older: false };
  const ask = async (): Promise<Shown> => {
    const changes = contentChanges();
    let cached = cachedPages.get(address);
    if (cached?.changes !== changes) {
      const answer = await serverLoader().catch((error) => ({ ...skeleton, list: { error: messageOf(error) } }));
      if (!("articles" in (answer.list ?? {}))) return answer;
      cached = { page: answer, at: Date.now(), changes };
      cachedPages.set(address, cached);
    }
    const { at } = cached;
    const list = Date.now() - at < publicListOptions.gcTime ? ({ ...cached.page.list, at } as InitialList) : null;
    return { ...cached.page, list };
  };
  return pageAnswer(url, ask, skeleton);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { list, name, path } = articleKindAt(loaderData.path);
  const { page, siteUrl, structured } = loaderData;
  return [
    ...pageMeta({
      title: page > 1 ? pageOfList(name, page) : name,
      description: page > 1 ? `${list.description} ${olderEntries(page)}` : list.description,
      path: pageAddress(path, page),
      shared: path,
      siteUrl,
      structured,
    }),
    ...(["rss", "atom"] as const).map((format) => ({
      tagName: "link",
      rel: "alternate",
      type: `application/${format}+xml`,
      title: `${name} (${format === "rss" ? "RSS" : "Atom"})`,
      href: `${path}/${format}.xml`,
    })),
  ];
}

export default function ArticleList({ loaderData }: Route.ComponentProps) {
  const { path, page, list, older, opening } = loaderData;
  usePageAnswer(loaderData);
  return (
    <PageShell>
      <ArticleListView
        key={`${path} ${page}`}
        kind={articleKindAt(path)}
        page={page}
        older={older}
        opening={opening}
        known={list}
      />
    </PageShell>
  );
}
