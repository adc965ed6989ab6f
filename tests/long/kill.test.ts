import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { processesWith } from "../processes.ts";
import { type RunningSite, startSite, until } from "../site.ts";

let dataDir: string;
let site: RunningSite | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "resilience-"));
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  site = await startSite({ dataDir, fresh: true, env: { TRUST_PROXY: "1" } });
  return site;
};

/** Sends enquiries without a pause, each from a different address, until stopped. */
function sendEnquiries({ url, config }: RunningSite) {
  const acknowledged: string[] = [];
  const refusals: number[] = [];
  let refused = 0;
  let sending = true;
  const sender = async (worker: number) => {
    for (let n = 0; sending; n++) {
      try {
        const response = await fetch(`${url}/rest/v1/contact_submissions`, {
          method: "POST",
          headers: {
            apikey: config.supabasePublishableKey,
            "Content-Type": "application/json",
            Prefer: "return=representation",
            "X-Forwarded-For": `10.${worker}.${(n >> 8) & 255}.${n & 255}`,
          },
          body: JSON.stringify({
            name: `Sender ${worker}`,
            email: "a@example.com",
            message: `Number ${n} ${"x".repeat(n % 3 ? 0 : 3000)}`,
          }),
        });
        if (response.status === 201) acknowledged.push(((await response.json()) as [{ id: string }])[0].id);
        else {
          refused++;
          refusals.push(response.status);
        }
      } catch {
        refused++;
        await new Promise((done) => setTimeout(done, 5));
      }
    }
  };
  const senders = [1, 2, 3, 4].map(sender);
  return {
    acknowledged,
    /** Statuses of the enquiries that were not accepted. */
    refusals,
    refused: () => refused,
    async stop() {
      sending = false;
      await Promise.all(senders);
    },
  };
}

async function expectStored(running: RunningSite, ids: string[]): Promise<void> {
  const rows = await running.sql<{ id: string }[]>`select id from public.contact_submissions`;
  const stored = new Set(rows.map((row) => row.id));
  expect(ids.filter((id) => !stored.has(id))).toEqual([]);
}

const postmasterOf = async () => Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);

describe("kill -9", () => {
  it("of the whole server loses no acknowledged enquiry and leaves no process", async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 2; round++) {
      const running = await start();
      const sending = sendEnquiries(running);
      await until(async () => sending.acknowledged.length > 60);
      await running.kill9();
      site = undefined;
      await sending.stop();
      acknowledged.push(...sending.acknowledged);
      await until(async () => (await processesWith(dataDir)).length === 0);
    }
    await expectStored(await start(), acknowledged);
  });

  it("of the server: the next start succeeds while PostgreSQL is still ending", async () => {
    const running = await start();
    const sending = sendEnquiries(running);
    await until(async () => sending.acknowledged.length > 20);
    await running.kill9();
    const again = await start();
    await sending.stop();
    await expectStored(again, sending.acknowledged);
  });

  it("of PostgreSQL alone loses no acknowledged enquiry, and it restarts by itself", async () => {
    const running = await start();
    const sending = sendEnquiries(running);
    for (let round = 0; round < 2; round++) {
      const before = sending.acknowledged.length;
      await until(async () => sending.acknowledged.length > before + 40);
      const refused = sending.refused();
      process.kill(await postmasterOf(), "SIGKILL");
      await until(async () => sending.refused() > refused);
    }
    const before = sending.acknowledged.length;
    await until(async () => sending.acknowledged.length > before + 40);
    await sending.stop();
    await expectStored(running, sending.acknowledged);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    expect([...new Set(sending.refusals)], running.logs.filter((line) => line.includes("failed")).join("\n")).toEqual([
      503,
    ]);
  });

  it("of PostgreSQL: cached pages and the job list's page are still served", async () => {
    const running = await start();
    const paths = ["/", "/blog", "/news", "/careers"];
    for (const path of paths) expect((await fetch(running.url + path)).status).toBe(200);
    const headers = { apikey: running.config.supabasePublishableKey };
    const readList = async () =>
      (await fetch(`${running.url}/rest/v1/blogs?select=id&status=eq.published`, { headers })).text();
    const list = await readList();
    expect(list).toContain('"id"');

    process.kill(await postmasterOf(), "SIGKILL");
    for (const path of paths) {
      const response = await fetch(running.url + path);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("Failed to load");
    }
    expect(await readList()).toBe(list);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    await until(async () => (await fetch(`${running.url}/readyz`)).ok);
  });
});
