import { once } from "node:events";
import { rmdir } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import type { PublicConfig } from "../app/lib/backend.server.ts";
import { type Backend, startBackend } from "./backend/index.ts";
import { ensureBuild } from "./process/build.ts";
import type { Config } from "./process/config.ts";
import { giveUp, loadConfig } from "./process/environment.ts";
import { LOCK_NAME, runDirectory, takeLock } from "./process/lock.ts";
import { createLog, type Logger } from "./process/log.ts";
import { returnToOwner } from "./process/ownership.ts";
import { keepSecrets } from "./process/secrets.ts";
import { createSite, type Site } from "./site.ts";
import { prepareDataDir, startProblem } from "./start-problem.ts";

const ROOT = join(import.meta.dirname, "..");

/** How long requests under way may take to finish when the site stops, in milliseconds. */
const DRAIN = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

await main(process.argv.includes("--dev"));

async function main(dev: boolean): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel, "site");
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "unexpected error");
    process.exit(1);
  });

  const giveUpFor: (error: unknown) => never = (error) => giveUp(startProblem(error, config));
  await prepareDataDir(config.dataDir).catch(giveUpFor);
  const release = await takeLock(join(config.dataDir, LOCK_NAME)).catch(giveUpFor);
  const runDir = await runDirectory(config.dataDir).catch(giveUpFor);

  let backend: Backend | undefined;
  let site: Site | undefined;
  const stopRequested = onStopSignal();
  const shutDown = async () => {
    await site?.close();
    await backend?.stop();
    await rmdir(runDir).catch(() => undefined);
    await returnToOwner(config.dataDir);
    release();
  };
  let started = false;
  void stopRequested.then(async () => {
    if (started) return;
    // A start may wait for long, for a database that does not answer for example. What it has begun ends with us.
    log.info("stopping before the site has started");
    release();
    process.exit(0);
  });
  try {
    if (!dev) await ensureBuild(ROOT, log);
    backend = await startBackend(config, await keepSecrets(config.dataDir, config.secrets), runDir, log);
    site = await createSite(config, backend, ROOT, dev, log);
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
  say("Stopped.");
  process.exit(0);
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? "something else listens there already" : error.message;
    throw new Error(`Cannot listen on ${host}:${port}: ${reason}. Set another PORT.`);
  });
}

function announce({ siteUrl, mail, enquiryMails, dataDir, backend }: Config, { admin }: PublicConfig): void {
  say(`\nThe site is at ${siteUrl}`);
  say(`Administrator: ${admin.email}${admin.password ? `, password ${admin.password} (demonstration)` : ""}`);
  if (backend.kind === "supabase") say(`Mail: sent by the Supabase project at ${backend.url}`);
  else if (mail.smtpUrl) say(`Mail: sent through ${new URL(mail.smtpUrl).host}`);
  else say(`Mail: put into ${join(dataDir, "outbox")}, its links into this log`);
  const mailsEnquiries = enquiryMails.notifyTo.length > 0 || enquiryMails.receipt;
  if (mailsEnquiries && backend.kind === "supabase" && !backend.databaseUrl) {
    say("Mails about enquiries are off: they need the project's DATABASE_URL beside SUPABASE_URL.");
  }
  say("Stop it with Ctrl-C.\n");
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
