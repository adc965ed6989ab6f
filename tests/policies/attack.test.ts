import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INSPECTABLE, type Inspector, inspect } from "../inspector.ts";
import { rawRequest } from "../raw-request.ts";
import { type RunningSite, startSite } from "../site.ts";
import { type People, signInPeople, tokenOf } from "./people.ts";
import { binnedTables, publications } from "./publications.ts";

/** How many random requests are sent, over all paths and methods; `npm run test:long` sends 20,000. */
const ATTACKS = Number(process.env.ATTACKS ?? 400);

/** How long after the attack memory is measured, in milliseconds: entries that are cached for seconds have expired by then. */
const SETTLE_MS = ATTACKS > 2_000 ? 60_000 : 0;

let site: RunningSite;
let people: People;
let port: number;
let processes: Inspector[];
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "error", ...INSPECTABLE } });
  people = await signInPeople(site);
  port = Number(new URL(site.url).port);
  processes = await inspect(site);
  expect(processes.length).toBeGreaterThanOrEqual(1);
});
afterAll(async () => {
  for (const inspected of processes) inspected.close();
  await site.stop();
});

let clients = 0;
const newClient = () => `10.${++clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;

type Sent = { client?: string; token?: string; type?: string; body?: string; headers?: string[] };

/** A request as raw text, with the key, so that no client library normalises it. */
function rawText(
  method: string,
  target: string,
  { client = newClient(), token, type, body, headers: own = [] }: Sent = {},
): string {
  const headers = [
    `${method} ${target} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Connection: close",
    `X-Forwarded-For: ${client}`,
    `apikey: ${site.config.supabasePublishableKey}`,
    ...own,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(type ? [`Content-Type: ${type}`] : []),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return `${headers.join("\r\n")}\r\n\r\n${body ?? ""}`;
}
const send = (method: string, target: string, sent?: Sent) => rawRequest(port, rawText(method, target, sent));
const sendJson = (target: string, body: unknown) =>
  send("POST", target, { type: "application/json", body: JSON.stringify(body) });

async function stored() {
  return Promise.all(
    binnedTables.map((table) => site.sql`select id, status from ${site.sql(`public.${table}`)} order by id`),
  );
}

describe("vulnerabilities of earlier versions", () => {
  it("ninety requests with an expression that backtracks for ever do not delay others", async () => {
    const client = newClient();
    const expression = "/rest/v1/blogs?content=match.((((a|b|.)*)*)*)*%5C1x";
    const storm = Array.from({ length: 90 }, () => send("GET", expression, { client }));
    const enquiry = await sendJson("/rest/v1/contact_submissions", {
      name: "A",
      email: "a@example.com",
      message: "Hi",
    });
    expect(enquiry.status).toBe(201);
    for (const { status } of await Promise.all(storm)) expect(status).toBe(400);
  });

  it.each([
    ["select=%22", () => send("GET", "/rest/v1/news?select=%22")],
    ["a half of a filter", () => send("GET", "/rest/v1/news?or=(title.eq)")],
    ["a form as JSON", () => send("POST", "/contact-us", { type: "application/json", body: "{}" })],
    ["a form as text", () => send("POST", "/contact-us", { type: "text/plain", body: "hello" })],
    ["a bare multipart form", () => send("POST", "/contact-us", { type: "multipart/form-data", body: "x" })],
    ["null for a password", () => sendJson("/auth/v1/token?grant_type=password", null)],
    ["null for a refresh", () => sendJson("/auth/v1/token?grant_type=refresh_token", null)],
    ["null for a mail", () => sendJson("/auth/v1/resend", null)],
    ["NUL in an address", () => sendJson("/auth/v1/token?grant_type=password", { email: "a\0@b.co", password: "x" })],
    ["NUL in a refresh token", () => sendJson("/auth/v1/token?grant_type=refresh_token", { refresh_token: "a\0b" })],
    ["an object for a password", () => sendJson("/auth/v1/signup", { email: "a@b.co", password: { a: 1 } })],
    [
      "an estimate of a count",
      () => send("GET", "/rest/v1/contact_submissions?select=*", { headers: ["Prefer: count=planned"] }),
    ],
  ])("%s is answered with a 4xx status", async (_, sending) => {
    const { status, body } = await sending();
    expect([status >= 400 && status < 500, status, body.slice(0, 200)]).toEqual([true, status, body.slice(0, 200)]);
  });

  it.each(["/news/%20", "/blog/%09", "/blog/%E3%80%80", "/news/%C2%A0.data", "/news/1", "/blog/x.data"])(
    "%s is no article: 404, not a server error",
    async (target) => expect((await send("GET", target)).status).toBe(404),
  );

  it("brackets in a forwarded address do not stop the server", async () => {
    const forwarded = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
    expect((await send("GET", "/", { client: forwarded })).status).toBe(431);
    expect((await send("GET", "/readyz")).status).toBe(200);
  });

  it.each(["/\\host/", "//host/", "/\\/host/", "/%5Chost/", "/\thost/", "///host//"])(
    "%j redirects to no other site",
    async (target) => {
      const { head } = await send("GET", target);
      const location = /^location: (.*)$/im.exec(head)?.[1];
      if (location) expect(new URL(location, site.url).origin).toBe(site.url);
    },
  );

  it("an unsigned token is refused, not treated as a visitor", async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = { sub: crypto.randomUUID(), role: "authenticated", exp: 4_000_000_000 };
    for (const token of [`${encode({ alg: "none" })}.${encode(claims)}.`, "a.b.c", "nonsense"]) {
      expect((await send("GET", "/rest/v1/blogs?select=id", { token })).status).toBe(401);
    }
  });
});

