import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { fingerprint } from "./make.ts";

const root = mkdtempSync(join(tmpdir(), "knowledge-"));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const room = "supabase/functions/chat-assistant";

const sources = [
  "app/content/company.ts",
  "app/sections/kinds/words.ts",
  "domain/instruments/which-rule.ts",
  "hindi/app/content/company.ts",
  "adapters/vite/replace-by-twins.ts",
  `${room}/tables/families.ts`,
  "package-lock.json",
];

test("the fingerprint changes with every source, but not with tests and evaluation sets", async () => {
  for (const path of sources) write(path, "one");
  const before = await fingerprint(root);
  write(`${room}/read/message.test.ts`, "a test");
  write(`${room}/evaluation/tuning.json`, "[]");
  write(`${room}/knowledge.json`, "{}");
  expect(await fingerprint(root)).toBe(before);
  const names = new Set([before]);
  for (const path of sources) {
    write(path, "two");
    names.add(await fingerprint(root));
  }
  write(`${room}/knowledge/asked/new.txt`, "#a | B || c?");
  names.add(await fingerprint(root));
  expect(names.size).toBe(sources.length + 2);
});
