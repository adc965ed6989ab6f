import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ignore from "ignore";

const ROOT = join(import.meta.dirname, "..");

/**
 * The files of the project below `folder`, as paths from its root: what `.gitignore` does not leave out. A checkout that was
 * downloaded as an archive has them too.
 */
export function projectFiles(folder = "."): string[] {
  const ignored = ignore()
    .add(readFileSync(join(ROOT, ".gitignore"), "utf8"))
    .add(".git/");
  function* below(place: string): Generator<string> {
    for (const entry of readdirSync(join(ROOT, place), { withFileTypes: true })) {
      const path = join(place, entry.name);
      if (ignored.ignores(entry.isDirectory() ? `${path}/` : path)) continue;
      if (entry.isDirectory()) yield* below(path);
      else yield path;
    }
  }
  return [...below(folder)];
}
