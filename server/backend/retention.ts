import type { Logger } from "../process/log.ts";
import { repeat } from "../process/repeat.ts";
import { openDatabase, type Sql } from "./database.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Delay until the next run, after a success and after a failure. */
const DELAYS_MS = { done: 24 * HOUR_MS, failed: HOUR_MS };
/** Enquiries deleted in one transaction; small, so that locks are short. */
const BATCH_SIZE = 500;

/**
 * Deletes enquiries older than `months`, rows that were in the bin for thirty days, and notes without an enquiry. Runs now
 * and then once a day, in the background. Several servers may do so on one database. A step that fails is logged, does
 * not stop the others and is retried after an hour. The database refuses when its newest enquiry is too old, which
 * suggests a wrong clock; that is retried too.
 *
 * @param address of the database, as the owner of its tables.
 * @returns immediately; `stop` waits for the running batch.
 */
export function scheduleEnquiryRetention(
  address: string,
  months: number,
  log: Logger,
  delaysMs = DELAYS_MS,
): { stop(): Promise<void> } {
  async function deleteExpired(stopping: AbortSignal): Promise<number> {
    const sql = openDatabase(address, { max: 1 });
    const steps = {
      "old enquiries": () => deleteOldEnquiries(sql, stopping),
      "the bin": () => sql`select private.empty_bin(${months})`,
      "old counts of the site's use": () => sql`select private.forget_old_use()`,
      "notes without an enquiry": () => sql`select private.forget_lost_notes()`,
    };
    let delayMs = delaysMs.done;
    for (const [what, step] of Object.entries(steps)) {
      try {
        if (!stopping.aborted) await step();
      } catch (error) {
        delayMs = delaysMs.failed;
        log.error({ err: error, what }, "expired rows could not be deleted; trying again in an hour");
      }
    }
    await sql.end({ timeout: 5 });
    return delayMs;
  }

  async function deleteOldEnquiries(sql: Sql, stopping: AbortSignal): Promise<void> {
    let forgotten = 0;
    try {
      for (let batch = BATCH_SIZE; batch === BATCH_SIZE && !stopping.aborted; forgotten += batch) {
        const [row] = await sql`select private.forget_old_enquiries(${months}, ${BATCH_SIZE}) as forgotten`;
        batch = row?.forgotten;
      }
    } finally {
      if (forgotten > 0) log.info({ forgotten, months }, "old enquiries deleted");
    }
  }

  return repeat(deleteExpired);
}
