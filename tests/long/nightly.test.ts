import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBackup } from "../../server/backend/backup/restore.ts";
import { type RunningPostgres, type RunningSite, startPostgres, startSite, until } from "../site.ts";

const TOKEN = "a-token-of-forty-characters-for-figures.";

let place: string;
let postgres: RunningPostgres;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "nights-"));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  await rm(place, { recursive: true, force: true });
});

const figuresOf = async ({ url }: RunningSite) =>
  (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();

it("of two servers on one database, one makes a complete nightly backup and logs it", async () => {
  const shared = {
    DATABASE_URL: postgres.url,
    METRICS_TOKEN: TOKEN,
    BACKUP_AT: "02:30",
    ADMIN_PASSWORD: "long enough",
  };
  const folders = ["first", "second"].map((name) => join(place, name));
  const sites = await Promise.all(folders.map((BACKUP_DIR) => startSite({ env: { ...shared, BACKUP_DIR } })));
  try {
    const all = async () =>
      (
        await Promise.all(
          folders.map((folder) =>
            readdir(folder).then(
              (names) => names.map((name) => join(folder, name)),
              () => [],
            ),
          ),
        )
      ).flat();
    const finished = await until(async () => {
      const files = await all();
      return files.some((file) => file.endsWith(".tar.gz")) && files;
    });
    await until(async () =>
      (await Promise.all(sites.map(figuresOf))).join().includes('site_backups_total{result="made"} 1'),
    );
    const files = await all();
    expect(files, finished.join()).toHaveLength(1);
    await checkBackup(files[0] ?? "");
    expect((await Promise.all(sites.map(figuresOf))).join()).not.toMatch(/result="failed"\} [1-9]/);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
});

it("a failed backup appears in log and metrics, and the site keeps running", async () => {
  const BACKUP_DIR = join(place, "a file");
  await writeFile(BACKUP_DIR, "in the way");
  const site = await startSite({ env: { METRICS_TOKEN: TOKEN, BACKUP_AT: "02:30", BACKUP_DIR } });
  try {
    await until(async () => (await figuresOf(site)).includes('site_backups_total{result="failed"} 1'));
    expect(site.logs.join("\n")).toContain("the nightly backup failed; trying again in an hour");
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  } finally {
    expect(await site.stop()).toBe(0);
  }
});
