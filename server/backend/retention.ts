import type { Logger } from "../process/log.ts";
import { openDatabase } from "./database.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Deletes enquiries that came in longer ago than `months`, now and once a day. Several servers may do so on one
 * database. A failure is logged and tried again the next day: the site serves all the same.
 *
 * @param address of the database, as the owner of its tables.
 * @returns once the first deletion is over; `stop` ends the daily ones.
 */
export async function forgetOldEnquiries(
  address: string,
  months: number,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  async function forget(): Promise<void> {
    const sql = openDatabase(address, { max: 1 });
    try {
      const [row] = await sql`select private.forget_old_enquiries(${months}) as forgotten`;
      if (row?.forgotten > 0) log.info({ forgotten: row?.forgotten, months }, "old enquiries deleted");
    } catch (error) {
      log.error({ err: error }, "old enquiries could not be deleted; trying again tomorrow");
    } finally {
      await sql.end({ timeout: 5 });
    }
  }

  await forget();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = forget();
  }, DAY).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
