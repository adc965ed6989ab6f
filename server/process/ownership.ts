import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";

export type Ids = { uid: number; gid: number };

/**
 * Changes the owner of a folder or file and of everything below it, the folder itself last. `chown` opens folder by folder
 * and follows no link, so a user who can write there cannot redirect it.
 */
export async function changeOwner({ uid, gid }: Ids, path: string): Promise<void> {
  await promisify(execFile)("chown", ["-R", "-h", `${uid}:${gid}`, path]);
}

/**
 * If root runs the site on another user's data directory: makes that user the owner of the files that root created, so that
 * the user can start the site again.
 *
 * @param path the data directory, once PostgreSQL has stopped, or a file in it
 */
export async function returnToOwner(dataDir: string, path = dataDir): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDir).catch(() => undefined);
  if (owner?.uid) await changeOwner(owner, path);
}
