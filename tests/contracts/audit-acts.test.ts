import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { auditActs } from "../../domain/stored/audit.ts";

const ROOT = join(import.meta.dirname, "../..");

test("every act that the database or the accounts service notes has words for the screen, and can be filtered", () => {
  const folders = ["supabase/migrations", "server/backend/accounts"].map((folder) => join(ROOT, folder));
  const texts = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const acts = texts.flatMap((text) =>
    [...text.matchAll(/note_(?:act|change)\(\s*'([a-z_]+)'/g)].map(([, act = ""]) => act),
  );
  expect(acts.length).toBeGreaterThan(10);
  const wordless = [...new Set(acts)].filter((act) => !Object.hasOwn(auditActs, act));
  expect(wordless, "give each of these a line in domain/stored/audit.ts").toEqual([]);
});
