import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isStale } from "./build.ts";

let root: string;
const write = async (path: string, time: number) => {
  await mkdir(join(root, path, ".."), { recursive: true });
  await writeFile(join(root, path), "");
  await utimes(join(root, path), time, time);
};
/** Makes the folders of a path as old as the files of the beginning. */
const settle = async (path: string) => {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder))
    await utimes(join(root, folder), 1_000, 1_000);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-"));
  await write("app/routes/home.tsx", 1_000);
  await settle("app/routes/home.tsx");
  await write("vite.config.ts", 1_000);
});
afterEach(() => rm(root, { recursive: true, force: true }));

it("is stale without a build", async () => expect(await isStale(root)).toBe(true));

it("is fresh after a build, until a source changes", async () => {
  await write("build/complete", 2_000);
  expect(await isStale(root)).toBe(false);
  await write("app/routes/home.tsx", 3_000);
  expect(await isStale(root)).toBe(true);
});

it.each([
  "app/content/marketing-pages.ts",
  "docs/for-staff.md",
  "docs/for-staff/list.webp",
  "build-assets/brochure.ts",
  "package.json",
  "scripts/build-knowledge.ts",
  "server/web/assets.ts",
  "supabase/functions/chat-assistant/knowledge/asked/home.txt",
  "supabase/functions/chat-assistant/retrieve/retrieve.ts",
  "vite.config.ts",
])("is stale once %s has changed", async (path) => {
  await write(path, 1_000);
  await settle(path);
  await write("build/complete", 2_000);
  expect(await isStale(root)).toBe(false);
  await write(path, 3_000);
  expect(await isStale(root)).toBe(true);
});

it("is stale once a source is gone", async () => {
  await write("build/complete", 2_000);
  expect(await isStale(root)).toBe(false);
  await rm(join(root, "app/routes/home.tsx"));
  expect(await isStale(root)).toBe(true);
});

it("ignores tests and evaluation questions", async () => {
  const apart = ["app/lib/dates.test.ts", "supabase/functions/chat-assistant/evaluation/sealed.json"];
  for (const path of apart) await write(path, 3_000);
  for (const path of apart) await settle(path);
  await write("build/complete", 2_000);
  expect(await isStale(root)).toBe(false);
});

it("stays fresh when the assistant's knowledge is written for a project", async () => {
  const folder = "supabase/functions/chat-assistant";
  await write(`${folder}/index.ts`, 1_000);
  await settle(`${folder}/index.ts`);
  await write("build/complete", 2_000);
  await write(`${folder}/knowledge.json`, 3_000);
  await utimes(join(root, folder), 3_000, 3_000);
  expect(await isStale(root)).toBe(false);
});
