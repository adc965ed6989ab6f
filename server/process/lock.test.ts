import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acquireLock, LockHeldError, runDirectory } from "./lock.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "lock-"));
});
const holders: ChildProcess[] = [];
afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill("SIGKILL");
  await rm(directory, { recursive: true, force: true });
});

describe("acquireLock", () => {
  it("is held once, and can be acquired again after its release", async () => {
    const path = join(directory, "lock");
    const release = await acquireLock(path);
    await expect(acquireLock(path)).rejects.toThrow(LockHeldError);
    release();
    release();
    (await acquireLock(path))();
  });

  it("ends with its process, and goes to exactly one of many waiting processes", async () => {
    const path = join(directory, "lock");
    const holder = holderOf(path);
    expect(await firstLine(holder)).toBe("held");
    expect(await firstLine(holderOf(path))).toBe("refused");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    expect(await readdir(directory)).toEqual(["lock"]);
    const lines = await Promise.all(Array.from({ length: 6 }, () => firstLine(holderOf(path))));
    expect(lines.sort()).toEqual(["held", ...Array(5).fill("refused")]);
  });

  it("names any other problem", async () => {
    await expect(acquireLock(join(directory, "nowhere", "lock"))).rejects.toThrow(
      "lock cannot be locked: unable to open database file",
    );
  });
});

/** Another process that takes the lock, says whether it got it, and lives on. */
function holderOf(path: string): ChildProcess {
  const script = `
    import { acquireLock } from ${JSON.stringify(new URL("lock.ts", import.meta.url).href)};
    const answer = await acquireLock(${JSON.stringify(path)}).then(() => "held", () => "refused");
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(() => done(gc())));
    console.log(answer);
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  holders.push(holder);
  return holder;
}

async function firstLine(holder: ChildProcess): Promise<string> {
  const [data] = await once(holder.stdout as NodeJS.ReadableStream, "data");
  return String(data).trim();
}

describe("runDirectory", () => {
  it("is private, short and the same for one data directory by any path", async () => {
    const run = await runDirectory(directory);
    expect((await stat(run)).mode & 0o777).toBe(0o700);
    expect(join(run, ".s.PGSQL.5432.lock").length).toBeLessThan(103);
    expect(await runDirectory(`${directory}/../${directory.split("/").at(-1)}`)).toBe(run);
    await rm(run, { recursive: true });
  });
});
