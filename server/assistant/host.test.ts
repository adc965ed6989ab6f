import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import type { ReadQuery } from "../backend/data/requests.ts";
import { represent } from "../http/representation.ts";
import { createLog } from "../process/log.ts";
import { saysNothing, startAssistant } from "./host.ts";

const rows = { news: [{ id: "7", title: "The monsoon batch begins", excerpt: "In July we fly early." }] };
const asked: ReadQuery[] = [];
const reads = {
  get: async (query: ReadQuery) => {
    asked.push(query);
    const body = Buffer.from(JSON.stringify(rows[query.table as keyof typeof rows] ?? []));
    const representation = represent(body, "application/json");
    return { value: { status: 200, headers: {}, representation }, asOf: 0 };
  },
  has: () => false,
  peek: () => undefined,
  drop() {},
  markStale() {},
};
const host = startAssistant(createLog("fatal", "site"), join(import.meta.dirname, "../.."), {});
host.readFrom(reads);
afterAll(() => host.close());

const ask = async (message: string, of = host, client = "192.0.2.1") => {
  const body = JSON.stringify({ message, sessionId: "session_1", userId: null });
  const response = await of.handle(new Request("http://site.example/", { method: "POST", body }), client);
  const said = (await response.json()) as { message: string };
  return { status: response.status, message: said.message, nothing: saysNothing(response) };
};

test("answers 503 until it is ready, then answers, also about content that has just changed", async () => {
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
  const published = { column: "status", operator: "eq", values: ["published"] };
  for (const { where } of asked) expect(where).toContainEqual(published);
  rows.news = [];
  host.contentChanged("news");
  await vi.waitFor(
    async () => expect((await ask("what is the news about the monsoon batch")).message).not.toContain("/news/7"),
    { timeout: 20_000 },
  );
  expect(await ask("How long is the pilot course?")).toMatchObject({ nothing: false });
  for (const question of ["do you rent out tractors to farmers in Nagpur on Diwali", "qwrtp zxcvb"])
    expect(await ask(question), question).toMatchObject({ nothing: true });
}, 120_000);

/** Starts an assistant that answers "here" to every message; a message that is a key of `actions` runs that code first. */
async function startFakeAssistant(actions: { [message: string]: string }) {
  const program = `
    import { parentPort } from "node:worker_threads";
    const actions = { ${Object.entries(actions).map(([name, action]) => `${name}() { ${action} }`)} };
    parentPort.on("message", ({ id, body }) => {
      actions[JSON.parse(body).message]?.();
      parentPort.postMessage({ kind: "answer", id, status: 200, headers: [], body: JSON.stringify({ message: "here" }) });
    });
    parentPort.postMessage({ kind: "ready", records: 0, took: 0 });`;
  const thread = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const fake = startAssistant(
    createLog("fatal", "site"),
    ".",
    {},
    {
      thread,
      memory: { maxOldGenerationSizeMb: 32 },
    },
  );
  onTestFinished(() => fake.close());
  await vi.waitFor(() => expect(fake.settled()).toBe(true), { timeout: 20_000 });
  return fake;
}

test.each([
  ["dies", "process.exit(1)"],
  ["throws", "throw new Error('uncaught')"],
  ["needs too much memory", "const all = []; for (;;) all.push(new Array(1000).fill(Math.random()))"],
  ["never ends a search", "/^(a|a)+$/.test('a'.repeat(64) + 'b')"],
])(
  "restarts a thread that %s, and asks its clients to wait",
  async (_, action) => {
    const fake = await startFakeAssistant({ end: action });
    expect(await ask("hello", fake)).toMatchObject({ status: 200, message: "here" });
    const [asked, beside] = await Promise.all([ask("end", fake), ask("hello", fake, "192.0.2.2")]);
    expect(asked).toMatchObject({ status: 503, message: expect.stringContaining("wait") });
    expect(beside.status).toBe(503);
    // Pages need no assistant, so the server stays ready.
    expect(fake.settled()).toBe(true);
    await vi.waitFor(async () => expect((await ask("hello", fake)).status).toBe(200), { timeout: 20_000 });
  },
  60_000,
);

test("one that is closed while it starts is no failure in the log", async () => {
  const log = createLog("fatal", "site");
  const said = (["warn", "error"] as const).map((level) => vi.spyOn(log, level));
  const thread = new URL("data:text/javascript,setInterval(() => {}, 1000)");
  const replaced = startAssistant(log, ".", {}, { thread });
  await replaced.close();
  await vi.waitFor(() => expect(replaced.settled()).toBe(true));
  for (const each of said) expect(each).not.toHaveBeenCalled();
});

test("retries an assistant that could not be started, until it starts", async () => {
  const fixed = join(mkdtempSync(join(tmpdir(), "assistant-")), "fixed");
  const program = `
    import { existsSync } from "node:fs";
    import { parentPort } from "node:worker_threads";
    if (!existsSync(${JSON.stringify(fixed)})) process.exit(1);
    parentPort.on("message", ({ id }) =>
      parentPort.postMessage({ kind: "answer", id, status: 200, headers: [], body: JSON.stringify({ message: "here" }) }));
    parentPort.postMessage({ kind: "ready", records: 0, took: 0 });`;
  const thread = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const failing = startAssistant(createLog("fatal", "site"), ".", {}, { thread, retryDelayMs: 100 });
  await vi.waitFor(() => expect(failing.settled()).toBe(true), { timeout: 30_000 });
  expect((await ask("hello", failing)).status).toBe(503);
  writeFileSync(fixed, "");
  await vi.waitFor(async () => expect((await ask("hello", failing)).status).toBe(200), { timeout: 30_000 });
  await failing.close();
}, 90_000);
