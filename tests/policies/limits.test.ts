import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type RunningPostgres, type RunningSite, startPostgres, startSite, until } from "../site.ts";
import { clientOf, tokenOf } from "./people.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const ENQUIRY = { name: "Asha", email: "asha@example.com", message: "Hello" };

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, assistant: false });
});
afterAll(() => site.stop());

let clients = 0;
const newClient = () => `192.0.2.${++clients}`;

async function ask(path: string, client: string, init: RequestInit = {}, at = site) {
  const headers = { apikey: at.config.supabasePublishableKey, "X-Forwarded-For": client, ...(init.headers as object) };
  const response = await fetch(`${at.url}${path}`, { ...init, headers });
  const text = await response.text();
  const body = text ? JSON.parse(text) : undefined;
  return { status: response.status, retryAfter: Number(response.headers.get("retry-after")), body };
}

const post = (path: string, client: string, body: unknown, at = site) =>
  ask(path, client, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) }, at);
const signIn = (client: string, email: string, at = site) =>
  post("/auth/v1/token?grant_type=password", client, { email, password: "a wrong password" }, at);
const enquire = (client: string, at = site) => post("/rest/v1/contact_submissions", client, ENQUIRY, at);

describe("sign-in", () => {
  it("may be tried ten times a quarter of an hour for an address by a client", async () => {
    const client = newClient();
    for (let n = 0; n < 10; n++) expect((await signIn(client, "admin@vayutra.example")).status).toBe(400);
    const refused = await signIn(client, "ADMIN@vayutra.example ");
    expect(refused).toMatchObject({ status: 429, body: { code: 429, error_code: "over_request_rate_limit" } });
    expect(refused.retryAfter).toBeGreaterThan(14 * 60);
    expect((await signIn(newClient(), "admin@vayutra.example")).status).toBe(400);
  });

  it("is refused in the client library's format", async () => {
    const client = clientOf(site);
    const credentials = { email: "someone@example.com", password: "wrong password" };
    for (let n = 0; n < 10; n++) await client.auth.signInWithPassword(credentials);
    const { error } = await client.auth.signInWithPassword(credentials);
    expect(error?.message).toBe("Too many attempts. Please try again in 15 minutes.");
  });

  it("may be tried thirty times by a client for all addresses", async () => {
    const client = newClient();
    for (let n = 0; n < 30; n++) expect((await signIn(client, `someone${n}@example.com`)).status).toBe(400);
    expect((await signIn(client, "someone-else@example.com")).status).toBe(429);
  });

  it("is not counted when it succeeds", async () => {
    const client = newClient();
    const { email, password } = site.config.admin;
    for (let n = 0; n < 12; n++) {
      expect((await post("/auth/v1/token?grant_type=password", client, { email, password })).status).toBe(200);
    }
  });

  it("does not slow reads: two passwords are checked at a time", async () => {
    const storm = Array.from({ length: 15 }, () => signIn(newClient(), "admin@vayutra.example"));
    const during = await ask("/rest/v1/blogs?select=id&limit=1", newClient());
    expect(during.status).toBe(200);
    for (const { status } of await Promise.all(storm)) expect([400, 503]).toContain(status);
  });
});

it("sign-ups are limited like sign-ins", async () => {
  const client = newClient();
  const body = { email: "stranger@example.com", password: "a long password" };
  for (let n = 0; n < 10; n++) expect((await post("/auth/v1/signup", client, body)).status).toBe(403);
  expect((await post("/auth/v1/signup", client, body)).status).toBe(429);
});

