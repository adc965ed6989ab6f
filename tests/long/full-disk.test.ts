import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { clientOf } from "../policies/people.ts";
import { type RunningSite, startSite, until } from "../site.ts";

const ENQUIRY = { name: "Asha", email: "asha@farm.example", message: "x".repeat(9000), status: "new" };

let site: RunningSite | undefined;
afterEach(() => site?.stop());

async function readiness({ url }: RunningSite) {
  const response = await fetch(`${url}/readyz`);
  const body = (await response.json()) as { status: string; reason?: string };
  expect(response.status).toBe(body.status === "ready" ? 200 : 503);
  return body;
}

/** Sends an enquiry from a new client address. @returns the status */
const enquire = async (running: RunningSite) =>
  (await clientOf(running).from("contact_submissions").insert(ENQUIRY)).status;

it("the site is not ready while its database's disk is full, and ready again when there is space", async () => {
  // A small tmpfs in a private mount namespace, which ends with the site. Works for root and ordinary users.
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
  // The first enquiries may fit into existing database pages; soon each is answered with "try again".
  await until(async () => (await enquire(running)) === 503);
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${running.url}/blog`)).status).toBe(200);

  await rm(filling);
  await until(async () => (await readiness(running)).status === "ready");
  expect(await enquire(running)).toBe(201);
});
