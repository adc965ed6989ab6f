import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { StoredThing } from "../../domain/stored/stored-thing.ts";
import { storedThings } from "../../domain/stored/stored-things.ts";
import { OPERATORS } from "../../server/backend/data/requests.ts";

const textOf = (path: string) => readFile(join(import.meta.dirname, "../..", path), "utf8");
const guide = await textOf("docs/data-service.md");

/** The rows of the table in one part of the guide, cell by cell. */
const rowsOf = (part: string) => {
  const [, text = ""] = guide.split(new RegExp(`^## ${part}.*$`, "m"));
  const lines = text.split(/^## /m)[0]?.match(/^\|.*\|$/gm) ?? [];
  return lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
};

/** Its examples are run by tests/policies/each-backend/data-service-document.ts. */
describe("docs/data-service.md", () => {
  it("says of every table who reads and writes it, and its columns", () => {
    const written = rowsOf("Tables").map(([name = "", readers = "", writers = "", columns = ""]) => ({
      table: name.replaceAll("`", ""),
      readers: readers.startsWith("anyone") ? "anyone" : "administrators",
      writers: /^(anyone|administrators|nobody)/.exec(writers)?.[0],
      columns: columns.split(", "),
    }));
    const described = storedThings.map(({ table, readers, writers, columns }: StoredThing) => ({
      table,
      readers,
      writers,
      columns: Object.keys(columns),
    }));
    const byTable = (a: { table: string }, b: { table: string }) => a.table.localeCompare(b.table);
    const message =
      'The table under "Tables" in docs/data-service.md has one row for each stored thing, with all its columns.';
    expect(written.sort(byTable), message).toEqual(described.sort(byTable));
  });

  it("names every procedure, call of the storage, and comparison, and no other", async () => {
    const routes = await textOf("server/gateway/rest/routes.ts");
    const called = Array.from(
      routes.matchAll(/(?:rest\.post\("\/|addFile\(\s*")([\w/.-]+)"|addStaffCall\("(\w+)"/g),
      ([, path, procedure]) => path ?? `rpc/${procedure}`,
    );
    expect(called.length).toBeGreaterThan(5);
    expect(rowsOf("Procedures").map(([call = ""]) => call.replaceAll("`", ""))).toEqual(called);

    const storage = await textOf("server/gateway/storage/routes.ts");
    const taken = Array.from(storage.matchAll(/storage\.\w+\(.*?"(\/object[\w/:]*)"/g), ([, path = ""]) => path);
    expect(taken.length).toBeGreaterThan(3);
    const told = rowsOf("Pictures").map(([call = ""]) =>
      call.replace(/^.* \/storage\/v1/, "").replace("NAME", ":name"),
    );
    expect(told.sort()).toEqual(taken.sort());

    const known = rowsOf("Reading").flatMap(([parameter = ""]) => parameter.match(/\b\w+(?=\.(`|\())/g) ?? []);
    expect(known.sort()).toEqual([...OPERATORS].sort());
  });

  it.each([
    "rest/query.ts",
    "rest/rows.ts",
    "rest/staff-calls.ts",
    "rest/values.ts",
    "storage/check.ts",
    "storage/routes.ts",
  ])("says the bounds of %s", async (file) => {
    const source = await textOf(`server/gateway/${file}`);
    const bounds = [...source.matchAll(/^(?:export )?const (?:MAX|PICTURE)_\w+ = ([\d_]+)((?: \* 1024)*);/gm)];
    expect(bounds.length).toBeGreaterThan(0);
    for (const [, number = "", unit = ""] of bounds) {
      const size = unit.split("1024").length - 1;
      expect(guide).toContain(`${Number(number.replaceAll("_", "")).toLocaleString("en")}${["", " KB", " MB"][size]}`);
    }
  });
});
