import type { ReadingClient } from "~/lib/data-service";
import type { Article, ArticleKind } from "./article";

const minute = 60_000;

/** Longest public list (specification, section 9). */
export const publicListLimit = 20;

/** How public lists are refreshed: retried 3 times, fresh for 2 minutes, kept for 10 (specification, section 7). */
export const publicListOptions = { retry: 3, staleTime: 2 * minute, gcTime: 10 * minute } as const;

/**
 * Published articles, newest first, at most 20.
 * @param samples false leaves out what only holds a place
 * @throws the data service's error
 */
export async function fetchPublishedArticles(
  client: ReadingClient,
  kind: ArticleKind,
  samples = true,
): Promise<Article[]> {
  const published = client.from(kind.table).select("*").eq("status", "published");
  const { data } = await (samples ? published : published.eq("is_sample", false))
    .order("created_at", { ascending: false })
    .limit(publicListLimit)
    .throwOnError();
  return data as Article[];
}

/** Code of PostgREST for "not exactly one row"; 22P02 is PostgreSQL's for an id that is no UUID. */
const notFoundCodes = ["PGRST116", "22P02"];

/**
 * One published article, or null where there is none with that id.
 * @throws Error 'Blog ID is required' / 'News ID is required' without an id; otherwise the data service's error
 */
export async function fetchPublishedArticle(
  client: ReadingClient,
  kind: ArticleKind,
  id: string | undefined,
): Promise<Article | null> {
  if (!id?.trim()) throw new Error(kind.detail.idRequired);
  const { data, error } = await client.from(kind.table).select("*").eq("id", id).eq("status", "published").single();
  if (error) {
    if (notFoundCodes.includes(error.code)) return null;
    throw error;
  }
  return data as Article;
}
