import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import type { PublicConfig } from "../app/lib/backend.server.ts";
import project from "../package.json" with { type: "json" };
import { openDatabase, type Sql, socketAddress } from "../server/backend/database.ts";
import { startPostgres as startCluster } from "../server/backend/postgres.ts";
import { acquireLock, runDirectoryOf } from "../server/process/lock.ts";
import { createLog } from "../server/process/log.ts";
import { copyCluster, ownerAddress } from "./clusters.ts";

const ROOT = join(import.meta.dirname, "..");
const CACHE = join(ROOT, "node_modules/.cache");

/** All of the site's variables, empty, so that neither the shell's environment nor an .env file reaches a test. */
export const EMPTY_SETTINGS = Object.fromEntries(
  [
    "HOST",
    "PORT",
    "DATA_DIR",
    "SITE_URL",
    "DATABASE_URL",
    "SUPABASE_URL",
    "SUPABASE_PUBLISHABLE_KEY",
    "JWT_SECRET",
    "ADMIN_EMAIL",
    "ADMIN_PASSWORD",
    "ADMIN_NAME",
    "SMTP_URL",
    "MAIL_FROM",
    "ENQUIRY_NOTIFY_TO",
    "ENQUIRY_RECEIPT",
    "TRUST_PROXY",
    "ENQUIRIES_KEPT_MONTHS",
    "S3_ENDPOINT",
    "S3_REGION",
    "S3_BUCKET",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
    "LOG_LEVEL",
    "METRICS_TOKEN",
    "BACKUP_AT",
    "BACKUP_DIR",
    "BACKUP_KEEP",
  ].map((name) => [name, ""]),
);

/** Enough for a build and a first start, which compresses every page, on a busy machine. */
const START_TIMEOUT_MS = 230_000;

export type StartOptions = {
  /** Settings beside PORT and DATA_DIR. */
  env?: Record<string, string>;
  /** A data directory that `stop` keeps. Default: a temporary one, which `stop` removes. */
  dataDir?: string;
  /** Starts without a database, as a first start does, instead of with a copy of a prepared one. */
  fresh?: boolean;
  /** False starts a stub in place of the assistant, which halves the time of a start. */
  assistant?: boolean;
  /** The path that answers once the site has started; `/readyz` never does without a backend. */
  answersAt?: string;
  /** Another checkout of the site. */
  root?: string;
  /** Called once the site has stopped. */
  afterStop?: () => Promise<void>;
  /** Words before the command line, for example to start the site as another user. */
  prefix?: string[];
};

export type Mail = { to: string; subject: string; text: string; link: string };

export type RunningSite = {
  url: string;
  dataDir: string;
  /** Answer of /config.json at the start. */
  config: PublicConfig;
  process: ChildProcess;
  /** Lines of output so far. */
  logs: string[];
  /** The database, as its owner. */
  sql: Sql;
  /** Mails in the outbox so far, oldest first. */
  outbox(): Promise<Mail[]>;
  /** Stops the site as Ctrl-C does. @returns its exit code */
  stop(): Promise<number | null>;
  /** Kills the site's process. Its data directory stays. */
  kill9(): Promise<void>;
};

/**
 * Starts the site as `npm start` does, on a free port.
 *
 * @returns when the site is ready
 * @throws Error with the site's output if it ends before
 */
export async function startSite(options: StartOptions = {}): Promise<RunningSite> {
  const { env = {}, root = ROOT, prefix = [], fresh = false, assistant = true, answersAt = "/readyz" } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "site-")));
  const embedded = !env.DATABASE_URL && !env.SUPABASE_URL;
  if (embedded && !fresh) await copyCluster("embedded", join(dataDir, "postgres"));
  const { port, release } = await takePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, ...env };
  const { child, logs } = spawnSite({ env: settings, root, prefix, assistant });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url + answersAt, child, logs).catch(async (error) => {
    await waitForExit(child, "SIGTERM");
    release();
    throw error;
  });

  const database = env.DATABASE_URL || socketAddress(await runDirectoryOf(dataDir), "postgres");
  const sql = openDatabase(database, { max: 4, fetch_types: true });
  return {
    url,
    dataDir,
    process: child,
    logs,
    config: (await (await fetch(`${url}/config.json`)).json()) as PublicConfig,
    sql,
    outbox: () => readOutbox(join(dataDir, "outbox")),
    async stop() {
      await sql.end({ timeout: 1 });
      const code = await waitForExit(child, "SIGTERM");
      release();
      await options.afterStop?.();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill9() {
      await waitForExit(child, "SIGKILL");
      release();
      await sql.end({ timeout: 1 });
    },
  };
}

