/**
 * Entry point of the backup process, which `npm run backup` and the nightly backup start: saves the site to the file
 * named by the first argument, as `saveBackup` does. Ends with code 1 and a sentence on standard error when that fails.
 */
import { stat } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { exitWithMessage, loadConfig } from "../../process/environment.ts";
import { returnToOwner } from "../../process/ownership.ts";
import { describeDatabaseFailure, ownerAddress } from "../owner-address.ts";
import { saveBackup } from "./save.ts";

// The web server gets the processor first.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

const config = loadConfig();
const { backend, dataDir, nightly } = config;
const address = await ownerAddress(config);
if (backend.kind === "supabase" || !address) exitWithMessage("A Supabase project makes its own backups.");
const stamp = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
const file = resolve(process.argv[2] ?? join(nightly?.directory ?? join(dataDir, "backups"), `site-${stamp}.tar.gz`));
try {
  await saveBackup(address, dataDir, file);
  const folder = relative(dataDir, dirname(file));
  if (folder && !/^(\.\.|\/)/.test(folder)) await returnToOwner(dataDir, dirname(file));
  process.stdout.write(`Saved and checked: ${file} (${((await stat(file)).size / 1e6).toFixed(1)} MB)\n`);
} catch (error) {
  if ((error as { code?: string }).code === "EEXIST") exitWithMessage(`${file} is there already; nothing was written.`);
  exitWithMessage(`No backup: ${describeDatabaseFailure(error)}`);
}
