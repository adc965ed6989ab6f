import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { storedThings } from "../../app/entities/stored-things.ts";
import type { StoredThing } from "../../app/lib/stored-thing.ts";
import { COLUMNS_FILE, columnsFile } from "../../scripts/types.ts";

let made: string;
beforeAll(async () => {
  made = await columnsFile();
});

it("the columns that the code knows are those of the migrated database; `npm run types` writes them anew", async () => {
  expect(await readFile(COLUMNS_FILE, "utf8")).toBe(made);
});

it("every public table has a description, and every description a table", () => {
  const tables = Array.from(made.matchAll(/^export const (\w+) = /gm), ([, table]) => table);
  expect(storedThings.map(({ table }) => table).sort()).toEqual(tables.sort());
});

it.each<StoredThing>([...storedThings])("$table is described by its own columns", ({ table, columns, search }) => {
  const [, own = ""] = new RegExp(`export const ${table} = \\{\n([^]*?)\n\\}`).exec(made) ?? [];
  expect(Object.keys(columns)).toEqual(Array.from(own.matchAll(/^ {2}(\w+): /gm), ([, name]) => name));
  expect(search.filter((name) => columns[name]?.type !== "text")).toEqual([]);
});
