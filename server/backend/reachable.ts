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
import { type Account, succeeds } from "./account.ts";
import type { Binaries } from "./cluster.ts";

const run = promisify(execFile);

/** Where programs and clusters go that an account cannot reach in their own place. */
const STATE = "/var/lib";

export type Place = {
  /** Where the cluster lives, or a link to it. */
  directory: string;
  /** Where the socket is. */
  socketDirectory: string;
};

export type Reachable = Place & { binaries: Binaries };

/** What a cluster is called from the moment when its copy is whole until it is deleted. */
const movedFrom = (directory: string) => `${directory}.moved`;

/** Puts a cluster back whose move was killed before the link to its copy stood. */
export async function undoKilledMove(directory: string): Promise<void> {
  const original = movedFrom(directory);
  const nothing = !(await lstat(directory).catch(() => undefined));
  if (nothing && (await exists(original))) await rename(original, directory);
}

/**
 * Keeps every other site from the cluster below /var/lib that `directory` leads to: two copies of one data directory hold
 * the same link.
 *
 * @returns what ends that; undefined where the cluster lies in its data directory, which has a lock already.
 * @throws LockHeldError where another site uses the cluster.
 */
export async function lockMovedCluster(directory: string): Promise<(() => void) | undefined> {
  const place = await linkedFrom(directory);
  return place?.startsWith(join(STATE, "vayutra-")) ? acquireLock(`${place}.lock`) : undefined;
}

/**
 * Makes a cluster, the folder of its socket and PostgreSQL's programs reachable for `account`. Where a folder above the
 * cluster is closed to it, as root's home is, the cluster moves below /var/lib and `directory` becomes a link to it.
 *
 * @returns where they can be reached; no link is left in it.
 * @throws Error where `directory` is a link to what is not there or cannot be entered.
 */
export async function makeReachable(
  { directory, socketDirectory }: Place,
  binaries: Binaries,
  { ids }: Account,
  log: Logger,
): Promise<Reachable> {
  const linked = await linkedFrom(directory);
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
  let place = linked ?? directory;
  if (!(await isOpenFor(ids, dirname(place)))) {
    if (linked)
      throw new Error(`${dirname(linked)} cannot be entered by user ${ids.uid}, who runs the database there.`);
    place = await moveToState(directory, ids, log);
  }
  if (place !== directory) await rm(movedFrom(directory), { recursive: true, force: true });
  await giveCluster(ids, place);
  return { directory: place, socketDirectory, binaries: await runnableBy(ids, binaries) };
}

async function linkedFrom(directory: string): Promise<string | undefined> {
  const link = await readlink(directory).catch(() => undefined);
  return link && resolve(dirname(directory), link);
}

/**
 * Makes `ids` the owner of a cluster, the folder first: its owner says who runs it. A file beside it stays until all is
 * given, so that an attempt that was killed is finished.
 */
async function giveCluster(ids: Ids, place: string): Promise<void> {
  const unfinished = `${place}.giving`;
  const cluster = await stat(place).catch(() => undefined);
  if (!cluster || (cluster.uid === ids.uid && !(await exists(unfinished)))) return;
  await writeFile(unfinished, "");
  await chown(place, ids.uid, ids.gid);
  await changeOwner(ids, place);
  await rm(unfinished);
}

/** Whether `ids` may enter a folder. One of root's that only its own mode closes is opened for the group of `ids`. */
async function isOpenFor(ids: Ids, folder: string): Promise<boolean> {
  const enters = (path: string) => succeeds(["test", "-x", path], ids);
  if (await enters(folder)) return true;
  const { uid, mode } = await stat(folder);
  const usedByGroup = (mode & 0o070) !== 0;
  if (uid !== 0 || usedByGroup || !(await enters(dirname(folder)))) return false;
  await chown(folder, 0, ids.gid);
  await chmod(folder, (mode & 0o777) | 0o010);
  return true;
}

/**
 * Moves the cluster in `directory`, or the place where one is to be made, below /var/lib and leaves a link. The copy is whole
 * and on the disk before the original goes; an attempt that was killed in between begins again.
 */
async function moveToState(directory: string, ids: Ids, log: Logger): Promise<string> {
  const folder = join(STATE, await instanceName(dirname(directory)));
  // A name of its own: another data directory may have stood under this path before.
  const place = join(folder, `${basename(directory)}-${randomBytes(4).toString("hex")}`);
  await mkdir(folder, { recursive: true });
  await chown(folder, 0, ids.gid);
  await chmod(folder, 0o710);
  await copyCluster(directory, place);
  try {
    const link = `${directory}.link`;
    await rm(link, { force: true });
    await symlink(place, link);
    if (await exists(directory)) await rename(directory, movedFrom(directory));
    await rename(link, directory);
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
  log.warn({ directory: place }, "the database lies outside DATA_DIR, which its account cannot enter");
  return place;
}

/** Copies a cluster whole or not at all; where there is none, makes an empty folder. Copies that were given up go. */
async function copyCluster(directory: string, place: string): Promise<void> {
  if (!(await exists(directory))) return void (await mkdir(place, { mode: 0o700 }));
  const given = (await readdir(dirname(place))).filter((name) => name.endsWith(".copy"));
  // A program that still copies there may put something into it.
  for (const name of given)
    await rm(join(dirname(place), name), { recursive: true, force: true }).catch(() => undefined);
  const draft = `${place}.copy`;
  await run("cp", ["-Rp", directory, draft]);
  await run("sync");
  await rename(draft, place);
}

/** The programs themselves, or a copy of them where `ids` cannot reach them. */
async function runnableBy(ids: Ids, binaries: Binaries): Promise<Binaries> {
  if (await succeeds([binaries.postgres, "--version"], ids)) return binaries;
  const programs = dirname(dirname(binaries.postgres));
  const { version } = JSON.parse(await readFile(join(programs, "../package.json"), "utf8")) as { version: string };
  const copy = join(STATE, `vayutra-postgresql-${version}`);
  if (!(await exists(copy))) {
    const draft = await mkdtemp(`${copy}-`);
    await run("cp", ["-Rp", `${programs}/.`, draft]);
    await chmod(draft, 0o755);
    // Another site may have made it meanwhile.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
