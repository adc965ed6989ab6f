import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../process/log.ts";
import { findBinaries, stopOrphanedPostmaster } from "./cluster.ts";

const log = createLog("silent", "site");

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "cluster-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const pidFile = () => join(directory, "postmaster.pid");
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

it("findBinaries returns programs that exist", async () => {
  const { initdb, postgres } = await findBinaries();
  expect(await exists(initdb)).toBe(true);
  expect(await exists(postgres)).toBe(true);
});

describe("stopOrphanedPostmaster", () => {
  it("does nothing without a pid file", async () => {
    await stopOrphanedPostmaster(directory, log);
    expect(await exists(pidFile())).toBe(false);
  });

  it("stops a postmaster on this directory", async () => {
    // The command line is the only sign by which a postmaster is recognised.
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "postgres", "-D", directory]);
    await writeFile(pidFile(), `${child.pid}\n${directory}\n`);
    const exited = once(child, "exit");
    await stopOrphanedPostmaster(directory, log);
    expect((await exited)[1]).toBe("SIGINT");
  });

  it("does not stop another process that has the pid now", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await writeFile(pidFile(), `${child.pid}\n`);
    await stopOrphanedPostmaster(directory, log);
    expect(child.exitCode ?? child.signalCode).toBeNull();
    await expect(readFile(pidFile())).rejects.toThrow();
    child.kill("SIGKILL");
  });
});
