import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import type { Snapshot } from "../domain/desk/snapshot.ts";
import { type Backend, startBackend } from "./backend/index.ts";
import { lastSnapshot } from "./desk/desk.ts";
import { ensureBuild } from "./process/build.ts";
import { exitWithMessage, loadConfig } from "./process/environment.ts";
import { createLog, type Logger } from "./process/log.ts";
import { loadSecrets } from "./process/secrets.ts";
import { createSite, type Site } from "./site.ts";
import { announce, listen, takeDataDir } from "./start.ts";
import { startProblem } from "./start-problem.ts";

const ROOT = join(import.meta.dirname, "..");

/** How long running requests may take to finish when the site stops. */
const DRAIN_TIMEOUT_MS = 10_000;

await main();

async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel, "site");
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "unexpected error");
    process.exit(1);
  });

  const exitWithProblem: (error: unknown) => never = (error) => exitWithMessage(startProblem(error, config));
  const dataDir = await takeDataDir(config.dataDir).catch(exitWithProblem);

  let backend: Backend | undefined;
  let site: Site | undefined;
  const stopRequested = onStopSignal();
  const shutDown = async () => {
    await site?.close();
    await backend?.stop();
    await dataDir.release();
  };
  let started = false;
  void stopRequested.then(async () => {
    if (started) return;
    // A start may take long, for example without a reachable database. Its child processes exit with this one.
    log.info("stopping before the site has started");
    dataDir.unlock();
    process.exit(0);
  });
  try {
    await ensureBuild(ROOT, log);
    let stated = await lastSnapshot(config.dataDir);
    const secrets = await loadSecrets(config.dataDir, config.secrets);
    backend = await startBackend(config, secrets, dataDir.runDir, log, { stated: () => stated });
    const onValues = (snapshot: Snapshot) => {
      stated = snapshot;
    };
    site = await createSite(config, backend, ROOT, log, { onValues });
    await listen(site.server, config);
    started = true;
  } catch (error) {
    log.debug({ err: error }, "start failed");
    await shutDown();
    exitWithProblem(error);
  }

  announce(config, site.config);
  const { forced } = await stopRequested;
  log.info("stopping");
  await drain(site.server, forced, log);
  await shutDown();
  process.stdout.write("Stopped.\n");
  process.exit(0);
}

/** Resolves on the first SIGINT or SIGTERM; `forced` resolves on the second. */
function onStopSignal(): Promise<{ forced: Promise<void> }> {
  const first = Promise.withResolvers<{ forced: Promise<void> }>();
  const second = Promise.withResolvers<void>();
  let signals = 0;
  const onSignal = () => {
    if (++signals === 1) first.resolve({ forced: second.promise });
    else second.resolve();
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  onNpmExit(onSignal);
  return first.promise;
}

/** `npm start` runs this process in a shell that exits on npm's SIGTERM without forwarding it. */
function onNpmExit(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250).unref();
}

/** Stops accepting requests, waits for the running ones and closes their connections after DRAIN_TIMEOUT_MS. */
async function drain(server: Server, forced: Promise<void>, log: Logger): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // Node does not close a keep-alive connection that becomes idle after `close`.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => {
    log.warn("closing the connections of requests that take too long");
    server.closeAllConnections();
  }, DRAIN_TIMEOUT_MS);
  void forced.then(() => server.closeAllConnections());
  await closed;
  clearInterval(closeIdle);
  clearTimeout(cutOff);
}
