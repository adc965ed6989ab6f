import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ignore from "ignore";

const ROOT = join(import.meta.dirname, "..");

/**
 * The files of the project below `folder`, as paths from its root: all that `.gitignore` does not exclude. It asks no git,
 * so it also works in a checkout that was downloaded as an archive.
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
