/**
 * How quick the lists of the admin area are among many rows: two sites answer the same requests in turns, one with a
 * hundred enquiries and posts, the other with many, and the ratio of the medians is compared. Then searches, which have
 * 300 ms at the 95th percentile (decision 19), the file of enquiries, and erasing a person. Without arguments it writes the
 * tables into docs/performance.md.
 *
 *   npm run bench:lists                  100,000 enquiries and 10,000 posts
 *   npm run bench:lists -- 5000 500      other numbers, only printed
 */
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { type RunningSite, startSite } from "../tests/site.ts";
import { pagedThrough } from "./paging.ts";
import { machine, number, openTables, quantile, writeChapter } from "./report.ts";
import { type Ask, fill, list, signIn, timed } from "./rows.ts";

const FEW = 100;
const ROUNDS = 40;
/** Words in every seventh row and in none, parts of words and of numbers, names, two words, a phone number. */
const TERMS = [
  "asha",
  "wheat",
  "narmada",
  "raisen",
  "ver",
  "abc",
  "a9f4",
  "verma123",
  "zzz",
  "Pooja Tiwari",
  "season",
  "098765 43210",
];
/** Terms that no trigram narrows: two letters, in many rows and in none, and another script. */
const HARD_TERMS = ["om", "zq", "ओम"];

const given = process.argv.slice(2).map(Number);
const [enquiries = 100_000, posts = 10_000] = given;

const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString();
const LISTS: [string, Ask][] = [
  ["enquiries, newest first", list("contact_submissions", {})],
  ["enquiries, oldest first", list("contact_submissions", {}, "oldest")],
  ["enquiries by name", list("contact_submissions", {}, "name")],
  ["enquiries, page 4", list("contact_submissions", {}, "newest", 75)],
  ["new enquiries", list("contact_submissions", { status: "new" })],
  ["enquiries about training", list("contact_submissions", { inquiry: "training" })],
  ["new ones about training", list("contact_submissions", { status: "new", inquiry: "training" })],
  ["enquiries of a week", list("contact_submissions", { since: lastWeek })],
  ["posts, newest first", list("blogs", {})],
  ["posts by title", list("blogs", {}, "name")],
  ["posts, last changed first", list("blogs", {}, "changed")],
  ["drafts", list("blogs", { status: "draft" })],
];

const search =
  (thing: string, term: string, sort: string): Ask =>
  (client) =>
    client.rpc("staff_list", { thing, term, sort, take: 25 });

const ms = (values: number[], part = 0.5) => quantile(values, part).toFixed(1);
const { lines, heading, note } = openTables();

async function compareLists(): Promise<void> {
  heading("list", `${FEW} rows, ms`, `${number(enquiries)} enquiries, ${number(posts)} posts, ms`, "ratio");
  for (const [name, ask] of LISTS) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.small.push(await timed(ask, inSmall.client));
      times.large.push(await timed(ask, inLarge.client));
    }
    const ratio = quantile(times.large, 0.5) / quantile(times.small, 0.5);
    note(name, ms(times.small), ms(times.large), ratio.toFixed(2));
  }
}

async function measureSearches(thing: string, rows: number): Promise<void> {
  heading(`searched among ${number(rows)} ${thing === "blogs" ? "posts" : "enquiries"}`, "median, ms", "p95, ms");
  const measure = async (term: string, sort = "newest") => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timed(search(thing, term, sort), inLarge.client));
    note(sort === "newest" ? term : `${term}, by ${sort}`, ms(times), ms(times, 0.95));
    return times;
  };
  const all: number[] = [];
  for (const term of TERMS) all.push(...(await measure(term)));
  note("all of them", ms(all), ms(all, 0.95));
  for (const term of HARD_TERMS) await measure(term);
  await measure("omkar", "name");
}

async function measureErasing(rows: number): Promise<void> {
  const people = await large.sql<{ email: string }[]>`
    select email from contact_submissions order by md5(id::text) limit 10`;
  heading(`a person among ${number(rows)} enquiries`, "median, ms", "longest, ms");
  for (const dry_run of [true, false]) {
    const times: number[] = [];
    for (const { email: address } of people)
      times.push(await timed((client) => client.rpc("erase_person", { address, dry_run }), inLarge.client));
    note(dry_run ? "looked for" : "erased", ms(times), ms(times, 1));
  }
}

async function measurePaging(): Promise<void> {
  const marks = [20, 200];
  const [early, late] = await pagedThrough(large, inLarge.session, marks);
  heading("the browser while paging through enquiries", ...marks.map((mark) => `page ${mark}`), "ratio");
  const row = (name: string, of: "megabytes" | "elements", digits: number) => {
    const [before = Number.NaN, after = Number.NaN] = [early?.[of], late?.[of]];
    note(name, before.toFixed(digits), after.toFixed(digits), (after / before).toFixed(2));
  };
  row("JavaScript memory, MB", "megabytes", 1);
  row("elements in the document", "elements", 0);
}

/** Resident memory of the web process, in MB. */
async function memory({ process: { pid } }: RunningSite): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function measureExport(): Promise<void> {
  const before = await memory(large);
  const start = performance.now();
  const response = await fetch(`${large.url}/rest/v1/enquiries.csv`, {
    method: "POST",
    headers: {
      apikey: large.config.supabasePublishableKey,
      Authorization: `Bearer ${inLarge.token}`,
      "Content-Type": "application/json",
    },
    body: "{}",
  });
  if (!response.ok || !response.body) throw new Error(`the export was answered with ${response.status}`);
  let peak = before;
  let bytes = 0;
  let sampled = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes - sampled < 2_000_000) continue;
    sampled = bytes;
    peak = Math.max(peak, await memory(large));
  }
  heading(`export of ${number(enquiries)} enquiries`, "");
  note("time", `${((performance.now() - start) / 1000).toFixed(1)} s`);
  note("size", `${(bytes / 1e6).toFixed(1)} MB`);
  note("memory of the web process before", `${before} MB`);
  note("peak memory meanwhile", `${peak} MB`);
}

const settings = { env: { LOG_LEVEL: "warn" } };
const small = await startSite(settings);
const large = await startSite(settings);
const [loadedBy = 0] = loadavg();
for (const { sql } of [small, large]) await sql`truncate contact_submissions, blogs cascade`;
await fill(small, "contact_submissions", FEW);
await fill(small, "blogs", FEW);
await fill(large, "contact_submissions", enquiries);
await fill(large, "blogs", posts);
const [inSmall, inLarge] = [await signIn(small), await signIn(large)];
try {
  await compareLists();
  await measureSearches("blogs", posts);
  await measureSearches("contact_submissions", enquiries);
  await measureExport();
  await measureErasing(enquiries);
  await measurePaging();
} finally {
  await small.stop();
  await large.stop();
}
if (given.length === 0) {
  await writeChapter(
    "lists",
    `Made by \`npm run bench:lists\` on ${machine()}. Two sites on this machine answer the same requests in turns, sent
as the screens send them; compare ratios. Each figure comes from ${ROUNDS} requests. When this run began,
the load average was ${loadedBy.toFixed(0)}.
${lines.join("\n")}`,
  );
}
