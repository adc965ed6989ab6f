import type { Logger } from "../process/log.ts";
import { openDatabase } from "./database.ts";

/** On which `private.tell_servers()` names the table that has changed, and the connection that changed it. */
const CHANNEL = "site_changed";

type Listener = {
  /** A change of `table` was committed, by whichever server or tool; `by` is the name of its connection. */
  changed(table: string, by: string): void;
  /** Changes may have gone unheard until now: the listening has begun, or begun again after its connection was lost. */
  listening(): void;
};

/**
 * Listens on one connection of its own for committed changes, and connects again for as long as it takes when that is
 * lost. A database behind a pooler that gives each transaction another connection (PgBouncer in transaction mode)
 * passes no notice on; what is in memory is then renewed by its age alone.
 *
 * @param address of the database, as any user.
 * @returns at once; `stop` ends the listening.
 */
export function listenForTableChanges(address: string, listener: Listener, log: Logger): { stop(): Promise<void> } {
  const sql = openDatabase(address, { max: 1, connection: { application_name: "site-changes" } });
  // The driver listens anew whenever the connection has closed, and calls back each time.
  const heard = (notice: string) => {
    const [table = "", by = ""] = notice.split(" ");
    listener.changed(table, by);
  };
  sql
    .listen(CHANNEL, heard, listener.listening)
    .catch((error: unknown) => log.warn({ err: error }, "changes made elsewhere are not heard at once"));
  return { stop: () => sql.end({ timeout: 1 }) };
}
