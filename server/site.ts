import type { Server } from "node:http";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { PublicConfig } from "../app/lib/backend.server.ts";
import { articleLists } from "../domain/articles/article-lists.ts";
import { isEmpty, type Snapshot } from "../domain/desk/snapshot.ts";
import { englishPath } from "../domain/edition.ts";
import { storedBin } from "../domain/stored/history.ts";
import { type AssistantHost, saysNothing, startAssistant } from "./assistant/host.ts";
import { hasPublicPassword } from "./backend/administrator.ts";
import { watchDueDates } from "./backend/due-dates.ts";
import type { Backend } from "./backend/index.ts";
import { listenForTableChanges } from "./backend/table-changes.ts";
import { createBrochures } from "./desk/brochures.ts";
import { DESK_TABLES, startDesk, VALUES_FILE } from "./desk/desk.ts";
import { Replaceable } from "./desk/replaceable.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createLimits } from "./gateway/limits.ts";
import { userToken } from "./gateway/parts.ts";
import { createQueues } from "./gateway/queues.ts";
import { createReads, PUBLIC_THINGS } from "./gateway/reads.ts";
import { createReadyLists } from "./gateway/ready-lists.ts";
import { ownBucket, projectBucket } from "./gateway/storage/bucket.ts";
import { folderStore, s3Store } from "./gateway/storage/store.ts";
import { createAskData, createSend } from "./gateway/upstream.ts";
import type { Ready } from "./http/ready.ts";
import { developmentRenderer } from "./pages/development.ts";
import { Pages } from "./pages/pages.ts";
import { startRenderThreads } from "./pages/render-threads.ts";
import type { Config } from "./process/config.ts";
import type { Logger } from "./process/log.ts";
import { loadAssets, notFromContent } from "./web/assets.ts";
import { createReadinessCheck } from "./web/health.ts";
import { createMetrics } from "./web/metrics.ts";
import { createUseCounter, isCounted } from "./web/site-use.ts";
import { createWeb } from "./web/web.ts";

export type Site = {
  server: Server;
  /** Configuration for the browser. It contains the demonstration password as long as that is valid. */
  config: PublicConfig;
  /** Closes all parts except the server and the backend. */
  close(): Promise<void>;
};

/** Pages that are not made by the build, and are counted. */
const LIVE_PAGES = new Set<string>([...articleLists.map(({ path }) => path), "/careers", "/contact-us"]);

/** What `npm run dev` keeps while it loads the server's code anew: closing the site leaves it open. */
export type Development = { vite: ViteDevServer; assistant: AssistantHost };

/**
 * Connects the parts of the site, on a running backend.
 * @param onValues called with what the owner has stated, at the start and when it changes
 */