it(`${ATTACKS} random requests over all paths and methods cause no server error, leak or pollution`, {
  timeout: 1_200_000,
}, async () => {
  const token = await tokenOf(people.administrator);
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const routes = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const names = [
    "select",
    "id",
    "title",
    "or",
    "grant_type",
    "token",
    "type",
    "redirect_to",
    "code",
    "page",
    "about",
    "_routes",
  ];
  const paths = fc.oneof(
    fc.constantFrom(
      ...routes,
      "/admin",
      "/auth",
      "/nowhere",
      "/sitemap.xml",
      "/robots.txt",
      "/blog/rss.xml",
      "/config.json",
      "/readyz",
    ),
    fc.constantFrom(...binnedTables, "rpc/is_secure_admin", "rpc/signup_allowed", "").map((name) => `/rest/v1/${name}`),
    fc
      .constantFrom(
        "token",
        "signup",
        "verify",
        "resend",
        "recover",
        "user",
        "logout",
        "settings",
        "callback",
        "admin/users",
      )
      .map((name) => `/auth/v1/${name}`),
    fc.constantFrom(
      "/functions/v1/chat-assistant",
      "/functions/v1/other",
      "/blog/__proto__",
      "/news/%00",
      "/_root.data",
      "/blog.data",
    ),
    fc.webPath(),
    fc.string({ maxLength: 30 }).map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  );
  const query = fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...names), fc.constant("__proto__"), fc.string({ maxLength: 8 })),
        fc.string({ maxLength: 20 }),
      ),
      { maxLength: 3 },
    )
    .map((pairs) =>
      pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join("=")).join("&"),
    );
  const body = fc.oneof(
    fc.json({ maxDepth: 2 }),
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      "",
      "null",
      "[]",
      '{"__proto__":{"a":1}}',
      '{"email":"a@b.co","password":"long enough"}',
      '{"message":"hello","sessionId":"s"}',
      "firstName=A&email=a%40b.co&message=x",
    ),
  );
  const request = fc.record({
    method: fc.constantFrom("GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"),
    path: paths,
    query,
    body,
    type: fc.constantFrom(
      "application/json",
      "application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
      "",
    ),
    signedIn: fc.boolean(),
  });

  const published = await stored();
  const pollution =
    "JSON.stringify([Object, Array].map((maker) => Reflect.ownKeys(maker.prototype).concat(Reflect.ownKeys(maker)).map(String)))";
  const clean = await Promise.all(processes.map((inspected) => inspected.evaluate(pollution)));
  const statuses = new Map<number, number>();
  const attack = async (count: number, seed: number) => {
    const batch = fc.sample(request, { numRuns: count, seed });
    for (let from = 0; from < batch.length; from += 10) {
      await Promise.all(
        batch.slice(from, from + 10).map(async (made) => {
          const reading = made.method === "GET" || made.method === "HEAD" || made.method === "OPTIONS";
          const target = made.query ? `${made.path}?${made.query}` : made.path;
          // With an administrator's token a write would succeed, so writes are sent without it.
          const sent = {
            token: made.signedIn && reading ? token : undefined,
            type: made.type || undefined,
            body: reading ? undefined : made.body,
          };
          const { status, body: answered } = await send(made.method, target, sent);
          expect([made.method, target, made.body, status, answered.slice(0, 100)]).toSatisfy(
            () => status > 0 && status < 500,
          );
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    }
  };

  // The first half loads modules and fills caches to their bounds, which is not a leak.
  await attack(ATTACKS / 2, 1);
  const before = await Promise.all(processes.map((inspected) => inspected.heldMemory()));
  await attack(ATTACKS / 2, 2);
  await new Promise((done) => setTimeout(done, SETTLE_MS));
  const after = await Promise.all(processes.map((inspected) => inspected.heldMemory()));
  const megabytes = (bytes: number[]) => bytes.map((number) => Math.round(number / 2 ** 20));
  console.log(
    "answers by status:",
    Object.fromEntries([...statuses].sort()),
    "memory in MB:",
    megabytes(before),
    megabytes(after),
  );

  // With few requests, modules are still being loaded in the second half.
  if (ATTACKS >= 2_000) {
    for (const [index, held] of after.entries()) expect(held).toBeLessThan((before[index] ?? 0) * 1.2);
  }
  expect(await Promise.all(processes.map((inspected) => inspected.evaluate(pollution)))).toEqual(clean);
  expect((await stored()).slice(0, publications.length)).toEqual(published.slice(0, publications.length));
  expect((await send("GET", "/readyz")).status).toBe(200);
  const { error } = await people.administrator.from("blogs").select("id").limit(1);
  expect(error).toBeNull();
});
