import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { EDITION_VARIABLE } from "../../domain/edition.ts";
import { acquireLock, LockHeldError, runDirectory } from "./lock.ts";
import { createLog, type Logger } from "./log.ts";

/** The sources of the build, with the code of its steps. */
const SOURCES = [
  "adapters",
  "app",
  "docs/for-staff",
  "domain",
  "hindi",
  "docs/for-staff.md",
  "build-assets",
  "package-lock.json",
  "package.json",
  "public",
  "react-router.config.ts",
  "scripts/build-knowledge.ts",
  "server/web/assets.ts",
  "server/process/build.ts",
  "supabase/functions",
  "tsconfig.json",
  "vite.config.ts",
];

/** Not sources: tests, evaluation questions, and the knowledge file written for a Supabase project, with its folder. */
const NOT_SOURCES = /\.test\.tsx?$|\/evaluation\/|\/chat-assistant(?:\/knowledge\.json)?$/;

/** The last file that a build writes; a build without it was interrupted. */
const COMPLETE = "build/complete";

/**
 * The steps of a build, each a script for Node, as in package.json: the site in its two editions, the assistant's knowledge,
 * drawn files.
 */
const STEPS = [
  { command: ["node_modules/@react-router/dev/bin.cjs", "build"], edition: "hindi" },
  // The last one writes the types of the routes, and this edition has all of them.
  { command: ["node_modules/@react-router/dev/bin.cjs", "build"] },
  { command: ["scripts/build-knowledge.ts"] },
  { command: ["build-assets/build.ts"] },
];

/**
 * Builds the site in `root` if there is no build or it is older than the sources. If another server is building there, waits
 * for it.
 *
 * @throws Error when the build fails.
 */
export async function ensureBuild(root: string, log: Logger): Promise<void> {
  if (!(await isStale(root))) return;
  const release = await acquireBuildLock(join(await runDirectory(root), "build"));
  try {
    if (!(await isStale(root))) return;
    log.info("building the site");
    for (const {
      command: [script = "", ...args],
      edition,
    } of STEPS) {
      const command = [join(root, script), ...args];
      const env = { ...process.env, NODE_ENV: "production", [EDITION_VARIABLE]: edition };
      const child = spawn(process.execPath, command, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
      const [code] = await once(child, "exit");
      if (code !== 0) throw new Error("the site could not be built; see the messages above.");
    }
  } finally {
    release();
  }
}

/** Whether the build in `root` is missing or older than any of its sources. */
export async function isStale(root: string): Promise<boolean> {
  const built = await modifiedAt(join(root, COMPLETE));
  if (built === undefined) return true;
  for (const source of SOURCES) if ((await newestIn(join(root, source))) > built) return true;
  return false;
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return (await modifiedAt(path)) ?? 0;
  // Folders too: their time is that of the last file added or removed.
  const paths = [path, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const times = await Promise.all(paths.filter((each) => !NOT_SOURCES.test(each)).map(modifiedAt));
  return Math.max(0, ...times.map((time) => time ?? 0));
}

function modifiedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

async function acquireBuildLock(path: string): Promise<() => void> {
  for (;;) {
    try {
      return await acquireLock(path);
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

// `node server/process/build.ts` builds without starting the site.
if (import.meta.main) await ensureBuild(join(import.meta.dirname, "../.."), createLog("info", "site"));
