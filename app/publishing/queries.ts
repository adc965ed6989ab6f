import { isUuid } from "#domain/uuid.ts";
import type { ArticleKind } from "~/content/article-kinds";
import type { PublicClient } from "~/lib/data-service";
import type { Article } from "./article";

const minute = 60_000;

/** Longest public list (specification, section 9). */
const publicListLimit = 20;

/** How public lists are refreshed: retried 3 times, fresh for 2 minutes, kept for 10 (specification, section 7). */
export const publicListOptions = { retry: 3, staleTime: 2 * minute, gcTime: 10 * minute } as const;

/**
 * Pages of a list: finding a page takes longer the further behind it stands. What is older still is in the site map.
 */
export const farthestPage = 999;

/**
 * The newest published articles, at most 20; of those of one moment the greater id first, so that pages never overlap.
 * @param samples false leaves out what only holds a place
 * @throws the data service's error
 */
export async function fetchPublishedArticles(
  client: PublicClient,
  kind: ArticleKind,
  { samples = true } = {},
): Promise<Article[]> {
  const published = client.from(kind.table).select("*").eq("status", "published");
  const { data } = await (samples ? published : published.eq("is_sample", false))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(publicListLimit)
    .throwOnError();
  return data;
}

/**
 * A page of the published articles, and whether any are older than those.
 * @param page 1 for the newest twenty, 2 for the twenty before them
 * @throws the data service's error
 */
export async function fetchPublishedPage(
  client: PublicClient,
  kind: ArticleKind,
  page: number,
): Promise<{ articles: Article[]; older: boolean }> {
  if (page === 1) {
    const [articles, next] = await Promise.all([
      fetchPublishedArticles(client, kind),
      fetchIds(client, kind, publicListLimit, 1),
    ]);
    return { articles, older: next.length > 0 };
  }
  const ids = await fetchIds(client, kind, (page - 1) * publicListLimit, publicListLimit + 1);
  if (ids.length === 0) return { articles: [], older: false };
  const { data } = await client
    .from(kind.table)
    .select("*")
    .eq("status", "published")
    .in("id", ids.slice(0, publicListLimit))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .throwOnError();
  return { articles: data, older: ids.length > publicListLimit && page < farthestPage };
}

/**
 * The ids of published articles from a place in the list on, newest first. An index knows them, so that the database
 * reads none of the articles that come before: far into a list of 100,000 that takes an eighth of the time.
 */
async function fetchIds(client: PublicClient, kind: ArticleKind, first: number, count: number): Promise<string[]> {
  const { data } = await client
    .from(kind.table)
    .select("id")
    .eq("status", "published")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .range(first, first + count - 1)
    .throwOnError();
  return data.map(({ id }) => id);
}

/** The page a list's address asks for: "?page=2" is 2; anything that is no whole number from 2 to 999 is the first. */
export function pageOf(search: URLSearchParams): number {
  const wanted = search.get("page") ?? "";
  return /^[1-9]\d{0,2}$/.test(wanted) ? Number(wanted) : 1;
}

/** The address of a page of a list. */
export const pageAddress = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);

/** Code of PostgREST for "not exactly one row". */
const notOneRow = "PGRST116";

/**
 * One published article, or null where there is none with that id; for an id that is no UUID the data service is not asked.
 * @throws Error 'Blog ID is required' / 'News ID is required' without an id; otherwise the data service's error
 */
export async function fetchPublishedArticle(
  client: PublicClient,
  kind: ArticleKind,
  id: string | undefined,
): Promise<Article | null> {
  if (!id) throw new Error(kind.detail.idRequired);
  if (!isUuid(id)) return null;
  const { data, error } = await client.from(kind.table).select("*").eq("id", id).eq("status", "published").single();
  if (error) {
    if (error.code === notOneRow) return null;
    throw error;
  }
  return data;
}
