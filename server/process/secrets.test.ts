import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSecrets } from "./secrets.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "secrets-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe("loadSecrets", () => {
  it("creates the secrets once", async () => {
    const first = await loadSecrets(directory, {});
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(64);
    expect(first.publishableKey).toMatch(/^sb_publishable_[\w-]{22,}$/);
    expect(await loadSecrets(directory, {})).toEqual(first);
  });

  it("makes them readable for the owner alone", async () => {
    const data = join(directory, "data");
    await loadSecrets(data, {});
    expect((await stat(join(data, "secrets.json"))).mode & 0o777).toBe(0o600);
    expect((await stat(data)).mode & 0o777).toBe(0o700);
  });

  it("prefers given secrets, and does not store them", async () => {
    const kept = await loadSecrets(directory, {});
    const given = { jwtSecret: "g".repeat(32) };
    expect(await loadSecrets(directory, given)).toEqual({ ...kept, ...given });
    expect(await loadSecrets(directory, {})).toEqual(kept);
  });

  it("refuses a damaged file instead of creating new secrets", async () => {
    await writeFile(join(directory, "secrets.json"), "{}");
    await expect(loadSecrets(directory, {})).rejects.toThrow("does not hold the secrets");
  });
});
