import type { articleColumns } from "#domain/stored/publication.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import type { ArticleKind, LabelColumn } from "~/content/article-kinds";
import { cannotBeShown, serverSilent } from "./words";

/** An article of any kind: the shared columns and its kind's label column. */
export type Article = RowOf<typeof articleColumns> & { [Label in LabelColumn]?: string | null };

/** The columns that a card shows. */
export type CardArticle = Pick<
  Article,
  | "id"
  | "title"
  | "excerpt"
  | "content"
  | "content_format"
  | "language"
  | "featured_image"
  | "is_sample"
  | "created_at"
  | LabelColumn
>;

/** An article to read. If it is written in Markdown, `html` is its sanitised HTML and `content` only its first words. */
export type RenderedArticle = Article & { html?: string };

/** An article's label, or the kind's fallback. */
export function labelOf(kind: ArticleKind, article: Pick<Article, LabelColumn>): string {
  return article[kind.labelColumn]?.trim() || kind.labelFallback;
}

/** Title and text of the page without an article. @param readable false if the data service failed */
export function missingArticle({ detail }: ArticleKind, readable: boolean): { title: string; text: string } {
  if (readable) return { title: detail.notFoundTitle, text: detail.notFoundText };
  return { title: cannotBeShown, text: serverSilent };
}

/** Length of texts in a list (specification, section 9). */
const EXCERPT_CHARACTERS = 150;

/** The beginning of a text on one line: at most `length` characters, cut at a word, with an ellipsis. */
export function truncate(text: string | null | undefined, length = EXCERPT_CHARACTERS): string {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= length) return line;
  // A word that ends just there is whole; a single long one is cut.
  const words = characters.slice(0, length + 1).join("");
  const whole = /^(.*\S)\s/u.exec(words)?.[1] ?? characters.slice(0, length).join("");
  return `${whole.replace(/[,;:–-]$/, "")}…`;
}

/** Splits stored content into paragraphs at blank lines; single line breaks stay. */
export function paragraphsOf(content: string): string[] {
  return content
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
