import { openDatabase } from "../database.ts";

/** Releases the lock, so that other servers can take it. */
export type Release = () => Promise<void>;

/**
 * Takes the lock that lets one server on a database make the nightly backup. PostgreSQL holds it as long as its
 * connection stands, so a server that dies releases it.
 *
 * @param address of the database, as its owner
 * @returns undefined while another server holds the lock
 */
export async function acquireBackupLock(address: string): Promise<Release | undefined> {
  const sql = openDatabase(address, {
    max: 1,
    connect_timeout: 5,
    // The driver would otherwise renew the connection within the hour and lose the lock.
    max_lifetime: null,
    connection: { application_name: "site-nightly-backup" },
  });
  const release = () => sql.end({ timeout: 5 });
  try {
    const [row] = await sql`select pg_try_advisory_lock(hashtextextended('nightly backup', 0)) as acquired`;
    if (row?.acquired) return release;
  } catch (error) {
    await release();
    throw error;
  }
  await release();
}
