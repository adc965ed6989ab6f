import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { hash } from "bcryptjs";
import { createConfirmedUser } from "../server/backend/accounts/users.ts";
import { openDatabase, socketAddress } from "../server/backend/database.ts";
import { migrate } from "../server/backend/migrate.ts";
import { startPostgres as startCluster } from "../server/backend/postgres.ts";
import { DEMONSTRATION_PASSWORD, readConfig } from "../server/process/config.ts";
import { acquireLock } from "../server/process/lock.ts";
import { createLog } from "../server/process/log.ts";

const ROOT = join(import.meta.dirname, "..");
const CACHE = join(ROOT, "node_modules/.cache/clusters");
const silent = createLog("silent", "site");

/** Inputs of a prepared cluster; `package-lock.json` holds the version of PostgreSQL. */
const SOURCES = [
  "package-lock.json",
  "server/backend",
  "server/process/config.ts",
  "supabase/migrations",
  "supabase/seed.sql",
  "tests/clusters.ts",
];

/** The administrator's password of sites without the public one. */
export const ADMIN_PASSWORD = "the administrator's password";

/**
 * "embedded": the result of the site's first start, with the public password. "external": a database `site` owned by an
 * ordinary user `owner`, with `ADMIN_PASSWORD`. "external, empty": the same before any start.
 */
type Content = "embedded" | "external" | "external, empty";

/**
 * Copies a prepared cluster to `to`, because creating and migrating one is half of a start. Does nothing if `to` exists.
 */
export async function copyCluster(content: Content, to: string): Promise<void> {
  if (await exists(to)) return;
  const prepared = await preparedCluster(content);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await promisify(execFile)("cp", ["-Rp", prepared, to]);
}

/** The path of a cluster made by the current code. If several tests start at once, one of them creates it. */
async function preparedCluster(content: Content): Promise<string> {
  const prepared = join(CACHE, `${await fingerprint()}-${content.replace(", ", "-")}`);
  await mkdir(CACHE, { recursive: true });
  while (!(await exists(prepared))) {
    const release = await acquireLock(`${prepared}.lock`).catch(() => undefined);
    if (!release) {
      await setTimeout(100);
      continue;
    }
    try {
      if (!(await exists(prepared))) await buildInto(prepared, content);
    } finally {
      release();
    }
  }
  return prepared;
}

async function buildInto(prepared: string, content: Content): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), "cluster-"));
  try {
    await buildCluster(content, temporary);
    await rename(join(temporary, "data"), prepared);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function buildCluster(content: Content, place: string): Promise<void> {
  const directory = join(place, "data");
  const socketDirectory = join(place, "run");
  await mkdir(socketDirectory, { mode: 0o700 });
  const running = await startCluster({ directory, socketDirectory }, silent);
  try {
    await disableFsync(socketAddress(socketDirectory, "postgres"));
    const embedded = content === "embedded";
    const address = embedded ? socketAddress(socketDirectory, "postgres") : ownerAddress(socketDirectory);
    if (!embedded) await makeOwner(socketAddress(socketDirectory, "postgres"));
    if (content === "external, empty") return;
    const { admin } = readConfig({});
    await migrate(address, { adminEmail: admin.email, servicesLogIn: embedded, log: silent });
    await addAdministrator(address, admin, embedded ? DEMONSTRATION_PASSWORD : ADMIN_PASSWORD);
  } finally {
    await running.stop();
  }
}

/** Test data need not survive a crash of the machine, so fsync only costs time. */
async function disableFsync(address: string): Promise<void> {
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

/** Creates the account of a first start, with a cheap password hash, because sixty sites check it at their start. */
async function addAdministrator(
  address: string,
  { email, name }: { email: string; name: string },
  password: string,
): Promise<void> {
  const sql = openDatabase(address, { max: 1 });
  await createConfirmedUser(sql, { email, name, digest: await hash(password, 4) });
  await sql.end();
}

/** Connection string of the database `site` for its owner, by the socket in `directory`. */
export function ownerAddress(directory: string): string {
  return `postgres:///site?${new URLSearchParams({ host: directory, user: "owner" })}`;
}

/** A hash of all sources. */
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
