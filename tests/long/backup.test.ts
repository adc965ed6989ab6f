import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Entry, readArchive, writeArchive } from "../../server/backend/backup/archive.ts";
import { type Contents, tablesOf } from "../../server/backend/backup/catalogue.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { clientOf } from "../policies/people.ts";
import { EMPTY_SETTINGS, type RunningPostgres, type RunningSite, startPostgres, startSite } from "../site.ts";

const ROOT = join(import.meta.dirname, "../..");

let place: string;
let file: string;
/** A row of each table of the owner's desk. */
const DESK_ROWS = [
  ["site_values", { key: "phone", value: "+91 98270 12345", proof: "the bill" }],
  ["prices", { thing: "/services/agriculture-spray#farm", rupees: 500 }],
  ["batches", { course: "/training/drone-pilot-training", starts_on: "2099-01-04", ends_on: "2099-01-29" }],
  ["notices", { title: "Closed for Diwali", from_day: "2099-01-04", to_day: "2099-01-05", closed: "yes" }],
] satisfies [string, Record<string, unknown>][];

/** The folder of nightly backups, and the output of a manual backup without a name. */
const kept = () => join(place, "kept");
let unnamed: string;
let before: Awaited<ReturnType<typeof holdings>>;

/** Runs a command as its `npm run` does. */
function command(name: "backup" | "restore", env: Record<string, string>, ...args: string[]) {
  const all = { PATH: process.env.PATH, HOME: process.env.HOME, ...EMPTY_SETTINGS, ...env };
  return new Promise<{ code: number; output: string }>((done) =>
    execFile(
      process.execPath,
      [join(ROOT, `scripts/${name}.ts`), ...args],
      { env: all, cwd: ROOT },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, output: out + err }),
    ),
  );
}

/** Every row of every table, the keys and triggers, and every file. */
async function holdings({ sql, dataDir }: RunningSite) {
  const rows: Record<string, string[]> = {};
  for (const { name } of await tablesOf(sql)) {
    const found = await sql.unsafe(`select to_jsonb(each)::text as row from ${name} as each order by 1`);
    // Left out, because each start records its clean-up run.
    rows[name] = name === "private.clock_looks" ? [] : found.map(({ row }) => row);
  }
  const rules = await sql`
    select conname::text || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated::text as rule
    from pg_constraint where contype in ('f', 'c') and connamespace::regnamespace::text !~ '^(pg_|information_schema)'
    union all
    select tgrelid::regclass::text || ' ' || tgname::text || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`;
  const sequences = await sql`select schemaname, sequencename, last_value from pg_sequences order by 1, 2`;
  const files: Record<string, string> = {};
  for (const path of ["secrets.json", ...(await readdir(join(dataDir, "media"))).map((name) => `media/${name}`)]) {
    files[path] = (await readFile(join(dataDir, path))).toString("base64");
  }
  return { rows, rules: rules.map(({ rule }) => rule), sequences: [...sequences], files };
}

/** The entries of the backup, with a row of a table that is empty in it. */
async function* withRowsOf(table: string): AsyncGenerator<Entry> {
  let index = 0;
  for await (const entry of readArchive(file)) {
    if (entry.name === "backup.json")
      index = (JSON.parse(entry.bytes.toString()) as Contents).tables.findIndex(({ name }) => name === table);
    yield entry;
  }
  yield { name: `tables/${index}/0`, bytes: Buffer.from("\\N\n") };
}

const HARD_TO_WRITE = 'a\ttab, a \\ backslash, a\nline, "quotes", \\N, हिन्दी 🚁';

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "backup-"));
  file = join(place, "site.tar.gz");
  const site = await startSite({
    dataDir: join(place, "origin"),
    fresh: true,
    assistant: false,
    env: { ADMIN_PASSWORD },
  });
  try {
    const client = clientOf(site);
    await client.auth.signInWithPassword({ email: site.config.admin.email, password: ADMIN_PASSWORD });
    const { error } = await client.from("blogs").insert({ title: "By hand", content: HARD_TO_WRITE, category: "" });
    expect(error).toBeNull();
    for (const [table, row] of DESK_ROWS as [string, Record<string, unknown>][])
      expect((await client.from(table).insert(row)).error, table).toBeNull();
    await mkdir(join(site.dataDir, "media"), { recursive: true });
    await writeFile(join(site.dataDir, "media", `${"long-".repeat(18)}.jpg`), Buffer.alloc(700_001, "picture"));
    await writeFile(join(site.dataDir, "media", "empty.png"), "");
    before = await holdings(site);
    // As a database that an earlier version of the site created.
    await site.sql`create table auth.flow_state (id uuid)`;
    const { code, output } = await command("backup", { DATA_DIR: site.dataDir }, file);
    expect(output).toContain(`Saved and checked: ${file}`);
    expect(code).toBe(0);
    unnamed = (await command("backup", { DATA_DIR: site.dataDir, BACKUP_AT: "02:30", BACKUP_DIR: kept() })).output;
  } finally {
    await site.stop();
  }
});
afterAll(() => rm(place, { recursive: true, force: true }));

