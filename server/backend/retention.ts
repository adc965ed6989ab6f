import type { Logger } from "../process/log.ts";
import { openDatabase, type Sql } from "./database.ts";

const HOUR = 60 * 60 * 1000;
/** How long until the next look: after a deletion, and after one that failed. */
const PAUSES = { done: 24 * HOUR, failed: HOUR };
/** Enquiries deleted in one transaction, so that none holds its locks for long. */
const BATCH = 500;

/**
 * Deletes enquiries that came in longer ago than `months`, what lay in the bin for thirty days, and notes whose enquiry is
 * gone, from now on and once a day, beside the serving of pages: the start does not wait for it. Several servers may do
 * so on one database. What fails is logged, does not hold up the rest, and is tried again within the hour; so is a
 * database whose newest enquiry is too old, which looks like a wrong clock.
 *
 * @param address of the database, as the owner of its tables.
 * @param pauses in milliseconds, until the next look.
 * @returns at once; `stop` ends it and waits for the batch that runs.
 */
export function scheduleEnquiryRetention(
  address: string,
  months: number,
  log: Logger,
  pauses = PAUSES,
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function forget(): Promise<boolean> {
    const sql = openDatabase(address, { max: 1 });
    const steps = {
      "old enquiries": () => inBatches(sql),
      "the bin": () => sql`select private.empty_bin(${months})`,
      "notes without an enquiry": () => sql`select private.forget_lost_notes()`,
    };
    let done = true;
    for (const [what, step] of Object.entries(steps)) {
      try {
        if (!stopped) await step();
      } catch (error) {
        done = false;
        log.error({ err: error, what }, "what is not kept could not be deleted; trying again within the hour");
      }
    }
    await sql.end({ timeout: 5 });
    return done;
  }

  async function inBatches(sql: Sql): Promise<void> {
    let forgotten = 0;
    try {
      for (let batch = BATCH; batch === BATCH && !stopped; forgotten += batch) {
        const [row] = await sql`select private.forget_old_enquiries(${months}, ${BATCH}) as forgotten`;
        batch = row?.forgotten;
      }
    } finally {
      if (forgotten > 0) log.info({ forgotten, months }, "old enquiries deleted");
    }
  }

  async function round(): Promise<void> {
    const done = await forget();
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = round();
      },
      done ? pauses.done : pauses.failed,
    ).unref();
  }

  let running = round();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
