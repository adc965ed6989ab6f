import { existsSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";
import { EDITION_VARIABLE } from "./domain/edition.ts";

/** What every page needs goes into one file: compressed together it is 5 KB smaller than in a dozen. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie)\/|rolldown\/runtime|app\/(root\.tsx|entry\.client|layout|ui\/(button|classes|icon|picture|sample-mark|tabs|unbroken)|content\/(company|navigation|page-list|links))|domain\/articles\/article-lists/;

/**
 * What several pages share, without the admin area and what is fetched on demand. Each module in a separate file was
 * 45 requests a page; kept together by who needs it, a page asks for one or two of these.
 */
const shared =
  /app\/(content|sections|publishing|ui\/(?!dialog|confirm)|lib\/(errors|dates|config|data-service)|entities\/contact)|domain\/(uuid|articles|enquiries|stored\/(publication|enquiries))/;

/** `import source from "./module?script"` is the text of the module with all it imports, as one small script. */
function inlinedScripts(): Plugin {
  const asked = /\?script$/;
  return {
    name: "inlined-scripts",
    enforce: "pre",
    load: {
      filter: { id: asked },
      async handler(id) {
        const input = id.replace(asked, "");
        this.addWatchFile(input);
        const made = await build({
          configFile: false,
          logLevel: "silent",
          build: { write: false, target: "es2019", rolldownOptions: { input, output: { format: "iife" } } },
        });
        const output = "output" in made ? made.output : [];
        const [script] = output;
        if (script?.type !== "chunk") throw new Error(`${input} is no script`);
        return `export default ${JSON.stringify(script.code.trim())};`;
      },
    },
  };
}

/**
 * The Hindi edition is the same application with other words: a module that has a twin at the same path below `hindi/` is
 * replaced by it (decision 44). The twin itself may import the module that it replaces.
 */
function replaceByTwins(): Plugin {
  const root = fileURLToPath(new URL(".", import.meta.url));
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
const hindi = process.env[EDITION_VARIABLE] === "hindi";

export default defineConfig({
  plugins: [hindi && replaceByTwins(), inlinedScripts(), tailwindcss(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { target: "es2022" },
  // The English build has the public files, for both.
  ...(hindi ? { publicDir: false } : {}),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Without the names of all who share it.
            chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: "site", test: everywhere, priority: 2 },
                {
                  name: "shared",
                  test: shared,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 12_000,
                },
              ],
            },
          },
        },
      },
    },
  },
});
