import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../../process/log.ts";
import { backupBytes, backupMade, backups, counted } from "../../process/metrics.ts";
import { acquireBackupLock, makeApart, type Release } from "./apart.ts";

export type NightlySettings = {
  /** Hour and minute of this machine's own time. */
  at: string;
  directory: string;
  /** So many are kept, the newest; at least one. */
  keep: number;
};

/** What a night needs; tests have others. */
type Tools = {
  /** Undefined while another server has the night. */
  claim(): Promise<Release | undefined>;
  /** Makes a whole, checked backup or rejects; ends early when `signal` says so. */
  make(file: string, signal: AbortSignal): Promise<void>;
};

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Between two looks at the clock: it may be set meanwhile, and one long timer would not notice. */
const LOOK = 30_000;
/** What `npm run backup` makes has another name, and is nobody's to delete. */
const NAME = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** The latest moment, now or before, at which it was `at` o'clock. */
export function lastDue(now: Date, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const due = new Date(now);
  due.setHours(hours, minutes, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return due;
}

/**
 * Decides when a backup is due and which are kept. One that was missed, because the site was down or there never was any,
 * is made at the next look. After a failure the next try is an hour later. Nothing is deleted but by a success.
 */
export function createNightly({ at, directory, keep }: NightlySettings, { claim, make }: Tools, log: Logger) {
  const stopping = new AbortController();
  const succeeded = counted(backups, { result: "made" });
  const failed = counted(backups, { result: "failed" });
  /** The due moment that needs nothing more, whoever saw to it. */
  let seenTo: Date | undefined;
  let tryAgain: Date | undefined;
  let held: Release | undefined;
  let heldUntil = 0;

  async function look(now: Date): Promise<void> {
    if (held && now.getTime() > heldUntil) await letGo();
    seenTo ??= await newestBefore(now);
    const due = lastDue(now, at);
    // A moment far ahead was noted by a clock that was wrong.
    if (seenTo && seenTo >= due && seenTo.getTime() < now.getTime() + DAY) return;
    if (tryAgain && now < tryAgain && tryAgain.getTime() - now.getTime() <= HOUR) return;
    tryAgain = undefined;
    try {
      await letGo();
      held = await claim();
      if (held) await makeAndTidy(now);
      // Another server's clock may be behind: it must not find the night free again.
      heldUntil = now.getTime() + HOUR;
      seenTo = due;
    } catch (error) {
      await letGo();
      if (stopping.signal.aborted) return;
      tryAgain = new Date(now.getTime() + HOUR);
      failed.inc();
      log.error({ err: error }, "the nightly backup failed; trying again in an hour");
    }
  }

  async function makeAndTidy(now: Date): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const name = `nightly-${now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}.tar.gz`;
    const file = join(directory, name);
    await make(file, stopping.signal);
    const { size } = await stat(file);
    succeeded.inc();
    note(now, size);
    log.info({ file, bytes: size }, "nightly backup made and checked");
    const others = (await nightlies()).filter((each) => each !== name).reverse();
    for (const old of others.slice(keep - 1)) await rm(join(directory, old)).catch((error) => complain(old, error));
  }

  const complain = (old: string, error: unknown) =>
    log.warn({ err: error, file: join(directory, old) }, "an old backup could not be deleted");

  /** Oldest first. */
  async function nightlies(): Promise<string[]> {
    const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    return names.filter((name) => NAME.test(name)).sort();
  }

  async function newestBefore(now: Date): Promise<Date | undefined> {
    const names = await nightlies().catch(() => []);
    const newest = names.findLast((name) => madeAt(name).getTime() < now.getTime() + DAY);
    if (!newest) return undefined;
    note(madeAt(newest), (await stat(join(directory, newest))).size);
    return madeAt(newest);
  }

  function note(made: Date, bytes: number): void {
    backupMade.set(made.getTime() / 1000);
    backupBytes.set(bytes);
  }

  async function letGo(): Promise<void> {
    await held?.();
    held = undefined;
  }

  return {
    look,
    /** Ends the backup under way; half of one is not kept. */
    async stop(): Promise<void> {
      stopping.abort();
      await letGo();
    },
  };
}

const madeAt = (name: string) => new Date(name.replace(NAME, "$1T$2:$3:$4Z"));

/**
 * Makes a backup each night from now on, in a process of its own. Of several servers on one database, one makes it.
 *
 * @param address of the database, as its owner.
 * @returns at once; `stop` ends it, with the backup under way.
 */
export function scheduleNightlyBackups(
  settings: NightlySettings,
  address: string,
  log: Logger,
): { stop(): Promise<void> } {
  const nightly = createNightly(settings, { claim: () => acquireBackupLock(address), make: makeApart }, log);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function round(): Promise<void> {
    await nightly.look(new Date());
    if (stopped) return;
    timer = setTimeout(() => {
      running = round();
    }, LOOK).unref();
  }

  let running = round();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await nightly.stop();
      await running;
    },
  };
}
