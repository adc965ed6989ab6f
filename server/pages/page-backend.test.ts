import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../gateway/parts.ts";
import { createQueues } from "../gateway/queues.ts";
import { createReads } from "../gateway/reads.ts";
import type { AskData } from "../gateway/upstream.ts";
import { now } from "../process/clock.ts";
import { createLog } from "../process/log.ts";
import { type Footprint, pageFetch } from "./page-backend.ts";

const log = createLog("silent", "site");
const visitor = { client: "192.0.2.1", requestId: "r" };
const siteUrl = "http://site.example";

function setUp(askData: AskData) {
  const gateway = new Hono<GatewayEnv>().all("*", (c) => c.json({ by: "gateway", client: c.env.client }));
  const footprint: Footprint = { tables: new Set(), asOf: now(), failed: false };
  const parts = { gateway, reads: createReads(askData, createQueues(), log), siteUrl, publishableKey: "key", log };
  return { fetch: pageFetch(parts, visitor, footprint), footprint };
}

describe("pageFetch", () => {
  it("reads public tables from the cache, and notes them in the footprint", async () => {
    const askData = vi.fn(async () => ({ status: 200, body: '[{"id":1}]' }));
    const { fetch, footprint } = setUp(askData);
    for (const address of ["/rest/v1/blogs?select=id", `${siteUrl}/rest/v1/blogs?select=id`]) {
      expect(await (await fetch(address)).json()).toEqual([{ id: 1 }]);
    }
    expect(askData).toHaveBeenCalledTimes(1);
    expect(footprint).toMatchObject({ tables: new Set(["blogs"]), failed: false });
  });

  it("sends everything else through the gateway as the visitor", async () => {
    const { fetch } = setUp(vi.fn());
    for (const init of [{ method: "POST", body: "{}" }, { headers: { Authorization: "Bearer a.b.c" } }]) {
      expect(await (await fetch("/rest/v1/blogs", init)).json()).toEqual({ by: "gateway", client: visitor.client });
    }
    expect(await (await fetch("/rest/v1/contact_submissions")).json()).toMatchObject({ by: "gateway" });
  });

  it("notes that the backend failed, and answers 503", async () => {
    const { fetch, footprint } = setUp(() => Promise.reject(new Error("away")));
    expect((await fetch("/rest/v1/news?select=id")).status).toBe(503);
    expect(footprint.failed).toBe(true);
  });
});
