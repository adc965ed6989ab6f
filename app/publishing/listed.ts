import { wordsOf } from "#domain/articles/plain-text.ts";
import { type Article, truncated } from "./article";

/** So much of a content is looked at for the words that a list shows; far more than they can come from. */
const looked = 4_000;

/** An article as a list shows it: of its content the first words, without marks. */
export function asListed<Given extends Pick<Article, "content" | "content_format">>(article: Given): Given {
  const { content, content_format } = article;
  return { ...article, content: truncated(wordsOf(content.slice(0, looked), content_format)), content_format: "plain" };
}
