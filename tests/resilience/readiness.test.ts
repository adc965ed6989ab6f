import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { BACKENDS, startOn } from "../policies/backends.ts";
import { type RunningSite, startSite, until } from "../site.ts";

const ENQUIRY = { name: "Asha", email: "asha@farm.example", message: "x".repeat(9000), status: "new" };

let site: RunningSite | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

async function readiness({ url }: RunningSite) {
  const response = await fetch(`${url}/readyz`);
  const body = (await response.json()) as { status: string; reason?: string };
  expect(response.status).toBe(body.status === "ready" ? 200 : 503);
  return body;
}

const enquire = ({ url, config }: RunningSite) =>
  fetch(`${url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: {
      apikey: config.supabasePublishableKey,
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    },
    body: JSON.stringify(ENQUIRY),
  });

describe("the site is not ready", { timeout: 180_000 }, () => {
  it("while the disk of its database is full, and is again once there is room", async () => {
    // A small disk of the site's own: a mount that nobody else sees and that goes with it, for root and others alike.
    const dataDir = await mkdtemp(join(tmpdir(), "small-disk-"));
    const mount = 'mount -t tmpfs -o size=160m,mode=700 tmpfs "$DATA_DIR" && exec "$@"';
    const prefix = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh"];
    const running = await startSite({ dataDir, fresh: true, prefix, env: { TRUST_PROXY: "1" } });
    site = running;
    const disk = `/proc/${running.process.pid}/root${dataDir}`;
    expect(await readiness(running)).toEqual({ status: "ready" });

    const filling = join(disk, "filling");
    await expect(writeFile(filling, Buffer.alloc(200 * 1024 * 1024))).rejects.toThrow("ENOSPC");
    await until(async () => (await readiness(running)).reason === "the database's disk is full");
    // One may still find room in a page that is there; soon none does, and each is told to try again.
    await until(async () => (await enquire(running)).status === 503);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${running.url}/blog`)).status).toBe(200);

    await rm(filling);
    await until(async () => (await readiness(running)).status === "ready");
    expect((await enquire(running)).status).toBe(201);
  });

  it.each(BACKENDS)("while the database on %s takes no writes", async (backend) => {
    const running = await startOn(backend);
    site = running;
    const { sql } = running;
    const name = (await sql`select current_database() as name`)[0]?.name as string;
    const [mine] = await sql`select usename from pg_stat_activity where application_name = 'site-readiness'`;
    expect(mine).toBeDefined();
    await sql.unsafe(`alter database ${name} set default_transaction_read_only = on`);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-readiness'`;
    await until(async () => (await readiness(running)).reason === "the database takes no writes (25006)");
    await sql.begin("read write", (owner) =>
      owner.unsafe(`alter database ${name} reset default_transaction_read_only`),
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-readiness'`;
    await until(async () => (await readiness(running)).status === "ready");
  });
});

it("asking often costs the database one write in two seconds, and leaves nothing there", async () => {
  const running = await startSite({ assistant: false });
  site = running;
  const began = Date.now();
  for (let n = 0; n < 20; n++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => readiness(running)));
    expect(answers.every(({ status }) => status === "ready")).toBe(true);
  }
  const [{ taken } = { taken: 0 }] = await running.sql`
    select xact_rollback::int as taken from pg_stat_database where datname = current_database()`;
  expect(taken).toBeLessThanOrEqual(3 + (Date.now() - began) / 2_000);
  expect(await running.sql`select 1 from private.write_probe`).toHaveLength(0);
});
