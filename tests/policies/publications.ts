import type { ISql } from "postgres";
import type { StoredThing } from "../../domain/stored/stored-thing.ts";
import { storedThings } from "../../domain/stored/stored-things.ts";

/** The stored things that the public reads. A new one is covered by all tests that use this list. */
const published: StoredThing[] = storedThings.filter(({ readers }) => readers === "anyone");

/** The tables whose published rows anyone may read. */
export const publications = published.map(({ table }) => table);

/** Those of them that contain articles. */
export const articleTables = published.filter(({ columns }) => "content" in columns).map(({ table }) => table);

/** The tables whose deleted rows go into the bin. */
export const binnedTables = [...publications, "contact_submissions"];

/** The columns of a published table. @throws Error if the table is not published */
export function columnsOf(table: string): StoredThing["columns"] {
  const thing = published.find((each) => each.table === table);
  if (!thing) throw new Error(`${table} is not published`);
  return thing.columns;
}

/** The name of the required text column beside the title. */
export function bodyOf(table: string): string {
  const [body] = Object.keys(minimalRow(table, "")).filter((name) => name !== "title");
  if (!body) throw new Error(`${table} needs no text beside its title`);
  return body;
}

/** A row with its required columns only. @throws Error if a required column is not a text */
export function minimalRow(table: string, title: string): { title: string; [column: string]: string } {
  const needed = Object.entries(columnsOf(table)).filter(([, { optional, filled }]) => !optional && !filled);
  const row = needed
    .filter(([name]) => name !== "title")
    .map(([name, { type, oneOf }]) => {
      if (type !== "text") throw new Error(`minimalRow needs a test value for ${table}.${name}`);
      return [name, oneOf?.[0] ?? "What there is to say."];
    });
  return { title, ...Object.fromEntries(row) };
}

/** The row-level security, policies, triggers and grants of a table, with `it` in place of the table's name. */
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
