import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { acquireLock, instanceName } from "../process/lock.ts";
import type { Logger } from "../process/log.ts";
import { changeOwner, type Ids } from "../process/ownership.ts";
import { type Binaries, exists } from "./cluster.ts";
import { commandSucceeds, type OsAccount } from "./os-account.ts";

const run = promisify(execFile);

/** Holds programs and clusters whose original folders PostgreSQL's account cannot enter. */
const STATE_DIRECTORY = "/var/lib";

export type ClusterPaths = {
  /** The cluster, or a link to it. */
  directory: string;
  socketDirectory: string;
};

export type ClusterAccess = ClusterPaths & { binaries: Binaries };

/** The name of the original cluster between the end of the copy and its deletion. */
const originalPath = (directory: string) => `${directory}.moved`;

/** Moves the original cluster back when a move was interrupted before the link to the copy was created. */
export async function undoMove(directory: string): Promise<void> {
  const original = originalPath(directory);
  const missing = !(await lstat(directory).catch(() => undefined));
  if (missing && (await exists(original))) await rename(original, directory);
}

/**
 * Locks the cluster below /var/lib to which `directory` links. The lock on the data directory is not enough: a copy of
 * the data directory contains the same link.
 *
 * @returns a function that releases the lock; undefined when the cluster has not been moved.
 * @throws LockHeldError when another site uses the cluster.
 */
export async function lockMovedCluster(directory: string): Promise<(() => void) | undefined> {
  const path = await linkTarget(directory);
  return path?.startsWith(join(STATE_DIRECTORY, "vayutra-")) ? acquireLock(`${path}.lock`) : undefined;
}

/**
 * Gives an account access to a cluster, its socket's folder and PostgreSQL's programs. If the account cannot enter a
 * folder above the cluster, such as root's home, the cluster moves below /var/lib and `directory` becomes a link to it.
 *
 * @returns the paths to use, with links resolved.
 * @throws Error when `directory` links to a cluster that is missing or that the account cannot reach.
 */
export async function grantAccess(
  { directory, socketDirectory }: ClusterPaths,
  binaries: Binaries,
  { ids }: OsAccount,
  log: Logger,
): Promise<ClusterAccess> {
  const linked = await linkTarget(directory);
  if (linked && !(await exists(linked))) {
    throw new Error(
      `${directory} leads to the database in ${linked}, which is not there; bring it back, or remove the link to begin with an empty one.`,
    );
  }
  if (!ids) return { directory: linked ?? directory, socketDirectory, binaries };

  if ((await stat(socketDirectory)).uid !== ids.uid) {
    await chown(socketDirectory, 0, ids.gid);
    await chmod(socketDirectory, 0o770);
  }
  let path = linked ?? directory;
  if (!(await ensureCanEnter(ids, dirname(path)))) {
    if (linked) throw new Error(`User ${ids.uid}, who runs the database, cannot enter ${dirname(linked)}.`);
    path = await moveCluster(directory, ids, log);
  }
  if (path !== directory) await rm(originalPath(directory), { recursive: true, force: true });
  await chownCluster(ids, path);
  return { directory: path, socketDirectory, binaries: await executableBinaries(ids, binaries) };
}

async function linkTarget(directory: string): Promise<string | undefined> {
  const link = await readlink(directory).catch(() => undefined);
  return link && resolve(dirname(directory), link);
}

/**
 * Makes `ids` the owner of a cluster, its folder first, because the folder's owner decides the account. A marker file
 * beside it stays until all owners are changed, so that the next start completes an interrupted change.
 */
async function chownCluster(ids: Ids, path: string): Promise<void> {
  const marker = `${path}.giving`;
  const cluster = await stat(path).catch(() => undefined);
  if (!cluster || (cluster.uid === ids.uid && !(await exists(marker)))) return;
  await writeFile(marker, "");
  await chown(path, ids.uid, ids.gid);
  await changeOwner(ids, path);
  await rm(marker);
}

/** Whether `ids` can enter a folder. The group of `ids` is let in if root owns it and its group has no access. */
async function ensureCanEnter(ids: Ids, folder: string): Promise<boolean> {
  const canEnter = (path: string) => commandSucceeds(["test", "-x", path], ids);
  if (await canEnter(folder)) return true;
  const { uid, mode } = await stat(folder);
  const usedByGroup = (mode & 0o070) !== 0;
  if (uid !== 0 || usedByGroup || !(await canEnter(dirname(folder)))) return false;
  await chown(folder, 0, ids.gid);
  await chmod(folder, (mode & 0o777) | 0o010);
  return true;
}

/**
 * Moves the cluster in `directory`, or the location of a future one, below /var/lib and leaves a link. The copy is
 * complete and flushed to disk before the original is removed; an interrupted attempt starts again.
 */
async function moveCluster(directory: string, ids: Ids, log: Logger): Promise<string> {
  const folder = join(STATE_DIRECTORY, await instanceName(dirname(directory)));
  // A random name, because another data directory may have had this path before.
  const path = join(folder, `${basename(directory)}-${randomBytes(4).toString("hex")}`);
  await mkdir(folder, { recursive: true });
  await chown(folder, 0, ids.gid);
  await chmod(folder, 0o710);
  await copyCluster(directory, path);
  try {
    const link = `${directory}.link`;
    await rm(link, { force: true });
    await symlink(path, link);
    if (await exists(directory)) await rename(directory, originalPath(directory));
    await rename(link, directory);
  } catch (error) {
    await rm(path, { recursive: true, force: true });
    throw error;
  }
  log.warn({ directory: path }, "the database is outside DATA_DIR, because its account cannot enter DATA_DIR");
  return path;
}

/** Copies a cluster atomically and removes unfinished copies; without a cluster it creates an empty folder. */
async function copyCluster(directory: string, path: string): Promise<void> {
  if (!(await exists(directory))) return void (await mkdir(path, { mode: 0o700 }));
  const unfinished = (await readdir(dirname(path))).filter((name) => name.endsWith(".copy"));
  // Ignores errors: an earlier `cp` may still be writing there.
  for (const name of unfinished)
    await rm(join(dirname(path), name), { recursive: true, force: true }).catch(() => undefined);
  const draft = `${path}.copy`;
  await run("cp", ["-Rp", directory, draft]);
  await run("sync");
  await rename(draft, path);
}

/** PostgreSQL's programs, or a copy of them when `ids` cannot execute them. */
async function executableBinaries(ids: Ids, binaries: Binaries): Promise<Binaries> {
  if (await commandSucceeds([binaries.postgres, "--version"], ids)) return binaries;
  const programs = dirname(dirname(binaries.postgres));
  const { version } = JSON.parse(await readFile(join(programs, "../package.json"), "utf8")) as { version: string };
  const copy = join(STATE_DIRECTORY, `vayutra-postgresql-${version}`);
  if (!(await exists(copy))) {
    const draft = await mkdtemp(`${copy}-`);
    await run("cp", ["-Rp", `${programs}/.`, draft]);
    await chmod(draft, 0o755);
    // Another site may have created it meanwhile.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
}
