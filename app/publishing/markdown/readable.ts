import type { Article, ReadableArticle } from "../article";
import { asListed } from "../listed";

/** An article as it is read, its Markdown rendered. The renderer is loaded with the first article that needs it. */
export async function readable(article: Article): Promise<ReadableArticle> {
  if (article.content_format !== "markdown") return article;
  const { renderMarkdown } = await import("./render");
  return { ...asListed(article), html: renderMarkdown(article.content) };
}
