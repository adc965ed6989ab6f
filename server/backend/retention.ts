import type { Logger } from "../process/log.ts";
import { openDatabase } from "./database.ts";

const HOUR = 60 * 60 * 1000;
/** How long until the next look: after a deletion, and after one that failed. */
const PAUSES = { done: 24 * HOUR, failed: HOUR };
/** Enquiries deleted in one transaction, so that none holds its locks for long. */
const BATCH = 500;

/**
 * Deletes enquiries that came in longer ago than `months`, and what lay in the bin for thirty days, from now on and once a
 * day, beside the serving of pages: the start does not wait for it. Several servers may do so on one database. A failure is logged and tried again within the
 * hour; so is a database whose newest enquiry is too old, which looks like a wrong clock.
 *
 * @param address of the database, as the owner of its tables.
 * @param pauses in milliseconds, until the next look.
 * @returns at once; `stop` ends it and waits for the batch that runs.
 */
export function forgetOldEnquiries(
  address: string,
  months: number,
  log: Logger,
  pauses = PAUSES,
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function forget(): Promise<boolean> {
    const sql = openDatabase(address, { max: 1 });
    let forgotten = 0;
    try {
      for (let batch = BATCH; batch === BATCH && !stopped; forgotten += batch) {
        const [row] = await sql`select private.forget_old_enquiries(${months}, ${BATCH}) as forgotten`;
        batch = row?.forgotten;
      }
      await sql`select private.empty_bin(${months})`;
      return true;
    } catch (error) {
      log.error({ err: error }, "old enquiries could not be deleted; trying again within the hour");
      return false;
    } finally {
      if (forgotten > 0) log.info({ forgotten, months }, "old enquiries deleted");
      await sql.end({ timeout: 5 });
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
