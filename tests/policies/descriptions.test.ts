import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { StoredThing } from "../../domain/stored/stored-thing.ts";
import { storedThings } from "../../domain/stored/stored-things.ts";
import { COLUMNS_FILE, columnsFile } from "../../scripts/types.ts";
import { openDatabase, type Sql } from "../../server/backend/database.ts";
import { migrate } from "../../server/backend/migrate.ts";
import type { Logger } from "../../server/process/log.ts";
import { type RunningPostgres, startPostgres } from "../site.ts";
import { guardsOf, publications } from "./publications.ts";

let made: string;
let postgres: RunningPostgres;
let sql: Sql;
beforeAll(async () => {
  made = await columnsFile();
  postgres = await startPostgres();
  sql = openDatabase(postgres.url, { max: 1 });
});
afterAll(async () => {
  await sql?.end();
  await postgres?.stop();
});

it("the columns in the code are those of the migrated database; `npm run types` updates them", async () => {
  expect(await readFile(COLUMNS_FILE, "utf8")).toBe(made);
});

it("every public table has a description, and every description a table", () => {
  const tables = Array.from(made.matchAll(/^export const (\w+) = /gm), ([, table]) => table);
  expect(storedThings.map(({ table }) => table).sort()).toEqual(tables.sort());
});

it.each<StoredThing>([...storedThings])(
  "the description of $table has exactly the table's columns",
  ({ table, columns }) => {
    const [, own = ""] = new RegExp(`export const ${table} = \\{\n([^]*?)\n\\}`).exec(made) ?? [];
    expect(Object.keys(columns)).toEqual(Array.from(own.matchAll(/^ {2}(\w+): /gm), ([, name]) => name));
  },
);

it("every public table has row-level security and at least one policy", async () => {
  const unguarded = await sql`
    select relname from pg_class as relation
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (not relrowsecurity or not exists (select from pg_policy where polrelid = relation.oid))`;
  expect([...unguarded]).toEqual([]);
});

/** What the policy of job postings says beside that of articles. */
const LAST_DAY = " AND ((closes_on IS NULL) OR (closes_on >= ((now() AT TIME ZONE 'Asia/Kolkata'::text))::date))";

it("one policy of job postings has their last day: the public's", async () => {
  const withLastDay = (await guardsOf(sql, "careers")).filter((guard) => guard.includes(LAST_DAY));
  expect(withLastDay.map((guard) => JSON.parse(guard).policyname)).toEqual(["Anyone reads what is published"]);
});

it.each(publications.filter((table) => table !== "careers"))(
  "%s has the same policies, triggers and grants as job postings, but for the last day",
  async (table) => {
    const ofPostings = (await guardsOf(sql, "careers")).map((guard) => guard.replace(LAST_DAY, "")).sort();
    expect(await guardsOf(sql, table)).toEqual(ofPostings);
  },
);

it.each<StoredThing>([...storedThings])("the grants of $table are as in its description", async (thing) => {
  const { table, readers, writers, changesPublished } = thing;
  const granted = async (role: string, privilege: string) => {
    const [row] = await sql`
      select has_any_column_privilege(${role}, ${`public.${table}`}, ${privilege}) as granted`;
    return row?.granted as boolean;
  };
  expect(await granted("anon", "insert")).toBe(writers === "anyone");
  // The sender of an enquiry may read the row of the same transaction.
  expect(await granted("anon", "select")).toBe(readers === "anyone" || writers === "anyone");
  expect(await granted("anon", "update")).toBe(false);
  expect(await granted("authenticated", "select")).toBe(true);
  // Rows of the bin are inserted by a trigger and restored by an update.
  expect(await granted("authenticated", "insert")).toBe(writers !== "nobody" && !changesPublished);
  expect(await granted("authenticated", "update")).toBe(writers !== "nobody");
});

it("a start warns of a migration that was changed after it was applied, and of no other", async () => {
  const warn = vi.fn();
  const log = { warn, info: vi.fn() } as unknown as Logger;
  const migrated = () => migrate(postgres.url, { adminEmail: "admin@example.com", servicesLogIn: false, log });
  await migrated();
  expect(warn).not.toHaveBeenCalled();
  const [changed] = await sql`
    update supabase_migrations.schema_migrations set statements[1] = statements[1] || ' -- and more'
    where version = (select max(version) from supabase_migrations.schema_migrations) returning version, name`;
  await migrated();
  expect(warn.mock.calls.map(([{ migration }]) => migration)).toEqual([`${changed?.version}_${changed?.name}.sql`]);
});
