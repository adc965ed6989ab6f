import { Link } from "react-router";
import type { ArticleKind } from "~/content/article-kinds";
import { longDate } from "~/lib/dates";
import { ButtonLink } from "~/ui/button";
import { ContentImage } from "~/ui/content-image";
import { Icon } from "~/ui/icon";
import { SampleMark } from "~/ui/sample-mark";
import { labelOf, missingArticle, type RenderedArticle } from "./article";
import { ArticleContent } from "./article-content";
import { useBackLink } from "./back-link";
import { langOf } from "./language";
import type { NextArticle } from "./next-reading";
import * as words from "./words";

/** An article with a link back to its list, and what to read next. */
export function ArticleView({
  kind,
  article,
  next = [],
}: {
  kind: ArticleKind;
  article: RenderedArticle;
  next?: NextArticle[];
}) {
  const back = useBackLink(kind.path);
  const lang = langOf(article);
  const label = labelOf(kind, article);
  return (
    <article>
      <header className="on-dark bg-carbon pt-36 pb-14 text-bone md:pt-44 md:pb-16">
        <div className="wrap">
          <ButtonLink to={back} variant="quiet" className="-ml-3">
            <Icon name="back" />
            {kind.detail.back}
          </ButtonLink>
          <p className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="label min-w-0 text-signal" lang={langOf({ title: label })}>
              {label}
            </span>
            {article.is_sample && <SampleMark />}
            <time dateTime={article.created_at} className="tabular text-sm text-mist">
              {longDate(article.created_at, words.dateNotAvailable)}
            </time>
            {article.author_name && <span className="min-w-0 text-sm text-mist">{words.by(article.author_name)}</span>}
          </p>
          <h1 lang={lang} className="title-1 mt-4 max-w-[22ch] text-[clamp(2rem,4.2vw,3.5rem)]">
            {article.title}
          </h1>
          {article.excerpt && (
            <p lang={lang} className="lead mt-6 max-w-[60ch] text-mist">
              {article.excerpt}
            </p>
          )}
        </div>
      </header>
      <div className="wrap py-14 md:py-20">
        <div className="mx-auto max-w-[44rem]">
          {article.featured_image && (
            <ContentImage
              src={article.featured_image}
              alt=""
              sizes="(min-width: 48rem) 44rem, 92vw"
              eager
              className="mb-10 aspect-16/9"
            />
          )}
          {article.is_sample && (
            <p className="mb-8 border-l-2 border-signal bg-sand p-5 text-[0.9375rem]">{words.sampleText}</p>
          )}
          <ArticleContent article={article} lang={lang} />
          {next.length > 0 && (
            <nav aria-label={words.nextReading} className="mt-16 border-t border-line pt-6">
              <h2 className="label text-ash">{words.nextReading}</h2>
              <ul className="mt-3 divide-y divide-line">
                {next.map(({ href, title, language, created_at, is_sample }) => (
                  <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
                    <Link
                      to={href}
                      lang={langOf({ title, language })}
                      className="min-w-0 font-semibold break-words hover:underline hover:underline-offset-4"
                    >
                      {title}
                    </Link>
                    <span className="flex items-baseline gap-x-3 text-sm text-ash">
                      {is_sample && <SampleMark />}
                      <time dateTime={created_at} className="tabular">
                        {longDate(created_at, "")}
                      </time>
                    </span>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </article>
  );
}

/**
 * The skeleton of an article, with the link back in place. It does not use SkeletonBar: importing that here changes the
 * bundler's shared chunks, which costs each page 14 KB.
 */
export function ArticleSkeleton({ kind }: { kind: ArticleKind }) {
  const back = useBackLink(kind.path);
  return (
    <>
      <div className="on-dark bg-carbon pt-36 pb-14 text-bone md:pt-44 md:pb-16">
        <div className="wrap">
          <ButtonLink to={back} variant="quiet" className="-ml-3">
            <Icon name="back" />
            {kind.detail.back}
          </ButtonLink>
          <div role="status" aria-label={words.loadingArticle} className="skeleton mt-8">
            <div className="skeleton-bar w-48" />
            <div className="skeleton-bar mt-6 h-[clamp(2rem,4.2vw,3.5rem)] max-w-[36rem]" />
            <div className="skeleton-bar mt-8 h-5 max-w-[28rem]" />
          </div>
        </div>
      </div>
      <div className="wrap py-14 md:py-20">
        <div className="skeleton mx-auto grid max-w-[44rem] gap-4">
          <div className="skeleton-bar mb-6 aspect-16/9 h-auto" />
          <div className="skeleton-bar" />
          <div className="skeleton-bar" />
          <div className="skeleton-bar w-2/3" />
        </div>
      </div>
    </>
  );
}

/** The page for an article that does not exist or cannot be read. */
export function ArticleMissing({ kind, readable }: { kind: ArticleKind; readable: boolean }) {
  const { title, text } = missingArticle(kind, readable);
  const back = useBackLink(kind.path);
  return (
    <div className="on-dark flex min-h-[70dvh] items-center bg-carbon pt-36 pb-20 text-bone">
      <div className="wrap">
        <h1 className="title-1 max-w-[18ch]">{title}</h1>
        <p className="lead mt-6 text-mist">{text}</p>
        <div className="mt-8">
          <ButtonLink to={back} variant="primary">
            <Icon name="back" />
            {kind.detail.back}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
