import { lazy, Suspense } from "react";
import { data } from "react-router";
import { type ArticleKind, articleKindAt } from "~/content/article-kinds";
import { enquire } from "~/content/enquire";
import { type HomeContent, home } from "~/content/pages/home";
import { sharingPicture } from "~/content/sharing/sharing-picture";
import { pageMeta } from "~/layout/document/meta";
import { breadcrumbs } from "~/layout/document/structured-data.server";
import { PageShell } from "~/layout/page-shell";
import { isSkeleton, pageAnswer, usePageAnswer } from "~/layout/start/page-answer";
import { backendOf } from "~/lib/backend.server";
import { serverPublicClient } from "~/lib/data-service.server";
import { siteUrl as canonicalOrigin, isPublicSite } from "~/lib/site-url.server";
import { type Article, missingArticle, truncate } from "~/publishing/article";
import { ArticleMissing, ArticleSkeleton, ArticleView } from "~/publishing/article-view";
import { renderArticle } from "~/publishing/markdown/render-article";
import { fetchNextReading } from "~/publishing/next-reading";
import { fetchPublishedArticle } from "~/publishing/queries";
import { articleData } from "~/publishing/structured-data.server";
import { askAboutThis } from "~/publishing/words";
import { Jobs } from "~/sections/home/jobs";
import type { Route } from "./+types/article-detail";

function structuredData(origin: string, kind: ArticleKind, article: Article) {
  return [
    articleData(origin, kind, article, sharingPicture(kind.path)),
    breadcrumbs(origin, [
      { name: kind.name, path: kind.path },
      { name: article.title, path: `${kind.path}/${article.id}` },
    ]),
  ];
}

/** What a reader can do next: the tasks of the home page, and a question about this article. */
const withQuestion = (jobs: HomeContent["jobs"], title: string): HomeContent["jobs"] => ({
  ...jobs,
  ways: [...jobs.ways, { label: askAboutThis, to: enquire("general", title) }],
});

/** 404 where no published article has this id, 503 where it could not be read. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = articleKindAt(url.pathname);
  const shared = { list: kind.path, siteUrl: canonicalOrigin(context) };
  try {
    const client = serverPublicClient(context);
    const stored = await fetchPublishedArticle(client, kind, params.id);
    // An article is shown without what to read next rather than not at all.
    const next = stored
      ? await fetchNextReading(client, kind, stored).catch((error: unknown) => {
          backendOf(context)?.report(error);
          return [];
        })
      : [];
    const article = stored && (await renderArticle(stored));
    // A sample is told to machines only where none can come: on a site without a public address.
    const told = Boolean(article && !(article.is_sample && isPublicSite(shared.siteUrl)));
    const structured = article && told ? structuredData(shared.siteUrl, kind, article) : [];
    const jobs = article && withQuestion(home.jobs, article.title);
    return data({ ...shared, article, next, jobs, told, readable: true, structured }, article ? 200 : 404);
  } catch (error) {
    backendOf(context)?.report(error);
    return data(
      { ...shared, article: null, next: [], jobs: null, told: false, readable: false, structured: [] },
      { status: 503, headers: { "Cache-Control": "no-store" } },
    );
  }
}

type Shown = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;

/** While the server cannot be reached, the page says that the article could not be read. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<Shown> {
  const unread: Shown = {
    list: articleKindAt(url.pathname).path,
    siteUrl: location.origin,
    article: null,
    next: [],
    jobs: null,
    told: false,
    readable: false,
    structured: [],
  };
  return pageAnswer(url, () => serverLoader().catch(() => unread), unread);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { list, article, told, readable, siteUrl, structured } = loaderData;
  const kind = articleKindAt(list);
  const missing = missingArticle(kind, readable);
  const path = article ? `${kind.path}/${article.id}` : kind.path;
  return pageMeta({
    title: article?.title ?? (isSkeleton(loaderData) ? kind.name : missing.title),
    description: article ? truncate(article.excerpt || article.content) : missing.text,
    path,
    siteUrl,
    shared: kind.path,
    type: "article",
    hidden: !article || !told,
    structured,
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const DraftPreview = lazy(() => import("~/publishing/draft-preview"));

export default function ArticleDetail({ loaderData, params }: Route.ComponentProps) {
  const { list, article, next, jobs, readable } = loaderData;
  const isLoading = usePageAnswer(loaderData);
  const kind = articleKindAt(list);
  const missing = <ArticleMissing kind={kind} readable={readable} />;
  return (
    <PageShell>
      {isLoading && <ArticleSkeleton kind={kind} />}
      {article && <ArticleView kind={kind} article={article} next={next} />}
      {jobs && <Jobs jobs={jobs} />}
      {!isLoading && !article && (
        <Suspense fallback={missing}>
          <DraftPreview kind={kind} id={params.id}>
            {missing}
          </DraftPreview>
        </Suspense>
      )}
    </PageShell>
  );
}
