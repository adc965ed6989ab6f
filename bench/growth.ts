/**
 * Measures how answers slow down with the number of rows: three sites, with few, many and very many posts and enquiries,
 * answer the same requests in turns; compare the ratios of the medians. A post is changed before each public request, so
 * that nothing comes from a cache. `npm run bench:growth` writes its chapter of docs/performance.md.
 *
 *   npm run bench:growth                        100, 10,000 and 1,000,000 rows of each
 *   npm run bench:growth -- 100 1000 10000      other numbers; only prints the tables. ROUNDS: requests for each figure
 */
import { loadavg } from "node:os";
import { MAX_LIST_PAGE } from "../app/publishing/queries.ts";
import { type RunningSite, startSite } from "../tests/site.ts";
import { machine, median, number, openTables, writeChapter } from "./report.ts";
import { type Ask, fill, list, signIn, timed } from "./rows.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 20);
/** Short posts, because finding them is what is measured. */
const ROWS = { sentences: 6, searched: false };
const LISTED = 20;
const IN_MAP = 1_000;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [100, 10_000, 1_000_000];
const { lines, heading, note } = openTables();

type Grown = { site: RunningSite; rows: number; published: number; post: string } & Awaited<ReturnType<typeof signIn>>;

async function grow(rows: number): Promise<Grown> {
  const site = await startSite({ env: { LOG_LEVEL: "warn", TRUST_PROXY: "1" }, assistant: false });
  await site.sql`truncate contact_submissions, blogs cascade`;
  await fill(site, "contact_submissions", 0, rows, ROWS);
  await fill(site, "blogs", 0, rows, ROWS);
  const [{ published, post } = { published: 0, post: "" }] = await site.sql<{ published: number; post: string }[]>`
    select count(*)::int as published, (array_agg(id order by created_at))[1] as post
    from blogs where status = 'published'`;
  process.stdout.write(`${number(rows)} rows are there\n`);
  return { site, rows, published, post, ...(await signIn(site)) };
}

let asked = 0;
/** Sends each request from a new address, so that limits do not apply. */
async function read({ site: { url, config } }: Grown, path: string): Promise<string> {
  asked++;
  const client = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const response = await fetch(url + path, {
    headers: { apikey: config.supabasePublishableKey, "X-Forwarded-For": client },
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.text();
}

const LIST = "/rest/v1/blogs?select=*&status=eq.published&order=created_at.desc&limit=20";
const PUBLIC: [string, (grown: Grown) => string][] = [
  ["`/blog`", () => "/blog"],
  ["its list as data", () => LIST],
  [
    `\`/blog\`, its last page (at most the ${MAX_LIST_PAGE}th)`,
    ({ published }) => `/blog?page=${Math.min(MAX_LIST_PAGE, Math.ceil(published / LISTED))}`,
  ],
  ["one post", ({ post }) => `/blog/${post}`],
  ["`/blog/rss.xml`", () => "/blog/rss.xml"],
  ["`/blog/atom.xml`", () => "/blog/atom.xml"],
  ["`/sitemap.xml`", () => "/sitemap.xml"],
  ["the last partial site map", ({ published }) => `/sitemap/blog-${Math.ceil(published / IN_MAP)}.xml`],
];

async function timedAnew(grown: Grown, path: string): Promise<number> {
  // A server drops its own changes from its cache at once.
  const changed = await grown.client
    .from("blogs")
    .update({ category: `Round ${asked}` })
    .eq("id", grown.post);
  if (changed.error) throw changed.error;
  const start = performance.now();
  await read(grown, path);
  return performance.now() - start;
}

const STAFF: [string, Ask][] = [
  ["admin area: enquiries, newest first", list("contact_submissions", {})],
  ["admin area: new enquiries", list("contact_submissions", { status: "new" })],
  ["admin area: posts, newest first", list("blogs", {})],
  ["admin area: posts by title", list("blogs", {}, "name")],
  ["admin area: drafts", list("blogs", { status: "draft" })],
];

async function compare(name: string, measure: (grown: Grown) => Promise<number>): Promise<void> {
  const times = all.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [place, grown] of all.entries()) times[place]?.push(await measure(grown));
  const medians = times.map(median);
  const [few = Number.NaN] = medians;
  note(name, ...medians.map((each) => each.toFixed(1)), ...medians.slice(1).map((each) => (each / few).toFixed(2)));
}

/** Counts the posts that a search engine finds from the site map. */
async function reached(grown: Grown): Promise<number> {
  const addresses = async (path: string) =>
    [...(await read(grown, path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
  const posts = new Set<string>();
  for (const map of await addresses("/sitemap.xml"))
    for (const path of map.startsWith("/sitemap/") ? await addresses(map) : [map])
      if (path.startsWith("/blog/")) posts.add(path);
  return posts.size;
}

const [loadedBy = 0] = loadavg();
const all: Grown[] = [];
try {
  for (const rows of sizes) all.push(await grow(rows));
  const ratios = sizes.slice(1).map((rows) => `ratio, ${number(rows)}`);
  heading("", ...sizes.map((rows) => `${number(rows)} rows, ms`), ...ratios);
  for (const [name, path] of PUBLIC) await compare(name, (grown) => timedAnew(grown, path(grown)));
  for (const [name, ask] of STAFF) await compare(name, ({ client }) => timed(ask, client));
  heading("site map", ...sizes.map((rows) => `${number(rows)} rows`));
  note("published posts", ...all.map(({ published }) => number(published)));
  const found: string[] = [];
  for (const grown of all) found.push(number(await reached(grown)));
  note("posts found from it", ...found);
} finally {
  for (const { site } of all) await site.stop();
}
if (given.length === 0) {
  await writeChapter(
    "growth",
    `Made by \`npm run bench:growth\` on ${machine()}. Three sites on this machine, each with as many
enquiries and posts as its column says (half of the posts published), answer the same requests in turns; compare ratios. Each
figure is the median of ${ROUNDS} requests. A post is changed before each public one, so that nothing comes from a cache;
searches are in the chapter before. When this run began, the load average was ${loadedBy.toFixed(0)}.
${lines.join("\n")}`,
  );
}
