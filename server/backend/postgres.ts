import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Logger } from "../process/log.ts";
import type { Running } from "../process/supervise.ts";
import { type Account, accountFor } from "./account.ts";
import { endOrphan, ensureCluster, findBinaries } from "./cluster.ts";
import { lockMovedCluster, makeReachable, type Place, type Reachable, undoKilledMove } from "./reachable.ts";

/** Settings for a small machine; the rest are PostgreSQL's own. Nothing here trades safety for speed. */
const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "40",
  shared_buffers: "64MB",
  timezone: "UTC",
  log_timezone: "UTC",
  // After a crash: one call to the file system instead of one for each of a thousand files.
  ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
  log_line_prefix: "",
  // A refused row is part of an error's detail and of its statement, and may be somebody's message.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_statement: "none",
};

/**
 * Ends PostgreSQL by a fast shutdown when standard input closes. The kernel closes it whichever way the site ends,
 * so that not even `kill -9` leaves a database behind that nobody keeps.
 */
const KEEPER = `
  exec 3<&0
  "$@" </dev/null 3<&- &
  postmaster=$!
  { cat <&3 >/dev/null; kill -INT "$postmaster" 2>/dev/null; } &
  exec 3<&-
  wait "$postmaster"
`;

/**
 * Starts PostgreSQL on `place`, making the cluster first if there is none, and ending a postmaster somebody left there.
 *
 * @returns once it answers.
 * @throws Error with PostgreSQL's last words when it ends before that.
 */
export async function startPostgres(place: Place, log: Logger): Promise<Running> {
  await undoKilledMove(place.directory);
  let release = await lockMovedCluster(place.directory);
  try {
    await endOrphan(place.directory, log);
    const account = await accountFor(place.directory);
    const reachable = await makeReachable(place, await findBinaries(), account, log);
    release ??= await lockMovedCluster(place.directory);
    await ensureCluster(reachable.directory, reachable.binaries, account, log);
    if (account.description) log.info({ directory: reachable.directory }, account.description);
    const running = await startPostmaster(reachable, account, log);
    void running.exited.then(() => release?.());
    return running;
  } catch (error) {
    release?.();
    throw error;
  }
}

async function startPostmaster(reachable: Reachable, { prefix, ids }: Account, log: Logger): Promise<Running> {
  const [command = "", ...args] = [...prefix, "sh", "-c", KEEPER, "keeper", ...commandLine(reachable)];
  // A process group of its own: a terminal's Ctrl-C reaches the site alone, which then ends PostgreSQL in order.
  // What keeps the web process small would take PostgreSQL's memory for sorting away after each query.
  const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: undefined };
  const child = spawn(command, args, { stdio: ["pipe", "ignore", "pipe"], detached: true, env, cwd: "/", ...ids });
  const lastWords: string[] = [];
  const ready = relayLog(child.stderr, log, lastWords);
  child.stdin.on("error", () => undefined);

  const exited = once(child, "exit").then(
    ([code, signal]) => `exit ${code ?? signal}: ${lastWords.join(" | ")}`,
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

function commandLine({ directory, socketDirectory, binaries }: Reachable): string[] {
  const settings = { ...SETTINGS, unix_socket_directories: `"${socketDirectory}"` };
  return [
    binaries.postgres,
    "-D",
    directory,
    ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
  ];
}

/** Passes PostgreSQL's log on to ours. Resolves when it says that it is ready; recovery after a crash may take long. */
function relayLog(stderr: Readable, log: Logger, lastWords: string[]): Promise<void> {
  return new Promise((ready) => {
    createInterface({ input: stderr }).on("line", (line) => {
      lastWords.push(line);
      if (lastWords.length > 3) lastWords.shift();
      log[isTrouble(line) ? "warn" : "debug"](`postgres: ${line}`);
      if (line.endsWith("database system is ready to accept connections")) ready();
    });
  });
}

/** Refused statements are the API's to report, and connections refused while starting up or ending are expected. */
function isTrouble(line: string): boolean {
  return /^(WARNING|FATAL|PANIC):/.test(line) && !/the database system is|due to administrator command/.test(line);
}
