import type { ArticleKind } from "~/content/article-kinds";
import type { PublicClient } from "~/lib/data-service";
import { isPublicSite } from "~/lib/site-url.server";

/** Articles of a kind that one map names: so many rows the data service gives at once. The protocol allows 50,000. */
const articlesInMap = 1000;

type Entry = { path: string; changed?: string };

/** What a map is made from: `paths` are pages without live data. */
type Mapped = { client: PublicClient; siteUrl: string; paths: string[]; kinds: readonly ArticleKind[] };

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
 * Once a kind has more articles than one map names, an index of such maps, which reaches every article.
 * @throws the data service's error
 */
export async function siteMap({ client, siteUrl, paths, kinds }: Mapped): Promise<string> {
  const counts = await Promise.all(kinds.map((kind) => countShown(client, siteUrl, kind)));
  if (counts.every((count) => count <= articlesInMap)) {
    const articles = await Promise.all(kinds.map((kind) => articlesOf(client, siteUrl, kind, 1)));
    return document(siteUrl, "urlset", "url", [...paths.map((path) => ({ path })), ...articles.flat()]);
  }
  const parts = kinds.flatMap(({ path }, n) =>
    Array.from({ length: Math.ceil((counts[n] ?? 0) / articlesInMap) }, (_, part) => `${path}-${part + 1}`),
  );
  const maps = ["/pages", ...parts].map((part) => ({ path: `/sitemap${part}.xml` }));
  return document(siteUrl, "sitemapindex", "sitemap", maps);
}

/**
 * One of the maps that the index names: `pages.xml`, or `blog-2.xml` for the second thousand blogs, the oldest first, so
 * that what is published later changes the last map alone.
 * @returns undefined where there is no such map
 * @throws the data service's error
 */
export async function siteMapPart(
  { client, siteUrl, paths, kinds }: Mapped,
  name: string,
): Promise<string | undefined> {
  if (name === "pages.xml") {
    return document(
      siteUrl,
      "urlset",
      "url",
      paths.map((path) => ({ path })),
    );
  }
  const [, list, part] = /^([a-z-]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const kind = kinds.find(({ path }) => path === `/${list}`);
  const articles = kind ? await articlesOf(client, siteUrl, kind, Number(part)) : [];
  return articles.length > 0 ? document(siteUrl, "urlset", "url", articles) : undefined;
}

/** Which articles a map names: all that are published, or those of them that are no samples. */
const shownOn = (siteUrl: string) =>
  isPublicSite(siteUrl) ? { status: "published", is_sample: false } : { status: "published" };

async function countShown(client: PublicClient, siteUrl: string, { table }: ArticleKind): Promise<number> {
  const { count } = await client
    .from(table)
    .select("id", { count: "exact" })
    .match(shownOn(siteUrl))
    .limit(1)
    .throwOnError();
  return count ?? 0;
}

/**
 * The articles of one part. Its first is looked up in the index of published articles, and the others are read from
 * there on: to pass over all rows before them takes the database a hundred times as long.
 */
async function articlesOf(client: PublicClient, siteUrl: string, { table, path }: ArticleKind, part: number) {
  const skipped = (part - 1) * articlesInMap;
  const { data: firsts } = await client
    .from(table)
    .select("id,created_at")
    .match(shownOn(siteUrl))
    .order("created_at")
    .order("id")
    .range(skipped, skipped)
    .throwOnError();
  const [first] = firsts;
  if (!first) return [];
  // Articles of the very same moment, such as came with one import, may belong to the part before.
  const { count } = await client
    .from(table)
    .select("id", { count: "exact" })
    .match(shownOn(siteUrl))
    .eq("created_at", first.created_at)
    .lt("id", first.id)
    .limit(1)
    .throwOnError();
  const { data } = await client
    .from(table)
    .select("id,updated_at")
    .match(shownOn(siteUrl))
    .gte("created_at", first.created_at)
    .order("created_at")
    .order("id")
    .range(count ?? 0, (count ?? 0) + articlesInMap - 1)
    .throwOnError();
  return data.map(({ id, updated_at }) => ({ path: `${path}/${id}`, changed: updated_at }));
}

function document(siteUrl: string, root: "urlset" | "sitemapindex", item: "url" | "sitemap", entries: Entry[]): string {
  const lines = entries.map(({ path, changed }) => {
    const changedTag = changed ? `<lastmod>${xmlText(new Date(changed).toISOString())}</lastmod>` : "";
    return `<${item}><loc>${xmlText(siteUrl + path)}</loc>${changedTag}</${item}>`;
  });
  return validXml(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${root}>\n`,
  );
}
