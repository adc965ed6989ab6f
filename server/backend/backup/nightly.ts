import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../../process/log.ts";
import { backupBytes, backupMade, backups, counted } from "../../process/metrics.ts";
import { repeat } from "../../process/repeat.ts";
import { backupInChildProcess } from "./child-process.ts";
import { acquireBackupLock, type Release } from "./lock.ts";

export type NightlySettings = {
  /** `HH:MM` in the machine's time zone. */
  at: string;
  directory: string;
  /** How many of the newest backups are kept; at least one. */
  keep: number;
};

/** Tests pass replacements. */
type Tools = {
  /** Resolves to undefined while another server holds the lock. */
  acquireLock(): Promise<Release | undefined>;
  /** Makes a complete, checked backup or rejects; `signal` ends it early. */
  makeBackup(file: string, signal: AbortSignal): Promise<void>;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The clock is checked this often: it may be set meanwhile, which one long timer would miss. */
const CHECK_INTERVAL_MS = 30_000;
/** Backups of `npm run backup` have another name, so they are never deleted. */
const NAME = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** The latest moment up to `now` at which the clock showed `at`. */
export function lastDue(now: Date, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const due = new Date(now);
  due.setHours(hours, minutes, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return due;
}

/**
 * Decides when a backup is due and which are kept. A missed one, because the site was down or there was none yet, is made
 * at the next check. After a failure the next attempt comes an hour later. Old backups are deleted only after a success.
 */
export function createNightly(
  { at, directory, keep }: NightlySettings,
  { acquireLock, makeBackup }: Tools,
  log: Logger,
) {
  const stopping = new AbortController();
  const succeeded = counted(backups, { result: "made" });
  const failed = counted(backups, { result: "failed" });
  /** The last due moment that is done, by this server or another. */
  let doneUntil: Date | undefined;
  let retryAt: Date | undefined;
  let release: Release | undefined;
  let lockedUntil = 0;

  async function check(now: Date): Promise<void> {
    if (release && now.getTime() > lockedUntil) await releaseLock();
    doneUntil ??= await newestBackup(now);
    const due = lastDue(now, at);
    // A moment far ahead comes from a clock that was wrong.
    if (doneUntil && doneUntil >= due && doneUntil.getTime() < now.getTime() + DAY_MS) return;
    if (retryAt && now < retryAt && retryAt.getTime() - now.getTime() <= HOUR_MS) return;
    retryAt = undefined;
    try {
      await releaseLock();
      release = await acquireLock();
      if (release) await makeAndDeleteOld(now);
      // Keep the lock for an hour: another server's clock may be behind and reach the due time later.
      lockedUntil = now.getTime() + HOUR_MS;
      doneUntil = due;
    } catch (error) {
      await releaseLock();
      if (stopping.signal.aborted) return;
      retryAt = new Date(now.getTime() + HOUR_MS);
      failed.inc();
      log.error({ err: error }, "the nightly backup failed; trying again in an hour");
    }
  }

  async function makeAndDeleteOld(now: Date): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const name = `nightly-${now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}.tar.gz`;
    const file = join(directory, name);
    await makeBackup(file, stopping.signal);
    const { size } = await stat(file);
    succeeded.inc();
    record(now, size);
    log.info({ file, bytes: size }, "nightly backup made and checked");
    const others = (await backupNames()).filter((each) => each !== name).reverse();
    for (const old of others.slice(keep - 1)) await rm(join(directory, old)).catch((error) => logUndeleted(old, error));
  }

  const logUndeleted = (old: string, error: unknown) =>
    log.warn({ err: error, file: join(directory, old) }, "an old backup could not be deleted");

  /** Names of the nightly backups, oldest first. */
  async function backupNames(): Promise<string[]> {
    const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    return names.filter((name) => NAME.test(name)).sort();
  }

  async function newestBackup(now: Date): Promise<Date | undefined> {
    const names = await backupNames().catch(() => []);
    const newest = names.findLast((name) => madeAt(name).getTime() < now.getTime() + DAY_MS);
    if (!newest) return undefined;
    record(madeAt(newest), (await stat(join(directory, newest))).size);
    return madeAt(newest);
  }

  function record(made: Date, bytes: number): void {
    backupMade.set(made.getTime() / 1000);
    backupBytes.set(bytes);
  }

  async function releaseLock(): Promise<void> {
    await release?.();
    release = undefined;
  }

  return {
    check,
    /** Ends a running backup and removes its partial file. */
    async stop(): Promise<void> {
      stopping.abort();
      await releaseLock();
    },
  };
}

const madeAt = (name: string) => new Date(name.replace(NAME, "$1T$2:$3:$4Z"));

/**
 * Schedules a backup each night, in a child process. Of several servers on one database, one makes it.
 *
 * @param address of the database, as its owner
 * @returns at once; `stop` ends the schedule and a running backup
 */
export function scheduleNightlyBackups(
  settings: NightlySettings,
  address: string,
  log: Logger,
): { stop(): Promise<void> } {
  const nightly = createNightly(
    settings,
    { acquireLock: () => acquireBackupLock(address), makeBackup: backupInChildProcess },
    log,
  );
  const checking = repeat(async () => {
    await nightly.check(new Date());
    return CHECK_INTERVAL_MS;
  });
  return {
    async stop() {
      const stopped = checking.stop();
      await nightly.stop();
      await stopped;
    },
  };
}
