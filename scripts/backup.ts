/**
 * Saves the whole site to one file while it runs: every row, the pictures, the secrets.
 *
 *   npm run backup [-- FILE]    otherwise a file named by the time, beside the nightly ones or in DATA_DIR/backups
 *
 * Needs the settings the site runs with. The file holds secrets and personal data; its owner alone may read it.
 */
import { stat } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { saveBackup } from "../server/backend/backup/save.ts";
import { ownerAddress, whatFailed } from "../server/backend/owner-address.ts";
import { giveUp, loadConfig } from "../server/process/environment.ts";
import { returnToOwner } from "../server/process/ownership.ts";

// Serving pages goes before the backup.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

const config = loadConfig();
const { backend, dataDir, nightly } = config;
const address = await ownerAddress(config);
if (backend.kind === "supabase" || !address) giveUp("A Supabase project makes its own backups.");
const stamp = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
const file = resolve(process.argv[2] ?? join(nightly?.directory ?? join(dataDir, "backups"), `site-${stamp}.tar.gz`));
try {
  await saveBackup(address, dataDir, file);
  const folder = relative(dataDir, dirname(file));
  if (folder && !/^(\.\.|\/)/.test(folder)) await returnToOwner(dataDir, dirname(file));
  process.stdout.write(`Saved and checked: ${file} (${((await stat(file)).size / 1e6).toFixed(1)} MB)\n`);
} catch (error) {
  if ((error as { code?: string }).code === "EEXIST") giveUp(`${file} is there already; nothing was written.`);
  giveUp(`No backup: ${whatFailed(error)}`);
}
