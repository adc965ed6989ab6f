import type { MetaDescriptor } from "react-router";
import { hasHindi, hindiPath } from "#domain/edition.ts";
import { company } from "~/content/company";
import { edition } from "~/content/edition";
import { sharingPicture } from "~/content/sharing/sharing-picture";

/**
 * Title, description, canonical address and sharing card of one page.
 * @param page.path path within the edition; an article has its canonical address in the English one
 * @param page.siteUrl canonical origin, without trailing slash
 * @param page.shared path of the route whose sharing picture is used (1200 x 630 px); default is the page's own
 * @param page.structured structured data of the page (schema.org); its loader makes it
 * @param page.hidden true for pages that search engines should leave out
 */
export function pageMeta(page: {
  title: string;
  description: string;
  path: string;
  siteUrl: string;
  shared?: string;
  structured?: object[];
  type?: "website" | "article";
  hidden?: boolean;
}): MetaDescriptor[] {
  const title = `${page.title} | ${company.name}`;
  const isArticle = page.type === "article";
  const url = page.siteUrl + (isArticle ? page.path : edition.addressOf(page.path));
  const image = `${page.siteUrl}${sharingPicture(page.shared ?? page.path)}`;
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: edition.locale },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.hidden ? [{ name: "robots", content: "noindex" }] : [{ tagName: "link", rel: "canonical", href: url }]),
    ...(page.hidden || isArticle || !hasHindi(page.path) ? [] : alternates(page.siteUrl, page.path)),
    ...(page.structured ?? []).map((entry) => ({ "script:ld+json": entry })),
  ];
}

/** The same page in each language (https://developers.google.com/search/docs/specialty/international/localized-versions). */
function alternates(siteUrl: string, path: string): MetaDescriptor[] {
  const english = siteUrl + path;
  return [
    ["en-IN", english],
    ["hi-IN", siteUrl + hindiPath(path)],
    ["x-default", english],
  ].map(([hrefLang, href]) => ({ tagName: "link", rel: "alternate", hrefLang, href }));
}