/** Runs a site that is expected to end by itself. */
export async function runSite(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, logs } = spawnSite({ env, root: ROOT, prefix: [] });
  return { code: await waitForExit(child), output: logs.join("\n") };
}

export type RunningPostgres = {
  /** For DATABASE_URL: an ordinary user that owns one database and may create roles. */
  url: string;
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL outside the site, for DATABASE_URL.
 * @param options.empty whether to leave the database without a schema
 */
export async function startPostgres({ empty = false } = {}): Promise<RunningPostgres> {
  const place = await mkdtemp(join(tmpdir(), "pg-"));
  const [directory, socketDirectory] = [join(place, "data"), join(place, "run")];
  await mkdir(socketDirectory, { mode: 0o700 });
  await copyCluster(empty ? "external, empty" : "external", directory);
  const running = await startCluster({ directory, socketDirectory }, createLog("silent", "site"));
  return {
    url: ownerAddress(socketDirectory),
    async stop() {
      await running.stop();
      await rm(place, { recursive: true, force: true });
    },
  };
}

/** More than the sites that run at one time. */
const PORTS_PER_CHECKOUT = 16;

/**
 * Reserves a port. Each checkout has a fixed range, because a site caches compressed pages by its address. The lock keeps
 * other tests from taking the port while the site is still starting.
 */
async function takePort(): Promise<{ port: number; release: () => void }> {
  const checkout = createHash("sha256").update(ROOT).digest().readUInt16BE() % 600;
  const first = 20_000 + checkout * PORTS_PER_CHECKOUT;
  for (let wanted = first; wanted < first + PORTS_PER_CHECKOUT; wanted++) {
    const port = await freePort(wanted).catch(() => undefined);
    const release = port && (await acquireLock(join(tmpdir(), `site-port-${port}`)).catch(() => undefined));
    if (release) return { port, release };
  }
  return { port: await freePort(), release: () => undefined };
}

/** A free port: `wanted`, or any. @throws Error if `wanted` is in use */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no free port");
  return address.port;
}

/** Repeats `attempt` every `intervalMs` until it returns a truthy value. @throws Error after `timeoutMs` */
export async function until<T>(
  attempt: () => Promise<T | undefined | false>,
  timeoutMs = 30_000,
  intervalMs = 25,
): Promise<T> {
  for (const deadline = Date.now() + timeoutMs; ; ) {
    const result = await attempt().catch(() => undefined);
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${attempt}`);
    await new Promise((done) => setTimeout(done, intervalMs));
  }
}

/** Environment and Node options of `npm start`. */
const [, set = "", told = ""] = /^(.*) exec node (.*) server\/main\.ts$/.exec(project.scripts.start) ?? [];
export const AS_STARTED = {
  env: Object.fromEntries(set.split(" ").map((setting) => setting.split("="))),
  options: told.split(" "),
};

type Spawned = Required<Pick<StartOptions, "env" | "root" | "prefix">> & Pick<StartOptions, "assistant">;

/** Starts the site without waiting. */
export function spawnSite({ env, root, prefix, assistant = true }: Spawned) {
  const [command = "", ...args] = [
    ...prefix,
    process.execPath,
    ...AS_STARTED.options,
    ...(assistant ? [] : ["--import", pathToFileURL(join(import.meta.dirname, "without-assistant.ts")).href]),
    join(root, "server/main.ts"),
  ];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...AS_STARTED.env,
      NODE_COMPILE_CACHE: join(CACHE, "site"),
      ...EMPTY_SETTINGS,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const logs: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => logs.push(line));
  return { child, logs };
}

async function untilReady(url: string, child: ChildProcess, logs: string[]): Promise<void> {
  let over = false;
  child.once("exit", () => {
    over = true;
  });
  await until(
    async () => {
      if (over) return true;
      return (await fetch(url)).ok;
    },
    START_TIMEOUT_MS,
    100,
  );
  if (over) throw new Error(`the site ended while starting:\n${logs.join("\n")}`);
}

/** Waits for a process to exit. After 100 seconds it is killed, and the exit code is null. */
async function waitForExit(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    if (signal) child.kill(signal);
    const killTimer = setTimeout(() => child.kill("SIGKILL"), 100_000);
    await once(child, "exit");
    clearTimeout(killTimer);
  }
  return child.exitCode;
}

async function readOutbox(directory: string): Promise<Mail[]> {
  // A name with a leading dot is still being written.
  const names = (await readdir(directory)).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(directory, name), "utf8"))));
}

/** Parses our mailer's messages: multipart with a quoted-printable plain text. */
function parseMail(eml: string): Mail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(eml)?.[1]?.trim() ?? "";
  const [, part = ""] = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(eml) ?? [];
  const text = part
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return { to: header("To"), subject: header("Subject"), text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "" };
}
