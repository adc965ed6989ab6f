import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import type { PublicConfig } from "../app/lib/backend.server.ts";
import { startAssistant } from "./assistant/host.ts";
import type { Backend } from "./backend/index.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createLimits } from "./gateway/limits.ts";
import { createReads } from "./gateway/reads.ts";
import { createSend } from "./gateway/upstream.ts";
import { loadAssets } from "./http/assets.ts";
import { checkReadiness } from "./http/health.ts";
import { createWeb } from "./http/web.ts";
import { createPages, type Pages } from "./pages/pages.ts";
import type { Config } from "./process/config.ts";
import type { Logger } from "./process/log.ts";

export type Site = {
  server: Server;
  /** Releases what the site holds besides the server and the backend. */
  close(): Promise<void>;
};

/** Puts the parts of the site together, on a backend that runs. */
export async function createSite(
  config: Config,
  backend: Backend,
  root: string,
  dev: boolean,
  log: Logger,
): Promise<Site> {
  const { publishableKey } = backend;
  const send = createSend(backend.upstream, publishableKey);
  const limits = createLimits(backend.sharedDatabase);
  const reads = createReads(send, log);
  const assistant = startAssistant(reads, log, root, process.env);
  const publicConfig = toPublicConfig(config, publishableKey);
  const vite = dev ? await startVite(root, config.port) : undefined;

  let pages: Pages;
  const gateway = createGateway({
    send,
    reads,
    limits,
    publishableKey,
    functions: new Map([["chat-assistant", assistant.handle]]),
    log,
    onWrite(table) {
      reads.drop(table);
      pages.drop(table);
      assistant.published(table);
    },
  });
  const { siteUrl } = config;
  const loadBuild = await buildLoader(root, vite);
  pages = createPages({
    gateway,
    reads,
    siteUrl,
    publishableKey,
    loadBuild,
    config: publicConfig,
    development: dev,
    log,
  });

  const server = createWeb({
    assets: vite
      ? new Map()
      : await loadAssets(join(root, "build/client"), join(root, "build/compressed"), config.siteUrl),
    pages,
    gateway,
    limits,
    config: publicConfig,
    trustedProxies: config.trustedProxies,
    checkReadiness: async () =>
      assistant.settled() ? checkReadiness(send) : { ready: false, reason: "the assistant is learning" },
    middleware: vite?.middlewares,
    log,
  });
  return {
    server,
    async close() {
      await assistant.close();
      await vite?.close();
      await limits.close();
    },
  };
}

/** What the browser may know. */
function toPublicConfig(config: Config, publishableKey: string): PublicConfig {
  const { email, name, password } = config.admin;
  return {
    supabaseUrl: config.siteUrl,
    supabasePublishableKey: publishableKey,
    siteUrl: config.siteUrl,
    admin: config.demonstration ? { email, name, password } : { email, name },
  };
}

async function startVite(root: string, port: number): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  // A port of its own for news of changes, so that two sites can be developed on one machine.
  const hmr = { port: port < 55_536 ? port + 10_000 : port - 10_000 };
  return createServer({ root, server: { middlewareMode: true, hmr }, appType: "custom" });
}

async function buildLoader(root: string, vite: ViteDevServer | undefined): Promise<() => Promise<ServerBuild>> {
  if (vite)
    return () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>;
  const build = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as ServerBuild;
  return async () => build;
}
