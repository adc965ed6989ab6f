import { articleLists } from "#domain/articles/article-lists.ts";
import { englishPath } from "#domain/edition.ts";
import type { Tables } from "#domain/stored/database-columns.ts";

/** What every article has: the columns of blogs without their label. */
type Shared = Omit<Tables["blogs"], "category">;

/** Tables that hold articles: those with all these columns. */
type ArticleTable = { [Name in keyof Tables]: Tables[Name] extends Shared ? Name : never }[keyof Tables];

/** Columns of the label, by which articles of different kinds differ. */
export type LabelColumn = { [Name in ArticleTable]: Exclude<keyof Tables[Name], keyof Shared> }[ArticleTable];

type Said = {
  table: ArticleTable;
  /** Column of the label on a card, and the word where it is empty. */
  labelColumn: LabelColumn;
  labelFallback: string;
  schemaType: "BlogPosting" | "NewsArticle";
  /** The picture that opens the list. */
  opening: string;
  /** The card by which a link to the list or an article is shared. */
  sharing: { title: string; picture: string };
  list: {
    lead: string;
    description: string;
    failed: string;
    /** Text of the failure; null shows the error's own message. */
    failedText: string | null;
    empty: string;
    emptyText: string;
  };
  detail: { idRequired: string; notFoundTitle: string; notFoundText: string; back: string };
  /** What the assistant says about the list, and search words for the list and its articles. */
  assistant: { list: string; listWords: string; articleWords: string };
};

type ListPath = (typeof articleLists)[number]["path"];

/** What each kind says in public. */
const said: Record<ListPath, Said> = {
  "/blog": {
    table: "blogs",
    labelColumn: "category",
    labelFallback: "Uncategorized",
    schemaType: "BlogPosting",
    opening: "field-low",
    sharing: { title: "From the workshop, the field and the classroom", picture: "field-low" },
    list: {
      lead: "What we learn in the workshop, on the field and in the classroom, written down while it is fresh.",
      description:
        "Articles from our workshop, our flying field and our classrooms: drones, farming, surveying and training.",
      failed: "Failed to load blog posts",
      failedText: null,
      empty: "No blog posts available",
      emptyText: "Check back later for new content",
    },
    detail: {
      idRequired: "Blog ID is required",
      notFoundTitle: "Blog Post Not Found",
      notFoundText: "Blog post not found",
      back: "Back to Blog",
    },
    assistant: {
      list: "Our articles are on the blog.",
      listWords: "blog articles posts read",
      articleWords: "blog article",
    },
  },
  "/news": {
    table: "news",
    labelColumn: "news_type",
    labelFallback: "General",
    schemaType: "NewsArticle",
    opening: "plane-side",
    sharing: { title: "What has changed, and what it means for you", picture: "plane-side" },
    list: {
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
    assistant: {
      list: "Our news is on the news page.",
      listWords: "news latest update announcement",
      articleWords: "news",
    },
  },
};

/** How one kind of article is stored, addressed and named in public. */
export type ArticleKind = Said & {
  /** Path of the list; an article's page lies below it. */
  path: ListPath;
  /** Title of the list and its name in the menu. */
  name: string;
};

/** Every kind of article, in the order of the menu. */
export const articleKinds: readonly ArticleKind[] = articleLists.map((list) => ({ ...list, ...said[list.path] }));

/**
 * The kind whose list or article has this address, in either edition. Like the router, it accepts capitals and
 * percent-encoding.
 * @throws Error for any other path
 */
export function articleKindAt(pathname: string): ArticleKind {
  const [, list = ""] = englishPath(pathname).split("/");
  const kind = articleKinds.find(({ path }) => path === `/${decodeURIComponent(list).toLowerCase()}`);
  if (!kind) throw new Error(`no articles at ${pathname}`);
  return kind;
}
