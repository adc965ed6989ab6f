import { lchown, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Where root runs on another user's data directory: makes that user the owner of what root has put there, so that the site
 * can be started by that user again.
 */
export async function returnToOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDir).catch(() => undefined);
  if (!owner?.uid) return;
  for (const name of await readdir(dataDir, { recursive: true })) {
    const path = join(dataDir, name);
    // PostgreSQL and the nightly backup remove files meanwhile.
    const entry = await lstat(path).catch(() => undefined);
    if (entry?.uid === 0) await lchown(path, owner.uid, owner.gid);
  }
}
