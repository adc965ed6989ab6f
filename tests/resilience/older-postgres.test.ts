/**
 * The way to the next major version of PostgreSQL: a site on an older one is backed up and restored into the one that the
 * site brings. Part of `npm run test:long`; takes the newest of Debian's that is older (postgresql-17 or -15), or the one
 * whose programs lie in OLDER_POSTGRES.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tablesOf } from "../../server/backend/backup/catalogue.ts";
import { rootlessPrefix } from "../../server/backend/cluster.ts";
import { openDatabase, socketAddress } from "../../server/backend/database.ts";
import { ownersAddress } from "../clusters.ts";
import { ADMIN_PASSWORD, clientOf } from "../policies/people.ts";
import { NO_SETTINGS, type RunningSite, startSite, until } from "../site.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const DEBIAN = "/usr/lib/postgresql";
const BROUGHT = 18;

let place: string;
let older: { url: string; major: number; stop(): Promise<void> };
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "older-"));
  older = await startOlder(process.env.OLDER_POSTGRES ?? (await debiansNewest()));
});
afterAll(async () => {
  await older?.stop();
  await rm(place, { recursive: true, force: true });
});

async function debiansNewest(): Promise<string> {
  const versions = (await readdir(DEBIAN).catch(() => [])).map(Number).filter((each) => each < BROUGHT);
  if (versions.length === 0)
    throw new Error("This test needs an older PostgreSQL; on Debian: apt-get install postgresql");
  return join(DEBIAN, String(Math.max(...versions)), "bin");
}

async function startOlder(programs: string): Promise<typeof older> {
  const [data, sockets] = [join(place, "cluster"), join(place, "run")];
  await mkdir(sockets, { mode: 0o700 });
  const [command = "", ...prefix] = [...(await rootlessPrefix()), "env"];
  const made = [`--pgdata=${data}`, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  await run(command, [...prefix, join(programs, "initdb"), ...made]);
  const settings = ["-D", data, "-k", sockets, "-c", "listen_addresses="];
  const postmaster = spawn(command, [...prefix, join(programs, "postgres"), ...settings], { stdio: "ignore" });
  const sql = openDatabase(socketAddress(sockets, "postgres"), { max: 1 });
  const [version] = await until(
    () => sql<[{ major: number }]>`
    select current_setting('server_version_num')::int / 10000 as major`,
  );
  await sql.unsafe("create role owner login createrole");
  await sql.unsafe("create database site owner owner");
  await sql.end();
  return {
    url: ownersAddress(sockets),
    major: version.major,
    async stop() {
      postmaster.kill("SIGINT");
      await once(postmaster, "exit");
    },
  };
}

/** Runs a command as its `npm run` does. */
const command = (name: "backup" | "restore", env: Record<string, string>, file: string) =>
  run(process.execPath, [join(ROOT, `scripts/${name}.ts`), file], {
    cwd: ROOT,
    env: { ...process.env, ...NO_SETTINGS, ...env },
  });

const majorOf = async ({ sql }: RunningSite) =>
  (await sql`select current_setting('server_version_num')::int / 10000 as major`)[0]?.major;

/** Every row of every table. */
async function rowsOf({ sql }: RunningSite) {
  const rows: Record<string, string[]> = {};
  for (const { name } of await tablesOf(sql)) {
    const found = await sql.unsafe(`select to_jsonb(each)::text as row from ${name} as each order by 1`);
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

it("a site on an older PostgreSQL goes on, on the one it brings, with every row", async () => {
  expect(older.major).toBeLessThan(BROUGHT);
  const file = join(place, "site.tar.gz");
  const env = { DATABASE_URL: older.url, ADMIN_PASSWORD };
  const before = await startSite({ dataDir: join(place, "before"), assistant: false, env });
  const held = await (async () => {
    try {
      expect(await majorOf(before)).toBe(older.major);
      const client = clientOf(before);
      await client.auth.signInWithPassword({ email: before.config.admin.email, password: ADMIN_PASSWORD });
      const post = { title: "From before", content: 'हिन्दी 🚁, a\ttab, "quotes"', status: "published" };
      expect((await client.from("blogs").insert(post)).error).toBeNull();
      const rows = await rowsOf(before);
      await command("backup", { DATA_DIR: before.dataDir, ...env }, file);
      return rows;
    } finally {
      await before.stop();
    }
  })();

  const dataDir = join(place, "after");
  await command("restore", { DATA_DIR: dataDir }, file);
  const after = await startSite({ dataDir, assistant: false, env: { ADMIN_PASSWORD } });
  try {
    expect(await majorOf(after)).toBe(BROUGHT);
    expect(await rowsOf(after)).toEqual(held);
    expect(await (await fetch(`${after.url}/blog`)).text()).toContain("From before");
    const { email } = after.config.admin;
    expect((await clientOf(after).auth.signInWithPassword({ email, password: ADMIN_PASSWORD })).error).toBeNull();
  } finally {
    await after.stop();
  }
  process.stdout.write(`from PostgreSQL ${older.major} to ${BROUGHT}\n`);
}, 600_000);
