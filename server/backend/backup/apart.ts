import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openDatabase } from "../database.ts";

const COMMAND = join(import.meta.dirname, "../../../scripts/backup.ts");

/** Gives the night back to all servers. */
export type Release = () => Promise<void>;

/**
 * Takes the night for this server alone: as long as its connection stands, no other server on the database gets it.
 *
 * @returns undefined when another has it.
 */
export async function acquireBackupLock(address: string): Promise<Release | undefined> {
  const sql = openDatabase(address, {
    max: 1,
    connect_timeout: 5,
    // The driver would otherwise renew the connection within the hour, and the lock would be gone.
    max_lifetime: null,
    connection: { application_name: "site-nightly-backup" },
  });
  const release = () => sql.end({ timeout: 5 });
  try {
    const [row] = await sql`select pg_try_advisory_lock(hashtextextended('nightly backup', 0)) as mine`;
    if (row?.mine) return release;
  } catch (error) {
    await release();
    throw error;
  }
  await release();
}

/**
 * Runs `npm run backup` for `file`, in a process of its own and with this process' settings: packing takes a processor
 * for a while, which pages must not wait for.
 *
 * @throws Error in the command's own words; half a file is not left behind.
 */
export async function makeApart(file: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [COMMAND, file], { stdio: ["ignore", "ignore", "pipe"] });
  const end = () => child.kill();
  signal.addEventListener("abort", end);
  const ended = new Promise<number | string>((done, fail) =>
    child.once("error", fail).once("exit", (code, by) => done(code ?? by ?? "")),
  );
  try {
    const [code, said] = await Promise.all([ended, text(child.stderr)]);
    if (code !== 0) throw new Error(said.trim() || `the backup's process ended with ${code}`);
  } finally {
    signal.removeEventListener("abort", end);
    await rm(`${file}.${child.pid}.part`, { force: true });
  }
}
