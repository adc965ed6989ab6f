import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";
import { replaceByTwins } from "./adapters/vite/replace-by-twins.ts";
import { EDITION_VARIABLE } from "./domain/edition.ts";

/** What every page needs goes into one file: compressed together it is 5 KB smaller than in a dozen. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie)\/|rolldown\/runtime|app\/(root\.tsx|entry\.client|layout|ui\/(button|classes|icon|picture|sample-mark|tabs|unbroken|words)|content\/(company|navigation|page-list|links))|domain\/articles\/article-lists/;

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
          // Words and paths that are constants stand where they are used, in whatever file.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
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
