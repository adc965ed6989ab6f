import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeKnowledge } from "./make.ts";
import type { Knowledge } from "./record.ts";

/** Where a build keeps it, below the project's folder. */
export const KEPT = "build/chat-knowledge.json";

/** Makes the knowledge and writes it to `path`, whole or not at all. */
export async function writeKnowledge(root: string, path = join(root, KEPT)): Promise<Knowledge> {
  const knowledge = await makeKnowledge(root);
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}.tmp`;
  await writeFile(fresh, JSON.stringify(knowledge));
  await rename(fresh, path);
  return knowledge;
}

/**
 * The knowledge of the last build, or, where there is none or the content is newer, made now and kept.
 * @throws Error when there is none and it cannot be made
 */
export async function loadKnowledge(root: string): Promise<Knowledge> {
  const path = join(root, KEPT);
  const kept = await modifiedAt(path);
  const sources = [join(root, "app/content"), import.meta.dirname];
  const newest = Math.max(...(await Promise.all(sources.map(newestIn))));
  if (kept === undefined || newest > kept) {
    try {
      return await writeKnowledge(root);
    } catch (error) {
      if (kept === undefined) throw error;
    }
  }
  return JSON.parse(await readFile(path, "utf8")) as Knowledge;
}

async function newestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Math.max(0, ...(await Promise.all(files.map(modifiedAt))).map((time) => time ?? 0));
}

const modifiedAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
