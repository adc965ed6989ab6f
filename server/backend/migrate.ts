import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../process/log.ts";
import { openDatabase, type Sql } from "./database.ts";

const ROOT = join(import.meta.dirname, "../..");
const MIGRATIONS = join(ROOT, "supabase/migrations");
const SEED = "supabase/seed.sql";

/** Any number will do, if all servers use the same one. */
const ADVISORY_LOCK = 72_901_155;

type Options = {
  adminEmail: string;
  /** Whether the services log in as the roles they work in, which only a database that nobody else reaches may allow. */
  servicesLogIn: boolean;
  log: Logger;
  /** For a restore: the versions of these migrations and no others, and no rows of our own. */
  only?: readonly string[];
};

/**
 * Brings a database to what the site needs: what Supabase provides elsewhere, the migrations that were not applied
 * yet, the demonstration content into tables that never held anything, and the administrator's address.
 *
 * Applied migrations and seeds are recorded as the Supabase CLI records them. Several servers may do this at once on
 * one database: they take turns.
 *
 * @param address of the database, as a user that may create roles.
 * @throws the database's error, where a failed migration leaves nothing behind; Error when migrations cannot be told apart.
 */
export async function migrate(address: string, { adminEmail, servicesLogIn, log, only }: Options): Promise<void> {
  const sql = openDatabase(address, { max: 1 });
  try {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`;
    await sql.unsafe(await readFile(join(import.meta.dirname, "bootstrap.sql"), "utf8"));
    if (servicesLogIn) await sql.unsafe("alter role authenticator login; alter role supabase_auth_admin login");
    await ensureHistory(sql);
    await applyMigrations(sql, log, only);
    if (only) return;
    await seedOnce(sql, log);
    await keepAdministrator(sql, adminEmail);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The tables in which the Supabase CLI records migrations, made with the same statements as there. */
async function ensureHistory(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;
    create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
  `);
}

/**
 * The migrations of a directory, in the order in which they are applied.
 *
 * @throws Error when a file is not named as migrations are, or when two have one version: the second would count as applied.
 */
export async function migrationFiles(directory: string): Promise<{ file: string; version: string; name: string }[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  const files = names.map((file) => {
    const [, version = "", name = ""] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    if (!version) throw new Error(`The migration ${file} is not named <timestamp>_<name>.sql.`);
    return { file, version, name };
  });
  const seen = new Map<string, string>();
  for (const { file, version } of files) {
    const other = seen.get(version);
    if (other)
      throw new Error(`The migrations ${other} and ${file} have the same timestamp; give one of them a later one.`);
    seen.set(version, file);
  }
  return files;
}

async function applyMigrations(sql: Sql, log: Logger, only?: readonly string[]): Promise<void> {
  const applied = await sql<{ version: string; name: string | null; statements: string[] | null }[]>`
    select version, name, statements from supabase_migrations.schema_migrations`;
  const known = new Map(applied.map((migration) => [migration.version, migration]));
  const files = await migrationFiles(MIGRATIONS);
  const unknown = only?.filter((version) => !files.some((file) => file.version === version));
  if (unknown?.length) throw new Error(`Made by a newer version of the site, with the migrations ${unknown.join()}.`);
  for (const { file, version, name } of files) {
    // The column is empty where an early Supabase CLI applied the migration, which kept no names.
    const before = known.get(version)?.name ?? name;
    if (before !== name)
      throw new Error(
        `The migration ${file} has the timestamp of ${version}_${before}.sql, which was applied to this database; give it that name back if it is the same one, and a later timestamp if it is another.`,
      );
  }
  for (const { file, version, name } of files) {
    const moved = applied.find((each) => each.name === name && !files.some((other) => other.version === each.version));
    if (moved && !known.has(version))
      throw new Error(
        `The migration ${file} was applied to this database as ${moved.version}_${name}.sql; give it that timestamp back if it is the same one, and another name if it is not.`,
      );
  }
  for (const { file, version, name } of files) {
    if (only?.includes(version) === false) continue;
    const text = await readFile(join(MIGRATIONS, file), "utf8");
    const present = known.get(version);
    if (present) {
      // The Supabase CLI keeps a migration statement by statement, which cannot be compared with the file.
      const [before, ...others] = present.statements ?? [];
      if (before && others.length === 0 && before.trim() !== text.trim())
        log.warn({ migration: file }, "this migration was applied before it was changed: what changed needs a new one");
      continue;
    }
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text).catch((error: Error) => {
        error.message = `The migration ${file} failed: ${error.message}`;
        throw error;
      });
      await transaction`
        insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${[text]}, ${name})`;
    });
    log.info({ migration: file }, "migration applied");
  }
}

/** Content for a site nobody has written to. A database that was ever seeded, or holds anything, keeps what it has. */
async function seedOnce(sql: Sql, log: Logger): Promise<void> {
  await sql.begin(async (transaction) => {
    const [found] = await transaction`
      select exists (select from supabase_migrations.seed_files where path = ${SEED})
          or exists (select from public.blogs)
          or exists (select from public.news)
          or exists (select from public.careers)
          or exists (select from public.contact_submissions) as used`;
    if (found?.used) return;
    const text = await readFile(join(ROOT, SEED), "utf8");
    await transaction.unsafe(text);
    const hash = createHash("sha256").update(text).digest("hex");
    await transaction`insert into supabase_migrations.seed_files (path, hash) values (${SEED}, ${hash})`;
    log.info("demonstration content put into the empty database");
  });
}

/** The address of the environment is an administrator's, and one it named before is no longer. */
async function keepAdministrator(sql: Sql, email: string): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`delete from private.administrators where from_environment and email <> ${email}`;
    await transaction`
      insert into private.administrators (email, from_environment) values (${email}, true) on conflict do nothing`;
  });
}
