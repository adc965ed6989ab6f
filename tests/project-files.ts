import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ignore from "ignore";

const ROOT = join(import.meta.dirname, "..");

/**
 * The project's files below `folder` as paths from the root, without those in `.gitignore`. Works without git, in a
 * downloaded archive.
 */
export function projectFiles(folder = ".", root = ROOT): string[] {
  const ignored = ignore()
    .add(readFileSync(join(root, ".gitignore"), "utf8"))
    .add(".git/");
  function* below(place: string): Generator<string> {
    for (const entry of readdirSync(join(root, place), { withFileTypes: true })) {
      const path = join(place, entry.name);
      if (ignored.ignores(entry.isDirectory() ? `${path}/` : path)) continue;
      if (entry.isDirectory()) yield* below(path);
      else yield path;
    }
  }
  return [...below(folder)];
}
