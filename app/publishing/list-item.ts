import { wordsOf } from "#domain/articles/plain-text.ts";
import { type Article, truncate } from "./article";

/** Only this much of the content is converted; a list shows far less. */
const SCANNED_CHARACTERS = 4_000;

/** An article as a list item: its content is cut to the first words, without Markdown marks. */
export function toListItem<Given extends Pick<Article, "content" | "content_format">>(article: Given): Given {
  const { content, content_format } = article;
  const words = wordsOf(content.slice(0, SCANNED_CHARACTERS), content_format);
  return { ...article, content: truncate(words), content_format: "plain" };
}
