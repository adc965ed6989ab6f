import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";

export type Ids = { uid: number; gid: number };

/**
 * Makes a user the owner of a folder or file and all below, the folder itself last. The command goes from folder to folder
 * by their handles and follows no link, so that nobody who may write there can lead it elsewhere.
 */
export async function giveTo({ uid, gid }: Ids, path: string): Promise<void> {
  await promisify(execFile)("chown", ["-R", "-h", `${uid}:${gid}`, path]);
}

/**
 * Where root runs on another user's data directory: makes that user the owner of what root has put there, so that the site
 * can be started by that user again.
 *
 * @param path the data directory, once PostgreSQL has stopped, or a file in it
 */
export async function returnToOwner(dataDir: string, path = dataDir): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDir).catch(() => undefined);
  if (owner?.uid) await giveTo(owner, path);
}
