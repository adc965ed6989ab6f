/**
 * Rehearses the move to a Supabase project: the Supabase CLI pushes the migrations to a plain PostgreSQL with a project's
 * initial contents, and the rows of a running site are copied into it. Part of `npm run test:long`; the CLI comes from npm
 * when first needed, the database from Debian (see `startOlderPostgres`).
 */
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../server/backend/database.ts";
import { migrate } from "../../server/backend/migrate.ts";
import { createLog } from "../../server/process/log.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type OlderPostgres, startOlderPostgres } from "../older-postgres.ts";
import { clientOf } from "../policies/people.ts";
import { EMPTY_SETTINGS, type RunningSite, startSite } from "../site.ts";

const CLI = "supabase@3.1.0";
const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const log = createLog("silent", "site");

let place: string;
let project: OlderPostgres;
let site: RunningSite;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "project-"));
  project = await startOlderPostgres();
  site = await startSite({ env: { ADMIN_PASSWORD }, assistant: false });
});
afterAll(async () => {
  await site?.stop();
  await project?.stop();
  await rm(place, { recursive: true, force: true });
});

/** A project's contents before the first push: roles, the auth schema, the history of migrations. */
const asProject = () =>
  migrate(project.url, { adminEmail: "admin@vayutra.example", servicesLogIn: false, log, only: [] });

/** Pushes from a copy of the project's folder, because the CLI writes into it. */
async function push(): Promise<string> {
  await cp(join(ROOT, "supabase"), join(place, "supabase"), { recursive: true });
  const args = ["db", "push", `--remote=${project.networkUrl}`, "--yes", "--workdir", place];
  const { stdout, stderr } = await run("npx", ["--yes", CLI, ...args], { cwd: place, maxBuffer: 1e8 });
  return stdout + stderr;
}

/** Runs a command as its `npm run` does. */
async function command(name: "backup" | "restore", env: Record<string, string>, file: string) {
  const all = { ...process.env, ...EMPTY_SETTINGS, ...env };
  const { stdout } = await run(process.execPath, [join(ROOT, `scripts/${name}.ts`), file], { cwd: ROOT, env: all });
  return stdout;
}

it("the CLI accepts the settings and applies every migration; the rows of a site can be copied", async () => {
  await asProject();
  const said = await push();
  expect(said).not.toMatch(/WARN:|deprecated/);
  // Tables, columns and history are those of the site's own backend.
  const { sql } = site;
  const there = openDatabase(project.url, { max: 1 });
  try {
    const shape = `
      select table_name || '.' || column_name || ' ' || data_type as column from information_schema.columns
      where table_schema = 'public' order by 1`;
    const history = "select version, name from supabase_migrations.schema_migrations order by version";
    for (const question of [shape, history])
      expect([...(await there.unsafe(question))]).toEqual([...(await sql.unsafe(question))]);

    const client = clientOf(site);
    await client.auth.signInWithPassword({ email: site.config.admin.email, password: ADMIN_PASSWORD });
    const post = { title: "Moved along", content: 'हिन्दी 🚁, a\ttab, "quotes"', status: "published" };
    const thrownAway = await client.from("blogs").insert(post).select("id").single();
    expect((await client.from("blogs").delete().eq("id", thrownAway.data?.id)).error).toBeNull();
    expect((await client.from("blogs").insert(post)).error).toBeNull();

    // What the owner has stated moves too.
    await sql`insert into site_values (key, value, proof) values ('phone', '+91 98270 12345', 'the bill')`;
    await sql`insert into prices (thing, rupees) values ('/services/agriculture-spray#farm', 500)`;
    await sql`
      insert into batches (course, starts_on, ends_on) values ('/training/drone-pilot-training', '2099-01-04', '2099-01-29')`;
    await sql`insert into notices (title, from_day, to_day) values ('Closed for Diwali', '2099-01-04', '2099-01-05')`;

    const written = `
      with sent as (
        insert into public.contact_submissions (name, email, message)
        values ('Asha', 'asha@farm.example', 'm') returning id
      )
      insert into private.enquiry_mails (enquiry_id, kind) select id, 'notice' from sent`;
    await sql.unsafe(written);

    const file = join(place, "site.tar.gz");
    await command("backup", { DATA_DIR: site.dataDir }, file);
    const settings = {
      SUPABASE_URL: "https://project.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_the_project",
      DATABASE_URL: project.url,
    };
    expect(await command("restore", settings, file)).toContain("Moved into the project");
    const desk = ["site_values", "prices", "batches", "notices"];
    for (const table of ["blogs", "news", "careers", "contact_submissions", "versions", "bin", "audit_log", ...desk]) {
      const rows = `select to_jsonb(each) - 'author_id' as row from public.${table} as each order by id`;
      const held = [...(await sql.unsafe(rows))];
      expect([...(await there.unsafe(rows))], table).toEqual(held);
      if (["blogs", "bin", "audit_log", "contact_submissions", ...desk].includes(table))
        expect(held, table).not.toHaveLength(0);
    }
    // Triggers and keys are active again, and a second run overwrites nothing.
    const [stamped] = await there`
      update public.blogs set title = 'Changed there' where title = 'Moved along' returning updated_at > created_at as later`;
    expect(stamped?.later).toBe(true);
    await there.unsafe(written);
    await expect(command("restore", settings, file)).rejects.toThrow("is not empty; nothing was changed in it");
  } finally {
    await there.end();
  }
}, 600_000);
