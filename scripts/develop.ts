/**
 * `npm run dev`: runs the site with hot reload of its pages, and starts it anew when server or chat code changes. While
 * it cannot run, its address shows why: file and line as the terminal has them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type FSWatcher, watch } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { loadConfig } from "../server/process/environment.ts";

const ROOT = join(import.meta.dirname, "..");

/** What the running site has read once: Vite looks after the rest of `app` by itself. */
const READ_ONCE = ["server", "supabase/functions", "supabase/migrations", "domain", "app/lib"];
/** A page's source may be what keeps the site from starting. */
const READ_AT_START = [...READ_ONCE, "app"];

/** Of `app`, the server itself reads what describes stored things. */
const CODE = /\.(ts|sql|txt)$/;
const UNREAD = /\.test\.ts$|\.tsx$/;

/** An editor writes several files at once. */
const SETTLED = 150;
const LONGEST_TEXT = 20_000;

const { host, port } = loadConfig();

/** Ctrl-C or SIGTERM: everything that waits here ends with it. */
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());

/** Resolves when a file in one of `folders` has changed, with its name, or without one at the end; `forget` stops looking. */
function change(folders: string[], everything: boolean): { seen: Promise<string | undefined>; forget: () => void } {
  const { promise: seen, resolve } = Promise.withResolvers<string | undefined>();
  const end = () => resolve(undefined);
  if (stopping.signal.aborted) end();
  stopping.signal.addEventListener("abort", end);
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_, name) => {
      if (!name || (!everything && (!CODE.test(name) || UNREAD.test(name)))) return;
      clearTimeout(timer);
      timer = setTimeout(() => resolve(join(folder, name)), SETTLED);
    }),
  );
  return {
    seen,
    forget() {
      clearTimeout(timer);
      stopping.signal.removeEventListener("abort", end);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Runs the site until it ends or its code changes. */
async function runOnce(): Promise<{ changed?: string; code: number | null; said: string }> {
  const site = spawn(process.execPath, [join(ROOT, "server/main.ts"), "--dev"], {
    cwd: ROOT,
    stdio: ["inherit", "inherit", "pipe"],
  });
  let said = "";
  site.stderr.on("data", (chunk: Buffer) => {
    process.stderr.write(chunk);
    said = (said + chunk).slice(-LONGEST_TEXT);
  });
  const { seen, forget } = change(READ_ONCE, false);
  const ended = once(site, "close") as Promise<[number | null]>;
  const changed = await Promise.race([seen, ended.then(() => undefined)]);
  forget();
  // Ctrl-C in a terminal has told the site already, for which once more means at once.
  site.kill("SIGTERM");
  const [code] = await ended;
  return { changed, code, said };
}

/** Answers every request with what the site said when it ended, and asks the browser to look again. */
async function tell(said: string): Promise<Server> {
  const text = said.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const page = `<!doctype html><meta charset="utf-8"><title>The site does not start</title><pre>${text}</pre>`;
  const server = createServer((_, response) => {
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", Refresh: "1" });
    response.end(page);
  });
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

for (;;) {
  const { changed, code, said } = await runOnce();
  if (stopping.signal.aborted) process.exit(code ?? 0);
  if (changed) {
    console.log(`${changed} has changed: starting again`);
    continue;
  }
  if (code === 0) process.exit(0);
  const trouble = await tell(said).catch(() => process.exit(1));
  console.log("The site does not run. It starts again when a file changes.");
  const { seen, forget } = change(READ_AT_START, true);
  await seen;
  forget();
  trouble.closeAllConnections();
  trouble.close();
  if (stopping.signal.aborted) process.exit(0);
}
