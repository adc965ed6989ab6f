import { createHash } from "node:crypto";
import { chown, lstat, mkdir, realpath, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another live process holds the lock. */
export class LockHeldError extends Error {
  constructor(path: string) {
    super(`${path} is held by a running process`);
    this.name = "LockHeldError";
  }
}

/**
 * The directory for the sockets that belong to one data directory: short, because a socket's path may have only
 * 103 bytes on macOS and 107 on Linux, and private, because whoever reaches PostgreSQL's socket is trusted. Where root
 * starts the site on another user's data directory, it is that user's, who can start the site again after a crash.
 *
 * @throws Error when something that is not our private directory stands in its place.
 */
export async function runDirectory(dataDir: string): Promise<string> {
  const directory = await runDirectoryOf(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(directory);
  const user = process.getuid?.();
  const owner = user === 0 ? await stat(dataDir) : { uid: user, gid: undefined };
  // The group may be the one of PostgreSQL's account (server/backend/reachable.ts).
  if ((uid !== user && uid !== owner.uid) || (mode & 0o007) !== 0) {
    throw new Error(`${directory} belongs to somebody else or is open to others; remove it and start again.`);
  }
  if (owner.gid !== undefined && uid !== owner.uid) await chown(directory, owner.uid, owner.gid);
  return directory;
}

/** The path of that directory, which may not be there yet. */
export async function runDirectoryOf(dataDir: string): Promise<string> {
  const base = tmpdir().length > 60 ? "/tmp" : tmpdir();
  return join(base, await instanceName(dataDir));
}

/** The name of the folders outside a data directory that belong to it. */
export async function instanceName(dataDir: string): Promise<string> {
  const hash = createHash("sha256").update(await realpath(dataDir));
  return `vayutra-${hash.digest("hex").slice(0, 12)}`;
}

/** Of a data directory: within it, where nobody tidies up, and where whoever shares the directory finds it. */
export const LOCK_NAME = "lock";

/**
 * Takes a lock that dies with this process: an exclusive transaction of SQLite, which holds a lock of the kernel on the
 * file. Nobody decides whether a lock is stale, so two can never decide so at once. The file stays: removed, it would
 * be locked by one process under its old inode and by another under its new one.
 *
 * @returns a function that gives the lock back; called again it does nothing.
 * @throws LockHeldError when a live process holds it.
 */
export async function takeLock(path: string): Promise<() => void> {
  let file: DatabaseSync | undefined;
  try {
    // Two that ask at once refuse each other, and ask again until one has it.
    file = new DatabaseSync(path, { timeout: 100 });
    // A journal is of use to who writes, and would outlive a process that is killed.
    file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    file?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === SQLITE_BUSY) throw new LockHeldError(path);
    throw new Error(`${path} cannot be locked: ${message}.`, { cause: error });
  }
  const taken = file;
  held.add(taken);
  return () => {
    if (held.delete(taken)) taken.close();
  };
}

/** What nobody refers to is closed by the collector, whether its lock is given back or not. */
const held = new Set<DatabaseSync>();

/** https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
