import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DeskRows, emptySnapshot, type Snapshot, snapshotOf } from "../../domain/desk/snapshot.ts";
import { todayInIndia } from "../../domain/india-date.ts";
import { rowsIn } from "../backend/data/requests.ts";
import type { AskData } from "../gateway/upstream.ts";
import type { Logger } from "../process/log.ts";
import { repeat } from "../process/repeat.ts";

/** The tables of the owner's desk. */
export const DESK_TABLES: ReadonlySet<string> = new Set(["site_values", "prices", "batches", "notices"]);

/**
 * How often the desk is read, in milliseconds: for changes on a Supabase project, which sends no notifications, and for
 * the days that begin and end (decision 27).
 */
const INTERVAL_MS = 30_000;

/** The file of the last good rows, in the data directory. */
export const VALUES_FILE = "site-values.json";

export type Desk = {
  /** What the owner has stated and is true today. */
  snapshot(): Snapshot;
  /** Reads the desk again; to be called after a change. */
  refresh(): void;
  stop(): Promise<void>;
};

type Parts = {
  askData: AskData;
  /** Where the last good rows are kept, so that no failure brings a sample back. */
  file: string;
  /** Puts another snapshot into use; the next one waits for it. */
  apply: (snapshot: Snapshot) => Promise<void>;
  log: Logger;
  now?: () => number;
};

/** The last good snapshot in a data directory, for what starts before the desk does; an empty one where there is none. */
export async function lastSnapshot(dataDir: string): Promise<Snapshot> {
  const rows = await lastGood(join(dataDir, VALUES_FILE));
  return rows ? snapshotOf(rows, todayInIndia()) : emptySnapshot;
}

/** Starts to keep the snapshot of the owner's desk. @returns once it was read, from the database or the last good file. */
export async function startDesk({ askData, file, apply, log, now = Date.now }: Parts): Promise<Desk> {
  let rows = await lastGood(file);
  let snapshot = rows ? snapshotOf(rows, todayInIndia(now())) : emptySnapshot;
  let stored = JSON.stringify(rows);

  async function read(): Promise<Snapshot> {
    const call = { kind: "call", procedure: "site_snapshot", args: {}, returns: "value" } as const;
    try {
      rows = rowsIn<DeskRows>(await askData(call));
    } catch (error) {
      log.warn({ err: error }, "the owner's desk could not be read; its last values stay");
    }
    const text = JSON.stringify(rows);
    if (rows && text !== stored) {
      try {
        await write(file, text);
        stored = text;
      } catch (error) {
        log.warn({ err: error, file }, "the owner's values could not be kept in their file; trying again");
      }
    }
    return rows ? snapshotOf(rows, todayInIndia(now())) : snapshot;
  }

  async function update(): Promise<void> {
    const next = await read();
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
    await apply(next);
    snapshot = next;
    log.info("the site shows new values of the owner's desk");
  }

  snapshot = await read();
  let updating: Promise<void> | undefined;
  let again = false;
  /** One update at a time; a change during one causes another. */
  function refresh(): Promise<void> {
    if (updating) again = true;
    updating ??= update()
      .catch((error: unknown) => log.error({ err: error }, "the values of the owner's desk could not be put into use"))
      .finally(() => {
        updating = undefined;
        if (!again) return;
        again = false;
        void refresh();
      });
    return updating;
  }
  const repeating = repeat(async () => {
    await refresh();
    return INTERVAL_MS;
  }, INTERVAL_MS);
  return {
    snapshot: () => snapshot,
    refresh: () => void refresh(),
    async stop() {
      await repeating.stop();
      await updating;
    },
  };
}

async function lastGood(file: string): Promise<DeskRows | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as DeskRows;
  } catch {
    // There is none yet, or it was cut off.
    return undefined;
  }
}

/** Writes a whole file or none. */
async function write(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, file);
}
