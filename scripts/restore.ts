/**
 * Restores a site from a file of `npm run backup`:
 *
 *   npm run restore -- FILE
 *
 * DATA_DIR must be empty or missing; the database of DATABASE_URL, when that is set, must have no tables. A backup of the
 * embedded database can be restored into an external one, and back. Start the site afterwards with the same settings.
 * With SUPABASE_URL and the project's DATABASE_URL, the rows are inserted into a project that has the migrations and no
 * rows yet.
 */
import { readdir, readlink, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { checkBackup, moveIntoProject, restoreBackup } from "../server/backend/backup/restore.ts";
import { socketAddress } from "../server/backend/database.ts";
import { startPostgres } from "../server/backend/postgres.ts";
import { exitWithMessage, loadConfig } from "../server/process/environment.ts";
import { acquireLock, LOCK_NAME, runDirectory } from "../server/process/lock.ts";
import { createLog } from "../server/process/log.ts";
import { returnToOwner } from "../server/process/ownership.ts";
import { prepareDataDir, startProblem } from "../server/start-problem.ts";

const [file = ""] = process.argv.slice(2);
if (!file) exitWithMessage("Usage: npm run restore -- FILE");
const config = loadConfig();
const { backend, dataDir, admin } = config;
const log = createLog("warn", "site");

await checkBackup(file).catch((error: Error) => exitWithMessage(error.message));
const problem = await (backend.kind === "supabase" ? moveTo(backend.databaseUrl) : restore()).then(
  () => undefined,
  (error: unknown) => startProblem(error, config),
);
if (problem) exitWithMessage(problem);
process.stdout.write(
  backend.kind === "supabase"
    ? "Moved into the project. Accounts and pictures are not in it; docs/operations.md says how they come there.\n"
    : `Restored into ${dataDir}${backend.kind === "database" ? " and the database" : ""}.\n`,
);
process.exit(0);

async function moveTo(address: string | undefined): Promise<void> {
  if (!address) throw new Error("Set DATABASE_URL, beside SUPABASE_URL, to the project's own database.");
  await moveIntoProject(file, address);
}

async function restore(): Promise<void> {
  await prepareDataDir(dataDir);
  const release = await acquireLock(join(dataDir, LOCK_NAME));
  const runDir = await runDirectory(dataDir);
  try {
    const found = async () => (await readdir(dataDir)).filter((name) => name !== LOCK_NAME);
    if ((await found()).length > 0) throw new Error(`${dataDir} is not empty; nothing was changed in it.`);
    await restoreInto(runDir).catch(async (error) => {
      // The directory was empty before, so a link in it leads to a database that this restore made.
      const linked = await readlink(join(dataDir, "postgres")).catch(() => undefined);
      if (linked) await rm(linked, { recursive: true });
      for (const name of await found()) await rm(join(dataDir, name), { recursive: true });
      throw error;
    });
  } finally {
    await rmdir(runDir).catch(() => undefined);
    await returnToOwner(dataDir);
    release();
  }
}

async function restoreInto(runDir: string): Promise<void> {
  const place = { dataDir, adminEmail: admin.email };
  if (backend.kind === "database")
    return restoreBackup(file, { ...place, address: backend.url, servicesLogIn: false }, log);
  const postgres = await startPostgres({ directory: join(dataDir, "postgres"), socketDirectory: runDir }, log);
  try {
    const address = socketAddress(runDir, "postgres");
    await restoreBackup(file, { ...place, address, servicesLogIn: true }, log);
  } finally {
    await postgres.stop();
  }
}
