import type { Config } from "../process/config.ts";
import { runDirectoryOf } from "../process/lock.ts";
import { socketAddress } from "./database.ts";

/**
 * The address of the site's database as its owner, for commands that run beside the site.
 *
 * @returns undefined for a Supabase project whose DATABASE_URL is not given.
 */
export async function ownerAddress({
  backend,
  dataDir,
}: Pick<Config, "backend" | "dataDir">): Promise<string | undefined> {
  switch (backend.kind) {
    case "supabase":
      return backend.databaseUrl;
    case "database":
      return backend.url;
    case "embedded":
      // Any path will do when the data directory does not exist: there is no database to connect to.
      return socketAddress(await runDirectoryOf(dataDir).catch(() => dataDir), "postgres");
  }
}

/** The error message for a command that failed on the database. */
export function describeDatabaseFailure(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const unreachable = code === "ENOENT" || code === "ECONNREFUSED" || code === "CONNECT_TIMEOUT";
  return unreachable ? "The database cannot be reached; start the site first, or check DATABASE_URL." : message;
}
