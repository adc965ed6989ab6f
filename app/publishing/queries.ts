import type { ArticleKind } from "~/content/article-kinds";
import type { PublicClient } from "~/lib/data-service";
import type { Article } from "./article";

const minute = 60_000;

/** Longest public list (specification, section 9). */
export const publicListLimit = 20;

/** How public lists are refreshed: retried 3 times, fresh for 2 minutes, kept for 10 (specification, section 7). */
export const publicListOptions = { retry: 3, staleTime: 2 * minute, gcTime: 10 * minute } as const;

/**
 * Published articles, newest first, at most 20.
 * @param page 1 for the newest twenty, 2 for the twenty before them
 * @param samples false leaves out what only holds a place
 * @throws the data service's error
 */
export async function fetchPublishedArticles(
  client: PublicClient,
  kind: ArticleKind,
  { page = 1, samples = true } = {},
): Promise<Article[]> {
  const published = client.from(kind.table).select("*").eq("status", "published");
  const newest = (samples ? published : published.eq("is_sample", false)).order("created_at", { ascending: false });
  const first = (page - 1) * publicListLimit;
  const asked = page === 1 ? newest.limit(publicListLimit) : newest.range(first, first + publicListLimit - 1);
  const { data } = await asked.throwOnError();
  return data;
}

/**
 * Whether any published article is older than those of `page`.
 * @throws the data service's error
 */
export async function hasOlderArticles(client: PublicClient, kind: ArticleKind, page: number): Promise<boolean> {
  const next = page * publicListLimit;
  const { data } = await client
    .from(kind.table)
    .select("id")
    .eq("status", "published")
    .order("created_at", { ascending: false })
    .range(next, next)
    .throwOnError();
  return (data ?? []).length > 0;
}

/** The page a list's address asks for: "?page=2" is 2; anything that is no whole number above 1 is the first. */
export function pageOf(search: URLSearchParams): number {
  const wanted = search.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
}

/** The address of a page of a list. */
export const pageAddress = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);

/** Code of PostgREST for "not exactly one row"; 22P02 is PostgreSQL's for an id that is no UUID. */
const notFoundCodes = ["PGRST116", "22P02"];

/**
 * One published article, or null where there is none with that id.
 * @throws Error 'Blog ID is required' / 'News ID is required' without an id; otherwise the data service's error
 */
export async function fetchPublishedArticle(
  client: PublicClient,
  kind: ArticleKind,
  id: string | undefined,
): Promise<Article | null> {
  if (!id?.trim()) throw new Error(kind.detail.idRequired);
  const { data, error } = await client.from(kind.table).select("*").eq("id", id).eq("status", "published").single();
  if (error) {
    if (notFoundCodes.includes(error.code)) return null;
    throw error;
  }
  return data;
}
