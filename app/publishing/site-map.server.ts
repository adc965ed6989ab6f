import type { ArticleKind } from "~/content/article-kinds";
import type { PublicClient } from "~/lib/data-service";
import { isPublicSite } from "~/lib/site-url.server";

/** Articles of one kind that the map names; the protocol allows 50,000 addresses in all. */
const limit = 1000;

/** Escapes text for XML. */
export function xmlText(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * A document without the characters that XML 1.0 allows nowhere, not even escaped: control characters other than tab and
 * line ends, halves of surrogate pairs, U+FFFE and U+FFFF. One of them in a title, and no reader opens the whole document.
 */
export function validXml(document: string): string {
  return document.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}

/**
 * A site map after https://www.sitemaps.org/protocol.html, without sample articles where the site has a public address.
 * @param paths pages without live data
 * @throws the data service's error
 */
export async function siteMap(
  client: PublicClient,
  siteUrl: string,
  paths: string[],
  kinds: readonly ArticleKind[],
): Promise<string> {
  const articles = await Promise.all(
    kinds.map(async (kind) => {
      const published = client.from(kind.table).select("id,updated_at").eq("status", "published");
      const { data } = await (isPublicSite(siteUrl) ? published.eq("is_sample", false) : published)
        .order("created_at", { ascending: false })
        .limit(limit)
        .throwOnError();
      return (data as { id: string; updated_at: string }[]).map((row) => ({
        path: `${kind.path}/${row.id}`,
        changed: row.updated_at,
      }));
    }),
  );
  const entries = [...paths.map((path) => ({ path, changed: undefined })), ...articles.flat()];
  const urls = entries.map(({ path, changed }) => {
    const changedTag = changed ? `<lastmod>${xmlText(new Date(changed).toISOString())}</lastmod>` : "";
    return `<url><loc>${xmlText(siteUrl + path)}</loc>${changedTag}</url>`;
  });
  return validXml(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
  );
}
