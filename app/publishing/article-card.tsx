import { Link, useLocation } from "react-router";
import type { ArticleKind } from "~/content/article-kinds";
import { longDate } from "~/lib/dates";
import { ContentImage } from "~/ui/content-image";
import { Icon } from "~/ui/icon";
import { SampleMark } from "~/ui/sample-mark";
import { type CardArticle, labelOf, truncate } from "./article";
import type { ListOrigin } from "./back-link";
import { langOf } from "./language";
import * as words from "./words";

/** An article's card: picture, label, date, title, excerpt, beginning of the content, link. */
export function ArticleCard({ kind, article }: { kind: ArticleKind; article: CardArticle }) {
  const href = `${kind.path}/${article.id}`;
  const { search } = useLocation();
  const state: ListOrigin = { search };
  const lang = langOf(article);
  const label = labelOf(kind, article);
  return (
    <article className="flow-root h-full border-t border-line pt-5 sm:flex sm:flex-col">
      {article.featured_image && (
        <ContentImage
          src={article.featured_image}
          alt=""
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 7.5rem"
          className="float-right mb-3 ml-5 aspect-square max-sm:w-[7.5rem] sm:float-none sm:mb-5 sm:ml-0 sm:aspect-16/9"
        />
      )}
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ash">
        <span className="label min-w-0 text-signal-deep" lang={langOf({ title: label })}>
          {label}
        </span>
        {article.is_sample && <SampleMark />}
        <time dateTime={article.created_at} className="tabular">
          {longDate(article.created_at, words.dateNotAvailable)}
        </time>
      </p>
      <h2 lang={lang} className="title-3 mt-3">
        <Link
          to={href}
          state={state}
          className="hover:underline hover:decoration-signal hover:decoration-2 hover:underline-offset-4"
        >
          {article.title}
        </Link>
      </h2>
      {article.excerpt && (
        <p lang={lang} className="mt-3 font-medium">
          {truncate(article.excerpt)}
        </p>
      )}
      <p lang={lang} className="mt-3 text-[0.9375rem] text-steel">
        {truncate(article.content)}
      </p>
      <p className="mt-auto pt-4">
        <Link
          to={href}
          state={state}
          aria-label={words.readMoreOf(article.title)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-signal-deep hover:underline hover:underline-offset-4"
        >
          {words.readMore}
          <Icon name="arrow" />
        </Link>
      </p>
    </article>
  );
}

/** The skeleton of a card. */
export function ArticleCardSkeleton() {
  return (
    <div className="border-t border-line pt-5">
      <div className="skeleton-bar mb-5 aspect-16/9 h-auto w-full" />
      <div className="skeleton-bar w-1/2" />
      <div className="skeleton-bar mt-4 h-6 w-5/6" />
      <div className="skeleton-bar mt-4" />
      <div className="skeleton-bar mt-2 w-2/3" />
    </div>
  );
}
