import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSite } from "../site.ts";
import { recordSteadyClock } from "./clock.ts";
import { clientOf, insertAccount, lastMail, type People, signInPeople } from "./people.ts";

/** Regression tests for faults that penetration tests found. */

let site: RunningSite;
let people: People;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "error" } });
  people = await signInPeople(site);
});
afterAll(() => site.stop());

let clients = 0;
const newClient = () => `203.0.113.${++clients}`;

async function ask(path: string, client: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set("X-Forwarded-For", client);
  if (/^\/(rest|auth|functions)\//.test(path)) headers.set("apikey", site.config.supabasePublishableKey);
  if (init.body) headers.set("Content-Type", "application/json");
  const response = await fetch(site.url + path, { ...init, headers });
  return { status: response.status, text: await response.text() };
}
const post = (path: string, client: string, body: unknown) =>
  ask(path, client, { method: "POST", body: JSON.stringify(body) });

describe("a request that is refused to one client", () => {
  it("does not lock the account's owner out", async () => {
    const { email, password } = site.config.admin;
    const guesser = newClient();
    const statuses: number[] = [];
    for (let n = 0; n < 130; n++) {
      statuses.push(
        (await post("/auth/v1/token?grant_type=password", guesser, { email, password: "wrong one" })).status,
      );
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(120);
    expect((await post("/auth/v1/token?grant_type=password", newClient(), { email, password })).status).toBe(200);
  });

  it("does not count against the class behind its address", async () => {
    const school = newClient();
    const enquire = (email: string) =>
      post("/rest/v1/contact_submissions", school, { name: "A", email, message: crypto.randomUUID() });
    for (let n = 0; n < 70; n++) await enquire("impatient@example.com");
    for (let n = 0; n < 40; n++) expect((await enquire(`pupil${n}@example.com`)).status).toBe(201);
  });

  it("does not suppress error reports of other browsers", async () => {
    const noisy = newClient();
    const report = (client: string) => post("/browser-errors", client, { message: "It broke", page: "/" });
    for (let n = 0; n < 205; n++) await report(noisy);
    expect((await report(newClient())).status).toBe(204);
  });
});

describe("a write that is refused", () => {
  it("does not drop cached answers, and is not forwarded without a token", async () => {
    const list = "/rest/v1/blogs?select=id,title&limit=3";
    const before = await ask(list, newClient());
    await site.sql.begin(async (sql) => {
      // Turns off triggers, which would notify the server.
      await sql`set local session_replication_role = replica`;
      await sql`update public.blogs set title = 'Past the gateway' where id = ${JSON.parse(before.text)[0].id}`;
    });
    const nobody = "00000000-0000-4000-8000-000000000000";
    for (const method of ["DELETE", "PATCH", "POST"]) {
      const query = method === "POST" ? "" : `?id=eq.${nobody}`;
      const init = { method, body: method === "DELETE" ? undefined : JSON.stringify({ title: "x", content: "y" }) };
      expect((await ask(`/rest/v1/blogs${query}`, newClient(), init)).status).toBe(401);
    }
    expect((await ask(list, newClient())).text).toBe(before.text);
    await people.administrator.from("blogs").update({ status: "archived" }).eq("id", nobody);
    expect((await ask(list, newClient())).text).toBe(before.text);
    const [{ id }] = JSON.parse(before.text);
    await people.administrator.from("blogs").update({ excerpt: "Another excerpt" }).eq("id", id);
    expect((await ask(list, newClient())).text).not.toBe(before.text);
  });
});

describe("a body", () => {
  const deep = (half: number) => `${"[".repeat(half)}${"]".repeat(half)}`;
  const sent = async (path: string, body: string, method = "POST") => ask(path, newClient(), { method, body });

  it.each(["/rest/v1/rpc/is_secure_admin", "/auth/v1/token?grant_type=password", "/auth/v1/verify"])(
    "of a call to %s is limited in size, and not parsed when it is only brackets",
    async (path) => {
      expect((await sent(path, deep(500_000))).status).toBe(413);
      expect((await sent(path, deep(8_000))).status).toBe(400);
    },
  );

  it("of an enquiry or a question may be long, but not deeply nested", async () => {
    expect((await sent("/rest/v1/contact_submissions", deep(30_000))).status).toBe(400);
    expect((await sent("/functions/v1/chat-assistant", deep(30_000))).status).toBe(400);
  });

  it("of a call for staff is not read without a token", async () => {
    for (const path of ["blogs", "rpc/staff_list", "rpc/erase_person", "enquiries.csv"])
      expect((await sent(`/rest/v1/${path}`, deep(500_000))).status).toBe(401);
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect((await sent(`/rest/v1/blogs?id=eq.${nobody}`, deep(500_000), "PATCH")).status).toBe(401);
  });

  it("without columns is refused with our own code", async () => {
    for (const body of ["{}", "[{}]"]) {
      const { status, text } = await sent("/rest/v1/contact_submissions", body);
      expect([status, JSON.parse(text).code]).toEqual([400, "PGRST102"]);
    }
  });
});

describe("a client with many requests", () => {
  it("does not delay another client, even for the same page", async () => {
    const busy = newClient();
    const many = Array.from({ length: 120 }, (_, n) => ask(`/contact-us?about=many${n}`, busy));
    const pages = Array.from({ length: 3 }, () => `/blog/${crypto.randomUUID()}`);
    const behind = pages.map((page) => ask(page, busy));
    const order: string[] = [];
    const other = newClient();
    await Promise.all([
      Promise.all(behind).then(() => order.push("behind many")),
      Promise.all(pages.map((page) => ask(page, other))).then((answers) => {
        order.push("another client");
        for (const { status } of answers) expect(status).toBe(404);
      }),
    ]);
    expect(order[0]).toBe("another client");
    await Promise.all(many);
  });

  it("to the assistant does not delay pages", async () => {
    const chatty = newClient();
    const words = Array.from({ length: 250 }, (_, n) => `dro${String.fromCharCode(97 + (n % 26))}cn${n}`).join(" ");
    let answered = 0;
    const questions = Array.from({ length: 60 }, (_, n) =>
      post("/functions/v1/chat-assistant", chatty, { message: words, sessionId: `s${n}`, userId: null }).then(() => {
        answered++;
      }),
    );
    expect((await ask("/", newClient())).status).toBe(200);
    expect(answered).toBeLessThan(60);
    await Promise.all(questions);
  });

  it("with one submission id and changing words reaches the limit", async () => {
    const client = newClient();
    const submission_id = crypto.randomUUID();
    const send = (n: number) =>
      post("/rest/v1/contact_submissions", client, {
        submission_id,
        name: "A",
        email: "same@example.com",
        message: `Number ${n}`,
      });
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push((await send(n)).status);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 429, 429, 429]);
  });
});

