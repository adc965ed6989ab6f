import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Secrets = {
  /** Signs the access tokens (HS256). */
  jwtSecret: string;
  /** The public client key of the backend. */
  publishableKey: string;
};

/**
 * The signing secret and the publishable key: those given, the rest from `DATA_DIR/secrets.json` (mode 0600), where
 * they are put when first needed. No secret API key is made: nothing on the site acts above row-level security.
 *
 * @throws Error when the file is there but is not what this function wrote.
 */
export async function keepSecrets(dataDir: string, given: Partial<Secrets>): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "secrets.json");
  const kept = await readSecrets(file);
  const secrets: Secrets = {
    jwtSecret: kept?.jwtSecret ?? randomBytes(48).toString("base64url"),
    publishableKey: kept?.publishableKey ?? `sb_publishable_${randomBytes(17).toString("base64url")}`,
  };
  if (!kept) {
    const draft = `${file}.new`;
    // A link in its place, in a data directory that is another user's, is not followed.
    await rm(draft, { force: true });
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx", flush: true });
    await rename(draft, file);
  }
  await chmod(file, 0o600);
  return {
    jwtSecret: given.jwtSecret ?? secrets.jwtSecret,
    publishableKey: given.publishableKey ?? secrets.publishableKey,
  };
}

async function readSecrets(file: string): Promise<Secrets | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new Error(`${file} cannot be read (${error.code}); it must be a file of the user who starts the site.`);
  });
  if (text === undefined) return undefined;
  const value = parse(text);
  if (!isSecrets(value)) {
    throw new Error(
      `${file} does not hold the secrets it should; restore it from a backup, or remove it, and everybody signs in once more.`,
    );
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSecrets(value: unknown): value is Secrets {
  return (
    typeof value === "object" &&
    value !== null &&
    "jwtSecret" in value &&
    typeof value.jwtSecret === "string" &&
    "publishableKey" in value &&
    typeof value.publishableKey === "string"
  );
}
