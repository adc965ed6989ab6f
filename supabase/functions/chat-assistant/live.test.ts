import { expect, test, vi } from "vitest";
import { storedThings } from "../../../domain/stored/stored-things.ts";
import type { KnowledgeRecord } from "./knowledge/record.ts";
import { createLive } from "./live.ts";

const noError = (error: unknown) => expect.unreachable(String(error));

/** Each table that is published is read. */
const sources = storedThings.filter(({ readers }) => readers === "anyone");

test("published rows become records, read at most once a minute and published only when they change", async () => {
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

test("the first message waits for the reading, with a limit, and leaves no timer behind", async () => {
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

test("a change during a reading causes one more reading, never two at a time", async () => {
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

test("a failing data service changes nothing, and its error is reported", async () => {
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

test("records that failed to be published are published with the next reading", async () => {
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

test("demonstration rows are marked as samples", async () => {
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

test("an article in Markdown is known without its marks", async () => {
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

const news = {
  id: "n1",
  title: "Monsoon batch of the pilot course",
  excerpt: "The next full-time batch starts in Bhopal on 20 July. Twelve people find a place.",
  content: "Come and see us.",
  created_at: "2026-07-02T04:00:00Z",
};
const job = { id: "j1", title: "Pilot", created_at: "2026-07-02T04:00:00Z" };

/** What is known of these rows at a time, which the test may change; the data service can be taken away. */
async function knownAt(start: string, rows: { news?: object[]; careers?: object[] }) {
  const clock = { now: Date.parse(start), away: false };
  let known: KnowledgeRecord[] = [];
  const live = createLive(
    async (path) => {
      const table = path.startsWith("news") ? rows.news : path.startsWith("careers") ? rows.careers : [];
      return clock.away ? new Response("no", { status: 503 }) : Response.json(table ?? []);
    },
    (records) => {
      known = records;
    },
    () => clock.now,
    () => undefined,
  );
  await live.update();
  return { clock, live, known: () => known };
}

test("an announced day is past after its end in India, even while the data service is away", async () => {
  const { clock, live, known } = await knownAt("2026-07-20T23:59:00+05:30", { news: [news] });
  expect(known()[0]?.text).toContain("The next full-time batch starts");
  expect(known()[0]?.past).toBeUndefined();
  clock.away = true;
  clock.now = Date.parse("2026-07-21T00:00:00+05:30");
  await live.update();
  expect(known()).toMatchObject([{ title: "Past: Monsoon batch of the pilot course", past: true }]);
  expect(known()[0]?.text).not.toMatch(/next|starts/);
});

test.each([
  ["in its title", { title: "Next batch on 20 July", excerpt: "Twelve places.", content: "Come." }],
  ["in what is not told of it", { title: "Next batch", excerpt: "Twelve places.", content: "We begin on 20 July." }],
  ["in a month", { title: "Service days in October", excerpt: "Bring your drone.", content: "On four Fridays." }],
  ["in the whole of it", { title: "Open day", excerpt: "On 26 September we show our labs.", content: "" }],
])("an article that names its day %s is past too", async (_, words) => {
  const { known } = await knownAt("2026-11-23T06:00:00Z", { news: [{ ...news, ...words }] });
  expect(known()).toMatchObject([{ past: true }]);
});

test("an article without announcements is never past, whatever days its text names", async () => {
  const lasting = {
    title: "What a spraying drone can do for a farmer today",
    excerpt: "It will save water. Look at the field tomorrow.",
    content: "Registration starts on 20 July. Today each drone needs a number.",
  };
  const { known } = await knownAt("2026-11-23T06:00:00Z", { news: [{ ...news, ...lasting }] });
  expect(known()[0]?.past).toBeUndefined();
  expect(known()[0]?.text).toContain("It will save water");
});

test("an article with a day to come, or a report, is known; past days among others are left out", async () => {
  const { known } = await knownAt("2026-08-10T06:00:00Z", {
    news: [
      { ...news, id: "a", excerpt: "The first begins on 20 July. The second begins on 20 September." },
      { ...news, id: "b", title: "A year of flying", excerpt: "On 3 March we flew for the first time.", content: "" },
    ],
  });
  expect(known().map(({ text, past }) => [text, past])).toEqual([
    ["The second begins on 20 September. Come and see us.", undefined],
    ["On 3 March we flew for the first time.", undefined],
  ]);
});

test("a position whose day of application is past is no open one", async () => {
  const { clock, live, known } = await knownAt("2026-07-19T06:00:00Z", {
    careers: [
      { ...job, id: "a", description: "Fly.", requirements: "Apply by 20 July." },
      { ...job, id: "b", description: "Fly. Interviews are on 20 July." },
      { ...job, id: "c", description: "Fly from 20 July." },
    ],
  });
  expect(known().map(({ anchor }) => anchor)).toEqual(["a", "b", "c"]);
  clock.now += 3 * 24 * 60 * 60 * 1000;
  await live.update();
  await vi.waitFor(() => expect(known().map(({ anchor }) => anchor)).toEqual(["b", "c"]));
  expect(known()[0]?.text).toBe("Fly.");
});
