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
 * The directory for the sockets of one data directory, created if it is missing. Its path is short, because a socket's path
 * may have only 103 bytes on macOS and 107 on Linux; it is private, because PostgreSQL trusts every client of its socket. If
 * root starts the site on another user's data directory, it belongs to that user, who can start the site again after a crash.
 *
 * @throws Error when something other than our private directory stands at that path.
 */
export async function runDirectory(dataDir: string): Promise<string> {
  const directory = await runDirectoryOf(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(directory);
  const user = process.getuid?.();
  const owner = user === 0 ? await stat(dataDir) : { uid: user, gid: undefined };
  // The group may be the one of PostgreSQL's account (server/backend/cluster-access.ts).
  if ((uid !== user && uid !== owner.uid) || (mode & 0o007) !== 0) {
    throw new Error(`${directory} belongs to somebody else or is open to others; remove it and start again.`);
  }
  if (owner.gid !== undefined && uid !== owner.uid) await chown(directory, owner.uid, owner.gid);
  return directory;
}

/** The path of that directory, which may not exist yet. */
export async function runDirectoryOf(dataDir: string): Promise<string> {
  const base = tmpdir().length > 60 ? "/tmp" : tmpdir();
  return join(base, await instanceName(dataDir));
}

/** The name of folders outside a data directory that belong to it. */
export async function instanceName(dataDir: string): Promise<string> {
  const hash = createHash("sha256").update(await realpath(dataDir));
  return `vayutra-${hash.digest("hex").slice(0, 12)}`;
}

/** The lock file in a data directory: no clean-up of temporary files removes it, and all users of the directory share it. */
export const LOCK_NAME = "lock";

/**
 * Acquires a lock that ends with this process: an exclusive transaction of SQLite, which holds a kernel lock on the file. So
 * no process has to judge whether a lock is stale. The file is never removed: otherwise one process could lock its old inode
 * and another its new one.
 *
 * @returns a function that releases the lock; calling it again does nothing.
 * @throws LockHeldError when a live process holds it.
 */
export async function acquireLock(path: string): Promise<() => void> {
  let file: DatabaseSync | undefined;
  try {
    // Two processes that try at once refuse each other; they retry until one has it.
    file = new DatabaseSync(path, { timeout: 100 });
    // Without a journal file, which would remain after the process is killed.
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

/** Keeps held locks referenced: the garbage collector closes unreferenced databases, and with that releases the lock. */
const held = new Set<DatabaseSync>();

/** https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
