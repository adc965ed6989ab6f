import { createHash } from "node:crypto";
import { lstat, mkdir, realpath, rename, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Another live process holds the lock. */
export class LockHeldError extends Error {
  constructor(path: string) {
    super(`${path} is held by a running process`);
    this.name = "LockHeldError";
  }
}

/**
 * The directory for the sockets that belong to one data directory: short, because a socket's path may have only
 * 103 bytes on macOS and 107 on Linux, and private, because whoever reaches PostgreSQL's socket is trusted.
 *
 * @throws Error when something that is not our private directory stands in its place.
 */
export async function runDirectory(dataDir: string): Promise<string> {
  const directory = await runDirectoryOf(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(directory);
  if (uid !== process.getuid?.() || (mode & 0o777) !== 0o700) {
    throw new Error(`${directory} belongs to somebody else or is open to others; remove it and start again.`);
  }
  return directory;
}

/** The path of that directory, which may not be there yet. */
export async function runDirectoryOf(dataDir: string): Promise<string> {
  const hash = createHash("sha256").update(await realpath(dataDir));
  const base = tmpdir().length > 60 ? "/tmp" : tmpdir();
  return join(base, `vayutra-${hash.digest("hex").slice(0, 12)}`);
}

/**
 * Takes a lock that dies with this process: a socket somebody listens on. A file left by a killed process refuses
 * connections and is replaced.
 *
 * @returns a function that gives the lock back.
 * @throws LockHeldError when a live process holds it.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  for (;;) {
    const server = await listen(path);
    if (server) {
      server.unref();
      return () => new Promise((done) => server.close(() => done()));
    }
    if (await answers(path)) throw new LockHeldError(path);
    await removeStale(path);
  }
}

/** Moves the dead socket away before removing it, so that a lock taken in the meantime is noticed and put back. */
async function removeStale(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (await answers(aside)) {
    await rename(aside, path);
    throw new LockHeldError(path);
  }
  await rm(aside, { force: true });
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(undefined) : fail(error),
    );
    server.listen(path, () => done(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
