/** What `npm run dev` uses instead of a build: Vite, and pages rendered from the sources. */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import type { PublicConfig } from "../../app/lib/backend.server.ts";
import type { Snapshot } from "../../domain/desk/snapshot.ts";
import { represent } from "../http/representation.ts";
import { describeError } from "../process/log.ts";
import type { Renderer } from "./render.ts";

/** Starts Vite as middleware, without a server. */
export async function startVite(root: string, port: number): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  // The port for hot reload follows the site's, so that two sites can be developed on one machine.
  const hmr = { port: port < 55_536 ? port + 10_000 : port - 10_000 };
  return createServer({ root, server: { middlewareMode: true, hmr }, appType: "custom" });
}

/** Renders in this thread. A source that cannot be read gives a page and a log line that name the place. */
export async function developmentRenderer(
  vite: ViteDevServer,
  config: PublicConfig,
  snapshot: Snapshot,
): Promise<Renderer> {
  // The content reads it when it is loaded (`app/content/stated/stated.ts`), so it is loaded anew.
  Object.assign(globalThis, { siteSnapshot: snapshot });
  vite.moduleGraph?.invalidateAll();
  // Imported here because in production only the rendering threads load React Router.
  const { createRender } = await import("./render.ts");
  const build = () =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>;
  const render = createRender({ build, config, development: true });
  return {
    async render(request, backend) {
      const report = (error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        backend.report(error);
      };
      return render(request, { ...backend, report }).catch((error: unknown) => {
        const text = placeOf(error, vite.config.root);
        report(Object.assign(new Error(text, { cause: error }), { stack: undefined }));
        const page = represent(Buffer.from(text), "text/plain; charset=utf-8");
        return { status: 500, headers: { "Cache-Control": "no-store" }, representation: page };
      });
    },
    close: async () => undefined,
  };
}

/** File, line and column of what Vite could not read, with its words and the lines around it. */
export function placeOf(error: unknown, root: string): string {
  const { id, loc, frame } = (error ?? {}) as { id?: string; loc?: { line: number; column: number }; frame?: string };
  const place = [id && relative(root, id), loc?.line, loc?.column].filter((part) => part !== undefined).join(":");
  const parts = [place, describeError(error).message, frame].filter((part) => part !== undefined);
  return stripVTControlCharacters(parts.join("\n\n"));
}
