import type { PublicationStatus } from "./status";
import type { ContentFormat } from "./words";

/** What blogs and news share. */
export type Article = {
  id: string;
  title: string;
  excerpt: string | null;
  content: string;
  content_format: ContentFormat;
  status: PublicationStatus;
  featured_image: string | null;
  author_id: string | null;
  created_at: string;
  updated_at: string;
  /** Holds a place until the company writes its own: marked as a sample, and not given to machines on a public site. */
  is_sample: boolean;
  /** Blogs only. */
  category?: string | null;
  /** News only. */
  news_type?: string | null;
};

/** An article to be read: one that is written in Markdown comes as safe HTML, its content being its first words alone. */
export type ReadableArticle = Article & { html?: string };

/** How one kind of article is stored, addressed and spoken of in public. */
export type ArticleKind = {
  table: "blogs" | "news";
  /** Path of the list; a detail page lies below it. */
  path: "/blog" | "/news";
  /** Column of the label on a card, and the word where it is empty. */
  labelColumn: "category" | "news_type";
  labelFallback: string;
  schemaType: "BlogPosting" | "NewsArticle";
  list: {
    title: string;
    lead: string;
    description: string;
    failed: string;
    /** Text of the failure; null shows the error's own message. */
    failedText: string | null;
    empty: string;
    emptyText: string;
  };
  detail: { idRequired: string; notFoundTitle: string; notFoundText: string; back: string };
};

/** The label of an article on its card, with the kind's fallback. */
export function labelOf(kind: ArticleKind, article: Article): string {
  return article[kind.labelColumn]?.trim() || kind.labelFallback;
}

/** What stands where there is no article to show: none has this address, or it could not be read. */
export function missingArticle({ detail }: ArticleKind, readable: boolean): { title: string; text: string } {
  if (readable) return { title: detail.notFoundTitle, text: detail.notFoundText };
  return {
    title: "This article cannot be read now",
    text: "It is not lost: our archive does not answer at the moment. Please try again in a minute.",
  };
}

/** Length at which a list cuts a text, in characters (specification, section 9). */
export const excerptLength = 150;

/** The beginning of a text on one line, cut at `excerptLength` characters with an ellipsis. */
export function truncated(text: string | null | undefined, length = excerptLength): string {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length).join("").trimEnd()}…` : line;
}

/** The paragraphs of stored content: parted by blank lines, single line breaks kept. */
export function paragraphsOf(content: string): string[] {
  return content
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
