import { data } from "react-router";
import { sharingPicture } from "~/content/sharing-picture";
import { blog } from "~/entities/blog/model";
import { news } from "~/entities/news/model";
import { pageMeta } from "~/layout/meta";
import { PageShell } from "~/layout/page-shell";
import { article as articleData, breadcrumbs } from "~/layout/structured-data";
import { serverReadingClient } from "~/lib/data-service.server";
import { siteUrl as canonicalOrigin } from "~/lib/site-url.server";
import { truncated } from "~/publishing/article";
import { ArticleNotFound, ArticleView } from "~/publishing/article-view";
import { fetchPublishedArticle } from "~/publishing/queries";
import type { Route } from "./+types/article-detail";

const kinds = { blog, news };
type KindName = keyof typeof kinds;

/** 404 where no published article has this id, 503 where it could not be read; both show the same view. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const name: KindName = url.pathname.startsWith("/news") ? "news" : "blog";
  const shared = { name, siteUrl: canonicalOrigin(context) };
  try {
    const article = await fetchPublishedArticle(serverReadingClient(context), kinds[name], params.id);
    return data({ ...shared, article }, article ? 200 : 404);
  } catch {
    return data({ ...shared, article: null }, { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}

/** A line that stays cut shows the view of an article that could not be read. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const name: KindName = url.pathname.startsWith("/news") ? "news" : "blog";
  return serverLoader().catch(() => ({ name, siteUrl: location.origin, article: null }));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, article, siteUrl } = loaderData;
  const kind = kinds[name];
  const path = article ? `${kind.path}/${article.id}` : kind.path;
  return pageMeta({
    title: article?.title ?? kind.detail.notFoundTitle,
    description: article ? truncated(article.excerpt || article.content) : kind.detail.notFoundText,
    path,
    siteUrl,
    shared: kind.path,
    type: "article",
    hidden: !article,
    data: article
      ? [
          articleData(siteUrl, kind, article, sharingPicture(kind.path)),
          breadcrumbs(siteUrl, [
            { name: kind.list.title, path: kind.path },
            { name: article.title, path },
          ]),
        ]
      : [],
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ArticleDetail({ loaderData: { name, article } }: Route.ComponentProps) {
  const kind = kinds[name];
  return (
    <PageShell>{article ? <ArticleView kind={kind} article={article} /> : <ArticleNotFound kind={kind} />}</PageShell>
  );
}