export async function createSite(
  config: Config,
  backend: Backend,
  root: string,
  log: Logger,
  { dev, onValues = () => undefined }: { dev?: Development; onValues?: (snapshot: Snapshot) => void } = {},
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
  const publicConfig = await toPublicConfig(config, backend);
  const desk = await startDesk({ askData, file: join(config.dataDir, VALUES_FILE), apply: useValues, log });
  onValues(desk.snapshot());
  const assistant = new Replaceable(
    dev?.assistant ?? startAssistant(log, root, process.env, { snapshot: desk.snapshot() }),
  );
  assistant.current.readFrom(reads);
  /** The assistant that learns other values; it takes over when it is ready, unless newer values come before. */
  let learning: AssistantHost | undefined;

  let pages: Pages;
  const invalidate = (table: string, how: "drop" | "markStale") => {
    reads[how](table);
    pages[how](table);
    assistant.current.contentChanged(table);
    learning?.contentChanged(table);
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
    functions: new Map([["chat-assistant", answerChat]]),
    accounts: { siteUrl: config.siteUrl, browserSecret: backend.secret, hosted: config.backend.kind === "supabase" },
    log,
    onWrite(table, outcome) {
      if (outcome === "unknown") unknownWrites.add(table);
      invalidate(table, outcome === "changed" ? "drop" : "markStale");
      if (table === storedBin.table || DESK_TABLES.has(table)) desk.refresh();
    },
  });
  /** Answers a question, and counts on which page it was asked and whether the assistant had an answer. */
  async function answerChat(request: Request, client: string): Promise<Response> {
    const answer = await assistant.use((each) => each.handle(request, client));
    if (answer.ok && isCounted(request.headers) && !userToken(request, publishableKey)) {
      use.count(request.headers.get("referer") ?? "", saysNothing(answer) ? "chat unanswered" : "chat");
    }
    return answer;
  }
  const { siteUrl } = config;
  const startRenderer = (snapshot: Snapshot) =>
    dev
      ? developmentRenderer(dev.vite, publicConfig, snapshot)
      : startRenderThreads({ builds: join(root, "build"), config: publicConfig, snapshot }, log);
  const renderer = new Replaceable(await startRenderer(desk.snapshot()));
  pages = new Pages({
    renderer: {
      render: (request, access) => renderer.use((each) => each.render(request, access)),
      close: () => renderer.close(),
    },
    gateway,
    reads,
    siteUrl,
    publishableKey,
    development: dev !== undefined,
    log,
  });

  const { database } = backend;
  const dates = database && watchDueDates(database.address, (table) => invalidate(table, "drop"), log);
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
          if (PUBLIC_THINGS.has(table)) dates?.look();
          if (table === "users") void refreshPublicConfig();
          else if (DESK_TABLES.has(table)) desk.refresh();
          // The caches were invalidated when our own write was answered.
          else if (by !== database.applicationName || unknownWrites.has(table)) invalidate(table, "drop");
        },
        onListening() {
          for (const table of PUBLIC_THINGS.keys()) invalidate(table, "markStale");
          desk.refresh();
          void refreshPublicConfig();
        },
      },
      log,
    );

  const checkReadiness = async () =>
    assistant.current.settled() ? readiness.ask() : { ready: false, reason: "the assistant is starting" };
  const metrics =
    config.metricsToken === undefined
      ? undefined
      : createMetrics({ token: config.metricsToken, database: mailDatabase(config, backend), checkReadiness, log });

  const assets: ReadonlyMap<string, Ready> = dev
    ? new Map()
    : await loadAssets(join(root, "build/client"), join(root, "build/compressed"), siteUrl);
  const brochures = createBrochures({ root, built: (path) => assets.get(path), log });
  brochures.use(desk.snapshot());
  const use = createUseCounter(
    mailDatabase(config, backend),
    (path) =>
      LIVE_PAGES.has(englishPath(path)) ||
      assets.get(path)?.representation.contentType.startsWith("text/html") === true,
    log,
  );
  const server = createWeb({
    use,
    assets: { get: (path) => assetFor(assets, path, desk.snapshot()) },
    madeFile: brochures.get,
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

  /** Puts other values of the owner into use: pages first, then the assistant, which takes longer to learn. */
  async function useValues(snapshot: Snapshot): Promise<void> {
    onValues(snapshot);
    renderer.replace(await startRenderer(snapshot));
    brochures.use(snapshot);
    pages.dropAll();
    if (!dev) void teachAssistant(snapshot);
  }

  /** Starts an assistant with other values, in the place of one that is still learning. */
  async function teachAssistant(snapshot: Snapshot): Promise<void> {
    const outdated = learning;
    const next = startAssistant(log, root, process.env, { snapshot });
    learning = next;
    next.readFrom(reads);
    void outdated?.close();
    await next.whenReady;
    if (learning !== next) return;
    learning = undefined;
    assistant.replace(next);
  }

  return {
    server,
    config: publicConfig,
    async close() {
      await changes?.stop();
      await dates?.stop();
      await desk.stop();
      await use.stop();
      await renderer.close();
      await learning?.close();
      if (!dev) await assistant.close();
      await limits.close();
      await readiness.close();
      await metrics?.close();
    },
  };
}

/** The file of the build at a path, unless the owner's values make another. */
function assetFor(assets: ReadonlyMap<string, Ready>, path: string, snapshot: Snapshot): Ready | undefined {
  const asset = assets.get(path);
  return asset && (isEmpty(snapshot) || notFromContent(path, asset)) ? asset : undefined;
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
