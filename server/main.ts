import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { type Backend, startBackend } from "./backend/index.ts";
import { ensureBuild } from "./process/build.ts";
import { giveUp, loadConfig } from "./process/environment.ts";
import { createLog, type Logger } from "./process/log.ts";
import { loadSecrets } from "./process/secrets.ts";
import { createSite, type Site } from "./site.ts";
import { announce, listen, takeDataDir } from "./start.ts";
import { startProblem } from "./start-problem.ts";

const ROOT = join(import.meta.dirname, "..");

/** How long requests under way may take to finish when the site stops, in milliseconds. */
const DRAIN = 10_000;

await main();

async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel, "site");
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "unexpected error");
    process.exit(1);
  });

  const giveUpFor: (error: unknown) => never = (error) => giveUp(startProblem(error, config));
  const dataDir = await takeDataDir(config.dataDir).catch(giveUpFor);

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
    // A start may wait for long, for a database that does not answer for example. What it has begun ends with us.
    log.info("stopping before the site has started");
    dataDir.unlock();
    process.exit(0);
  });
  try {
    await ensureBuild(ROOT, log);
    backend = await startBackend(config, await loadSecrets(config.dataDir, config.secrets), dataDir.runDir, log);
    site = await createSite(config, backend, ROOT, log);
    await listen(site.server, config);
    started = true;
  } catch (error) {
    log.debug({ err: error }, "start failed");
    await shutDown();
    giveUpFor(error);
  }

  announce(config, site.config);
  const { hurry } = await stopRequested;
  log.info("stopping");
  await drain(site.server, hurry, log);
  await shutDown();
  process.stdout.write("Stopped.\n");
  process.exit(0);
}

/** Resolves at the first SIGINT or SIGTERM; `hurry` resolves at the second. */
function onStopSignal(): Promise<{ hurry: Promise<void> }> {
  const first = Promise.withResolvers<{ hurry: Promise<void> }>();
  const second = Promise.withResolvers<void>();
  let signals = 0;
  const onSignal = () => {
    if (++signals === 1) first.resolve({ hurry: second.promise });
    else second.resolve();
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  onLosingNpm(onSignal);
  return first.promise;
}

/** `npm start` puts a shell between npm and us, which dies of npm's SIGTERM without passing it on. */
function onLosingNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250).unref();
}

/** Takes no new requests, lets those under way finish, and cuts off what takes too long. */
async function drain(server: Server, hurry: Promise<void>, log: Logger): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // A connection that is kept alive becomes idle when its request is answered, and nobody else would close it then.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => {
    log.warn("cutting off requests that take too long");
    server.closeAllConnections();
  }, DRAIN);
  void hurry.then(() => server.closeAllConnections());
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}
