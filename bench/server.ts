/**
 * Measures requests per second, compared with nginx and a minimal Node server that send the same bytes, and with rendering;
 * then memory, and fails above MAX_MEMORY_MB. `npm run bench:server` writes its chapter of docs/performance.md. With
 * REQUESTS, the number of mixed requests of the last part, it only prints the tables.
 *
 * In the first part a server has one core and the load another one. The servers take turns within one run; compare ratios.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { freePort, type RunningSite, startSite, until } from "../tests/site.ts";
import type { Load } from "./load.ts";
import { hasNginx, type Nginx, startNginx } from "./nginx.ts";
import { machine, median, number, writeChapter } from "./report.ts";

const ROUNDS = 3;
const SECONDS = 3;
const REQUESTS = Number(process.env.REQUESTS ?? 200_000);
/** Limit for the web process with its threads. */
const MAX_MEMORY_MB = 300;
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
  const NODE_OPTIONS = `--import=${join(import.meta.dirname, "watched.ts")}`;
  return startSite({
    prefix,
    fresh: true,
    env: { NODE_OPTIONS, LOG_LEVEL: "warn", TRUST_PROXY: "1" },
  });
}

/** Event-loop delay since the last call, at the 99th percentile, in milliseconds. */
async function lateness(site: RunningSite): Promise<number> {
  const before = site.logs.length;
  site.process.kill("SIGUSR2");
  const line = await until(async () => site.logs.slice(before).find((text) => text.startsWith('{"watched"')));
  return JSON.parse(line).watched.p99;
}

type Memory = { now: number; peak: number };

/** Memory of the web process with its threads, in MB: now, and the peak since `resetPeak`. */
async function memoryOf({ process: { pid } }: RunningSite): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const [now = Number.NaN, peak = Number.NaN] = ["VmRSS", "VmHWM"].map((name) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
  );
  return { now, peak };
}
const resetPeak = ({ process: { pid } }: RunningSite) => writeFile(`/proc/${pid}/clear_refs`, "5");

/** Starts the minimal Node server of bench/bare.ts. */
async function startBare(site: RunningSite, paths: readonly string[]): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const args = [join(import.meta.dirname, "bare.ts"), String(port), site.url, keyOf(site), ...paths];
  const [command = "", ...rest] = [...onCore(0), process.execPath, ...args];
  const child = spawn(command, rest, { stdio: "inherit" });
  await until(async () => (await fetch(`http://127.0.0.1:${port}${paths[0]}`).catch(() => undefined))?.ok);
  return { port, stop: () => void child.kill() };
}

/** Compares ready bytes, with one core for the server. */
async function compareReady(): Promise<string[]> {
  const site = await startSiteAs(onCore(0));
  const lines: string[] = [];
  let nginx: Nginx | undefined;
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    const paths = READY.map(([, path]) => path);
    bare = await startBare(site, paths);
    if (hasNginx()) nginx = await startNginx(site.url, keyOf(site), paths, onCore(0));
    else say("nginx is not installed (Debian: apt-get install nginx-light); measuring without it");
    await load(site, portOf(site), RENDERED, 2, 8, onCore(1));
    for (const [name, path] of READY) {
      const rates = { site: [] as number[], bare: [] as number[], nginx: [] as number[] };
      const rateOf = async (port: number) => (await load(site, port, path, SECONDS, 32, onCore(1))).perSecond;
      for (let round = 0; round < ROUNDS; round++) {
        if (nginx) rates.nginx.push(await rateOf(nginx.port));
        rates.bare.push(await rateOf(bare.port));
        rates.site.push(await rateOf(portOf(site)));
      }
      const ours = median(rates.site);
      const beside = (theirs: number[]) =>
        theirs.length ? `${number(median(theirs))} | ${(ours / median(theirs)).toFixed(2)}` : "– | –";
      lines.push(`| ${name} | ${number(ours)} | ${beside(rates.bare)} | ${beside(rates.nginx)} |`);
      say(lines.at(-1) ?? "");
    }
    const { perSecond } = await load(site, portOf(site), RENDERED, SECONDS, 32, onCore(1));
    lines.push(`| page rendered for one request, same core | ${number(perSecond)} | | | | |`);
    say(lines.at(-1) ?? "");
  } finally {
    await nginx?.stop();
    bare?.stop();
    await site.stop();
  }
  return lines;
}

/** Measures rendering on all cores, ready bytes meanwhile, and memory. */
async function measureRendering(): Promise<string[]> {
  const site = await startSiteAs([]);
  const port = portOf(site);
  const lines: string[] = [];
  const note = (what: string, value: string) => {
    lines.push(`| ${what} | ${value} |`);
    say(lines.at(-1) ?? "");
  };
  try {
    const { now, peak } = await memoryOf(site);
    note("memory after the start, and its peak until then", `${now} and ${peak} MB`);
    await resetPeak(site);
    await load(site, port, RENDERED, 3, 16, []);
    await lateness(site);
    const idle = await load(site, port, "/", SECONDS, 1, []);
    note("a ready page without other load, median / p99", `${idle.median} / ${idle.p99} ms`);
    await lateness(site);
    const alone = await load(site, port, RENDERED, 10, 16, []);
    const rate = ({ perSecond, statuses }: Load) => `${number(perSecond)} (${JSON.stringify(statuses)})`;
    note("pages rendered a second, all cores, 16 connections", rate(alone));
    note("event-loop delay of the web process meanwhile, p99", `${await lateness(site)} ms`);
    const rendering = load(site, port, RENDERED, 10, 16, []);
    const beside = await load(site, port, "/", 8, 1, []);
    note("pages rendered a second while one client requests a ready page continuously", rate(await rendering));
    note("event-loop delay meanwhile, p99", `${await lateness(site)} ms`);
    note("this ready page, median / p99", `${beside.median} / ${beside.p99} ms`);
    for (let asked = 0; asked < REQUESTS; ) {
      for (const path of ["/", "/blog", "/news?utm_source={n}", "/rest/v1/careers?select=*&limit=20", RENDERED]) {
        const { statuses: counts } = await load(site, port, path, path === RENDERED ? 4 : 1, 16, []);
        asked += Object.values(counts).reduce((sum, count) => sum + count, 0);
      }
    }
    const used = await memoryOf(site);
    note(
      `peak memory during ${number(REQUESTS)} mixed requests, and memory afterwards, with threads`,
      `${used.peak} and ${used.now} MB`,
    );
    if (used.peak > MAX_MEMORY_MB) {
      say(`Memory was above ${MAX_MEMORY_MB} MB.`);
      process.exitCode = 1;
    }
  } finally {
    await site.stop();
  }
  return lines;
}

const [loadedBy = 0] = loadavg();
const ready = await compareReady();
const rendered = await measureRendering();
if (process.env.REQUESTS === undefined)
  await writeChapter(
    "server",
    `Made by \`npm run bench:server\` on ${machine()}. In the first table a server has one core and the load of 32
connections another one. nginx with one worker, and a minimal Node server that looks at the path alone, send the same
bytes and headers, compressed beforehand. No server logs requests. Absolute figures vary with the machine and its load;
compare ratios. When this run began, the load average was ${loadedBy.toFixed(0)}.

| | requests a second | bare Node | ratio | nginx | ratio |
|---|---|---|---|---|---|
${ready.join("\n")}

| | |
|---|---|
${rendered.join("\n")}`,
  );
