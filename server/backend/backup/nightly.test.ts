import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../../process/log.ts";
import { createNightly, lastDue } from "./nightly.ts";

const HOUR_MS = 60 * 60 * 1000;
const silent = createLog("silent", "site");
const ZONE = process.env.TZ;

let directory: string;
beforeAll(() => {
  // Half an hour off the hour, so that a mistake with zones shows.
  process.env.TZ = "Asia/Kolkata";
});
afterAll(() => {
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "nightly-"));
  return () => rm(directory, { recursive: true, force: true });
});

/** A schedule for 02:30 with a clock that the test sets. */
function setUp({ keep = 14, broken = false, taken = false } = {}) {
  const state = { broken, taken, tried: 0, held: 0 };
  const nightly = createNightly(
    { at: "02:30", directory, keep },
    {
      async acquireLock() {
        if (state.taken) return undefined;
        state.held++;
        return async () => {
          state.held--;
        };
      },
      async makeBackup(file) {
        state.tried++;
        if (state.broken) throw new Error("the disk is full");
        await writeFile(file, "a backup");
      },
    },
    silent,
  );
  return { ...nightly, state };
}

const at = (time: string) => new Date(`${time}+05:30`);
const made = async () => (await readdir(directory)).sort();

describe("lastDue", () => {
  it.each([
    ["2026-03-10T02:29:59", "2026-03-09T02:30"],
    ["2026-03-10T02:30:00", "2026-03-10T02:30"],
    ["2026-03-10T23:59:00", "2026-03-10T02:30"],
    ["2026-01-01T00:10:00", "2025-12-31T02:30"],
  ])("at %s it was %s, in the machine's own time", (now, due) => {
    expect(lastDue(at(now), "02:30")).toEqual(at(due));
  });
});

describe("the nightly backup", () => {
  it("is made once, at its time, and the first one immediately", async () => {
    const { check } = setUp();
    await check(at("2026-03-10T15:00"));
    expect(await made()).toEqual(["nightly-2026-03-10T09-30-00Z.tar.gz"]);
    for (const time of ["2026-03-10T15:01", "2026-03-11T02:29:30"]) await check(at(time));
    expect(await made()).toHaveLength(1);
    for (const time of ["2026-03-11T02:30", "2026-03-11T02:31", "2026-03-11T23:00"]) await check(at(time));
    expect(await made()).toEqual(["nightly-2026-03-10T09-30-00Z.tar.gz", "nightly-2026-03-10T21-00-00Z.tar.gz"]);
  });

  it("is not repeated by a start, and is made at the start when the site was down", async () => {
    await writeFile(join(directory, "nightly-2026-03-10T21-00-00Z.tar.gz"), "made at 02:30 of the 11th");
    const early = setUp();
    await early.check(at("2026-03-11T09:00"));
    expect(early.state.tried).toBe(0);
    const late = setUp();
    await late.check(at("2026-03-13T09:00"));
    expect(late.state.tried).toBe(1);
  });

  it("keeps the newest, and leaves other files alone", async () => {
    const others = ["nightly-notes.txt", "site-2020-01-01T00-00-00Z.tar.gz"];
    for (const name of others) await writeFile(join(directory, name), "mine");
    const { check } = setUp({ keep: 2 });
    for (const day of ["10", "11", "12", "13"]) await check(at(`2026-03-${day}T02:30`));
    const kept = ["nightly-2026-03-11T21-00-00Z.tar.gz", "nightly-2026-03-12T21-00-00Z.tar.gz"];
    expect(await made()).toEqual([...kept, ...others]);
  });

  it("leaves the last good one when it fails, and is tried again after an hour", async () => {
    const { check, state } = setUp({ keep: 1 });
    await check(at("2026-03-10T02:30"));
    const good = await made();
    state.broken = true;
    for (const time of ["2026-03-11T02:30", "2026-03-11T02:31", "2026-03-11T03:29"]) await check(at(time));
    expect(state.tried).toBe(2);
    expect(await made()).toEqual(good);
    expect(state.held).toBe(0);
    state.broken = false;
    await check(at("2026-03-11T03:30"));
    expect(await made()).toEqual(["nightly-2026-03-10T22-00-00Z.tar.gz"]);
  });

  it("is left to another server that holds the lock, until the next day", async () => {
    const { check, state } = setUp({ taken: true });
    await check(at("2026-03-10T02:30"));
    state.taken = false;
    await check(at("2026-03-10T02:31"));
    expect(state.tried).toBe(0);
    await check(at("2026-03-11T02:30"));
    expect(state.tried).toBe(1);
  });

  it("keeps the lock for an hour, for servers whose clock is behind", async () => {
    const { check, state } = setUp();
    await check(at("2026-03-10T02:30"));
    await check(at("2026-03-10T03:25"));
    expect(state.held).toBe(1);
    await check(at("2026-03-10T03:31"));
    expect(state.held).toBe(0);
  });

  it("is made after a clock was a year ahead, and replaces only old ones", async () => {
    const { check, state } = setUp({ keep: 1 });
    await check(at("2027-03-10T02:30"));
    await check(new Date(at("2026-03-10T02:30").getTime() + HOUR_MS));
    expect(state.tried).toBe(2);
    expect(await made()).toContain("nightly-2026-03-09T22-00-00Z.tar.gz");
    await check(at("2026-03-11T02:30"));
    expect(await made()).toContain("nightly-2026-03-10T21-00-00Z.tar.gz");
    const again = setUp({ keep: 1 });
    await again.check(at("2026-03-11T03:00"));
    expect(again.state.tried).toBe(0);
  });
});
