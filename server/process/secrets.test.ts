import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepSecrets } from "./secrets.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "secrets-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe("keepSecrets", () => {
  it("makes the secrets once", async () => {
    const first = await keepSecrets(directory, {});
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(64);
    expect(first.publishableKey).toMatch(/^sb_publishable_[\w-]{22,}$/);
    expect(await keepSecrets(directory, {})).toEqual(first);
  });

  it("lets nobody else read them", async () => {
    const data = join(directory, "data");
    await keepSecrets(data, {});
    expect((await stat(join(data, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect((await stat(data)).mode & 0o777).toBe(0o700);
  });

  it("prefers what is given, and does not write it down", async () => {
    const kept = await keepSecrets(directory, {});
    const given = { jwtSecret: "g".repeat(32) };
    expect(await keepSecrets(directory, given)).toEqual({ ...kept, ...given });
    expect(await keepSecrets(directory, {})).toEqual(kept);
  });

  it("refuses a damaged file instead of signing everybody out", async () => {
    await writeFile(join(directory, "secrets.json"), "{}");
    await expect(keepSecrets(directory, {})).rejects.toThrow("does not hold the secrets");
  });
});
