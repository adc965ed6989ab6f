import { expect, test, vi } from "vitest";
import { storedThings } from "../../../app/entities/stored-things.ts";
import type { KnowledgeRecord } from "./knowledge/record.ts";
import { createLive } from "./live.ts";

const noError = (error: unknown) => expect.unreachable(String(error));

/** Each table that is published is read. */
const sources = storedThings.filter(({ readers }) => readers === "anyone");

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
    noError,
  );
  await live.update();
  await live.update();
  expect(read).toHaveBeenCalledTimes(sources.length);
  expect(read.mock.calls.every(([path]) => path.includes("status=eq.published"))).toBe(true);
  expect(published[0]).toMatchObject([{ path: "/careers", anchor: "j1", title: "Pilot", kind: "live" }]);
  time = 61_000;
  await live.update();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2 * sources.length));
  expect(published).toHaveLength(1);
});

test("the first asker waits no longer than the reading takes, at most a while, and leaves no timer behind", async () => {
  vi.useFakeTimers();
  try {
    const known = (read: Promise<Response>) =>
      createLive(
        async () => read.then((each) => each.clone()),
        vi.fn(),
        () => 0,
        noError,
      );
    await known(Promise.resolve(Response.json([]))).update();
    expect(vi.getTimerCount()).toBe(0);
    const never = known(new Promise(() => {})).update();
    await vi.runAllTimersAsync();
    await never;
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
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
    noError,
  );
  live.changed();
  live.changed();
  live.changed();
  await vi.waitFor(() => expect(reads).toHaveLength(2 * sources.length));
  expect(most).toBe(sources.length);
});

test("a data service that fails leaves what is known, and its error is heard", async () => {
  const published: unknown[] = [];
  const errors: unknown[] = [];
  const live = createLive(
    async () => new Response("no", { status: 503 }),
    (records) => published.push(records),
    () => 0,
    (error) => errors.push(error),
  );
  await live.update();
  expect(published).toEqual([]);
  expect(errors).toEqual([new Error("the data service answered 503")]);
});

test("what could not be taken over is offered again at the next reading", async () => {
  let time = 0;
  const errors: unknown[] = [];
  const publish = vi
    .fn((_: KnowledgeRecord[]): void => undefined)
    .mockImplementationOnce(() => {
      throw new Error("half-way");
    });
  const live = createLive(
    async () => Response.json([]),
    publish,
    () => time,
    (error) => errors.push(error),
  );
  await live.update();
  expect(errors).toEqual([new Error("half-way")]);
  time = 61_000;
  await live.update();
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(2));
});

test("what came with the site is told as a sample", async () => {
  const published: KnowledgeRecord[][] = [];
  const rows = [
    { id: "a", title: "Opened", is_sample: true },
    { id: "b", title: "Our own", is_sample: false },
  ];
  const read = vi.fn(async (path: string) => Response.json(path.startsWith("blogs") ? rows : []));
  await createLive(
    read,
    (records) => published.push(records),
    () => 0,
    noError,
  ).update();
  expect(read.mock.calls.every(([path]) => path.includes("is_sample"))).toBe(true);
  const titles = published[0]?.map(({ title }) => title);
  expect(titles).toEqual(["Sample: Opened", "Our own"]);
});

test("of an article in Markdown the assistant knows the words, not the marks", async () => {
  const published: KnowledgeRecord[][] = [];
  const content = "## Spray\n\nTen **litres** in a [tank](/product/heavy-payload-drones).";
  const live = createLive(
    async (path) =>
      Response.json(path.startsWith("blogs") ? [{ id: "b1", title: "Tank", content, content_format: "markdown" }] : []),
    (records) => published.push(records),
    () => 0,
    noError,
  );
  await live.update();
  expect(published[0]).toMatchObject([{ text: "Spray Ten litres in a tank.", path: "/blog/b1" }]);
});
