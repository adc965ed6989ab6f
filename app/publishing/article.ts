import type { articleColumns } from "#domain/stored/publication.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import type { ArticleKind, LabelColumn } from "~/content/article-kinds";

/** An article of any kind: what all have, and the label that its kind has. */
export type Article = RowOf<typeof articleColumns> & { [Label in LabelColumn]?: string | null };

/** What a card shows of an article. */
export type CardedArticle = Pick<
  Article,
  | "id"
  | "title"
  | "excerpt"
  | "content"
  | "content_format"
  | "featured_image"
  | "is_sample"
  | "created_at"
  | LabelColumn
>;

/** An article to be read: one that is written in Markdown comes as safe HTML, its content being its first words alone. */
export type ReadableArticle = Article & { html?: string };

/** The label of an article on its card, with the kind's fallback. */
export function labelOf(kind: ArticleKind, article: Pick<Article, LabelColumn>): string {
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
const excerptLength = 150;

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
