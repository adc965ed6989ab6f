import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Logger } from "../process/log.ts";
import type { Running } from "../process/supervise.ts";
import { ensureCluster, findBinaries, stopOrphanedPostmaster } from "./cluster.ts";
import { type ClusterAccess, type ClusterPaths, grantAccess, lockMovedCluster, undoMove } from "./cluster-access.ts";
import { chooseOsAccount, type OsAccount } from "./os-account.ts";

/** Settings for a small machine; all others are PostgreSQL's defaults. None trades durability for speed. */
const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "40",
  shared_buffers: "64MB",
  timezone: "UTC",
  log_timezone: "UTC",
  // Recovery syncs the whole file system once instead of about a thousand files one by one.
  ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
  log_line_prefix: "",
  // An error's detail and statement contain the refused row, which may be a visitor's message.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_statement: "none",
};

/**
 * Shell wrapper that stops PostgreSQL by a fast shutdown when its standard input closes. The kernel closes it however
 * the site ends, so PostgreSQL stops even after `kill -9`.
 */
const WRAPPER_SCRIPT = `
  exec 3<&0
  "$@" </dev/null 3<&- &
  postmaster=$!
  { cat <&3 >/dev/null; kill -INT "$postmaster" 2>/dev/null; } &
  exec 3<&-
  wait "$postmaster"
`;

/**
 * Starts PostgreSQL on `paths`. Stops a postmaster left over from an earlier run, and creates the cluster if there is none.
 *
 * @returns once it accepts connections.
 * @throws Error with the last lines of PostgreSQL's log when it exits before that.
 */
export async function startPostgres(paths: ClusterPaths, log: Logger): Promise<Running> {
  await undoMove(paths.directory);
  let release = await lockMovedCluster(paths.directory);
  try {
    await stopOrphanedPostmaster(paths.directory, log);
    const account = await chooseOsAccount(paths.directory);
    const cluster = await grantAccess(paths, await findBinaries(), account, log);
    release ??= await lockMovedCluster(paths.directory);
    await ensureCluster(cluster.directory, cluster.binaries, account, log);
    if (account.description) log.info({ directory: cluster.directory }, account.description);
    const running = await startPostmaster(cluster, account, log);
    void running.exited.then(() => release?.());
    return running;
  } catch (error) {
    release?.();
    throw error;
  }
}

async function startPostmaster(cluster: ClusterAccess, { prefix, ids }: OsAccount, log: Logger): Promise<Running> {
  const [command = "", ...args] = [...prefix, "sh", "-c", WRAPPER_SCRIPT, "keeper", ...commandLine(cluster)];
  // MALLOC_MMAP_THRESHOLD_ keeps the web process small, but makes PostgreSQL return its sort memory after each query.
  const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: undefined };
  // Detached: Ctrl-C in a terminal reaches only the site, which then stops PostgreSQL in order.
  const child = spawn(command, args, { stdio: ["pipe", "ignore", "pipe"], detached: true, env, cwd: "/", ...ids });
  const lastLines: string[] = [];
  const ready = relayLog(child.stderr, log, lastLines);
  child.stdin.on("error", () => undefined);

  const exited = once(child, "exit").then(
    ([code, signal]) => `exit ${code ?? signal}: ${lastLines.join(" | ")}`,
    (error: Error) => error.message,
  );
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  try {
    await Promise.race([ready, exited.then((reason) => Promise.reject(new Error(`PostgreSQL ended: ${reason}`)))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { exited, stop };
}

function commandLine({ directory, socketDirectory, binaries }: ClusterAccess): string[] {
  const settings = { ...SETTINGS, unix_socket_directories: `"${socketDirectory}"` };
  return [
    binaries.postgres,
    "-D",
    directory,
    ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
  ];
}

/** Forwards PostgreSQL's log to `log`. Resolves when PostgreSQL reports that it is ready; recovery may take long. */
function relayLog(stderr: Readable, log: Logger, lastLines: string[]): Promise<void> {
  return new Promise((ready) => {
    createInterface({ input: stderr }).on("line", (line) => {
      lastLines.push(line);
      if (lastLines.length > 3) lastLines.shift();
      log[isWarning(line) ? "warn" : "debug"](`postgres: ${line}`);
      if (line.endsWith("database system is ready to accept connections")) ready();
    });
  });
}

/** Leaves out ERROR lines, which the services report, and connections refused during start and stop. */
function isWarning(line: string): boolean {
  return /^(WARNING|FATAL|PANIC):/.test(line) && !/the database system is|due to administrator command/.test(line);
}
