/**
 * Writes the columns, limits and enumerations of the migrated database into `domain/stored/database-columns.ts`, which the
 * descriptions of stored things and their types use. Run it after every new migration:
 *
 *   npm run types
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Column } from "../domain/stored/stored-thing.ts";
import { type Sql, socketAddress, withConnection } from "../server/backend/database.ts";
import { migrate } from "../server/backend/migrate.ts";
import { startPostgres } from "../server/backend/postgres.ts";
import { createLog } from "../server/process/log.ts";

export const COLUMNS_FILE = join(import.meta.dirname, "../domain/stored/database-columns.ts");

/** Tables without a description: only the storage interface reads this one. */
const EXCLUDED = ["media_objects"];

const TYPES: Record<string, Column["type"]> = {
  uuid: "uuid",
  text: "text",
  "timestamp with time zone": "time",
  boolean: "boolean",
  jsonb: "json",
  date: "date",
  integer: "integer",
};

/**
 * Applies the migrations to a temporary database and returns the file's text.
 * @throws Error for a column of an unsupported type
 */
export async function columnsFile(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "types-"));
  const socketDirectory = join(directory, "run");
  await mkdir(socketDirectory, { mode: 0o700 });
  const log = createLog("error", "site");
  const postgres = await startPostgres({ directory: join(directory, "data"), socketDirectory }, log);
  const address = socketAddress(socketDirectory, "postgres");
  try {
    await migrate(address, { adminEmail: "admin@example.com", servicesLogIn: false, log });
    return write(await withConnection(address, {}, readTables));
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

type Tables = Map<string, Map<string, Column>>;

/** The columns of every public table, with the limits and enumerations of their checks. */
async function readTables(sql: Sql): Promise<Tables> {
  const found = await sql<
    { table: string; name: string; type: string; optional: boolean; filled: boolean; checks: string }[]
  >`
    select
      relation.relname as table,
      attribute.attname as name,
      format_type(attribute.atttypid, null) as type,
      not attribute.attnotnull as optional,
      attribute.atthasdef as filled,
      coalesce((
        select string_agg(pg_get_constraintdef(oid), ' ')
        from pg_constraint
        where conrelid = relation.oid and contype = 'c' and conkey = array[attribute.attnum]
      ), '') as checks
    from pg_class as relation
    join pg_attribute as attribute on attribute.attrelid = relation.oid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
      and relation.relname <> all(${EXCLUDED})
      and attribute.attnum > 0 and not attribute.attisdropped
    order by relation.relname, attribute.attnum
  `;
  const tables: Tables = new Map();
  for (const { table, name, type: databaseType, optional, filled, checks } of found) {
    const type = TYPES[databaseType];
    if (!type)
      throw new Error(
        `${table}.${name} is ${databaseType}; a description knows ${Object.keys(TYPES).join(", ")} alone: docs/architecture.md, Migrations`,
      );
    const column: Column = { type };
    if (optional) column.optional = true;
    if (filled) column.filled = true;
    const limit = /\b(?:char_|character_)?length\("?\w+"?\) <= (\d+)/.exec(checks)?.[1];
    if (limit && type === "text") column.max = Number(limit);
    const values = /= ANY \(\(?ARRAY\[(.+?)\]/.exec(checks)?.[1];
    if (values)
      column.oneOf = Array.from(values.matchAll(/'((?:[^']|'')*)'/g), ([, value = ""]) => value.replaceAll("''", "'"));
    tables.set(table, (tables.get(table) ?? new Map()).set(name, column));
  }
  return tables;
}

function write(tables: Tables): string {
  const parts = ["// Made from the migrated database by `npm run types`. Change a migration, not this."];
  for (const [table, columns] of tables) {
    const lines = Array.from(columns, ([name, column]) => `  ${name}: ${literal(column)},`);
    parts.push(`export const ${table} = {\n${lines.join("\n")}\n} as const;`);
  }
  const lines = Array.from(tables.keys(), (table) => `  ${table}: typeof ${table};`);
  parts.push(`/** Every public table. */\nexport type Tables = {\n${lines.join("\n")}\n};`);
  return `${parts.join("\n\n")}\n`;
}

const literal = (column: Column) => {
  const fields = Object.entries(column).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[${value.map((each) => JSON.stringify(each)).join(", ")}]`
      : JSON.stringify(value);
    return `${key}: ${text}`;
  });
  return `{ ${fields.join(", ")} }`;
};

if (import.meta.main) {
  await writeFile(COLUMNS_FILE, await columnsFile());
  console.log(`${relative(process.cwd(), COLUMNS_FILE)} is what the migrations make`);
}
