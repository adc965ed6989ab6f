/** The content in one module, from which the assistant is made while the site runs. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Snapshot } from "../../../../domain/desk/snapshot.ts";
import type { Content } from "./records.ts";

/** Where the build writes it, relative to the project's folder. */
export const CONTENT_FILE = "build/content/site-content.js";

/**
 * The content with the owner's values laid over it. Once in each thread: content is made when it is loaded.
 * @throws Error without a build
 */
export async function contentOf(root: string, snapshot?: Snapshot): Promise<Content> {
  Object.assign(globalThis, { siteSnapshot: snapshot });
  return (await import(pathToFileURL(join(root, CONTENT_FILE)).href)) as Content;
}

/** Writes the bundle of the content in `root`. @throws Error when a module cannot be read */
export async function bundleContent(root: string): Promise<void> {
  const { build } = await import("vite");
  const [folder, name] = [join(root, CONTENT_FILE, ".."), CONTENT_FILE.split("/").at(-1)];
  await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
    build: {
      ssr: join(root, "supabase/functions/chat-assistant/knowledge/site-content.ts"),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
}
