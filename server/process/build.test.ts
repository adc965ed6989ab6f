import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isStale } from "./build.ts";

let root: string;
const write = async (path: string, time: number) => {
  await mkdir(join(root, path, ".."), { recursive: true });
  await writeFile(join(root, path), "");
  await utimes(join(root, path), time, time);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-"));
  await write("app/routes/home.tsx", 1_000);
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

it("notices the configuration of the build", async () => {
  await write("build/complete", 2_000);
  await write("vite.config.ts", 3_000);
  expect(await isStale(root)).toBe(true);
});
