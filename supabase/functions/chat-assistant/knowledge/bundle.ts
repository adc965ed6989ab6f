/** The content in one module, from which the assistant is made while the site runs. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { replaceByTwins } from "../../../../adapters/vite/replace-by-twins.ts";
import type { Snapshot } from "../../../../domain/desk/snapshot.ts";
import type { Editions } from "./make.ts";
import type { Content } from "./records.ts";

/** Where the build writes it, relative to the project's folder, with a file for each edition. */
const CONTENT_FOLDER = "build/content";
const FILES = { english: "site-content.js", hindi: "site-content-hindi.js" };

/**
 * The content of both editions with the owner's values laid over it. Once in each thread: content is made when it is loaded.
 * @throws Error without a build
 */
export async function contentOf(root: string, snapshot?: Snapshot): Promise<Editions> {
  Object.assign(globalThis, { siteSnapshot: snapshot });
  const load = async (file: string) => (await import(pathToFileURL(join(root, CONTENT_FOLDER, file)).href)) as Content;
  return { english: await load(FILES.english), hindi: await load(FILES.hindi) };
}

/** Writes the bundles of the content in `root`. @throws Error when a module cannot be read */
export async function bundleContent(root: string): Promise<void> {
  const { build } = await import("vite");
  for (const [edition, entryFileNames] of Object.entries(FILES))
    await build({
      root,
      configFile: false,
      logLevel: "error",
      plugins: edition === "hindi" ? [replaceByTwins()] : [],
      resolve: { alias: { "~": join(root, "app") } },
      build: {
        ssr: join(root, "supabase/functions/chat-assistant/knowledge/site-content.ts"),
        outDir: join(root, CONTENT_FOLDER),
        emptyOutDir: edition === "english",
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames, codeSplitting: false } },
      },
    });
}
