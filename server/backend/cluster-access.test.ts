import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { instanceName } from "../process/lock.ts";
import { createLog } from "../process/log.ts";
import { openDatabase, socketAddress } from "./database.ts";
import { chooseOsAccount, commandSucceeds } from "./os-account.ts";
import { startPostgres } from "./postgres.ts";

const log = createLog("silent", "site");
const NOBODY = 65_534;
/** A user id without a name. */
const NAMELESS = 54_321;

let top: string;
let dataDir: string;
let socketDirectory: string;
/** Folders outside `top` that a test created. */
let outside: string[];
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), "cluster-access-"));
  await chmod(top, 0o755);
  dataDir = join(top, "data");
  await mkdir(dataDir, { mode: 0o700 });
  // Not below the data directory, as on the site.
  socketDirectory = await mkdtemp(join(tmpdir(), "cluster-access-run-"));
  outside = [socketDirectory];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const folder of [top, ...outside]) await rm(folder, { recursive: true, force: true });
});

/** Makes user namespaces unavailable, as in most containers. */
async function refuseNamespaces(): Promise<void> {
  const programs = join(top, "programs");
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, "unshare"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  vi.stubEnv("PATH", `${programs}:${process.env.PATH}`);
}

const cluster = () => join(dataDir, "postgres");

/** Starts the database, runs a statement and stops the database. @returns the first column of the rows */
async function query(statement: string): Promise<unknown[]> {
  const running = await startPostgres({ directory: cluster(), socketDirectory }, log);
  const sql = openDatabase(socketAddress(socketDirectory, "postgres"), { max: 1 });
  try {
    return (await sql.unsafe(statement)).map((row) => Object.values(row)[0]);
  } finally {
    await sql.end();
    await running.stop();
  }
}

const write = () => query("create table kept as select 7 as n");
const read = () => query("select n from kept");

describe.skipIf(process.getuid?.() !== 0)("PostgreSQL started by root", () => {
  it("runs as an account without rights where no user namespace is granted", async () => {
    await refuseNamespaces();
    await write();
    const { ids } = await chooseOsAccount(cluster());
    expect(ids?.uid).toBeGreaterThan(0);
    expect((await stat(cluster())).uid).toBe(ids?.uid);
    // The account's group can enter the data directory; others cannot.
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710);
    expect(await read()).toEqual([7]);
  });

  it("tells the operator what to do when neither a namespace nor an account is available", async () => {
    await refuseNamespaces();
    await writeFile(join(top, "programs/id"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    await expect(write()).rejects.toThrow("start the site as an ordinary user or set DATABASE_URL");
  });

  it("keeps the data when namespaces are refused at the next start and granted again later", async () => {
    await write();
    await refuseNamespaces();
    expect(await read()).toEqual([7]);
    vi.unstubAllEnvs();
    expect(await read()).toEqual([7]);
  });

  it("moves below /var/lib and leaves a link when its account cannot enter the data directory", async () => {
    await write();
    expect((await lstat(cluster())).isDirectory()).toBe(true);
    await refuseNamespaces();
    await chmod(top, 0o700);
    const folder = join("/var/lib", await instanceName(dataDir));
    outside.push(folder);
    expect(await read()).toEqual([7]);
    const place = await readlink(cluster());
    expect(dirname(place)).toBe(folder);
    await expect(lstat(`${cluster()}.moved`)).rejects.toThrow("ENOENT");
    expect((await stat(folder)).mode & 0o007).toBe(0);
    expect(await read()).toEqual([7]);
    vi.unstubAllEnvs();
    expect(await read()).toEqual([7]);
    // A missing database must not be replaced by an empty one.
    await rm(place, { recursive: true });
    await expect(read()).rejects.toThrow(/which is not there; bring it back/);
  });

  it("repeats a move that was interrupted before the link was created", async () => {
    await write();
    await chmod(top, 0o700);
    await rename(cluster(), `${cluster()}.moved`);
    await refuseNamespaces();
    outside.push(join("/var/lib", await instanceName(dataDir)));
    expect(await read()).toEqual([7]);
  });

  it.each([true, false])(
    "runs as the owner of the data directory, who stays the owner of the data (namespace: %s)",
    async (granted) => {
      if (!granted) await refuseNamespaces();
      await chown(dataDir, NOBODY, NOBODY);
      await write();
      expect((await stat(cluster())).uid).toBe(NOBODY);
      expect((await stat(dataDir)).uid).toBe(NOBODY);
      expect(await commandSucceeds(["test", "-w", join(cluster(), "PG_VERSION")], { uid: NOBODY, gid: NOBODY })).toBe(
        true,
      );
      expect(await read()).toEqual([7]);
    },
  );

  it("restores a cluster after an interrupted move when namespaces are granted again", async () => {
    await write();
    await rename(cluster(), `${cluster()}.moved`);
    await symlink("/var/lib/nowhere", `${cluster()}.link`);
    expect(await read()).toEqual([7]);
  });

  it("completes an interrupted change of owner", async () => {
    await write();
    // The account owns the folder already, but not its content.
    await writeFile(`${cluster()}.giving`, "");
    await chown(cluster(), NOBODY, NOBODY);
    await chmod(dataDir, 0o711);
    expect(await read()).toEqual([7]);
    expect((await stat(join(cluster(), "PG_VERSION"))).uid).toBe(NOBODY);
  });

  it("refuses a second site on a copy of the data directory, and leaves the first one's database running", async () => {
    await refuseNamespaces();
    await chmod(top, 0o700);
    outside.push(join("/var/lib", await instanceName(dataDir)));
    await write();
    const copy = join(top, "copy");
    await mkdir(copy);
    await symlink(await readlink(cluster()), join(copy, "postgres"));
    const running = await startPostgres({ directory: cluster(), socketDirectory }, log);
    const sql = openDatabase(socketAddress(socketDirectory, "postgres"), { max: 1 });
    try {
      await expect(startPostgres({ directory: join(copy, "postgres"), socketDirectory }, log)).rejects.toThrow(
        "is held",
      );
      expect(await sql`select n from kept`).toEqual([{ n: 7 }]);
    } finally {
      await sql.end();
      await running.stop();
    }
  });

  it("changes the owner of root's cluster to the owner of the data directory", async () => {
    await write();
    await chown(dataDir, NOBODY, NOBODY);
    expect(await read()).toEqual([7]);
    expect((await stat(join(cluster(), "PG_VERSION"))).uid).toBe(NOBODY);
  });

  it("creates a cluster when the owner of the data directory has no user name", async () => {
    await chown(dataDir, NAMELESS, NAMELESS);
    outside.push(join("/var/lib", await instanceName(dataDir)));
    await write();
    expect(await read()).toEqual([7]);
  });

  it("keeps the database of a renamed data directory and creates another in its place", async () => {
    await refuseNamespaces();
    await chmod(top, 0o700);
    outside.push(join("/var/lib", await instanceName(dataDir)));
    await write();
    await rename(dataDir, join(top, "old"));
    await mkdir(dataDir, { mode: 0o700 });
    await query("create table kept as select 8 as n");
    expect(await read()).toEqual([8]);
    await rm(dataDir, { recursive: true });
    await rename(join(top, "old"), dataDir);
    expect(await read()).toEqual([7]);
  });
});

it("follows an operator's own link to the cluster", async () => {
  const elsewhere = join(top, "elsewhere");
  await write();
  await rename(cluster(), elsewhere);
  await symlink("../elsewhere", cluster());
  expect(await read()).toEqual([7]);
  expect(await readFile(join(elsewhere, "postmaster.opts"), "utf8")).toContain(elsewhere);
});
