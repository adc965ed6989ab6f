/**
 * Saves the whole site to one file while it runs: every row, the pictures, the secrets.
 *
 *   npm run backup [-- FILE]    otherwise a file named by the time, in DATA_DIR/backups
 *
 * Needs the settings the site runs with. The file holds secrets and personal data; its owner alone may read it.
 */
import { stat } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";
import { join, resolve } from "node:path";
import { saveBackup } from "../server/backend/backup/save.ts";
import { socketAddress } from "../server/backend/database.ts";
import { giveUp, loadConfig } from "../server/process/environment.ts";
import { runDirectoryOf } from "../server/process/lock.ts";

// Whoever reads a page comes first.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

const { backend, dataDir } = loadConfig();
if (backend.kind === "supabase") giveUp("A Supabase project makes its own backups.");
const stamp = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
const file = resolve(process.argv[2] ?? join(dataDir, "backups", `site-${stamp}.tar.gz`));
try {
  const socketDirectory = await runDirectoryOf(dataDir).catch(() => dataDir);
  const address = backend.kind === "database" ? backend.url : socketAddress(socketDirectory, "postgres");
  await saveBackup(address, dataDir, file);
  process.stdout.write(`Saved and checked: ${file} (${((await stat(file)).size / 1e6).toFixed(1)} MB)\n`);
} catch (error) {
  const { code, message } = error as { code?: string; message: string };
  if (code === "EEXIST") giveUp(`${file} is there already; nothing was written.`);
  const away = code === "ENOENT" || code === "ECONNREFUSED" || code === "CONNECT_TIMEOUT";
  giveUp(away ? "No database answers; start the site first, or check DATABASE_URL." : `No backup: ${message}`);
}
