import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ArticleKind } from "~/content/article-kinds";
import { contentChanges } from "~/lib/content-changes";
import { browserPublicClient } from "~/lib/data-service";
import { messageOf } from "~/lib/errors";
import { QueryProvider } from "~/lib/query-client";
import type { Article } from "./article";
import { toListItems } from "./list-item";
import { fetchPublishedArticles, fetchPublishedPage, publicListOptions } from "./queries";

/** The state of a list: no data yet, articles, or an error message. */
export type ListState = { articles?: Article[]; error?: string | null };

type Props = {
  kind: ArticleKind;
  page: number;
  /** The articles shown so far and when they were requested, in milliseconds since 1970. */
  known?: { articles: Article[]; at: number };
  onChange: (state: ListState) => void;
};

/** Fetches a list in the browser and keeps it fresh. It renders nothing, so its code can load after the page. */
export default function LiveArticles(props: Props) {
  return (
    <QueryProvider>
      <ListQuery {...props} />
    </QueryProvider>
  );
}

function ListQuery({ kind, page, known, onChange }: Props) {
  const { data, error } = useQuery({
    // With the counter, a list that was read before a save or deletion is never shown again.
    queryKey: [kind.table, "published", page, contentChanges()],
    queryFn: async () => {
      const client = await browserPublicClient();
      const articles =
        page === 1
          ? await fetchPublishedArticles(client, kind)
          : (await fetchPublishedPage(client, kind, page)).articles;
      return toListItems(articles);
    },
    initialData: known?.articles,
    initialDataUpdatedAt: known?.at,
    ...publicListOptions,
  });
  useEffect(() => onChange({ articles: data, error: error && messageOf(error) }), [data, error, onChange]);
  return null;
}
