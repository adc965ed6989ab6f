import { describe, expect, test } from "vitest";
import { articleKindAt } from "~/content/article-kinds";
import { publicClient } from "~/lib/data-service";
import {
  fetchPublishedArticle,
  fetchPublishedArticles,
  fetchPublishedPage,
  MAX_LIST_PAGE,
  pageOf,
  publicListOptions,
} from "./queries";

const news = articleKindAt("/news");
const blog = articleKindAt("/blog");

/** A data service that gives one answer to everything and records the requests. */
function service(status: number, body: unknown) {
  const asked: URL[] = [];
  const fetcher = (async (input: string | URL | Request) => {
    asked.push(new URL(String(input instanceof Request ? input.url : input)));
    return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
  }) as typeof fetch;
  return {
    asked,
    client: publicClient({ supabaseUrl: "https://data.example", supabasePublishableKey: "key" }, fetcher),
  };
}

describe("the public list", () => {
  test("asks for published articles, newest first, twenty at most", async () => {
    const { asked, client } = service(200, [{ id: "1" }]);
    expect(await fetchPublishedArticles(client, news)).toEqual([{ id: "1" }]);
    const [url] = asked;
    expect(url?.pathname).toBe("/rest/v1/news");
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      select: "*",
      status: "eq.published",
      order: "created_at.desc,id.desc",
      limit: "20",
    });
  });

  test("asks on later pages for the ids of that page and one more, and then for those articles", async () => {
    const { asked, client } = service(200, [{ id: "1" }, { id: "2" }]);
    expect((await fetchPublishedPage(client, news, 3)).articles).toHaveLength(2);
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { select: "id", status: "eq.published", order: "created_at.desc,id.desc", offset: "40", limit: "21" },
      { select: "*", status: "eq.published", order: "created_at.desc,id.desc", id: "in.(1,2)" },
    ]);
  });

  test("is empty beyond its end, without a second request", async () => {
    const { asked, client } = service(200, []);
    expect(await fetchPublishedPage(client, blog, 3)).toEqual({ articles: [], older: false });
    expect(asked).toHaveLength(1);
  });

  test("has an older page if there is one more article, up to the last allowed page", async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: String(n) }));
    const older = async (page: number, count: number) =>
      (await fetchPublishedPage(service(200, rows(count)).client, blog, page)).older;
    expect(await older(1, 0)).toBe(false);
    expect(await older(1, 1)).toBe(true);
    expect(await older(2, 20)).toBe(false);
    expect(await older(2, 21)).toBe(true);
    expect(await older(MAX_LIST_PAGE, 21)).toBe(false);
    expect(pageOf(new URLSearchParams({ page: String(MAX_LIST_PAGE) }))).toBe(MAX_LIST_PAGE);
    expect(pageOf(new URLSearchParams({ page: String(MAX_LIST_PAGE + 1) }))).toBe(1);
  });

  test("is retried 3 times, fresh for 2 minutes and kept for 10", () => {
    expect(publicListOptions).toEqual({ retry: 3, staleTime: 120_000, gcTime: 600_000 });
  });

  test("throws the service's error", async () => {
    await expect(
      fetchPublishedArticles(service(500, { code: "XX000", message: "broken" }).client, blog),
    ).rejects.toThrow("broken");
  });
});

describe("one article", () => {
  const id = "0b6cfa1e-0000-4000-8000-000000000000";

  test.each([
    [blog, "Blog ID is required"],
    [news, "News ID is required"],
  ] as const)("needs an id", async (kind, sentence) => {
    await expect(fetchPublishedArticle(service(200, {}).client, kind, undefined)).rejects.toThrow(sentence);
    await expect(fetchPublishedArticle(service(200, {}).client, kind, "")).rejects.toThrow(sentence);
  });

  test("is null where there is none", async () => {
    const { client } = service(406, { code: "PGRST116", message: "no" });
    expect(await fetchPublishedArticle(client, blog, id)).toBeNull();
  });

  test.each([" ", "\t", "\u3000", "\u00a0", "1", `${id}0`, `${id}\n`])(
    "is null for %j, which is no UUID, and the service is not asked",
    async (wrong) => {
      const { asked, client } = service(500, { code: "XX000", message: "broken" });
      expect(await fetchPublishedArticle(client, blog, wrong)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  test("is requested by id and status", async () => {
    const { asked, client } = service(200, { id });
    expect(await fetchPublishedArticle(client, blog, id)).toEqual({ id });
    expect(asked[0]?.search).toBe(`?select=*&id=eq.${id}&status=eq.published`);
  });
});
