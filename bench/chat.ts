/**
 * Measures how the assistant delays pages: page times alone, with 20 questions a second, with something published each
 * second, and with both. `npm run bench:chat` writes its chapter of docs/performance.md. With SECONDS, the length of each
 * situation in a round, it only prints the tables.
 */
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { startSite } from "../tests/site.ts";
import { machine, number, openTables, quantile, writeChapter } from "./report.ts";
import { signIn } from "./rows.ts";

const ROUNDS = 3;
const given = process.env.SECONDS;
const SECONDS = Number(given ?? 20);
const PAGES_A_SECOND = 20;
const QUESTIONS_A_SECOND = 20;
/** Two ready pages, one that each publication invalidates, and one that is rendered for each request. */
const PAGES = ["/", "/services/agriculture-spray", "/blog", "/contact-us?about=x{n}"];
const SITUATIONS = [
  { name: "pages alone", publishes: false, asks: false },
  { name: "20 questions a second", publishes: false, asks: true },
  { name: "something published each second", publishes: true, asks: false },
  { name: "both", publishes: true, asks: true },
];

const asked: { ask: string[] }[] = JSON.parse(
  await readFile(join(import.meta.dirname, "../supabase/functions/chat-assistant/evaluation/tuning.json"), "utf8"),
);
const [loadedBy = 0] = loadavg();
const site = await startSite({ env: { LOG_LEVEL: "warn", TRUST_PROXY: "1" } });
const { client } = await signIn(site);
const [{ post } = { post: "" }] = await site.sql<{ post: string }[]>`
  select id as post from blogs where status = 'published' limit 1`;

let sent = 0;
/** Milliseconds until an answer is complete. Each request comes from a new address, so that limits do not apply. */
async function timed(path: string, body?: object): Promise<number> {
  sent++;
  const headers = {
    apikey: site.config.supabasePublishableKey,
    "Content-Type": "application/json",
    "X-Forwarded-For": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  };
  const start = performance.now();
  const response = await fetch(site.url + path.replace("{n}", String(sent)), {
    headers,
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });
  await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return performance.now() - start;
}

async function publish(): Promise<number> {
  const start = performance.now();
  const { error } = await client
    .from("blogs")
    .update({ category: `Change ${sent}` })
    .eq("id", post);
  if (error) throw error;
  return performance.now() - start;
}

/** Starts a task `perSecond` times a second, without waiting for earlier ones, and collects how long each took. */
async function atRate(perSecond: number, begin: () => Promise<number>): Promise<number[]> {
  const times: Promise<number>[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    times.push(begin());
    if (times.length < perSecond * SECONDS) return;
    clearInterval(timer);
    resolve();
  }, 1000 / perSecond);
  await over;
  return Promise.all(times);
}

const page = () => timed(PAGES[sent % PAGES.length] ?? "/");
const question = () =>
  timed("/functions/v1/chat-assistant", {
    message: asked[sent % asked.length]?.ask[0],
    sessionId: `bench_${sent}`,
    userId: null,
  });

const pages = SITUATIONS.map((): number[] => []);
const questions: number[] = [];
try {
  await atRate(PAGES_A_SECOND, page);
  for (let round = 0; round < ROUNDS; round++)
    for (const [place, { publishes, asks }] of SITUATIONS.entries()) {
      const [own, answers] = await Promise.all([
        atRate(PAGES_A_SECOND, page),
        asks ? atRate(QUESTIONS_A_SECOND, question) : [],
        publishes ? atRate(1, publish) : [],
      ]);
      pages[place]?.push(...own);
      questions.push(...answers);
    }
} finally {
  await site.stop();
}

const { lines, heading, note } = openTables();
const [alone = []] = pages;
heading("pages", "median, ms", "p95, ms", "p99, ms", "p95, ratio");
for (const [place, { name }] of SITUATIONS.entries()) {
  const times = pages[place] ?? [];
  const shares = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1));
  note(name, ...shares, (quantile(times, 0.95) / quantile(alone, 0.95)).toFixed(2));
}
heading("answers of the assistant", "median, ms", "p95, ms", "p99, ms");
note(number(questions.length), ...[0.5, 0.95, 0.99].map((share) => quantile(questions, share).toFixed(1)));
if (given === undefined)
  await writeChapter(
    "chat",
    `Made by \`npm run bench:chat\` on ${machine()}. ${PAGES_A_SECOND} pages a second are requested at a fixed rate, without
waiting for earlier ones: two that are ready, the list of the blog, which each publication invalidates, and one that is
rendered for each request. The four situations take turns, ${ROUNDS} times ${SECONDS} seconds each; the clients run on the same
cores. When this run began, the load average was ${loadedBy.toFixed(0)}.
${lines.join("\n")}`,
  );
