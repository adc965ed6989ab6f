import type { Queries } from "../database.ts";

/** A table with its stored columns (not the generated ones); all names are quoted for SQL. */
export type Table = { name: string; columns: string[] };

/** The first entry of a backup, which describes it. */
export type Contents = {
  format: 1;
  /** Time of the backup, in ISO 8601. */
  made: string;
  /** The migrations that had been applied. */
  migrations: string[];
  /** Entries `tables/0/…` hold the rows of the first table, and so on. */
  tables: Table[];
  sequences: { name: string; value: string }[];
};

/** All tables except those of PostgreSQL and of extensions, whatever the grants. */
export async function tablesOf(sql: Queries): Promise<Table[]> {
  return sql<Table[]>`
    select format('%I.%I', space.nspname, class.relname) as name,
           json_agg(quote_ident(attname) order by attnum) as columns
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

/** Describes the database. Called in the transaction that reads the rows, so that both match. */
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
