import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import type { GatewayEnv } from "../gateway/parts.ts";
import { represent } from "../http/representation.ts";
import { createLog } from "../process/log.ts";
import { Pages } from "./pages.ts";
import type { RenderBackend, Rendered } from "./render.ts";

const log = createLog("silent", "site");
const page = (status: number): Rendered => ({
  status,
  headers: {},
  representation: represent(Buffer.from("<p>page</p>"), "text/html"),
});

/** Pages whose renderer does what the test says, and the log's lines of warnings and errors. */
function pagesWith(render: (backend: RenderBackend) => Promise<Rendered>) {
  const lines: Record<string, unknown>[] = [];
  for (const level of ["warn", "error"] as const) {
    vi.spyOn(log, level).mockImplementation(((line: Record<string, unknown>, message: string) => {
      lines.push({ ...line, message });
    }) as typeof log.error);
  }
  const pages = new Pages({
    renderer: {
      render: (_, backend) => render(backend),
      close: async () => undefined,
    },
    gateway: new Hono<GatewayEnv>(),
    reads: {
      get: () => Promise.reject(new Error("no data")),
      has: () => false,
      peek: () => undefined,
      drop() {},
      markStale() {},
    },
    siteUrl: "http://site.example",
    publishableKey: "key",
    development: false,
    log,
  });
  const ask = (requestId: string, client = requestId) =>
    pages.render({ method: "GET", address: "/blog?page=2", headers: [] }, { client, requestId });
  return { ask, lines };
}

it("a response that a page throws is logged with the request id", async () => {
  const { ask, lines } = pagesWith(async () => page(503));
  expect((await ask("first")).status).toBe(503);
  expect(lines).toEqual([{ requestId: "first", path: "/blog", status: 503, message: "a page failed" }]);
});

it("an error that a page reports is logged once, with the request id", async () => {
  const thrown = new Error("broken");
  const { ask, lines } = pagesWith(async ({ report }) => {
    report(thrown);
    return page(500);
  });
  await ask("first");
  expect(lines).toEqual([{ err: thrown, requestId: "first", path: "/blog", message: "a page met an error" }]);
});

it("a failed read for a page is logged with the request id", async () => {
  const { ask, lines } = pagesWith(async ({ fetch }) => {
    expect((await fetch("/rest/v1/blogs?select=id")).status).toBe(503);
    return page(200);
  });
  await ask("first");
  expect(lines).toEqual([
    { err: new Error("no data"), requestId: "first", path: "/rest/v1/blogs", message: "a read for a page failed" },
  ]);
});

it("a request that shared a failed rendering is logged with the id of the one that has the cause", async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const { ask, lines } = pagesWith(async ({ report }) => {
    await ready;
    report(new Error("broken"));
    return page(500);
  });
  const both = [ask("first"), ask("second")];
  resolve();
  await Promise.all(both);
  expect(lines).toContainEqual(expect.objectContaining({ requestId: "second", sameAs: "first", path: "/blog" }));
});