it("a recovery link for a removed administrator is refused without a server error", async () => {
  const email = "once@example.com";
  await insertAccount(site, email, "a long password");
  const client = clientOf(site);
  await client.auth.resetPasswordForEmail(email);
  const mail = await lastMail(site, email, "Choose a new password");
  await site.sql`delete from private.administrators where email = ${email}`;
  await site.sql`delete from auth.users where email = ${email}`;
  const token = new URL(mail.link).searchParams.get("token") ?? "";
  const { error } = await clientOf(site).auth.verifyOtp({ type: "recovery", token_hash: token });
  expect(error?.message).not.toContain("try again");
  expect(error?.status).toBeLessThan(500);
});

it("the deletion of old enquiries is one entry in the audit log", async () => {
  await site.sql`
    insert into public.contact_submissions (name, email, message, created_at)
    select 'Old', 'old@example.com', 'Long ago', now() - interval '2 years' from generate_series(1, 30)`;
  await recordSteadyClock(site.sql);
  await site.sql`select private.forget_old_enquiries(12)`;
  const acts = await site.sql`select act, detail from public.audit_log where subject = 'contact_submissions'`;
  expect(acts.filter(({ act }) => act === "deleted")).toEqual([]);
  expect(acts.filter(({ act }) => act === "forgotten").map(({ detail }) => detail.rows)).toEqual([30]);
});

it("true, false and NULL are compared as texts with a text column", async () => {
  await site.sql`insert into public.blogs (title, content, status) values ('true', 'c', 'published')`;
  for (const [filter, found] of [
    ["eq.true", true],
    ["in.(true,NULL)", true],
    ["eq.false", false],
  ]) {
    const { text } = await ask(`/rest/v1/blogs?select=title&title=${filter}`, newClient());
    expect([filter, JSON.parse(text)]).toEqual([filter, found ? [{ title: "true" }] : []]);
  }
});
