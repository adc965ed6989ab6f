import type { Logger } from "../process/log.ts";
import { openDatabase } from "./database.ts";

/** `private.tell_servers()` sends the name of the changed table and of the connection that changed it. */
const CHANNEL = "site_changed";

type Listener = {
  /** A change of `table` was committed by any server or tool; `by` is the `application_name` of its connection. */
  onChange(table: string, by: string): void;
  /** Listening has started or resumed after a lost connection; changes before it may have been missed. */
  onListening(): void;
};

/**
 * Listens for committed changes (LISTEN/NOTIFY) on a separate connection and reconnects when it is lost. A pooler in
 * transaction mode (PgBouncer) forwards no notifications; caches are then refreshed only when they expire.
 *
 * @param address of the database, as any user.
 * @returns immediately; `stop` closes the connection.
 */
export function listenForTableChanges(address: string, listener: Listener, log: Logger): { stop(): Promise<void> } {
  const sql = openDatabase(address, { max: 1, connection: { application_name: "site-changes" } });
  // The driver listens again whenever the connection was closed, and calls `onListening` each time.
  const onNotify = (payload: string) => {
    const [table = "", by = ""] = payload.split(" ");
    listener.onChange(table, by);
  };
  sql
    .listen(CHANNEL, onNotify, listener.onListening)
    .catch((error: unknown) => log.warn({ err: error }, "cannot listen for changes by other servers"));
  return { stop: () => sql.end({ timeout: 1 }) };
}
