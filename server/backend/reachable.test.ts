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
import { accountFor, succeeds } from "./account.ts";
import { openDatabase, socketAddress } from "./database.ts";
import { startPostgres } from "./postgres.ts";

const log = createLog("silent", "site");
const NOBODY = 65_534;
/** A number that no user has. */
const NAMELESS = 54_321;

let top: string;
let dataDir: string;
let socketDirectory: string;
/** Folders that a test made outside of its own. */
let outside: string[];
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), "reachable-"));
  await chmod(top, 0o755);
  dataDir = join(top, "data");
  await mkdir(dataDir, { mode: 0o700 });
  // Beside and not below the data directory, as the site has it.
  socketDirectory = await mkdtemp(join(tmpdir(), "reachable-run-"));
  outside = [socketDirectory];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const folder of [top, ...outside]) await rm(folder, { recursive: true, force: true });
});

/** Takes the user namespace away, as most containers do. */
async function refuseNamespaces(): Promise<void> {
  const programs = join(top, "programs");
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, "unshare"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  vi.stubEnv("PATH", `${programs}:${process.env.PATH}`);
}

const cluster = () => join(dataDir, "postgres");

/** Starts the database, runs a statement, stops it. @returns the first column of the rows */
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
    const { ids } = await accountFor(cluster());
    expect(ids?.uid).toBeGreaterThan(0);
    expect((await stat(cluster())).uid).toBe(ids?.uid);
    // The account may pass through the data directory, and others may not.
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710);
    expect(await read()).toEqual([7]);
  });

  it("says what to do where neither a namespace nor an account is to be had", async () => {
    await refuseNamespaces();
    await writeFile(join(top, "programs/id"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    await expect(write()).rejects.toThrow("start the site as an ordinary user or set DATABASE_URL");
  });

  it("keeps the data when the namespace is refused from one start to the next, and granted again", async () => {
    await write();
    await refuseNamespaces();
    expect(await read()).toEqual([7]);
    vi.unstubAllEnvs();
    expect(await read()).toEqual([7]);
  });

  it("lies below /var/lib where its account cannot enter the data directory, and a link leads there", async () => {
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
    // A database that is gone is no reason to begin with an empty one.
    await rm(place, { recursive: true });
    await expect(read()).rejects.toThrow(/which is not there; bring it back/);
  });

  it("begins a move again that was killed before the link stood", async () => {
    await write();
    await chmod(top, 0o700);
    await rename(cluster(), `${cluster()}.moved`);
    await refuseNamespaces();
    outside.push(join("/var/lib", await instanceName(dataDir)));
    expect(await read()).toEqual([7]);
  });

  it.each([true, false])(
    "runs as the owner of the data directory, whose data stay theirs (namespace: %s)",
    async (granted) => {
      if (!granted) await refuseNamespaces();
      await chown(dataDir, NOBODY, NOBODY);
      await write();
      expect((await stat(cluster())).uid).toBe(NOBODY);
      expect((await stat(dataDir)).uid).toBe(NOBODY);
      expect(await succeeds(["test", "-w", join(cluster(), "PG_VERSION")], { uid: NOBODY, gid: NOBODY })).toBe(true);
      expect(await read()).toEqual([7]);
    },
  );

  it("puts a cluster back whose move was killed, also where the namespace is granted by then", async () => {
    await write();
    await rename(cluster(), `${cluster()}.moved`);
    await symlink("/var/lib/nowhere", `${cluster()}.link`);
    expect(await read()).toEqual([7]);
  });

  it("finishes what was killed while the cluster was given to its account", async () => {
    await write();
    // The folder is the account's already, and what is in it not yet.
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

  it("gives a cluster of root's to the owner of the data directory", async () => {
    await write();
    await chown(dataDir, NOBODY, NOBODY);
    expect(await read()).toEqual([7]);
    expect((await stat(join(cluster(), "PG_VERSION"))).uid).toBe(NOBODY);
  });

  it("makes a cluster where the owner of the data directory has no name here", async () => {
    await chown(dataDir, NAMELESS, NAMELESS);
    outside.push(join("/var/lib", await instanceName(dataDir)));
    await write();
    expect(await read()).toEqual([7]);
  });

  it("keeps the database of a data directory that was renamed, and makes another in its place", async () => {
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

it("a cluster may lie where a link of the operator's leads", async () => {
  const elsewhere = join(top, "elsewhere");
  await write();
  await rename(cluster(), elsewhere);
  await symlink("../elsewhere", cluster());
  expect(await read()).toEqual([7]);
  expect(await readFile(join(elsewhere, "postmaster.opts"), "utf8")).toContain(elsewhere);
});
