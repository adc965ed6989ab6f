import type { Server } from "node:http";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { PublicConfig } from "../app/lib/backend.server.ts";
import { type AssistantHost, startAssistant } from "./assistant/host.ts";
import { hasPublicPassword } from "./backend/administrator.ts";
import type { Backend } from "./backend/index.ts";
import { listenForTableChanges } from "./backend/table-changes.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createLimits } from "./gateway/limits.ts";
import { createQueues } from "./gateway/queues.ts";
import { createReads, PUBLIC_THINGS } from "./gateway/reads.ts";
import { createReadyLists } from "./gateway/ready-lists.ts";
import { ownBucket, projectBucket } from "./gateway/storage/bucket.ts";
import { folderStore, s3Store } from "./gateway/storage/store.ts";
import { createAskData, createSend } from "./gateway/upstream.ts";
import { developmentRenderer } from "./pages/development.ts";
import { Pages } from "./pages/pages.ts";
import { startRenderThreads } from "./pages/render-threads.ts";
import type { Config } from "./process/config.ts";
import type { Logger } from "./process/log.ts";
import { loadAssets } from "./web/assets.ts";
import { createReadinessCheck } from "./web/health.ts";
import { createMetrics } from "./web/metrics.ts";
import { createWeb } from "./web/web.ts";

export type Site = {
  server: Server;
  /** Configuration for the browser. It contains the demonstration password as long as that is valid. */
  config: PublicConfig;
  /** Closes all parts except the server and the backend. */
  close(): Promise<void>;
};

/** What `npm run dev` keeps while it loads the server's code anew: closing the site leaves it open. */
export type Development = { vite: ViteDevServer; assistant: AssistantHost };

/** Connects the parts of the site, on a running backend. */
export async function createSite(
  config: Config,
  backend: Backend,
  root: string,
  log: Logger,
  dev?: Development,
): Promise<Site> {
  const { publishableKey } = backend;
  const queues = createQueues();
  const send = createSend(backend.fetch, publishableKey, queues);
  const askData = createAskData(backend.data, queues);
  const limits = createLimits(backend.sharedDatabase);
  const readiness = createReadinessCheck(askData, backend.database?.address);
  const reads = createReads(askData, queues, log);
  const store = config.s3 ? s3Store(config.s3) : folderStore(join(config.dataDir, "media"));
  const { backend: choice } = config;
  const bucket = choice.kind === "supabase" ? projectBucket(send, choice.url) : ownBucket(askData, store, log);
  const assistant = dev?.assistant ?? startAssistant(log, root, process.env);
  assistant.readFrom(reads);
  const publicConfig = await toPublicConfig(config, backend);

  let pages: Pages;
  const invalidate = (table: string, how: "drop" | "markStale") => {
    reads[how](table);
    pages[how](table);
    assistant.contentChanged(table);
  };
  /** Tables with a write of unknown outcome. It may be committed later, so our own notifications count for them. */
  const unknownWrites = new Set<string>();
  const gateway = createGateway({
    send,
    askData,
    reads,
    bucket,
    limits,
    publishableKey,
    functions: new Map([["chat-assistant", assistant.handle]]),
    accounts: { siteUrl: config.siteUrl, browserSecret: backend.secret, hosted: config.backend.kind === "supabase" },
    log,
    onWrite(table, outcome) {
      if (outcome === "unknown") unknownWrites.add(table);
      invalidate(table, outcome === "changed" ? "drop" : "markStale");
    },
  });
  const { siteUrl } = config;
  const renderer = dev
    ? await developmentRenderer(dev.vite, publicConfig)
    : await startRenderThreads({ buildFile: join(root, "build/server/index.js"), config: publicConfig }, log);
  pages = new Pages({
    renderer,
    gateway,
    reads,
    siteUrl,
    publishableKey,
    development: dev !== undefined,
    log,
  });

  const { database } = backend;
  const refreshPublicConfig = () =>
    toPublicConfig(config, backend).then(
      (current) => Object.assign(publicConfig, current),
      (error: unknown) => log.warn({ err: error }, "could not check whether the demonstration password was changed"),
    );
  const changes =
    database &&
    listenForTableChanges(
      database.address,
      {
        onChange(table, by) {
          if (table === "users") void refreshPublicConfig();
          // The caches were invalidated when our own write was answered.
          else if (by !== database.applicationName || unknownWrites.has(table)) invalidate(table, "drop");
        },
        onListening() {
          for (const table of PUBLIC_THINGS.keys()) invalidate(table, "markStale");
          void refreshPublicConfig();
        },
      },
      log,
    );

  const checkReadiness = async () =>
    assistant.settled() ? readiness.ask() : { ready: false, reason: "the assistant is starting" };
  const metrics =
    config.metricsToken === undefined
      ? undefined
      : createMetrics({ token: config.metricsToken, database: mailDatabase(config, backend), checkReadiness, log });

  const server = createWeb({
    assets: dev ? new Map() : await loadAssets(join(root, "build/client"), join(root, "build/compressed"), siteUrl),
    pages,
    lists: createReadyLists(reads, publishableKey),
    gateway,
    limits,
    config: publicConfig,
    trustedProxies: config.trustedProxies,
    checkReadiness,
    metrics,
    middleware: dev?.vite.middlewares,
    log,
  });
  return {
    server,
    config: publicConfig,
    async close() {
      await changes?.stop();
      await renderer.close();
      if (!dev) await assistant.close();
      await limits.close();
      await readiness.close();
      await metrics?.close();
    },
  };
}

/** The address of the database with the queue of enquiry mails; undefined when it is not configured. */
function mailDatabase(config: Config, { database }: Backend): string | undefined {
  return config.backend.kind === "supabase" ? config.backend.databaseUrl : database?.address;
}

/** The configuration for the browser. @throws when the database cannot check the demonstration password */
async function toPublicConfig(config: Config, { publishableKey, database }: Backend): Promise<PublicConfig> {
  const { email, name, password } = config.admin;
  const open = config.demonstration && database && (await hasPublicPassword(database.address, email));
  return {
    supabaseUrl: config.siteUrl,
    supabasePublishableKey: publishableKey,
    siteUrl: config.siteUrl,
    admin: open ? { email, name, password } : { email, name },
  };
}
