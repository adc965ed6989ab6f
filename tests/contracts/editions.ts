import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { replaceByTwins } from "../../adapters/vite/replace-by-twins.ts";

type Edition = "english" | "hindi";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Loads modules of the app as the build of one edition has them. Close it at the end. */
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

/**
 * The path by which such a server loads a module of an edition ("/app/content/home.ts"). A twin is asked for by its own
 * path, because a server that has it under the path of the original cannot load the original.
 */
export const modulePath = (edition: Edition, module: string) =>
  edition === "hindi" && existsSync(`${root}hindi${module}`) ? `/hindi${module}` : module;
