import { hasHindi, hindiPath } from "#domain/edition.ts";
import type { ArticleKind } from "~/content/article-kinds";
import type { PublicClient } from "~/lib/data-service";
import { isPublicSite } from "~/lib/site-url.server";

/** Articles per map: the data service's limit per answer. The protocol allows 50,000. */
const ARTICLES_PER_MAP = 1000;

type Entry = { path: string; changed?: string; alternates?: Record<string, string> };

/** `paths` are the pages without live data. */
type SiteMapInput = { client: PublicClient; siteUrl: string; paths: string[]; kinds: readonly ArticleKind[] };

/** Escapes text for XML. */
export function xmlText(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Removes the characters that XML 1.0 forbids even when escaped: control characters other than tab and line ends, lone
 * surrogates, U+FFFE and U+FFFF. A single one would make the whole document unreadable.
 */
export function validXml(document: string): string {
  return document.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}

/**
 * A site map by https://www.sitemaps.org/protocol.html, without sample articles if the site has a public address. If a
 * kind has more articles than fit into one map, it is an index of maps that together name every article.
 * @throws the data service's error
 */
export async function siteMap({ client, siteUrl, paths, kinds }: SiteMapInput): Promise<string> {
  const counts = await Promise.all(kinds.map((kind) => countPublished(client, siteUrl, kind)));
  if (counts.every((count) => count <= ARTICLES_PER_MAP)) {
    const articles = await Promise.all(kinds.map((kind) => articlesOf(client, siteUrl, kind, 1)));
    return document(siteUrl, "urlset", "url", [...inBothEditions(paths), ...articles.flat()]);
  }
  const parts = kinds.flatMap(({ path }, n) =>
    Array.from({ length: Math.ceil((counts[n] ?? 0) / ARTICLES_PER_MAP) }, (_, part) => `${path}-${part + 1}`),
  );
  const maps = ["/pages", ...parts].map((part) => ({ path: `/sitemap${part}.xml` }));
  return document(siteUrl, "sitemapindex", "sitemap", maps);
}

/**
 * One map of the index: `pages.xml`, or `blog-2.xml` for the second thousand blogs. The oldest come first, so that a new
 * article changes only the last map.
 * @returns undefined if there is no such map
 * @throws the data service's error
 */
export async function siteMapPart(
  { client, siteUrl, paths, kinds }: SiteMapInput,
  name: string,
): Promise<string | undefined> {
  if (name === "pages.xml") {
    return document(siteUrl, "urlset", "url", inBothEditions(paths));
  }
  const [, list, part] = /^([a-z-]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const kind = kinds.find(({ path }) => path === `/${list}`);
  const articles = kind ? await articlesOf(client, siteUrl, kind, Number(part)) : [];
  return articles.length > 0 ? document(siteUrl, "urlset", "url", articles) : undefined;
}

/** Pages of the English edition, each followed by its Hindi one where there is one; both name each other. */
function inBothEditions(paths: string[]): Entry[] {
  return paths.flatMap((path) => {
    if (!hasHindi(path)) return [{ path }];
    const hindi = hindiPath(path);
    const alternates = { "en-IN": path, "hi-IN": hindi, "x-default": path };
    return [
      { path, alternates },
      { path: hindi, alternates },
    ];
  });
}

/** Filter of the articles in the maps: published ones, without samples on a public site. */
const publishedFilter = (siteUrl: string) =>
  isPublicSite(siteUrl) ? { status: "published", is_sample: false } : { status: "published" };

async function countPublished(client: PublicClient, siteUrl: string, { table }: ArticleKind): Promise<number> {
  const { count } = await client
    .from(table)
    .select("id", { count: "exact" })
    .match(publishedFilter(siteUrl))
    .limit(1)
    .throwOnError();
  return count ?? 0;
}

/**
 * The articles of one map. The first is looked up in the index of published articles, and the others are read from there:
 * an offset over all rows takes a hundred times as long.
 */
async function articlesOf(client: PublicClient, siteUrl: string, { table, path }: ArticleKind, part: number) {
  const skipped = (part - 1) * ARTICLES_PER_MAP;
  const { data: firsts } = await client
    .from(table)
    .select("id,created_at")
    .match(publishedFilter(siteUrl))
    .order("created_at")
    .order("id")
    .range(skipped, skipped)
    .throwOnError();
  const [first] = firsts;
  if (!first) return [];
  // Articles with the same time, for example from one import, may belong to the previous map.
  const { count } = await client
    .from(table)
    .select("id", { count: "exact" })
    .match(publishedFilter(siteUrl))
    .eq("created_at", first.created_at)
    .lt("id", first.id)
    .limit(1)
    .throwOnError();
  const { data } = await client
    .from(table)
    .select("id,updated_at")
    .match(publishedFilter(siteUrl))
    .gte("created_at", first.created_at)
    .order("created_at")
    .order("id")
    .range(count ?? 0, (count ?? 0) + ARTICLES_PER_MAP - 1)
    .throwOnError();
  return data.map(({ id, updated_at }) => ({ path: `${path}/${id}`, changed: updated_at }));
}

function document(siteUrl: string, root: "urlset" | "sitemapindex", item: "url" | "sitemap", entries: Entry[]): string {
  const lines = entries.map(({ path, changed, alternates = {} }) => {
    const links = Object.entries(alternates).map(
      ([language, other]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(siteUrl + other)}"/>`,
    );
    const changedTag = changed ? `<lastmod>${xmlText(new Date(changed).toISOString())}</lastmod>` : "";
    return `<${item}><loc>${xmlText(siteUrl + path)}</loc>${changedTag}${links.join("")}</${item}>`;
  });
  return validXml(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join("\n")}\n</${root}>\n`,
  );
}
