import type { ArticleKind } from "~/publishing/article";
import { storedNews } from "./stored";

/** News as the public sees them. */
export const news: ArticleKind = {
  table: storedNews.table,
  path: "/news",
  labelColumn: "news_type",
  labelFallback: "General",
  schemaType: "NewsArticle",
  list: {
    title: "News",
    lead: "New batches, new aircraft, new rules: what has changed and what it means for you.",
    description: "News from a drone company in Bhopal: new training batches, aircraft, partnerships and rules.",
    failed: "Failed to load news articles",
    failedText: "Please try again later",
    empty: "No news articles available",
    emptyText: "Check back later for new updates",
  },
  detail: {
    idRequired: "News ID is required",
    notFoundTitle: "News Article Not Found",
    notFoundText: "News article not found",
    back: "Back to News",
  },
};
