/**
 * Faults around the site: the clock jumps, the database hangs, the mail server is down. The site is not restarted in
 * between. Part of `npm run test:long`; needs Linux and Debian's faketime, which moves the clock of every process of the
 * site, PostgreSQL included.
 */
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startMailServer } from "../mail-server.ts";
import { clientOf, newClientAddress } from "../policies/people.ts";
import { childrenOf } from "../processes.ts";
import { freePort, type RunningSite, startSite, until } from "../site.ts";

const DAY_MS = 86_400_000;
/** Maximum age of cached data without a change notice; also longer than the first retry delay of a mail. */
const SOON_MS = 60_000;

let place: string;
let site: RunningSite;
let mailPort: number;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "machine-"));
  mailPort = await freePort();
  await setClock(0);
  site = await startSite({
    env: {
      TRUST_PROXY: "1",
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      ENQUIRY_NOTIFY_TO: "office@vayutra.example",
      LD_PRELOAD: await faketime(),
      FAKETIME_TIMESTAMP_FILE: join(place, "clock"),
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    assistant: false,
  });
});
afterAll(async () => {
  await site?.stop();
  await rm(place, { recursive: true, force: true });
});
beforeEach(() => ready());

async function faketime(): Promise<string> {
  for (const machine of await readdir("/usr/lib")) {
    const library = join("/usr/lib", machine, "faketime/libfaketimeMT.so.1");
    if (await readFile(library).catch(() => undefined)) return library;
  }
  throw new Error("This test needs libfaketime; on Debian: apt-get install faketime");
}

/** Sets the site's clock ahead by this many milliseconds. */
async function setClock(ahead: number): Promise<void> {
  await writeFile(join(place, "next"), `+${ahead / 1000}`);
  await rename(join(place, "next"), join(place, "clock"));
}

/** Sets the site's clock and waits until the site and its database use it. */
async function jump(ahead: number): Promise<void> {
  await setClock(ahead);
  const near = (time: number) => Math.abs(time - Date.now() - ahead) < 60_000;
  await until(async () => {
    const { headers } = await fetch(`${site.url}/healthz`);
    const [row] = await site.sql`select extract(epoch from clock_timestamp())::float8 as now`;
    return near(Date.parse(headers.get("date") ?? "")) && near(row?.now * 1000);
  });
}

const ready = () => until(async () => (await fetch(`${site.url}/readyz`)).ok);

function enquire(email: string, client = newClientAddress(), submission_id: string = crypto.randomUUID()) {
  return fetch(`${site.url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: {
      apikey: site.config.supabasePublishableKey,
      "Content-Type": "application/json",
      "X-Forwarded-For": client,
    },
    body: JSON.stringify({ submission_id, name: "Asha", email, message: "Words" }),
  });
}
const storedOf = (email: string) => site.sql`select 1 from public.contact_submissions where email = ${email}`;

/** Whether the blog list shows a post, both as page and as data. */
async function shows(title: string): Promise<boolean> {
  const page = await (await fetch(`${site.url}/blog`)).text();
  const { data } = await clientOf(site).from("blogs").select("title").eq("status", "published");
  return page.includes(title) && data?.some((post) => post.title === title) === true;
}
/** Writes without a change notice, so that the site notices only when its cached data is too old. */
async function writeWithoutNotice(title: string): Promise<void> {
  await site.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`insert into public.blogs (title, content, status) values (${title}, 'Words', 'published')`;
  });
}

async function signIn() {
  const client = clientOf(site);
  const { email, password = "" } = site.config.admin;
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return { client, token: data.session?.access_token };
}
const mayRead = async (token: string | undefined) =>
  (await clientOf(site, token).from("contact_submissions").select("id").limit(1)).error === null;

it("after a clock jump of three days and back everything still works", async () => {
  const before = await signIn();
  expect(await mayRead(before.token)).toBe(true);

  await jump(3 * DAY_MS);
  expect(await mayRead(before.token)).toBe(false);
  const { data, error } = await before.client.auth.refreshSession();
  expect(error).toBeNull();
  expect(await mayRead(data.session?.access_token)).toBe(true);
  await writeWithoutNotice("Written ahead of time");
  await until(() => shows("Written ahead of time"), SOON_MS);
  const client = newClientAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await enquire("ahead@farm.example", client)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  // No mail server listens, so the mails are deferred.
  await until(async () => (await site.sql`select 1 from private.enquiry_mails where claims > 0`).length === 5, SOON_MS);

  await jump(0);
  await ready();
  expect(await mayRead((await signIn()).token)).toBe(true);
  await writeWithoutNotice("Written in time");
  await until(() => shows("Written in time"), SOON_MS);
  expect((await enquire("ahead@farm.example", client)).status).toBe(201);
  const mailServer = await startMailServer(mailPort);
  try {
    await until(async () => mailServer.accepted.length === 6, 2 * SOON_MS);
  } finally {
    await mailServer.stop();
  }
}, 600_000);

it("while the database hangs, cached pages are served, and an enquiry is stored once", async () => {
  expect(await shows("Written in time")).toBe(true);
  const postmaster = Number.parseInt(await readFile(join(site.dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  const all = [postmaster, ...(await childrenOf(postmaster)).map(({ pid }) => pid)];
  for (const pid of all) process.kill(pid, "SIGSTOP");
  const submission = crypto.randomUUID();
  try {
    await until(async () => (await fetch(`${site.url}/readyz`)).status === 503);
    expect(await (await fetch(`${site.url}/blog`)).text()).toContain("Written in time");
    const refused = await enquire("hanging@farm.example", newClientAddress(), submission);
    expect([503, 504]).toContain(refused.status);
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/try again/i) });
  } finally {
    for (const pid of all) process.kill(pid, "SIGCONT");
  }
  await ready();
  expect((await enquire("hanging@farm.example", newClientAddress(), submission)).status).toBe(201);
  expect(await storedOf("hanging@farm.example")).toHaveLength(1);
});

it("a mail server that is down delays no enquiry and gets each mail once when it is back", async () => {
  expect((await enquire("away@farm.example")).status).toBe(201);
  const waiting = () => site.sql`
    select 1 from private.enquiry_mails mail join public.contact_submissions enquiry on enquiry.id = enquiry_id
    where email = 'away@farm.example' and sent_at is null and claims > 0`;
  await until(async () => (await waiting()).length === 1);
  const mailServer = await startMailServer(mailPort);
  try {
    await until(async () => mailServer.accepted.some(({ text }) => text.includes("away@farm.example")), 2 * SOON_MS);
    await until(async () => (await waiting()).length === 0);
    expect(mailServer.accepted.filter(({ text }) => text.includes("away@farm.example"))).toHaveLength(1);
  } finally {
    await mailServer.stop();
  }
});
