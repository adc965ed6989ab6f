import { chown, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runDirectory } from "./lock.ts";
import { returnToOwner } from "./ownership.ts";

const NOBODY = 65_534;

let top: string;
let dataDir: string;
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), "ownership-"));
  dataDir = join(top, "data");
  await mkdir(join(dataDir, "media"), { recursive: true });
});
afterEach(() => rm(top, { recursive: true, force: true }));

const ownerOf = async (path: string) => (await lstat(path)).uid;

it.skipIf(process.getuid?.() !== 0)(
  "what root leaves in another user's data directory becomes that user's",
  async () => {
    await writeFile(join(top, "outside"), "");
    await writeFile(join(dataDir, "media/picture"), "");
    await symlink(join(top, "outside"), join(dataDir, "link"));
    await mkdir(join(top, "folder/below"), { recursive: true });
    await symlink(join(top, "folder"), join(dataDir, "media/folder"));
    await chown(dataDir, NOBODY, NOBODY);
    await returnToOwner(dataDir);
    for (const name of ["", "media", "media/picture", "link"]) {
      expect([name, await ownerOf(join(dataDir, name))]).toEqual([name, NOBODY]);
    }
    // What a link leads to is not in the data directory.
    for (const name of ["outside", "folder", "folder/below"]) expect(await ownerOf(join(top, name))).toBe(0);
  },
);

it.skipIf(process.getuid?.() !== 0)("and so is the folder of the sockets", async () => {
  await chown(dataDir, NOBODY, NOBODY);
  const directory = await runDirectory(dataDir);
  expect(await ownerOf(directory)).toBe(NOBODY);
  expect(await runDirectory(dataDir)).toBe(directory);
  await chown(directory, NOBODY - 1, NOBODY);
  await expect(runDirectory(dataDir)).rejects.toThrow("belongs to somebody else");
  await rm(directory, { recursive: true });
});

it("a data directory of the same user, or a missing one, is left unchanged", async () => {
  await returnToOwner(dataDir);
  expect(await ownerOf(join(dataDir, "media"))).toBe(process.getuid?.());
  await returnToOwner(join(top, "none"));
});
