import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { replaceByTwins } from "../../adapters/vite/replace-by-twins.ts";

type Edition = "english" | "hindi";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Loads modules of the app ("~/content/pages/home") as the build of one edition has them. Close it at the end. */
export function openEdition(edition: Edition): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { "~": `${root}app` } },
    plugins: edition === "hindi" ? [replaceByTwins()] : [],
  });
}
