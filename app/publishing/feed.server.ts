import { Feed } from "feed";
import type { ArticleKind } from "~/content/article-kinds";
import { company, samples } from "~/content/company";
import type { PublicClient } from "~/lib/data-service";
import { isPublicSite } from "~/lib/site-url.server";
import { type Article, paragraphsOf } from "./article";
import { renderArticle } from "./markdown/render-article";
import { fetchPublishedArticles } from "./queries";
import { validXml, xmlText } from "./site-map.server";

/**
 * A feed of the published articles of a kind, without samples if the site has a public address.
 * @throws the data service's error
 */
export async function articleFeed(
  client: PublicClient,
  siteUrl: string,
  kind: ArticleKind,
  format: "rss" | "atom",
): Promise<string> {
  const articles = await fetchPublishedArticles(client, kind, { samples: !isPublicSite(siteUrl) });
  const address = `${siteUrl}${kind.path}`;
  const feed = new Feed({
    id: address,
    link: address,
    title: `${kind.name} | ${company.name}`,
    description: kind.list.description,
    language: "en-IN",
    copyright: `© ${company.name}`,
    updated: new Date(articles[0]?.updated_at ?? `${company.foundedYear}-01-01`),
    feedLinks: { rss: `${address}/rss.xml`, atom: `${address}/atom.xml` },
    author: { name: company.name, link: siteUrl, ...(samples.email ? {} : { email: company.email }) },
  });
  for (const article of articles) {
    feed.addItem({
      id: `${address}/${article.id}`,
      link: `${address}/${article.id}`,
      // In Atom both are marked as HTML. In RSS the description is read as HTML and the title as text (RSS Best Practices
      // Profile).
      title: format === "atom" ? xmlText(article.title) : article.title,
      description: article.excerpt ? xmlText(article.excerpt) : undefined,
      content: await contentOf(article, siteUrl),
      date: new Date(article.updated_at),
      published: new Date(article.created_at),
      // RSS takes an email address there.
      author: format === "atom" && article.author_name ? [{ name: article.author_name }] : undefined,
    });
  }
  return validXml(format === "rss" ? feed.rss2() : feed.atom1());
}

/** The content as HTML with absolute addresses, for feed readers. */
async function contentOf(article: Article, siteUrl: string): Promise<string> {
  const { html } = await renderArticle(article);
  if (html !== undefined)
    return html.replace(/ srcset="[^"]*"/g, "").replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`);
  return paragraphsOf(article.content)
    .map((paragraph) => `<p>${xmlText(paragraph)}</p>`)
    .join("\n");
}
