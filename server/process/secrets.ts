import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const SECRETS = z.object({
  /** Signs the access tokens (HS256). */
  jwtSecret: z.string(),
  /** The public client key of the backend. */
  publishableKey: z.string(),
});

export type Secrets = z.infer<typeof SECRETS>;

/**
 * The signing secret and the publishable key: those given, the others from `DATA_DIR/secrets.json` (mode 0600), which is
 * written at the first start. There is no secret API key, since nothing on the site bypasses row-level security.
 *
 * @throws Error when the file exists and does not hold the secrets.
 */
export async function loadSecrets(dataDir: string, given: Partial<Secrets>): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "secrets.json");
  const stored = await readSecrets(file);
  const secrets: Secrets = {
    jwtSecret: stored?.jwtSecret ?? randomBytes(48).toString("base64url"),
    publishableKey: stored?.publishableKey ?? `sb_publishable_${randomBytes(17).toString("base64url")}`,
  };
  if (!stored) {
    const draft = `${file}.new`;
    // With `wx` a link that another user put there is not followed.
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
  try {
    return SECRETS.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${file} does not hold the secrets it should; restore it from a backup, or remove it, and everybody signs in once more.`,
    );
  }
}
