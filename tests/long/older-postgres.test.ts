/**
 * The upgrade to the next major version of PostgreSQL: a site on an older one is backed up and restored into the bundled
 * one. Part of `npm run test:long`; needs an older PostgreSQL (see `startOlderPostgres`).
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tablesOf } from "../../server/backend/backup/catalogue.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { BUNDLED_MAJOR, type OlderPostgres, startOlderPostgres } from "../older-postgres.ts";
import { clientOf } from "../policies/people.ts";
import { EMPTY_SETTINGS, type RunningSite, startSite } from "../site.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");

let place: string;
let older: OlderPostgres;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "older-"));
  older = await startOlderPostgres();
});
afterAll(async () => {
  await older?.stop();
  await rm(place, { recursive: true, force: true });
});

/** Runs a command as its `npm run` does. */
const command = (name: "backup" | "restore", env: Record<string, string>, file: string) =>
  run(process.execPath, [join(ROOT, `scripts/${name}.ts`), file], {
    cwd: ROOT,
    env: { ...process.env, ...EMPTY_SETTINGS, ...env },
  });

const majorOf = async ({ sql }: RunningSite) =>
  (await sql`select current_setting('server_version_num')::int / 10000 as major`)[0]?.major;

/** Every row of every table. */
async function rowsOf({ sql }: RunningSite) {
  const rows: Record<string, string[]> = {};
  for (const { name } of await tablesOf(sql)) {
    const found = await sql.unsafe(`select to_jsonb(each)::text as row from ${name} as each order by 1`);
    // Left out, because each start records its clean-up run.
    rows[name] = name === "private.clock_looks" ? [] : found.map(({ row }) => row);
  }
  return rows;
}

it("a site on an older PostgreSQL moves to the bundled one with every row", async () => {
  expect(older.major).toBeLessThan(BUNDLED_MAJOR);
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
    expect(await majorOf(after)).toBe(BUNDLED_MAJOR);
    expect(await rowsOf(after)).toEqual(held);
    expect(await (await fetch(`${after.url}/blog`)).text()).toContain("From before");
    const { email } = after.config.admin;
    expect((await clientOf(after).auth.signInWithPassword({ email, password: ADMIN_PASSWORD })).error).toBeNull();
  } finally {
    await after.stop();
  }
  process.stdout.write(`from PostgreSQL ${older.major} to ${BUNDLED_MAJOR}\n`);
}, 600_000);
