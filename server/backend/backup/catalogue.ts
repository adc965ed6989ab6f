import type { Queries } from "../database.ts";

/** A table with the columns that are stored rather than worked out, all written as SQL takes them. */
export type Table = { name: string; columns: string[] };

/** What a backup says of itself, in its first entry. */
export type Contents = {
  format: 1;
  /** When, in ISO 8601. */
  made: string;
  /** The migrations that had been applied. */
  migrations: string[];
  /** In the order in which their rows are numbered. */
  tables: Table[];
  sequences: { name: string; value: string }[];
};

/** Every table of the database that is not PostgreSQL's own or an extension's, whoever may read it. */
export async function tablesOf(sql: Queries): Promise<Table[]> {
  return sql<Table[]>`
    select format('%I.%I', space.nspname, class.relname) as name,
           array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class as class
    join pg_namespace as space on space.oid = class.relnamespace
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where class.relkind = 'r' and class.relpersistence <> 't'
      and space.nspname !~ '^pg_' and space.nspname <> 'information_schema'
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e'
      )
    group by 1 order by 1`;
}

/** What the database holds beside rows; `sql` is the transaction in which the rows are read too. */
export async function contentsOf(sql: Queries): Promise<Contents> {
  const migrations = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  const sequences = await sql<Contents["sequences"]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where last_value is not null`;
  return {
    format: 1,
    made: new Date().toISOString(),
    migrations: migrations.map(({ version }) => version),
    tables: await tablesOf(sql),
    sequences: [...sequences],
  };
}
