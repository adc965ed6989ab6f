import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase, type Sql } from "../../server/backend/database.ts";
import { migrate } from "../../server/backend/migrate.ts";
import type { Logger } from "../../server/process/log.ts";
import { startPostgres } from "../site.ts";

const log = { warn: vi.fn(), info: vi.fn() } as unknown as Logger;
const options = { adminEmail: "admin@example.com", servicesLogIn: false, log };
const LISTS = ["blogs", "news", "careers", "contact_submissions"];

/** Releases by their last migration; each is filled as a site in use is, and then brought up to date. */
const releases = [
  { name: "before notes were entries", before: "20261125" },
  { name: "with drafts on the server", before: "20261125140000" },
];

describe.each(releases)("a site of an earlier release, $name", ({ before }) => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let sql: Sql;
  const filled = new Map<string, readonly Record<string, unknown>[]>();

  beforeAll(async () => {
    const files = await readdir(join(import.meta.dirname, "../../supabase/migrations"));
    const only = files.map((file) => file.slice(0, 14)).filter((version) => version < before);
    postgres = await startPostgres({ empty: true });
    await migrate(postgres.url, { ...options, only });
    sql = openDatabase(postgres.url, { max: 1 });
    await sql`
      insert into contact_submissions (name, email, message, status)
      select 'Asha ' || n, 'asha' || n || '@b.example', 'Spraying for ' || n || ' acres', case n % 3 when 0 then 'replied' else 'new' end
      from generate_series(1, 600) as n`;
    for (const list of ["blogs", "news"])
      await sql`
        insert into ${sql(list)} (title, content, status)
        select 'Title ' || n, 'Text ' || n, case n % 2 when 0 then 'published' else 'draft' end from generate_series(1, 20) as n`;
    await sql`
      insert into careers (title, description, status)
      select 'Pilot ' || n, 'Flies.', case n % 2 when 0 then 'published' else 'draft' end from generate_series(1, 20) as n`;
    await sql`insert into private.administrators (email) values ('ravi@b.example')`;
    const [account] = await sql`
      insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'ravi@b.example', now()) returning id`;
    if (before === "20261125") {
      await sql`insert into enquiry_notes (id, note) select id, 'Rang ' || name from contact_submissions`;
      const notes =
        await sql`select id as enquiry_id, note as content, null as author_name, updated_at as created_at from enquiry_notes`;
      filled.set("enquiry_entries", notes);
    } else {
      await sql`
        insert into enquiry_entries (enquiry_id, content, author_name) select id, 'Rang ' || name, 'Ravi' from contact_submissions`;
      filled.set(
        "enquiry_entries",
        await sql`select enquiry_id, content, author_name, created_at from enquiry_entries`,
      );
      await sql`
        insert into drafts (id, writer, subject, subject_id, opened_for, typed, stored, typed_at, browser)
        select gen_random_uuid(), ${account?.id}, 'blogs', id, id::text, '{"title": "Half a ti"}', '{}', now(), gen_random_uuid()
        from blogs`;
      filled.set("drafts", await sql`select * from drafts`);
    }
    for (const list of LISTS) filled.set(list, await sql`select * from ${sql(list)}`);
    await migrate(postgres.url, options);
  }, 120_000);

  afterAll(async () => {
    await sql?.end();
    await postgres?.stop();
  });

  it("keeps each row with each value it had", async () => {
    expect(filled.size).toBeGreaterThan(LISTS.length);
    for (const [table, rows] of filled) {
      const columns = Object.keys(rows[0] ?? {});
      const order = columns.includes("id") ? "id" : "enquiry_id";
      const sorted = (list: readonly Record<string, unknown>[]) =>
        [...list].sort((a, b) => String(a[order]).localeCompare(String(b[order])));
      const now = await sql`select ${sql(columns)} from ${sql(table)}`;
      expect(sorted(now), table).toEqual(sorted(rows));
    }
  });
});
