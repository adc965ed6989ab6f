import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastFailedRequest, retryPageData } from "./retry-page-data.ts";

beforeEach(() => vi.stubGlobal("location", { href: "https://a.example/" }));
afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, id?: string) =>
  retryPageData(async () => new Response(null, { status, headers: id ? { "X-Request-Id": id } : {} }));

test("the request id of a failed answer is kept until one succeeds", async () => {
  await answering(500, "one")("/about-us.data");
  expect(lastFailedRequest()).toBe("one");
  await answering(200)("/about-us.data");
  expect(lastFailedRequest()).toBeNull();
});

test("a request for something else leaves the request id as it is", async () => {
  await answering(500, "two")("/about-us.data");
  await answering(200)("/rest/v1/blogs");
  expect(lastFailedRequest()).toBe("two");
});