describe("npm run backup", () => {
  it("contains something of each kind and is readable by its owner only", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(before.rows["public.blogs"]?.some((row) => row.includes("By hand"))).toBe(true);
    const desk = DESK_ROWS.map(([table]) => `public.${table}`);
    for (const table of ["auth.users", "auth.sessions", "private.administrators", "public.audit_log", ...desk])
      expect(before.rows[table], table).not.toHaveLength(0);
    const listed = await new Promise<string>((done) => execFile("tar", ["-tzf", file], (_, out) => done(out)));
    expect(listed).toContain("media/empty.png");
  });

  it("goes beside the nightly ones if it has no name, outside the folder that a restore needs empty", () => {
    expect(unnamed).toContain(`Saved and checked: ${join(kept(), "site-")}`);
  });

  it("does not overwrite a file, and reports that no database answers", async () => {
    const bytes = await readFile(file);
    const away = await command("backup", { DATA_DIR: join(place, "nowhere") }, join(place, "other.tar.gz"));
    expect(away).toEqual({ code: 1, output: expect.stringContaining("start the site first") });
    expect((await readdir(place)).filter((name) => name.includes(".part"))).toEqual([]);
    expect(await readFile(file)).toEqual(bytes);
  });
});

describe("npm run restore", () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ empty: true });
  });
  afterAll(() => postgres.stop());

  /** The contents of a restored site while it runs, without what its start and this test add. */
  async function restored(dataDir: string, env: Record<string, string>, from: string, saveTo?: string) {
    expect(await command("restore", { DATA_DIR: dataDir, ...env }, from)).toEqual({
      code: 0,
      output: expect.stringContaining("Restored"),
    });
    const site = await startSite({ dataDir, assistant: false, env: { ADMIN_PASSWORD, ...env } });
    try {
      const held = await holdings(site);
      if (saveTo) expect((await command("backup", { DATA_DIR: dataDir, ...env }, saveTo)).output).toContain("Saved");
      const { email } = site.config.admin;
      expect((await clientOf(site).auth.signInWithPassword({ email, password: ADMIN_PASSWORD })).error).toBeNull();
      return held;
    } finally {
      await site.stop();
    }
  }

  it("moves every row and file from the embedded database to an external one, and back", async () => {
    const grown = join(place, "grown.tar.gz");
    expect(await restored(join(place, "external"), { DATABASE_URL: postgres.url }, file, grown)).toEqual(before);
    expect(await restored(join(place, "embedded"), {}, grown)).toEqual(before);
  });

  it("overwrites nothing", async () => {
    const full = await command("restore", { DATA_DIR: join(place, "origin") }, file);
    expect(full).toEqual({ code: 1, output: expect.stringContaining("is not empty") });
    const taken = await command("restore", { DATA_DIR: join(place, "new"), DATABASE_URL: postgres.url }, file);
    expect(taken).toEqual({ code: 1, output: expect.stringContaining("The database is not empty") });
  });

  it("refuses a backup with rows of a table that this version lacks", async () => {
    const other = join(place, "other-version.tar.gz");
    await writeArchive(other, withRowsOf("auth.flow_state"));
    const refused = await command("restore", { DATA_DIR: join(place, "refused") }, other);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining("The backup has rows of auth.flow_state") });
  });

  it.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 2_000)],
    ["changed in one byte", (bytes: Buffer) => Buffer.from(bytes).fill(bytes[9_000]! ^ 1, 9_000, 9_001)],
    ["of another kind", () => Buffer.from("no archive")],
  ])("refuses a file that is %s", async (_, spoil) => {
    const spoilt = join(place, "spoilt.tar.gz");
    await writeFile(spoilt, spoil(await readFile(file)));
    const { code, output } = await command("restore", { DATA_DIR: join(place, "never") }, spoilt);
    expect(output).toMatch(/damaged|cut short/);
    expect(code).toBe(1);
    await expect(stat(join(place, "never"))).rejects.toThrow("ENOENT");
  });
});
