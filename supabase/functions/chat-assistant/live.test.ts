import { expect, test, vi } from "vitest";
import type { KnowledgeRecord } from "./knowledge/record.ts";
import { createLive } from "./live.ts";
import { createMemory } from "./memory.ts";

test("published rows become records, read at most once a minute and taken over only when they change", async () => {
  let time = 0;
  const published: KnowledgeRecord[][] = [];
  const read = vi.fn(async (path: string) =>
    Response.json(
      path.startsWith("careers") ? [{ id: "j1", title: "Pilot", description: "Fly.", location: "Bhopal" }] : [],
    ),
  );
  const live = createLive(
    read,
    (records) => published.push(records),
    () => time,
  );
  await live.update();
  await live.update();
  expect(read).toHaveBeenCalledTimes(3);
  expect(read.mock.calls.every(([path]) => path.includes("status=eq.published"))).toBe(true);
  expect(published[0]).toMatchObject([{ path: "/careers", anchor: "j1", title: "Pilot", kind: "live" }]);
  time = 61_000;
  await live.update();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(6));
  expect(published).toHaveLength(1);
});

test("what changes while it is read is read once more, and never twice at a time", async () => {
  let under = 0;
  let most = 0;
  const reads: string[] = [];
  const live = createLive(
    async (path) => {
      most = Math.max(most, ++under);
      reads.push(path);
      await Promise.resolve();
      under--;
      return Response.json([]);
    },
    () => undefined,
    () => 0,
  );
  live.changed();
  live.changed();
  live.changed();
  await vi.waitFor(() => expect(reads).toHaveLength(6));
  expect(most).toBe(3);
});

test("a data service that fails leaves what is known", async () => {
  const published: unknown[] = [];
  const live = createLive(
    async () => new Response("no", { status: 503 }),
    (records) => published.push(records),
    () => 0,
  );
  await live.update();
  expect(published).toEqual([]);
});

test("memory forgets after half an hour and never grows without bound", () => {
  let time = 0;
  const memory = createMemory(() => time);
  memory.remember("a", { topic: "/x" });
  expect(memory.recall("a").topic).toBe("/x");
  time = 30 * 60 * 1000 + 1;
  expect(memory.recall("a")).toEqual({});
  for (let index = 0; index < 6_000; index++) memory.remember(`s${index}`, { topic: "/x" });
  expect(memory.size).toBe(5_000);
});

test("what came with the site is told as a sample", async () => {
  const published: KnowledgeRecord[][] = [];
  const rows = [
    { id: "a", title: "Opened", is_sample: true },
    { id: "b", title: "Our own", is_sample: false },
  ];
  const read = vi.fn(async (path: string) => Response.json(path.startsWith("careers") ? [] : rows));
  await createLive(
    read,
    (records) => published.push(records),
    () => 0,
  ).update();
  expect(read.mock.calls.every(([path]) => path.includes("is_sample"))).toBe(true);
  const titles = published[0]?.map(({ title }) => title);
  expect(titles).toEqual(["Sample: Opened", "Our own", "Sample: Opened", "Our own"]);
});

test("of an article in Markdown the assistant knows the words, not the marks", async () => {
  const published: KnowledgeRecord[][] = [];
  const content = "## Spray\n\nTen **litres** in a [tank](/product/heavy-payload-drones).";
  const live = createLive(
    async (path) =>
      Response.json(path.startsWith("blogs") ? [{ id: "b1", title: "Tank", content, content_format: "markdown" }] : []),
    (records) => published.push(records),
    () => 0,
  );
  await live.update();
  expect(published[0]).toMatchObject([{ text: "Spray Ten litres in a tank.", path: "/blog/b1" }]);
});
