import type { BlogPosting, NewsArticle, WithContext } from "schema-dts";
import type { ArticleKind } from "~/content/article-kinds";
import { company } from "~/content/company";
import { organizationId, type StructuredData } from "~/layout/document/structured-data.server";
import { type Article, truncate } from "./article";
import { languageOf } from "./language";

/** Structured data of an article. Where no person is named, the author is the company. */
export function articleData(siteUrl: string, kind: ArticleKind, post: Article, image: string): StructuredData {
  const publisher = {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: company.name,
    url: siteUrl,
  } as const;
  return {
    "@context": "https://schema.org",
    "@type": kind.schemaType,
    headline: post.title,
    ...(languageOf(post) === "hi" ? { inLanguage: "hi" } : {}),
    description: truncate(post.excerpt || post.content),
    url: `${siteUrl}${kind.path}/${post.id}`,
    mainEntityOfPage: `${siteUrl}${kind.path}/${post.id}`,
    datePublished: post.created_at,
    dateModified: post.updated_at,
    image: [(addressOf(post.featured_image, siteUrl) ?? new URL(image, siteUrl)).href],
    author: post.author_name ? { "@type": "Person", name: post.author_name } : publisher,
    publisher,
  } satisfies WithContext<BlogPosting | NewsArticle>;
}

/** A picture's absolute address, if it is valid: rows may be older than the database's check. */
function addressOf(picture: string | null | undefined, siteUrl: string): URL | undefined {
  const address = picture ? URL.parse(picture, siteUrl) : null;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}
