import { mkdir, mkdtemp, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isUnavailable } from "./backend/database.ts";
import type { Config } from "./process/config.ts";
import { LockHeldError } from "./process/lock.ts";

/**
 * Creates the data directory with access for its owner only, and checks that it is writable.
 *
 * @throws Error with a sentence for the operator.
 */
export async function prepareDataDir(directory: string): Promise<void> {
  try {
    await makeDirectory(directory);
    await rmdir(await mkdtemp(join(directory, ".writable-")));
  } catch (error) {
    throw new Error(`DATA_DIR ${directory} ${dataDirProblem(error as NodeJS.ErrnoException)}`, { cause: error });
  }
}

/** Also creates the parents. Node's `recursive` option loops forever below /proc, where mkdir fails. */
async function makeDirectory(directory: string): Promise<void> {
  const make = () => mkdir(directory, { mode: 0o700 });
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST" && (await stat(directory)).isDirectory()) return;
    if (error.code !== "ENOENT" || dirname(directory) === directory) throw error;
    await makeDirectory(dirname(directory));
    await make();
  });
}

function dataDirProblem({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "EEXIST":
    case "ENOTDIR":
      return "is a file, or lies below one; set DATA_DIR to a directory.";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `cannot be written to (${code}); change its owner or mode, or set another DATA_DIR.`;
    case "ENOENT":
      return "lies where nothing can be stored; set DATA_DIR to an ordinary directory.";
    case "ENOSPC":
    case "EDQUOT":
      return "has no space left; free some, or set another DATA_DIR.";
    default:
      return `cannot be used: ${message}.`;
  }
}

/** Why the site did not start, as one sentence for the operator. It never contains a password. */
export function startProblem(error: unknown, { dataDir, backend }: Config): string {
  if (error instanceof LockHeldError)
    return `The site runs already with DATA_DIR ${dataDir}; stop it first, or set another DATA_DIR and PORT.`;
  const { message, code } = error as NodeJS.ErrnoException;
  const sentence = message.replace(/\s+/g, " ");
  if (backend.kind === "embedded" && sentence.startsWith("PostgreSQL ended"))
    return `The database in ${join(dataDir, "postgres")} does not start (${sentence}); put a copy of DATA_DIR in its place.`;
  return (backend.kind === "database" && databaseProblem(sentence, code, backend.url)) || sentence;
}

function databaseProblem(message: string, code = "", address: string): string | undefined {
  const { host, pathname, searchParams } = new URL(address);
  const database = `The database of DATABASE_URL (${host || searchParams.get("host") || "localhost"}${pathname})`;
  if (isUnavailable(code))
    return `${database} cannot be reached: ${message}; check the address, and that PostgreSQL runs there.`;
  if (code.startsWith("28") || code === "SASL_SIGNATURE_MISMATCH")
    return `${database} refuses the user: ${message}; check the user name and the password.`;
  if (code === "3D000") return `${database} does not exist; create it first.`;
  if (code === "42501")
    return `${database} lets this user do too little: ${message}; the user must own it and have CREATEROLE.`;
  return undefined;
}