describe("enquiries", () => {
  it("of a class of forty behind one address all arrive, also when sent at once", async () => {
    const client = newClient();
    const pupils = Array.from({ length: 40 }, (_, n) => ({ ...ENQUIRY, email: `pupil${n}@example.com` }));
    const answers = await Promise.all(pupils.map((pupil) => post("/rest/v1/contact_submissions", client, pupil)));
    expect(answers.map(({ status }) => status)).toEqual(pupils.map(() => 201));
  });

  it("are limited to five in ten minutes for one e-mail address of a client", async () => {
    const client = newClient();
    for (let n = 0; n < 5; n++) expect((await enquire(client)).status).toBe(201);
    const refused = await enquire(client);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: "Too many attempts. Please try again in 10 minutes." },
    });
    expect(refused.retryAfter).toBeGreaterThan(9 * 60);
    expect((await enquire(newClient())).status).toBe(201);
  });

  it("are limited also when a client invents addresses before the proxy's", async () => {
    const client = newClient();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await enquire(`203.0.113.${n}, ${client}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("have at most 64 KB", async () => {
    const response = await post("/rest/v1/contact_submissions", newClient(), {
      ...ENQUIRY,
      message: "x".repeat(66_000),
    });
    expect(response.status).toBe(413);
  });

  it("may be a list of one, as supabase-js sends it", async () => {
    expect((await post("/rest/v1/contact_submissions", newClient(), [ENQUIRY])).status).toBe(201);
  });

  it("are one object, no list or string", async () => {
    for (const body of [[ENQUIRY, ENQUIRY], [], "hello", 1, null]) {
      const response = await post("/rest/v1/contact_submissions", newClient(), body);
      expect(response).toMatchObject({ status: 400, body: { message: "An enquiry is one object." } });
    }
  });
});

describe("bodies", () => {
  const big = JSON.stringify({ title: "x", content: "x".repeat(1024 * 1024) });

  it.each(["/rest/v1/contact_submissions", "/auth/v1/token?grant_type=password", "/auth/v1/signup"])(
    "have at most 1 MB at %s",
    async (path) => {
      expect((await ask(path, newClient(), { method: "POST", headers: JSON_TYPE, body: big })).status).toBe(413);
    },
  );

  it("have at most 1 MB of an administrator's at /rest/v1/blogs", async () => {
    const { email, password = "" } = site.config.admin;
    const client = clientOf(site);
    await client.auth.signInWithPassword({ email, password }).then(({ error }) => expect(error).toBeNull());
    const headers = { ...JSON_TYPE, Authorization: `Bearer ${await tokenOf(client)}` };
    expect((await ask("/rest/v1/blogs", newClient(), { method: "POST", headers, body: big })).status).toBe(413);
  });

  it("are measured as they arrive, whatever length they declare", async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 40; n++) controller.enqueue(new Uint8Array(32 * 1024).fill(32));
        controller.close();
      },
    });
    const init = { method: "POST", headers: JSON_TYPE, body, duplex: "half" } as RequestInit;
    expect((await ask("/rest/v1/contact_submissions", newClient(), init)).status).toBe(413);
  });

  it.each(["/rest/v1/rpc/is_secure_admin", "/rest/v1/contact_submissions", "/auth/v1/signup"])(
    "are JSON at %s",
    async (path) => {
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/csv",
      ]) {
        const response = await ask(path, newClient(), {
          method: "POST",
          headers: { "Content-Type": type },
          body: "{}",
        });
        expect(response.status).toBe(415);
      }
    },
  );

  it("are valid JSON", async () => {
    for (const path of ["/rest/v1/contact_submissions", "/auth/v1/token?grant_type=password"]) {
      const response = await ask(path, newClient(), { method: "POST", headers: JSON_TYPE, body: '{"a":' });
      expect(response.status).toBe(400);
    }
  });
});

describe("reading", () => {
  it("is not limited for answers from memory: a class behind one address may go on", async () => {
    const client = newClient();
    const began = Date.now();
    for (let batch = 0; batch < 14; batch++) {
      // In two halves, a second apart: more than six hundred in one second are refused.
      if (batch === 7) await until(async () => Date.now() - began > 1_100);
      const answers = Array.from({ length: 50 }, () => ask("/rest/v1/blogs?select=id&limit=1", client));
      for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    }
  });

  it("what is not in memory may be asked for six hundred times a minute by a client", async () => {
    const client = newClient();
    const statuses = new Map<number, number>();
    const began = Date.now();
    for (let asked = 0; asked < 620; asked += 20) {
      if (asked === 300) await until(async () => Date.now() - began > 1_100);
      const answers = Array.from({ length: 20 }, (_, n) => ask(`/rest/v1/blogs?select=id&offset=${asked + n}`, client));
      for (const { status } of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBe(600);
    expect(statuses.get(429)).toBe(20);
    const refused = await ask("/rest/v1/blogs?select=id&offset=999", client);
    expect(refused.body.message).toBe("Too many attempts. Please try again in a minute.");
    expect(refused.retryAfter).toBeGreaterThan(0);
  });
});

it.each([
  ["PUT", "/rest/v1/blogs", 405],
  ["PUT", "/rest/v1/contact_submissions", 405],
  ["GET", "/auth/v1/token", 405],
  ["DELETE", "/auth/v1/user", 405],
  ["DELETE", "/blog", 405],
  ["PATCH", "/", 405],
])("%s %s is not allowed", async (method, path, status) => {
  const headers = { apikey: site.config.supabasePublishableKey };
  expect((await fetch(`${site.url}${path}`, { method, headers })).status).toBe(status);
});

describe("without a proxy", () => {
  it("a forwarded address is ignored", async () => {
    const alone = await startSite({ assistant: false });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) statuses.push((await enquire(newClient(), alone)).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    } finally {
      await alone.stop();
    }
  });
});

describe("two servers on one database", () => {
  let postgres: RunningPostgres;
  let servers: RunningSite[];

  beforeAll(async () => {
    postgres = await startPostgres({ empty: true });
    const secrets = {
      JWT_SECRET: "a signing secret that both servers share",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_shared",
    };
    const env = { DATABASE_URL: postgres.url, ADMIN_PASSWORD, TRUST_PROXY: "1", ...secrets };
    // Both start at once on an empty database, to test that migrations do not race.
    servers = await Promise.all([startSite({ env, assistant: false }), startSite({ env, assistant: false })]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  });

  it("migrate it once", async () => {
    const { sql } = servers[0]!;
    const applied =
      await sql`select version, name, statements from supabase_migrations.schema_migrations order by version`;
    const files = (await readdir(join(import.meta.dirname, "../../supabase/migrations"))).sort();
    expect(applied.map((row) => `${row.version}_${row.name}.sql`)).toEqual(files);
    expect(applied.every((row) => row.statements.length > 0)).toBe(true);
    expect(await sql`select path from supabase_migrations.seed_files`).toHaveLength(1);
    const [users] = await sql`select count(*)::int as count from auth.users`;
    expect(users?.count).toBe(1);
    const lines = servers.flatMap((server) => server.logs).filter((line) => line.includes("demonstration content"));
    expect(lines).toHaveLength(1);
  });

  it("count together", async () => {
    const client = newClient();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await enquire(client, servers[n % 2])).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("accept each other's sessions", async () => {
    const [first, second] = servers as [RunningSite, RunningSite];
    const client = clientOf(first);
    await client.auth.signInWithPassword({ email: first.config.admin.email, password: ADMIN_PASSWORD });
    const { data } = await client.auth.getSession();
    const { error } = await clientOf(second, data.session?.access_token)
      .from("blogs")
      .insert({ title: "x", content: "y" });
    expect(error).toBeNull();
  });
});
