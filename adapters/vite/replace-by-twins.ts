import { existsSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * The Hindi edition is the same application with other words: a module that has a twin at the same path below `hindi/` is
 * replaced by it (decision 44). The twin itself may import the module that it replaces.
 */
export function replaceByTwins(): Plugin {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const twins = `${root}hindi/`;
  return {
    name: "replace-by-twins",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const original = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!original || original.external || !original.id.startsWith(root) || original.id.includes("/node_modules/"))
        return;
      const [file = ""] = original.id.split("?", 1);
      const twin = twins + relative(root, file).replaceAll(sep, "/");
      return existsSync(twin) && importer !== twin ? twin + original.id.slice(file.length) : original;
    },
  };
}
