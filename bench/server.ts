/**
 * How many requests the server answers, beside nginx with the same bytes and beside its own rendering, and what memory
 * it takes. `npm run bench:server` writes the table into docs/performance.md; REQUESTS sets the length of the last part.
 *
 * In the first part servers have one core to themselves and the load another. They take turns within one run; what
 * counts is the ratio.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { type RunningSite, startSite, until } from "../tests/site.ts";
import type { Load } from "./load.ts";
import { hasNginx, type Nginx, startNginx } from "./nginx.ts";
import { machine, median, number, writeChapter } from "./report.ts";

const ROOT = join(import.meta.dirname, "..");
const ROUNDS = 3;
const SECONDS = 3;
const REQUESTS = Number(process.env.REQUESTS ?? 200_000);
/** As `npm start` sets it; see docs/operations.md. */
const AS_STARTED = { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/site") };
const RENDERED = "/contact-us?about=x{n}";
const READY = [
  ["prerendered page", "/"],
  ["cached page", "/blog"],
  ["cached list", "/rest/v1/blogs?select=*&status=eq.published&order=created_at.desc&limit=20"],
] as const;

const pinned = availableParallelism() > 1;
const onCore = (core: number) => (pinned ? ["taskset", "-c", String(core)] : []);
const keyOf = ({ config }: RunningSite) => config.supabasePublishableKey;
const portOf = ({ url }: RunningSite) => Number(new URL(url).port);
const say = (text: string) => process.stdout.write(`${text}\n`);

async function load(
  site: RunningSite,
  port: number,
  path: string,
  seconds: number,
  connections: number,
  prefix: string[],
): Promise<Load> {
  const args = [join(import.meta.dirname, "load.ts"), port, path, seconds, connections].map(String);
  const [command = "", ...rest] = [...prefix, process.execPath, ...args];
  const child = spawn(command, rest, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, API_KEY: keyOf(site) },
  });
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  await once(child, "close");
  return JSON.parse(text) as Load;
}

function startSiteAs(prefix: string[]): Promise<RunningSite> {
  const NODE_OPTIONS = `--import=${join(import.meta.dirname, "watched.ts")} --max-semi-space-size=4`;
  return startSite({ prefix, fresh: true, env: { ...AS_STARTED, NODE_OPTIONS, LOG_LEVEL: "warn", TRUST_PROXY: "1" } });
}

/** How late the event loop was since this was last asked, at the 99th percentile, in milliseconds. */
async function lateness(site: RunningSite): Promise<number> {
  const before = site.logs.length;
  site.process.kill("SIGUSR2");
  const line = await until(async () => site.logs.slice(before).find((text) => text.startsWith('{"watched"')));
  return JSON.parse(line).watched.p99;
}

async function memoryOf({ process: { pid } }: RunningSite): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Ready bytes, one core for the server. */
async function compareReady(): Promise<string[]> {
  const site = await startSiteAs(onCore(0));
  const lines: string[] = [];
  let nginx: Nginx | undefined;
  try {
    const paths = READY.map(([, path]) => path);
    if (hasNginx()) nginx = await startNginx(site.url, keyOf(site), paths, onCore(0));
    else say("nginx is not on this machine (Debian: apt-get install nginx-light): measured without it");
    await load(site, portOf(site), RENDERED, 2, 8, onCore(1));
    for (const [name, path] of READY) {
      const rates = { site: [] as number[], nginx: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        if (nginx) rates.nginx.push((await load(site, nginx.port, path, SECONDS, 32, onCore(1))).perSecond);
        rates.site.push((await load(site, portOf(site), path, SECONDS, 32, onCore(1))).perSecond);
      }
      const [ours, theirs] = [median(rates.site), median(rates.nginx)];
      lines.push(
        `| ${name} | ${number(ours)} | ${nginx ? number(theirs) : "–"} | ${nginx ? (ours / theirs).toFixed(2) : "–"} |`,
      );
      say(lines.at(-1) ?? "");
    }
    const { perSecond } = await load(site, portOf(site), RENDERED, SECONDS, 32, onCore(1));
    lines.push(`| page rendered for one request, same core | ${number(perSecond)} | | |`);
    say(lines.at(-1) ?? "");
  } finally {
    await nginx?.stop();
    await site.stop();
  }
  return lines;
}

/** Rendering on all cores, what becomes of ready bytes meanwhile, and memory. */
async function measureRendering(): Promise<string[]> {
  const site = await startSiteAs([]);
  const port = portOf(site);
  const lines: string[] = [];
  const note = (what: string, value: string) => {
    lines.push(`| ${what} | ${value} |`);
    say(lines.at(-1) ?? "");
  };
  try {
    note("memory at the start", `${await memoryOf(site)} MB`);
    await load(site, port, RENDERED, 3, 16, []);
    await lateness(site);
    const idle = await load(site, port, "/", SECONDS, 1, []);
    note("a ready page while nothing else is asked, median / p99", `${idle.median} / ${idle.p99} ms`);
    await lateness(site);
    const rendering = load(site, port, RENDERED, 10, 16, []);
    const beside = await load(site, port, "/", 8, 1, []);
    const { perSecond, statuses } = await rendering;
    note("pages rendered a second, all cores, 16 connections", `${number(perSecond)} (${JSON.stringify(statuses)})`);
    note("event loop of the process that serves ready bytes meanwhile, p99 late", `${await lateness(site)} ms`);
    note("a ready page meanwhile, median / p99", `${beside.median} / ${beside.p99} ms`);
    let most = await memoryOf(site);
    for (let asked = 0; asked < REQUESTS; ) {
      for (const path of ["/", "/blog", "/news?utm_source={n}", "/rest/v1/careers?select=*&limit=20", RENDERED]) {
        const { statuses: counts } = await load(site, port, path, path === RENDERED ? 4 : 1, 16, []);
        asked += Object.values(counts).reduce((sum, count) => sum + count, 0);
        most = Math.max(most, await memoryOf(site));
      }
    }
    note(`memory at most in ${number(REQUESTS)} mixed requests, threads counted`, `${most} MB`);
  } finally {
    await site.stop();
  }
  return lines;
}

const [loadedBy = 0] = loadavg();
const ready = await compareReady();
const rendered = await measureRendering();
await writeChapter(
  "server",
  `Made by \`npm run bench:server\` on ${machine()}. In the first table servers have one core to themselves and the
load of 32 connections another; nginx, with one worker, answers with the same bytes and headers, compressed beforehand.
Logs of single requests are off on both sides. Absolute figures vary with the machine and with who else works on it;
compare ratios. When this run began, ${loadedBy.toFixed(0)} other programs wanted a core.

| | requests a second | nginx | ratio |
|---|---|---|---|
${ready.join("\n")}

| | |
|---|---|
${rendered.join("\n")}`,
);
