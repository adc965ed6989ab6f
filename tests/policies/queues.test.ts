import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSite } from "../site.ts";
import { type People, signInPeople, tokenOf } from "./people.ts";

let site: RunningSite;
let people: People;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" }, assistant: false });
  people = await signInPeople(site);
});
afterAll(() => site.stop());

let clients = 0;
const newClient = () => `198.51.100.${++clients}`;

async function ask(path: string, client: string, init: RequestInit = {}) {
  const headers = { apikey: site.config.supabasePublishableKey, "X-Forwarded-For": client };
  const started = performance.now();
  const response = await fetch(site.url + path, {
    ...init,
    headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

const enquire = (client: string, email = "a@example.com") =>
  ask("/rest/v1/contact_submissions", client, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "A", email, message: "Hello", submission_id: crypto.randomUUID() }),
  });
let lists = 0;
const readSomethingNew = (client: string) => ask(`/rest/v1/blogs?select=id&offset=${++lists}`, client);

/** Runs `task` while `table` is locked against reads and writes. */
async function whileLocked<T>(table: string, task: () => Promise<T>): Promise<T> {
  return (await site.sql.begin(async (sql) => {
    await sql.unsafe(`lock table ${table} in access exclusive mode`);
    return task();
  })) as T;
}

describe("a locked table", () => {
  it("delays its writers, and no reader or sign-in elsewhere", async () => {
    await whileLocked("public.contact_submissions", async () => {
      const writers = Array.from({ length: 20 }, () => enquire(newClient()));
      const reads = await Promise.all(Array.from({ length: 20 }, () => readSomethingNew(newClient())));
      for (const { status } of reads) expect(status).toBe(200);
      const { email, password } = site.config.admin;
      const signIn = await ask("/auth/v1/token?grant_type=password", newClient(), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, password }),
      });
      expect(signIn.status).toBe(200);
      // The statement timeout ended each of them before the client gave up, so nothing was stored.
      for (const { status } of await Promise.all(writers)) expect(status).toBe(503);
    });
    const rows = await site.sql`select 1 from public.contact_submissions where message = 'Hello'`;
    expect(rows).toHaveLength(0);
    expect((await enquire(newClient())).status).toBe(201);
  });

  it("delays its readers no longer than the statement timeout", async () => {
    await whileLocked("public.news", async () => {
      const stuck = Array.from({ length: 90 }, (_, n) =>
        ask(`/rest/v1/news?select=id&offset=${n + 1}`, "198.51.100.250"),
      );
      // Another visitor, behind one who asks ninety times at once.
      expect((await enquire(newClient())).status).toBe(201);
      expect((await readSomethingNew(newClient())).status).toBe(200);
      for (const { status } of await Promise.all(stuck)) expect([503, 429]).toContain(status);
    });
  });
});

describe("statements", () => {
  it.each([
    ["a visitor's", undefined, "1s"],
    ["an administrator's", "administrator", "5s"],
  ] as const)("%s end after their time", async (_, person, seconds) => {
    const token = person && (await tokenOf(people[person]));
    const [row] = await site.sql<{ setconfig: string[] }[]>`
        select setconfig from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
        where rolname = ${person ? "authenticated" : "anon"}`;
    expect(row?.setconfig).toContain(`statement_timeout=${seconds}`);
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : []);
    const locked = await whileLocked("public.careers", () =>
      ask("/rest/v1/careers?select=id&offset=7", newClient(), { headers }),
    );
    expect(locked.status).toBe(503);
    const limit = Number.parseInt(seconds, 10) * 1000;
    expect(locked.ms).toBeGreaterThan(limit * 0.9);
  });
});
