import type { ISql } from "postgres";
import type { StoredThing } from "../../domain/stored/stored-thing.ts";
import { storedThings } from "../../domain/stored/stored-things.ts";

/** What is published: a new stored thing of this kind is tried by all tests that ask for these. */
const published: StoredThing[] = storedThings.filter(({ readers }) => readers === "anyone");

/** Tables whose published rows anyone reads. */
export const publications = published.map(({ table }) => table);

/** Those of them that hold articles, in Markdown or plain. */
export const articleTables = published.filter(({ columns }) => "content_format" in columns).map(({ table }) => table);

/** Tables whose rows go into the bin. */
export const binnedTables = [...publications, "contact_submissions"];

/** The columns of a published table. @throws Error where the table is not published */
export function columnsOf(table: string): StoredThing["columns"] {
  const thing = published.find((each) => each.table === table);
  if (!thing) throw new Error(`${table} is not published`);
  return thing.columns;
}

/** The text that a row cannot do without, beside its title. */
export function bodyOf(table: string): string {
  const [body] = Object.keys(leastRow(table, "")).filter((name) => name !== "title");
  if (!body) throw new Error(`${table} needs no text beside its title`);
  return body;
}

/** The least that a row needs. @throws Error where it needs something else than text */
export function leastRow(table: string, title: string): { title: string; [column: string]: string } {
  const needed = Object.entries(columnsOf(table)).filter(([, { optional, filled }]) => !optional && !filled);
  const row = needed
    .filter(([name]) => name !== "title")
    .map(([name, { type, oneOf }]) => {
      if (type !== "text") throw new Error(`say here what ${table}.${name} is to hold in a test`);
      return [name, oneOf?.[0] ?? "What there is to say."];
    });
  return { title, ...Object.fromEntries(row) };
}

/** What guards a table in the database, with `it` for the table's name: row-level security, policies, triggers, grants. */
export async function guardsOf(sql: ISql, table: string): Promise<string[]> {
  const rows = await sql`
    select to_jsonb(pg_get_triggerdef(oid)) as said
      from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal
    union all select to_jsonb(policy) - 'tablename' from pg_policies as policy
      where schemaname = 'public' and tablename = ${table}
    union all select jsonb_build_array(grantee, privilege_type)
      from information_schema.role_table_grants where table_schema = 'public' and table_name = ${table}
    union all select jsonb_build_array('row-level security', relrowsecurity) from pg_class where oid = ${table}::regclass`;
  return rows.map(({ said }) => JSON.stringify(said).replaceAll(table, "it")).sort();
}
