import type { IncomingMessage } from "node:http";
import { expect, it, vi } from "vitest";
import { createLog } from "../process/log.ts";
import { createQueues } from "./queues.ts";
import { createReads, PUBLIC_THINGS } from "./reads.ts";
import { createReadyLists } from "./ready-lists.ts";
import { readQuery } from "./rest/query.ts";

const KEY = "sb_publishable_key";
const LIST = "/rest/v1/blogs?select=id&status=eq.published";
const visitor = { client: "192.0.2.1", requestId: "the-request" };

/** A cache in which the list is stored. */
async function setUp() {
  const send = vi.fn(async () => ({ status: 200, body: '[{"id":1}]', contentType: "application/json" }));
  const reads = createReads(send, createQueues(), createLog("silent", "site"));
  const thing = PUBLIC_THINGS.get("blogs");
  if (!thing) throw new Error("blogs are not public");
  const query = readQuery(thing, LIST.slice(LIST.indexOf("?")), new Headers());
  const lists = createReadyLists(reads, KEY);
  const ask = (target: string, headers: Record<string, string> = {}, method = "GET") =>
    lists({ method, headers: { apikey: KEY, ...headers } } as unknown as IncomingMessage, target, visitor);
  expect(ask(LIST)).toBeUndefined();
  await reads.get(query, visitor.client);
  return { ask, reads, send };
}

it("answers a read from memory, with the key alone, until its table is dropped", async () => {
  const { ask, reads, send } = await setUp();
  for (const headers of [{}, { authorization: `Bearer ${KEY}` }, { accept: "*/*" }]) {
    const ready = ask(LIST, headers as Record<string, string>);
    expect(ready?.representation.bodies.identity?.toString()).toBe('[{"id":1}]');
    expect(ready?.headers).toEqual({
      "Cache-Control": "no-cache",
      Vary: "Accept, Accept-Encoding, Authorization, Prefer",
    });
  }
  expect(send).toHaveBeenCalledTimes(1);
  reads.drop("blogs");
  expect(ask(LIST)).toBeUndefined();
});

it("keeps a single row, a counted list and a list apart", async () => {
  const { ask, reads } = await setUp();
  const wanted: Record<string, string>[] = [{ accept: "application/vnd.pgrst.object+json" }, { prefer: "count=exact" }];
  for (const headers of wanted) {
    expect(ask(LIST, headers)).toBeUndefined();
    const thing = PUBLIC_THINGS.get("blogs");
    const query = thing && readQuery(thing, LIST.slice(LIST.indexOf("?")), new Headers(headers));
    const { value } = (query && (await reads.get(query, visitor.client))) ?? {};
    expect(ask(LIST, headers)).toBe(value);
    expect(ask(LIST)).not.toBe(value);
  }
});

it.each([
  ["another key", LIST, { apikey: "sb_publishable_other" }, "GET"],
  ["a signed-in user", LIST, { authorization: "Bearer a.b.c" }, "GET"],
  ["a broken token", LIST, { authorization: "Basic abc" }, "GET"],
  ["a range", LIST, { range: "0-1" }, "GET"],
  ["another schema", LIST, { "accept-profile": "private" }, "GET"],
  ["another format", LIST, { accept: "text/csv" }, "GET"],
  ["a write", LIST, {}, "POST"],
  ["a HEAD request", LIST, {}, "HEAD"],
  ["a table that is not public", "/rest/v1/contact_submissions?select=id", {}, "GET"],
  ["a query outside the grammar", `${LIST}&nothing=eq.draft`, {}, "GET"],
  ["a procedure", "/rest/v1/rpc/staff_list", {}, "GET"],
])("leaves %s to the gateway", async (_, target, headers, method) => {
  const { ask } = await setUp();
  expect(ask(target, headers as Record<string, string>, method)).toBeUndefined();
});
