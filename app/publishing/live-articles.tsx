import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ArticleKind } from "~/content/article-kinds";
import { contentChanges } from "~/lib/content-changes";
import { browserPublicClient } from "~/lib/data-service";
import { messageOf } from "~/lib/errors";
import { QueryProvider } from "~/lib/query-client";
import type { Article } from "./article";
import { asListed } from "./listed";
import { fetchPublishedArticles, fetchPublishedPage, publicListOptions } from "./queries";

/** What a list shows: nothing yet, articles, or why there are none. */
export type ShownArticles = { articles?: Article[]; error?: string | null };

type Props = {
  kind: ArticleKind;
  page: number;
  /** What is known already, and when it was asked for, in milliseconds since 1970. */
  known?: { articles: Article[]; at: number };
  onChange: (state: ShownArticles) => void;
};

/** Asks for a list in the browser and keeps it fresh; shows nothing itself, so that its code can be loaded later than the page. */
export default function LiveArticles(props: Props) {
  return (
    <QueryProvider>
      <Asking {...props} />
    </QueryProvider>
  );
}

function Asking({ kind, page, known, onChange }: Props) {
  const { data, error } = useQuery({
    // A list that was read before a save or deletion is not shown again, not even until the next answer.
    queryKey: [kind.table, "published", page, contentChanges()],
    queryFn: async () => {
      const client = await browserPublicClient();
      const articles =
        page === 1
          ? await fetchPublishedArticles(client, kind)
          : (await fetchPublishedPage(client, kind, page)).articles;
      return articles.map(asListed);
    },
    initialData: known?.articles,
    initialDataUpdatedAt: known?.at,
    ...publicListOptions,
  });
  useEffect(() => onChange({ articles: data, error: error && messageOf(error) }), [data, error, onChange]);
  return null;
}
