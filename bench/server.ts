/**
 * How many requests the server answers, beside nginx with the same bytes and beside its own rendering, and what memory
 * it takes: with more than CEILING it ends with an error. `npm run bench:server` writes the table into docs/performance.md;
 * with REQUESTS, which sets the length of the last part, it only prints it.
 *
 * In the first part servers have one core to themselves and the load another. They take turns within one run; what
 * counts is the ratio.
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
/** Of the web process, its threads counted, in MB. */
const CEILING = 300;
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

/** How late the event loop was since this was last asked, at the 99th percentile, in milliseconds. */
async function lateness(site: RunningSite): Promise<number> {
  const before = site.logs.length;
  site.process.kill("SIGUSR2");
  const line = await until(async () => site.logs.slice(before).find((text) => text.startsWith('{"watched"')));
  return JSON.parse(line).watched.p99;
}

type Memory = { now: number; most: number };

/** The memory of the web process, its threads counted, in MB: now, and at most since it was asked to `forgetMost`. */
async function memoryOf({ process: { pid } }: RunningSite): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const [now = Number.NaN, most = Number.NaN] = ["VmRSS", "VmHWM"].map((name) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
  );
  return { now, most };
}
const forgetMost = ({ process: { pid } }: RunningSite) => writeFile(`/proc/${pid}/clear_refs`, "5");

/** A server of Node's own that answers with the same bytes and does nothing else (bench/bare.ts). */
async function startBare(site: RunningSite, paths: readonly string[]): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const args = [join(import.meta.dirname, "bare.ts"), String(port), site.url, keyOf(site), ...paths];
  const [command = "", ...rest] = [...onCore(0), process.execPath, ...args];
  const child = spawn(command, rest, { stdio: "inherit" });
  await until(async () => (await fetch(`http://127.0.0.1:${port}${paths[0]}`).catch(() => undefined))?.ok);
  return { port, stop: () => void child.kill() };
}

/** Ready bytes, one core for the server. */
async function compareReady(): Promise<string[]> {
  const site = await startSiteAs(onCore(0));
  const lines: string[] = [];
  let nginx: Nginx | undefined;
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    const paths = READY.map(([, path]) => path);
    bare = await startBare(site, paths);
    if (hasNginx()) nginx = await startNginx(site.url, keyOf(site), paths, onCore(0));
    else say("nginx is not on this machine (Debian: apt-get install nginx-light): measured without it");
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
    const { now, most } = await memoryOf(site);
    note("memory at the start, and at most until then", `${now} and ${most} MB`);
    await forgetMost(site);
    await load(site, port, RENDERED, 3, 16, []);
    await lateness(site);
    const idle = await load(site, port, "/", SECONDS, 1, []);
    note("a ready page while nothing else is asked, median / p99", `${idle.median} / ${idle.p99} ms`);
    await lateness(site);
    const alone = await load(site, port, RENDERED, 10, 16, []);
    const rate = ({ perSecond, statuses }: Load) => `${number(perSecond)} (${JSON.stringify(statuses)})`;
    note("pages rendered a second, all cores, 16 connections", rate(alone));
    note("event loop of the process that serves ready bytes meanwhile, p99 late", `${await lateness(site)} ms`);
    const rendering = load(site, port, RENDERED, 10, 16, []);
    const beside = await load(site, port, "/", 8, 1, []);
    note("pages rendered a second while a reader asks for a ready page without a pause", rate(await rendering));
    note("event loop meanwhile, p99 late", `${await lateness(site)} ms`);
    note("that ready page, median / p99", `${beside.median} / ${beside.p99} ms`);
    for (let asked = 0; asked < REQUESTS; ) {
      for (const path of ["/", "/blog", "/news?utm_source={n}", "/rest/v1/careers?select=*&limit=20", RENDERED]) {
        const { statuses: counts } = await load(site, port, path, path === RENDERED ? 4 : 1, 16, []);
        asked += Object.values(counts).reduce((sum, count) => sum + count, 0);
      }
    }
    const used = await memoryOf(site);
    note(
      `memory at most, and at the end of ${number(REQUESTS)} mixed requests, threads counted`,
      `${used.most} and ${used.now} MB`,
    );
    if (used.most > CEILING) {
      say(`That is more than ${CEILING} MB.`);
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
    `Made by \`npm run bench:server\` on ${machine()}. In the first table servers have one core to themselves and the
load of 32 connections another. nginx, with one worker, and a bare server of Node's own, which looks at nothing but the
path, answer with the same bytes and headers, compressed beforehand.
Logs of single requests are off on both sides. Absolute figures vary with the machine and with who else works on it;
compare ratios. When this run began, ${loadedBy.toFixed(0)} other programs wanted a core.

| | requests a second | bare Node | ratio | nginx | ratio |
|---|---|---|---|---|---|
${ready.join("\n")}

| | |
|---|---|
${rendered.join("\n")}`,
  );
