import { lazy, Suspense, useEffect, useState } from "react";
import type { ArticleKind } from "~/content/article-kinds";
import { OpeningBand } from "~/layout/page-shell";
import { tryAgain } from "~/layout/words";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { PictureSource } from "~/ui/picture";
import { StateView } from "~/ui/state-view";
import type { Article } from "./article";
import { ArticleCard, ArticleCardSkeleton } from "./article-card";
import type { ListState } from "./live-articles";
import { pageAddress, publicListOptions } from "./queries";
import * as words from "./words";

/** Loaded on demand, because a list is rarely refreshed while it is read. */
const LiveArticles = lazy(() => import("./live-articles"));

/**
 * The list that a page opens with: articles and, if they come from the browser's cache, the time of their request; or the
 * server's error. Null means that the browser has to fetch it.
 */
export type InitialList = { articles: Article[]; at?: number } | { error: string } | null;

/** The public list of a kind, in all its states. */
export function ArticleListView({
  kind,
  page,
  older,
  opening,
  known,
}: {
  kind: ArticleKind;
  /** 1 for the newest. */
  page: number;
  /** Whether there is a page of older articles. */
  older: boolean;
  opening?: PictureSource;
  /** Undefined until the page's data has arrived. */
  known: InitialList | undefined;
}) {
  const [openedAt] = useState(() => Date.now());
  const [live, setLive] = useState<ListState>();
  const kept = known && "articles" in known ? { articles: known.articles, at: known.at ?? openedAt } : undefined;
  const refreshing = useNeedsRefresh(known === null, kept?.at);
  const isBeyond = page > 1 && (live?.articles ?? kept?.articles)?.length === 0;

  return (
    <>
      <OpeningBand
        title={page === 1 ? kind.name : words.pageOfList(kind.name, page)}
        picture={known === undefined ? "coming" : opening}
      >
        <p>{kind.list.lead}</p>
      </OpeningBand>
      <div className="wrap py-16 md:py-20">
        <List kind={kind} page={page} {...(live ?? known)} />
        {!isBeyond && <PageLinks path={kind.path} page={page} older={older} />}
        {refreshing && (
          <Suspense>
            <LiveArticles kind={kind} page={page} known={kept} onChange={setLive} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Links to newer and older articles. They are plain links, so that they work without scripts. */
function PageLinks({ path, page, older }: { path: string; page: number; older: boolean }) {
  if (page === 1 && !older) return null;
  return (
    <nav aria-label={words.pages} className="mt-14 flex flex-wrap justify-between gap-4 border-t border-line pt-6">
      {page > 1 && (
        <ButtonLink to={pageAddress(path, page - 1)} rel="prev">
          <Icon name="back" /> {words.newer}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink to={pageAddress(path, page + 1)} rel="next" className="ml-auto">
          {words.older} <Icon name="arrow" />
        </ButtonLink>
      )}
    </nav>
  );
}

/** Whether the browser has to fetch the list: at once without data, else when it is stale and the page is visible. */
function useNeedsRefresh(atOnce: boolean, since: number | undefined): boolean {
  const [refreshing, setRefreshing] = useState(atOnce);
  useEffect(() => {
    if (refreshing || since === undefined) return;
    const look = () => {
      const stale = Date.now() - since >= publicListOptions.staleTime;
      if (stale && document.visibilityState === "visible") setRefreshing(true);
    };
    look();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, [refreshing, since]);
  return refreshing;
}

function List({ kind, page, articles, error }: { kind: ArticleKind; page: number } & ListState) {
  const { list } = kind;
  if (error && !articles) {
    return (
      <StateView
        alert
        title={list.failed}
        text={list.failedText ?? error}
        action={
          <Button data-needs-react="" onClick={() => location.reload()}>
            {tryAgain}
          </Button>
        }
      />
    );
  }
  if (!articles) {
    return (
      <div
        role="status"
        aria-label={words.loadingList(kind.name)}
        className="skeleton grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
      >
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <ArticleCardSkeleton key={card} />
        ))}
      </div>
    );
  }
  if (articles.length === 0 && page > 1) {
    return (
      <StateView
        title={words.noSuchPage}
        text={words.noPageOfList(page)}
        action={<ButtonLink to={kind.path}>{words.theNewest}</ButtonLink>}
      />
    );
  }
  if (articles.length === 0) return <StateView title={list.empty} text={list.emptyText} />;
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard kind={kind} article={article} />
        </li>
      ))}
    </ul>
  );
}
