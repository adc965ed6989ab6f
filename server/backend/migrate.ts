import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../process/log.ts";
import { type Sql, withConnection } from "./database.ts";

const ROOT = join(import.meta.dirname, "../..");
const MIGRATIONS = join(ROOT, "supabase/migrations");
const SEED = "supabase/seed.sql";

/** An arbitrary number that all servers share. */
const ADVISORY_LOCK_KEY = 72_901_155;

type Options = {
  adminEmail: string;
  /** Whether the services log in directly as their roles; only for a database that no other program can reach. */
  servicesLogIn: boolean;
  log: Logger;
  /** For a restore: applies only the migrations with these versions, and inserts no rows. */
  only?: readonly string[];
};

/**
 * Prepares a database for the site: creates what a Supabase project provides, applies the pending migrations, inserts the
 * demonstration content into an empty database, and stores the administrator's address.
 *
 * Applied migrations and seeds are recorded as the Supabase CLI records them. Several servers may do this at once on
 * one database; an advisory lock makes them take turns.
 *
 * @param address of the database, as a user that may create roles.
 * @throws the database's error; a failed migration is rolled back. Error when the names of migrations conflict.
 */
export async function migrate(address: string, { adminEmail, servicesLogIn, log, only }: Options): Promise<void> {
  await withConnection(address, {}, async (sql) => {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK_KEY})`;
    await sql.unsafe(await readFile(join(import.meta.dirname, "bootstrap.sql"), "utf8"));
    if (servicesLogIn) await sql.unsafe("alter role authenticator login; alter role supabase_auth_admin login");
    await ensureHistory(sql);
    await applyMigrations(sql, log, only);
    if (only) return;
    await seedEmptyDatabase(sql, log);
    await syncConfiguredAdministrator(sql, adminEmail);
  });
}

/** Creates the tables in which the Supabase CLI records migrations, with the CLI's own statements. */
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
 * Lists the migrations of a directory in the order in which they are applied.
 *
 * @throws Error for a wrong file name, and for two files of one version: the second would count as applied.
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
  if (unknown?.length) throw new Error(`The backup has migrations of a newer version of the site: ${unknown.join()}.`);
  for (const { file, version, name } of files) {
    // Early versions of the Supabase CLI stored no name.
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
      // The Supabase CLI stores separate statements, which cannot be compared with the file.
      const [before, ...others] = present.statements ?? [];
      if (before && others.length === 0 && before.trim() !== text.trim())
        log.warn({ migration: file }, "migration changed after it was applied; put the change into a new one");
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

/** Inserts the demonstration content, unless the database was seeded before or has any content. */
async function seedEmptyDatabase(sql: Sql, log: Logger): Promise<void> {
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
    log.info("demonstration content inserted into the empty database");
  });
}

/** Makes ADMIN_EMAIL an administrator and removes the address that was configured before. */
async function syncConfiguredAdministrator(sql: Sql, email: string): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`delete from private.administrators where from_environment and email <> ${email}`;
    await transaction`
      insert into private.administrators (email, from_environment) values (${email}, true) on conflict do nothing`;
  });
}
