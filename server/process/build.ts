import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { LockHeldError, runDirectory, takeLock } from "./lock.ts";
import { createLog, type Logger } from "./log.ts";

/** What the build is made from, its own steps and what they take from the server among it. */
const SOURCES = [
  "app",
  "docs/for-staff",
  "domain",
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

/** Tests, questions for examinations, the knowledge that a project was given and the folder it came into are no part of it. */
const APART = /\.test\.tsx?$|\/evaluation\/|\/chat-assistant(?:\/knowledge\.json)?$/;

/** The last file a build writes: what is there without it was interrupted. */
const RESULT = "build/complete";

/** The steps of a build, each a script for Node, as in package.json: the site, what the assistant knows, what is drawn. */
const STEPS = [
  ["node_modules/@react-router/dev/bin.cjs", "build"],
  ["scripts/build-knowledge.ts"],
  ["build-assets/build.ts"],
];

/**
 * Builds the site in `root` when there is no build or it is older than the sources. When another server is building
 * there, waits for it.
 *
 * @throws Error when the build fails.
 */
export async function ensureBuild(root: string, log: Logger): Promise<void> {
  if (!(await isStale(root))) return;
  const release = await waitForTurn(join(await runDirectory(root), "build"));
  try {
    if (!(await isStale(root))) return;
    log.info("building the site");
    const env = { ...process.env, NODE_ENV: "production" };
    for (const [script = "", ...args] of STEPS) {
      const command = [join(root, script), ...args];
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
  const built = await modifiedAt(join(root, RESULT));
  if (built === undefined) return true;
  for (const source of SOURCES) if ((await newestIn(join(root, source))) > built) return true;
  return false;
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return (await modifiedAt(path)) ?? 0;
  // A folder as well: its time is that of the last file that came into it or went.
  const paths = [path, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const times = await Promise.all(paths.filter((each) => !APART.test(each)).map(modifiedAt));
  return Math.max(0, ...times.map((time) => time ?? 0));
}

function modifiedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

async function waitForTurn(path: string): Promise<() => void> {
  for (;;) {
    try {
      return await takeLock(path);
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

// `node server/process/build.ts` builds without starting the site.
if (import.meta.main) await ensureBuild(join(import.meta.dirname, "../.."), createLog("info", "site"));
