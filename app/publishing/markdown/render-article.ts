import type { Article, RenderedArticle } from "~/publishing/article";
import { toListItem } from "../list-item";

/** An article with its Markdown rendered. The renderer is loaded with the first article that needs it. */
export async function renderArticle(article: Article): Promise<RenderedArticle> {
  if (article.content_format !== "markdown") return article;
  const { renderMarkdown } = await import("./render");
  return { ...toListItem(article), html: renderMarkdown(article.content) };
}
