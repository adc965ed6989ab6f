import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LockHeldError, runDirectory, takeLock } from "./lock.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe("takeLock", () => {
  it("is held once, and can be taken again when given back", async () => {
    const path = join(directory, "lock");
    const release = await takeLock(path);
    await expect(takeLock(path)).rejects.toThrow(LockHeldError);
    await release();
    await (await takeLock(path))();
  });

  it("outlives no process", async () => {
    const path = join(directory, "lock");
    const script = `require("net").createServer().listen(${JSON.stringify(path)}, () => console.log("held"))`;
    const holder = spawn(process.execPath, ["-e", script]);
    await once(holder.stdout, "data");
    await expect(takeLock(path)).rejects.toThrow(LockHeldError);
    holder.kill("SIGKILL");
    await once(holder, "exit");
    await (await takeLock(path))();
  });

  it("goes to exactly one of many who find a dead socket", async () => {
    const path = join(directory, "lock");
    const holder = spawn(process.execPath, [
      "-e",
      `require("net").createServer().listen(${JSON.stringify(path)}, () => console.log(1))`,
    ]);
    await once(holder.stdout, "data");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(path)));
    const won = results.filter((result) => result.status === "fulfilled");
    expect(won).toHaveLength(1);
    await won[0]?.value();
  });
});

describe("runDirectory", () => {
  it("is private, short and the same for one data directory by any path", async () => {
    const run = await runDirectory(directory);
    expect((await stat(run)).mode & 0o777).toBe(0o700);
    expect(join(run, ".s.PGSQL.5432.lock").length).toBeLessThan(103);
    expect(await runDirectory(`${directory}/../${directory.split("/").at(-1)}`)).toBe(run);
    await rm(run, { recursive: true });
  });
});
