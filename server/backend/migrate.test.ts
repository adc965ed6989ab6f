import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrationFiles } from "./migrate.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "migrations-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const filesNamed = async (...names: string[]) => {
  for (const name of names) await writeFile(join(directory, name), "select 1;");
  return migrationFiles(directory);
};

describe("migrationFiles", () => {
  it("lists the migrations in the order of their timestamps", async () => {
    const ours = join(import.meta.dirname, "../../supabase/migrations");
    expect((await migrationFiles(ours)).map(({ file }) => file)).toEqual((await readdir(ours)).sort());
  });

  it("refuses two migrations of one timestamp, and names both", async () => {
    await expect(filesNamed("20270101000000_one.sql", "20270101000000_two.sql")).rejects.toThrow(
      "The migrations 20270101000000_one.sql and 20270101000000_two.sql have the same timestamp; give one of them a later one.",
    );
  });

  it("refuses a migration without a timestamp", async () => {
    await expect(filesNamed("add_a_table.sql")).rejects.toThrow(
      "The migration add_a_table.sql is not named <timestamp>_<name>.sql.",
    );
  });
});
