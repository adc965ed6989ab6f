/**
 * `npm run dev`: runs the site from its sources. Pages follow an edit at once. When code of the server or of the chat
 * changes, that code alone is loaded anew: PostgreSQL, Vite and an assistant that has learnt stay. While the site cannot
 * run, its address shows why, with file and line.
 */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ViteDevServer } from "vite";
import type { AssistantHost } from "../server/assistant/host.ts";
import { keepPostgres } from "../server/backend/index.ts";
import { placeOf, startVite } from "../server/pages/development.ts";
import { exitWithMessage, loadConfig } from "../server/process/environment.ts";
import { createLog } from "../server/process/log.ts";
import { loadSecrets } from "../server/process/secrets.ts";
import type { Site } from "../server/site.ts";
import { announce, listen, takeDataDir } from "../server/start.ts";
import { startProblem } from "../server/start-problem.ts";

const ROOT = join(import.meta.dirname, "..");

/** Code that has to be loaded anew, with what is loaded from it; Vite looks after `app` by itself. */
const SERVER_CODE = /^(?:server|adapters|domain|supabase\/migrations)\/.*(?<!\.test)\.(?:ts|sql)$/;
const CHAT_CODE = /^supabase\/functions\/.*(?<!\.test)\.(?:ts|txt)$/;

/** How long no further file must change before the code is loaded anew, in milliseconds: editors write several at once. */
const SETTLED_MS = 150;

const config = loadConfig();
const log = createLog(config.logLevel, "site");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());
process.on("uncaughtException", (err) => log.fatal({ err }, "unexpected error"));

const exitWithProblem = (error: unknown) => exitWithMessage(startProblem(error, config));
const dataDir = await takeDataDir(config.dataDir).catch(exitWithProblem);
const [postgres, vite, secrets] = await Promise.all([
  config.backend.kind === "embedded" ? keepPostgres(config.dataDir, dataDir.runDir, log) : undefined,
  startVite(ROOT, config.port),
  loadSecrets(config.dataDir, config.secrets),
]).catch(exitWithProblem);

type Running = { site: Pick<Site, "server" | "close">; backend?: { stop(): Promise<void> } };

let assistant: AssistantHost | undefined;
let announced = false;

/** A module as its file is now. */
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;

async function run(): Promise<Running> {
  const { startBackend } = await load<typeof import("../server/backend/index.ts")>("/server/backend/index.ts");
  const { createSite } = await load<typeof import("../server/site.ts")>("/server/site.ts");
  const { startAssistant } = await load<typeof import("../server/assistant/host.ts")>("/server/assistant/host.ts");
  assistant ??= startAssistant(log, ROOT, process.env);
  const backend = await startBackend(config, secrets, dataDir.runDir, log, { postgresRuns: true });
  let site: Site | undefined;
  try {
    site = await createSite(config, backend, ROOT, log, { dev: { vite, assistant } });
    await listen(site.server, config);
    if (!announced) announce(config, site.config);
    announced = true;
    return { site, backend };
  } catch (error) {
    await site?.close();
    await backend.stop();
    throw error;
  }
}

/** Answers every request with why the site does not run, and asks the browser to look again. */
async function runExplanation(vite: ViteDevServer, error: unknown): Promise<Running> {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  const stack = error instanceof Error ? stripVTControlCharacters(error.stack ?? "") : "";
  const text = `${placeOf(error, ROOT)}\n\n${stack}`;
  process.stderr.write(`${text}\nThe site does not run. It starts again when a file changes.\n`);
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const page = `<!doctype html><meta charset="utf-8"><title>The site does not start</title><pre>${escaped}</pre>`;
  const server: Server = createServer((_, response) => {
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", Refresh: "1" });
    response.end(page);
  });
  await listen(server, config).catch(exitWithProblem);
  return { site: { server, close: async () => undefined } };
}

async function end({ site, backend }: Running): Promise<void> {
  const closed = once(site.server, "close");
  site.server.close();
  site.server.closeAllConnections();
  await closed;
  await site.close();
  await backend?.stop();
}

const changed = new Set<string>();
let settle: NodeJS.Timeout | undefined;
let notice = () => {};
vite.watcher.on("all", (_, path) => {
  const file = relative(ROOT, path).replaceAll("\\", "/");
  if (!SERVER_CODE.test(file) && !CHAT_CODE.test(file)) return;
  changed.add(file);
  clearTimeout(settle);
  settle = setTimeout(() => notice(), SETTLED_MS);
});
stopping.signal.addEventListener("abort", () => notice());

/** The files that have changed since the last call; none when the command is stopped. */
async function nextChange(): Promise<string[]> {
  while (changed.size === 0 && !stopping.signal.aborted)
    await new Promise<void>((done) => {
      notice = done;
    });
  const files = stopping.signal.aborted ? [] : [...changed];
  changed.clear();
  return files;
}

for (;;) {
  const running = await run().catch((error: unknown) => runExplanation(vite, error));
  vite.ws.send({ type: "full-reload" });
  const files = await nextChange();
  await end(running);
  if (files.length === 0) break;
  console.log(`${files.join(", ")} has changed: loading it again`);
  if (files.some((file) => CHAT_CODE.test(file) || file.startsWith("server/assistant/"))) {
    await assistant?.close();
    assistant = undefined;
  }
}
await assistant?.close();
await vite.close();
await postgres?.stop();
await dataDir.release();
process.exit(0);
