import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { makeKnowledge } from "./make.ts";
import type { Knowledge } from "./record.ts";

/** Where a build keeps it, below the project's folder. */
export const KEPT = "build/chat-knowledge.json";

/** What the knowledge is made from, below the project's folder: the words, how they are read, and the libraries. */
const SOURCES = ["app/content", "supabase/functions/chat-assistant", "package-lock.json"];
/** Tests, questions of examinations and knowledge made before are no part of it. */
const APART = /\.test\.tsx?$|\/evaluation\/|\/knowledge\.json$/;

type Kept = { madeFrom: string; knowledge: Knowledge };

/** Makes the knowledge and writes it to `path`, whole or not at all. */
export async function writeKnowledge(root: string, path = join(root, KEPT)): Promise<Knowledge> {
  const madeFrom = await fingerprint(root);
  const knowledge = await makeKnowledge(root);
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}.tmp`;
  const kept: Kept = { madeFrom, knowledge };
  await writeFile(fresh, JSON.stringify(kept));
  await rename(fresh, path);
  return knowledge;
}

/**
 * The knowledge of the last build or, where there is none or anything that it is made from has changed since, made now
 * and kept.
 * @throws Error when there is none and it cannot be made
 */
export async function loadKnowledge(root: string): Promise<Knowledge> {
  const kept = await read(join(root, KEPT));
  if (kept && kept.madeFrom === (await fingerprint(root))) return kept.knowledge;
  try {
    return await writeKnowledge(root);
  } catch (error) {
    if (!kept) throw error;
    console.warn("The assistant goes on with what it knew before:", error);
    return kept.knowledge;
  }
}

async function read(path: string): Promise<Kept | undefined> {
  try {
    const kept = JSON.parse(await readFile(path, "utf8")) as Partial<Kept>;
    return kept.madeFrom && kept.knowledge ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** One name for the contents of all sources: another name, other contents. */
export async function fingerprint(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES)
    for (const file of await filesOf(join(root, source))) {
      const name = relative(root, file).replaceAll("\\", "/");
      if (!APART.test(name))
        hash
          .update(`${name}\0`)
          .update(await readFile(file))
          .update("\0");
    }
  return hash.digest("hex");
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
