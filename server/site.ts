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
  /** What the browser may know; the public password of a demonstration is there for as long as it opens the account. */
  config: PublicConfig;
  /** Releases what the site holds besides the server and the backend. */
  close(): Promise<void>;
};

/** What `npm run dev` keeps while it loads the server's code anew: closing the site leaves it open. */
export type Development = { vite: ViteDevServer; assistant: AssistantHost };

/** Puts the parts of the site together, on a backend that runs. */
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
  const forget = (table: string, way: "drop" | "markStale") => {
    reads[way](table);
    pages[way](table);
    assistant.published(table);
  };
  /** Tables of which a write was not answered: it may be committed later, and our own notice then says so. */
  const unanswered = new Set<string>();
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
      if (outcome === "unknown") unanswered.add(table);
      forget(table, outcome === "changed" ? "drop" : "markStale");
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
  const showPassword = () =>
    toPublicConfig(config, backend).then(
      (current) => Object.assign(publicConfig, current),
      (error: unknown) => log.warn({ err: error }, "whether the demonstration password was changed is not known"),
    );
  const changes =
    database &&
    listenForTableChanges(
      database.address,
      {
        changed(table, by) {
          if (table === "users") void showPassword();
          // What was written here was forgotten when it was answered.
          else if (by !== database.ownName || unanswered.has(table)) forget(table, "drop");
        },
        listening() {
          for (const table of PUBLIC_THINGS.keys()) forget(table, "markStale");
          void showPassword();
        },
      },
      log,
    );

  const checkReadiness = async () =>
    assistant.settled() ? readiness.ask() : { ready: false, reason: "the assistant is learning" };
  const metrics =
    config.metricsToken === undefined
      ? undefined
      : createMetrics({ token: config.metricsToken, database: mailsIn(config, backend), checkReadiness, log });

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

/** The database in which enquiries note their mails, as far as it is known. */
function mailsIn(config: Config, { database }: Backend): string | undefined {
  return config.backend.kind === "supabase" ? config.backend.databaseUrl : database?.address;
}

/** What the browser may know at present. @throws when the database does not say whether a password is still the public one */
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
