import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { hash } from "bcryptjs";
import { confirmPerson } from "../server/backend/accounts/people.ts";
import { openDatabase, socketAddress } from "../server/backend/database.ts";
import { migrate } from "../server/backend/migrate.ts";
import { startPostgres as startCluster } from "../server/backend/postgres.ts";
import { DEMONSTRATION_PASSWORD, readConfig } from "../server/process/config.ts";
import { acquireLock } from "../server/process/lock.ts";
import { createLog } from "../server/process/log.ts";

const ROOT = join(import.meta.dirname, "..");
const CACHE = join(ROOT, "node_modules/.cache/clusters");
const silent = createLog("silent", "site");

/** What a prepared cluster is made from; `package-lock.json` names the version of PostgreSQL and of the accounts. */
const SOURCES = [
  "package-lock.json",
  "server/backend",
  "server/process/config.ts",
  "supabase/migrations",
  "supabase/seed.sql",
  "tests/clusters.ts",
];

/** The administrator's password for sites that do not publish one. */
export const ADMIN_PASSWORD = "the administrator's password";

/**
 * What a cluster holds: what the site's own first start leaves there, its administrator with the public password; or a
 * database `site` of an ordinary user `owner`, as such a start with `ADMIN_PASSWORD` leaves it, or empty.
 */
type Content = "embedded" | "external" | "external, empty";

/**
 * Puts a copy of a cluster to `to` that was made before by the same code: making one and bringing it up to date is half
 * of a start. Does nothing where a cluster stands already.
 */
export async function copyCluster(content: Content, to: string): Promise<void> {
  if (await exists(to)) return;
  const made = await preparedCluster(content);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await promisify(execFile)("cp", ["-Rp", made, to]);
}

/** Where a cluster stands that was made by the same code. Of several tests that begin at once, one makes it. */
async function preparedCluster(content: Content): Promise<string> {
  const made = join(CACHE, `${await fingerprint()}-${content.replace(", ", "-")}`);
  await mkdir(CACHE, { recursive: true });
  while (!(await exists(made))) {
    const release = await acquireLock(`${made}.lock`).catch(() => undefined);
    if (!release) {
      await setTimeout(100);
      continue;
    }
    try {
      if (!(await exists(made))) await makeAt(made, content);
    } finally {
      release();
    }
  }
  return made;
}

async function makeAt(made: string, content: Content): Promise<void> {
  const own = await mkdtemp(join(tmpdir(), "cluster-"));
  try {
    await make(content, own);
    await rename(join(own, "data"), made);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function make(content: Content, place: string): Promise<void> {
  const directory = join(place, "data");
  const socketDirectory = join(place, "run");
  await mkdir(socketDirectory, { mode: 0o700 });
  const running = await startCluster({ directory, socketDirectory }, silent);
  try {
    await leaveOutFsync(socketAddress(socketDirectory, "postgres"));
    const embedded = content === "embedded";
    const address = embedded ? socketAddress(socketDirectory, "postgres") : ownersAddress(socketDirectory);
    if (!embedded) await makeOwner(socketAddress(socketDirectory, "postgres"));
    if (content === "external, empty") return;
    const { admin } = readConfig({});
    await migrate(address, { adminEmail: admin.email, servicesLogIn: embedded, log: silent });
    await plantAdministrator(address, admin, embedded ? DEMONSTRATION_PASSWORD : ADMIN_PASSWORD);
  } finally {
    await running.stop();
  }
}

/** A copy lives as long as a test: it need not survive a crash of the machine, the only thing that fsync is for. */
async function leaveOutFsync(address: string): Promise<void> {
  const sql = openDatabase(address, { max: 1 });
  await sql.unsafe("alter system set fsync = off");
  await sql.unsafe("select pg_reload_conf()");
  await sql.end();
}

async function makeOwner(address: string): Promise<void> {
  const sql = openDatabase(address, { max: 1 });
  await sql.unsafe("create role owner login createrole");
  await sql.unsafe("create database site owner owner");
  await sql.end();
}

/** The account that a first start makes. Its password is checked in a millisecond, which sixty sites do at each start. */
async function plantAdministrator(
  address: string,
  { email, name }: { email: string; name: string },
  password: string,
): Promise<void> {
  const sql = openDatabase(address, { max: 1 });
  await confirmPerson(sql, { email, name, digest: await hash(password, 4) });
  await sql.end();
}

/** The address of `site` behind a socket in `directory`, as its owner. */
export function ownersAddress(directory: string): string {
  return `postgres:///site?${new URLSearchParams({ host: directory, user: "owner" })}`;
}

/** One name for what all sources hold. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const below = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
    const files = below?.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files?.sort() ?? [path]) hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
