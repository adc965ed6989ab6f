import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSite } from "../site.ts";
import { believeClock } from "./clock.ts";
import { clientOf, lastMail, meetPeople, type People, plantAccount } from "./people.ts";

/** What people who tried to break the site found; each stands here so that it stays mended. */

let site: RunningSite;
let people: People;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "error" } });
  people = await meetPeople(site);
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

describe("what is refused to one client", () => {
  it("does not lock the owner of an account out", async () => {
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

  it("uses up nothing of what a class behind its address may send", async () => {
    const school = newClient();
    const enquire = (email: string) =>
      post("/rest/v1/contact_submissions", school, { name: "A", email, message: crypto.randomUUID() });
    for (let n = 0; n < 70; n++) await enquire("impatient@example.com");
    for (let n = 0; n < 40; n++) expect((await enquire(`pupil${n}@example.com`)).status).toBe(201);
  });

  it("does not silence the reports of other people's browsers", async () => {
    const noisy = newClient();
    const report = (client: string) => post("/browser-errors", client, { message: "It broke", page: "/" });
    for (let n = 0; n < 205; n++) await report(noisy);
    expect((await report(newClient())).status).toBe(204);
  });
});

describe("a write that is refused", () => {
  it("leaves what is in memory alone, and is not even sent on without a token", async () => {
    const list = "/rest/v1/blogs?select=id,title&limit=3";
    const before = await ask(list, newClient());
    await site.sql.begin(async (sql) => {
      // Triggers would tell the server of it.
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
    "of a call to %s is short, and is not taken apart when it is nothing but brackets",
    async (path) => {
      expect((await sent(path, deep(500_000))).status).toBe(413);
      expect((await sent(path, deep(8_000))).status).toBe(400);
    },
  );

  it("of an enquiry or a question may be long, and not deep", async () => {
    expect((await sent("/rest/v1/contact_submissions", deep(30_000))).status).toBe(400);
    expect((await sent("/functions/v1/chat-assistant", deep(30_000))).status).toBe(400);
  });

  it("of what only staff may do is not looked at without a token", async () => {
    for (const path of ["blogs", "rpc/staff_list", "rpc/erase_person", "enquiries.csv"])
      expect((await sent(`/rest/v1/${path}`, deep(500_000))).status).toBe(401);
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect((await sent(`/rest/v1/blogs?id=eq.${nobody}`, deep(500_000), "PATCH")).status).toBe(401);
  });

  it("that holds nothing is refused in our words", async () => {
    for (const body of ["{}", "[{}]"]) {
      const { status, text } = await sent("/rest/v1/contact_submissions", body);
      expect([status, JSON.parse(text).code]).toEqual([400, "PGRST102"]);
    }
  });
});

describe("who asks for much", () => {
  it("keeps nobody from a page that somebody else has asked for too", async () => {
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

  it("by questions to the assistant keeps nobody from a page", async () => {
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

  it("by one submission id with ever other words is stopped like anybody", async () => {
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

it("a link to somebody whose right was taken says so", async () => {
  const email = "once@example.com";
  await plantAccount(site, email, "a long password");
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

it("old enquiries that are forgotten together are one act in the log", async () => {
  await site.sql`
    insert into public.contact_submissions (name, email, message, created_at)
    select 'Old', 'old@example.com', 'Long ago', now() - interval '2 years' from generate_series(1, 30)`;
  await believeClock(site.sql);
  await site.sql`select private.forget_old_enquiries(12)`;
  const acts = await site.sql`select act, detail from public.audit_log where subject = 'contact_submissions'`;
  expect(acts.filter(({ act }) => act === "deleted")).toEqual([]);
  expect(acts.filter(({ act }) => act === "forgotten").map(({ detail }) => detail.rows)).toEqual([30]);
});

it("words that stand for values of other types are texts where a text is compared", async () => {
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
