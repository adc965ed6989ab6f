import type { MetaDescriptor } from "react-router";
import { company } from "~/content/company";

/**
 * Title, description, canonical address and sharing card of one page.
 * @param page.path site path; the canonical address is `siteUrl` + path
 * @param page.siteUrl canonical origin, without trailing slash
 * @param page.image absolute or site path of the sharing picture (1200 x 630 px)
 * @param page.hidden true for pages that search engines should leave out
 */
export function pageMeta(page: {
  title: string;
  description: string;
  path: string;
  siteUrl: string;
  image?: string;
  type?: "website" | "article";
  hidden?: boolean;
}): MetaDescriptor[] {
  const title = page.path === "/" ? page.title : `${page.title} | ${company.name}`;
  const url = `${page.siteUrl}${page.path}`;
  const image = page.image ? new URL(page.image, page.siteUrl).href : undefined;
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: "en_IN" },
    ...(image
      ? [
          { property: "og:image", content: image },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { name: "twitter:image", content: image },
        ]
      : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    ...(page.hidden ? [{ name: "robots", content: "noindex" }] : [{ tagName: "link", rel: "canonical", href: url }]),
  ];
}
