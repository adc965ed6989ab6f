import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastFailedRequest, steadyFetch } from "./steady-fetch";

beforeEach(() => vi.stubGlobal("location", { href: "https://a.example/" }));
afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, id?: string) =>
  steadyFetch(async () => new Response(null, { status, headers: id ? { "X-Request-Id": id } : {} }));

test("the number of a failed answer is known until the next that succeeds", async () => {
  await answering(500, "one")("/about-us.data");
  expect(lastFailedRequest()).toBe("one");
  await answering(200)("/about-us.data");
  expect(lastFailedRequest()).toBeNull();
});

test("what is no page's data leaves the number as it is", async () => {
  await answering(500, "two")("/about-us.data");
  await answering(200)("/rest/v1/blogs");
  expect(lastFailedRequest()).toBe("two");
});
