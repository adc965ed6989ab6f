import { wordsOf } from "#domain/articles/plain-text.ts";
import { edition } from "~/content/edition";
import { type Article, truncate } from "./article";
import { languageOf } from "./language";

/** Only this much of the content is converted; a list shows far less. */
const SCANNED_CHARACTERS = 4_000;

/** An article as a list item: its content is cut to the first words, without Markdown marks. */
export function toListItem<Given extends Pick<Article, "content" | "content_format">>(article: Given): Given {
  const { content, content_format } = article;
  const words = wordsOf(content.slice(0, SCANNED_CHARACTERS), content_format);
  return { ...article, content: truncate(words), content_format: "plain" };
}

/** Articles as list items in the given order; in the Hindi edition those in Hindi come first. */
export function toListItems(articles: readonly Article[]): Article[] {
  const items = articles.map(toListItem);
  if (edition.language !== "hi-IN") return items;
  const rank = (item: Article) => (languageOf(item) === "hi" ? 0 : 1);
  return items.sort((one, other) => rank(one) - rank(other));
}
