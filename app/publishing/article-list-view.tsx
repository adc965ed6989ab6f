import { useQuery } from "@tanstack/react-query";
import { OpeningBand } from "~/layout/page-shell";
import { browserReadingClient } from "~/lib/data-service";
import { messageOf } from "~/lib/errors";
import { Button } from "~/ui/button";
import type { PictureSource } from "~/ui/picture";
import { StateView } from "~/ui/states";
import type { Article, ArticleKind } from "./article";
import { ArticleCard, ArticleCardSkeleton } from "./article-card";
import { fetchPublishedArticles, publicListOptions } from "./queries";

/** What the server found: articles with the time they were read, or why it could not. Null: the browser asks itself. */
export type ServerList = { articles: Article[]; at: number } | { error: string } | null;

/** The public list of a kind, in all its states. */
export function ArticleListView({
  kind,
  opening,
  fromServer,
}: {
  kind: ArticleKind;
  opening?: PictureSource;
  fromServer: ServerList;
}) {
  const failed = fromServer && "error" in fromServer ? fromServer.error : undefined;
  const initial = fromServer && "articles" in fromServer ? fromServer : undefined;
  const query = useQuery({
    queryKey: [kind.table, "published"],
    queryFn: async () => fetchPublishedArticles(await browserReadingClient(), kind),
    initialData: initial?.articles,
    initialDataUpdatedAt: initial?.at,
    enabled: !failed,
    ...publicListOptions,
  });

  return (
    <>
      <OpeningBand title={kind.list.title} picture={opening}>
        <p>{kind.list.lead}</p>
      </OpeningBand>
      <div className="wrap py-16 md:py-20">
        <List kind={kind} articles={query.data} error={failed ?? (query.error && messageOf(query.error))} />
      </div>
    </>
  );
}

function List({ kind, articles, error }: { kind: ArticleKind; articles?: Article[]; error?: string | null }) {
  const { list } = kind;
  if (error && !articles) {
    return (
      <StateView
        alert
        title={list.failed}
        text={list.failedText ?? error}
        action={
          <Button data-needs-react="" onClick={() => location.reload()}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (!articles) {
    return (
      <div
        role="status"
        aria-label={`Loading ${kind.list.title}`}
        className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
      >
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <ArticleCardSkeleton key={card} />
        ))}
      </div>
    );
  }
  if (articles.length === 0) return <StateView title={list.empty} text={list.emptyText} />;
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard kind={kind} article={article} />
        </li>
      ))}
    </ul>
  );
}
