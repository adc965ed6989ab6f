import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Logger } from "../../process/log.ts";
import { type Queries, withConnection } from "../database.ts";
import { migrate } from "../migrate.ts";
import { readArchive } from "./archive.ts";
import { type Contents, type Table, tablesOf } from "./catalogue.ts";

type Place = {
  /** The database's address, as a user that may create roles. */
  address: string;
  dataDir: string;
  adminEmail: string;
  servicesLogIn: boolean;
};

/**
 * Reads a backup to its end.
 *
 * @throws Error when it is damaged, truncated or not a backup
 */
export async function checkBackup(file: string): Promise<void> {
  for await (const _ of readArchive(file));
}

/**
 * Fills an empty database and the data directory from a checked backup. It applies the migrations that the backup names;
 * the site applies later ones when it starts. All rows are inserted in one transaction without triggers and foreign keys;
 * the keys are checked when they are added again.
 *
 * @throws Error when the database has tables, or a newer version made the backup
 */
export async function restoreBackup(file: string, { address, dataDir, ...options }: Place, log: Logger): Promise<void> {
  await withConnection(address, { connect_timeout: 5 }, async (sql) => {
    if ((await tablesOf(sql)).length > 0) throw new Error("The database is not empty; nothing was changed in it.");
    const contents = await contentsIn(file);
    const { tables, sequences } = contents;
    await migrate(address, { ...options, log, only: contents.migrations });
    await sql.begin(async (transaction) => {
      const undo = await prepareTables(transaction, await tablesOf(transaction));
      await fill(transaction, file, tables, dataDir);
      for (const { name, value } of sequences) await transaction`select setval(${name}::regclass, ${value})`;
      for (const statement of undo) await transaction.unsafe(statement);
    });
  });
}

/** Tables that are not moved into a Supabase project: it has its own accounts, to whom drafts belong, and its own storage. */
const NOT_MOVED = /^(?!public\.|private\.)|^public\.(media_objects|drafts)$/;

/**
 * Inserts the rows of a backup, except accounts, their drafts and pictures, into a Supabase project that has the same migrations.
 * References to accounts, such as a post's author, become null.
 *
 * @throws Error when the project has other migrations or any rows; then nothing is changed
 */
export async function moveIntoProject(file: string, address: string): Promise<void> {
  await withConnection(address, { connect_timeout: 5 }, async (sql) => {
    const contents = await contentsIn(file);
    const pushed = await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`.catch(() => []);
    if (pushed.map(({ version }) => version).join() !== contents.migrations.join())
      throw new Error("The project has other migrations than the backup; push those of the version that made it.");
    const there = new Set((await tablesOf(sql)).map(({ name }) => name));
    const moved = contents.tables.filter(({ name }) => there.has(name) && !NOT_MOVED.test(name));
    await sql.begin(async (transaction) => {
      for (const { name } of moved.filter((table) => table.name.startsWith("public.")))
        if ((await transaction.unsafe(`select from ${name} limit 1`)).length > 0)
          throw new Error(`${name} of the project is not empty; nothing was changed in it.`);
      const undo = await prepareTables(transaction, moved);
      await fill(
        transaction,
        file,
        contents.tables.map((table) => (moved.includes(table) ? table : undefined)),
      );
      await forgetAccounts(transaction, moved);
      for (const { name, value } of contents.sequences)
        if (!NOT_MOVED.test(name)) await transaction`select setval(${name}::regclass, ${value})`;
      for (const statement of undo) await transaction.unsafe(statement);
    });
  });
}

/** Sets references to accounts to null. The foreign keys are dropped meanwhile, so columns are found by name. */
async function forgetAccounts(sql: Queries, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const account of ["author_id", "assigned_to"])
      if (columns.includes(account)) await sql.unsafe(`update ${name} set ${account} = null`);
}

async function contentsIn(file: string): Promise<Contents> {
  for await (const { name, bytes } of readArchive(file)) {
    if (name === "backup.json") return JSON.parse(bytes.toString());
    break;
  }
  throw new Error(`${file} is no backup of this site.`);
}

/** Truncates tables, drops their foreign keys and disables triggers. @returns the statements that restore both */
async function prepareTables(sql: Queries, tables: readonly Table[]): Promise<string[]> {
  const names = tables.map(({ name }) => name);
  // With an empty search path, PostgreSQL prints names with their schema.
  await sql`set local search_path = ''`;
  const keys = await sql<{ drop: string; add: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and conparentid = 0 and conrelid = any(${names}::text[]::regclass[])`;
  const triggers = await sql<{ off: string; on: string }[]>`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
           format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as on
    from pg_trigger where not tgisinternal and tgenabled = 'O' and tgparentid = 0 and tgrelid = any(${names}::text[]::regclass[])`;
  for (const { drop } of keys) await sql.unsafe(drop);
  for (const { off } of triggers) await sql.unsafe(off);
  await sql.unsafe(`truncate ${names.join()}`);
  return [...keys.map(({ add }) => add), ...triggers.map(({ on }) => on)];
}

/**
 * Inserts a backup's rows into the given tables (undefined skips one), and writes its files into `dataDir`, if given. A
 * table without rows need not exist: earlier versions of the site had tables that they never used.
 *
 * @throws Error when the backup has rows of a table that does not exist
 */
async function fill(sql: Queries, file: string, tables: (Table | undefined)[], dataDir?: string): Promise<void> {
  let open: { table: Table; rows: Writable } | undefined;
  const finish = async () => {
    open?.rows.end();
    if (open) await finished(open.rows);
    open = undefined;
  };
  for await (const { name, bytes } of readArchive(file)) {
    const table = tables[Number(/^tables\/(\d+)\//.exec(name)?.[1])];
    if (table !== open?.table) await finish();
    if (table) {
      open ??= { table, rows: await copyInto(sql, table) };
      // A destroyed stream has emitted its error already and never drains.
      if (!open.rows.write(bytes)) await (open.rows.destroyed ? finished(open.rows) : once(open.rows, "drain"));
    } else if (dataDir && (name === "secrets.json" || /^media\/(?!.*\.\.)/.test(name))) {
      const path = join(dataDir, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600, flag: "wx", flush: true });
    }
  }
  await finish();
}

async function copyInto(sql: Queries, { name, columns }: Table): Promise<Writable> {
  const [known] = await sql<{ found: boolean }[]>`select to_regclass(${name}) is not null as found`;
  if (!known?.found) throw new Error(`The backup has rows of ${name}, a table that this version of the site lacks.`);
  const rows = await sql.unsafe(`copy ${name} (${columns.join()}) from stdin`).writable();
  // The next write, or `finished`, reports the error.
  rows.on("error", () => undefined);
  return rows;
}
