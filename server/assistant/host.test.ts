import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { represent } from "../exchange/representation.ts";
import { createLog } from "../process/log.ts";
import { startAssistant } from "./host.ts";

const rows = { news: [{ id: "7", title: "The monsoon batch begins", excerpt: "In July we fly early." }] };
const asked: string[] = [];
const reads = {
  get: async (table: string, { path }: { path: string }) => {
    asked.push(path);
    const body = Buffer.from(JSON.stringify(rows[table as keyof typeof rows] ?? []));
    const representation = represent(body, "application/json");
    return { value: { status: 200, headers: {}, representation }, asOf: 0 };
  },
  has: () => false,
  drop() {},
  doubt() {},
};
const host = startAssistant(reads, createLog("fatal", "site"), join(import.meta.dirname, "../.."), {});
afterAll(() => host.close());

const ask = async (message: string, of = host) => {
  const body = JSON.stringify({ message, sessionId: "session_1", userId: null });
  const response = await of.handle(new Request("http://site.example/", { method: "POST", body }), "192.0.2.1");
  return { status: response.status, message: ((await response.json()) as { message: string }).message };
};

test("it is away until it has learnt, then answers, also of what is published just now", async () => {
  expect(host.settled()).toBe(false);
  expect(await ask("How long is the pilot course?")).toMatchObject({
    status: 503,
    message: expect.stringContaining("wait"),
  });
  await vi.waitFor(() => expect(host.settled()).toBe(true), { timeout: 90_000, interval: 100 });
  expect(await ask("How long is the pilot course?")).toMatchObject({
    status: 200,
    message: expect.stringContaining("4 weeks"),
  });
  expect((await ask("what is the news about the monsoon batch")).message).toContain("/news/7");
  expect(asked.every((path) => path.startsWith("/rest/v1/") && path.includes("status=eq.published"))).toBe(true);
  rows.news = [];
  host.published("news");
  await vi.waitFor(async () =>
    expect((await ask("what is the news about the monsoon batch")).message).not.toContain("/news/7"),
  );
}, 120_000);

test("a thread that dies is started again, and who had asked is told to wait", async () => {
  const program = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, body }) => {
      if (body.includes("die")) process.exit(1);
      parentPort.postMessage({ kind: "answer", id, status: 200, body: JSON.stringify({ message: "here" }) });
    });
    parentPort.postMessage({ kind: "ready", records: 0, took: 0 });`;
  const thread = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const mortal = startAssistant(reads, createLog("fatal", "site"), ".", {}, thread);
  await vi.waitFor(() => expect(mortal.settled()).toBe(true), { timeout: 20_000 });
  expect(await ask("hello", mortal)).toEqual({ status: 200, message: "here" });
  expect((await ask("die", mortal)).status).toBe(503);
  await vi.waitFor(async () => expect((await ask("hello", mortal)).status).toBe(200), { timeout: 20_000 });
  await mortal.close();
}, 60_000);
