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
      // A data directory that is not there yet has no database that would answer.
      return socketAddress(await runDirectoryOf(dataDir).catch(() => dataDir), "postgres");
  }
}

/** What to tell whoever ran a command that failed at the database. */
export function whatFailed(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const away = code === "ENOENT" || code === "ECONNREFUSED" || code === "CONNECT_TIMEOUT";
  return away ? "No database answers; start the site first, or check DATABASE_URL." : message;
}
