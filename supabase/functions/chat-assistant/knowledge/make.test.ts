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

test("the fingerprint changes with every source, but not with tests and evaluation sets", async () => {
  write("app/content/company.ts", "one");
  write("hindi/app/content/company.ts", "one");
  write(`${room}/tables/families.ts`, "one");
  write("package-lock.json", "one");
  const before = await fingerprint(root);
  write(`${room}/read/message.test.ts`, "a test");
  write(`${room}/evaluation/tuning.json`, "[]");
  write(`${room}/knowledge.json`, "{}");
  expect(await fingerprint(root)).toBe(before);
  const names = new Set([before]);
  for (const path of [
    "app/content/company.ts",
    "hindi/app/content/company.ts",
    `${room}/tables/families.ts`,
    "package-lock.json",
  ]) {
    write(path, "two");
    names.add(await fingerprint(root));
  }
  write(`${room}/knowledge/asked/new.txt`, "#a | B || c?");
  names.add(await fingerprint(root));
  expect(names.size).toBe(6);
});
