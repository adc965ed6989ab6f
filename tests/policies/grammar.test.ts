import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSite } from "../site.ts";
import { type People, signInPeople, tokenOf } from "./people.ts";
import { binnedTables } from "./publications.ts";

/** How many random requests are sent; `npm run test:long` sends 100,000. */
const GENERATED = Number(process.env.GENERATED ?? 1_000);

const NO_SUCH_ID = "00000000-0000-4000-8000-000000000000";

let site: RunningSite;
let people: People;
let token: string;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "error" }, assistant: false });
  people = await signInPeople(site);
  token = await tokenOf(people.administrator);
  await site.sql`insert into public.contact_submissions (name, email, message) values ('A', 'a@b.co', 'Keep me')`;
});
afterAll(() => site.stop());

let clients = 0;
type Asked = { method?: string; headers?: Record<string, string>; body?: unknown; anonymous?: boolean };

async function ask(path: string, { method = "GET", headers = {}, body, anonymous = false }: Asked = {}) {
  clients++;
  const response = await fetch(`${site.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: site.config.supabasePublishableKey,
      "X-Forwarded-For": `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
      ...(anonymous ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      binnedTables.map(async (table) => {
        const [row] = await site.sql`select count(*)::int as count from ${site.sql(`public.${table}`)}`;
        return [table, row?.count as number];
      }),
    ),
  );

/** An administrator's deletion of a missing row deletes nothing, in any table. */
async function expectMissingRowDeletesNothing() {
  const before = await counts();
  for (const table of binnedTables) {
    const { status } = await ask(`${table}?id=eq.${NO_SUCH_ID}`, { method: "DELETE" });
    expect(status).toBe(204);
  }
  expect(await counts()).toEqual(before);
}

describe("a query that emptied tables in an earlier version", () => {
  it.each([
    "blogs?select=*,__proto__(*)&__proto__.id=eq.x",
    "news?__proto__=sr.INJECTED",
    "news?title->a=sr.x",
    "news?constructor.prototype.id=eq.x",
    "news?select=prototype",
    "news?select=%22",
    "news?or=(title.eq)",
    "contact_submissions?content=match.((((a|b|.)*)*)*)*%5C1x",
  ])("is refused and changes nothing: %s", async (path) => {
    for (const anonymous of [true, false]) {
      const { status, text } = await ask(path, { anonymous });
      expect(status).toBe(400);
      expect(JSON.parse(text)).toEqual({
        code: expect.any(String),
        message: expect.any(String),
        details: null,
        hint: null,
      });
      expect(text).not.toContain("INJECTED");
    }
    await expectMissingRowDeletesNothing();
  });
});

describe("a change", () => {
  const body = { status: "replied" };

  it.each(["", "?status=eq.new", `?id=neq.${NO_SUCH_ID}`, "?id=is.null", `?id=eq.${NO_SUCH_ID}&or=(status.eq.new)`])(
    "of an administrator that does not name its row is refused: %s",
    async (query) => {
      const before = await site.sql`select id, status from public.contact_submissions order by id`;
      expect((await ask(`contact_submissions${query}`, { method: "DELETE" })).status).toBe(400);
      expect((await ask(`contact_submissions${query}`, { method: "PATCH", body })).status).toBe(400);
      expect(await site.sql`select id, status from public.contact_submissions order by id`).toEqual(before);
    },
  );

  it("of an administrator affects the rows it names, and only in the version it names", async () => {
    const rows = await site.sql<{ id: string; updated_at: Date }[]>`
      insert into public.blogs (title, content) values ('one', 'x'), ('two', 'x'), ('three', 'x') returning id, updated_at`;
    const [one, two, three] = rows.map((row) => row.id) as [string, string, string];
    const named = await ask(`blogs?id=in.(${one},${two})`, { method: "PATCH", body: { status: "archived" } });
    expect(named.status).toBe(204);
    const stored =
      await site.sql`select status from public.blogs where id in ${site.sql([one, two, three])} order by title`;
    expect(stored.map((row) => row.status)).toEqual(["archived", "draft", "archived"]);

    const { data: read } = await people.administrator.from("blogs").select("updated_at").eq("id", one).single();
    const at = (time: string) =>
      people.administrator.from("blogs").update({ title: "newer" }).eq("id", one).eq("updated_at", time).select("id");
    expect((await at("2001-01-01T00:00:00Z")).data).toEqual([]);
    expect((await at(read?.updated_at)).data).toEqual([{ id: one }]);
    expect((await at(read?.updated_at)).data).toEqual([]);
    expect((await ask(`blogs?id=in.(${one},${two},${three})`, { method: "DELETE" })).status).toBe(204);
  });

  it("may contain only known columns, with texts", async () => {
    for (const wrong of [
      { __proto__x: 1 },
      { constructor: "x" },
      { title: { a: 1 } },
      { title: 5 },
      [],
      {},
      null,
      "x",
    ]) {
      for (const method of ["PATCH", "POST"]) {
        const query = method === "PATCH" ? `?id=eq.${NO_SUCH_ID}` : "";
        expect([method, wrong, (await ask(`blogs${query}`, { method, body: wrong })).status]).toEqual([
          method,
          wrong,
          400,
        ]);
      }
    }
    const polluting = '{"__proto__":{"polluted":"yes"},"title":"x","content":"y"}';
    expect((await ask("blogs", { method: "POST", body: polluting })).status).toBe(400);
  });
});

describe("an insertion", () => {
  it("may contain up to a hundred rows of an administrator, one of a visitor", async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `Many ${n}`, content: "x" }));
    expect((await ask("news", { method: "POST", body: rows(101) })).status).toBe(400);
    expect((await ask("news", { method: "POST", body: rows(2), anonymous: true })).status).toBe(401);
    const enquiries = Array(2).fill({ name: "A", email: "a@b.example", message: "m" });
    const sent = await ask("contact_submissions", { method: "POST", body: enquiries, anonymous: true });
    expect(sent.status).toBe(400);
    expect((await ask("news?columns=%22title%22,%22content%22", { method: "POST", body: rows(100) })).status).toBe(201);
    const [many] = await site.sql`select count(*)::int as count from public.news where title like 'Many %'`;
    expect(many?.count).toBe(100);
    await site.sql`delete from public.news where title like 'Many %'`;
  });
});

describe("the headers", () => {
  it.each<Record<string, string>>([
    { Prefer: "count=planned" },
    { Prefer: "count=estimated" },
    { Prefer: "resolution=merge-duplicates" },
    { Prefer: "tx=rollback" },
    { Accept: "text/xml" },
    { Accept: "application/vnd.pgrst.plan+json" },
    { "Accept-Profile": "auth" },
    { Range: "0-4" },
  ])("may not ask for what the product does not use: %o", async (headers) => {
    expect((await ask("blogs", { headers })).status).toBe(400);
  });
});

describe("the key", () => {
  it.each(["/rest/v1/blogs", "/functions/v1/chat-assistant", "/auth/v1/settings", "/auth/v1/user"])(
    "is required at %s",
    async (path) => {
      const method = path.startsWith("/functions") ? "POST" : "GET";
      expect((await fetch(site.url + path, { method })).status).toBe(401);
      expect((await fetch(site.url + path, { method, headers: { apikey: "another" } })).status).toBe(401);
    },
  );

  it("is not required for a mailed link", async () => {
    const response = await fetch(`${site.url}/auth/v1/verify?token=x&type=signup`, { redirect: "manual" });
    expect(response.status).not.toBe(401);
  });
});

it(`${GENERATED} random requests are refused or understood, without a server error`, {
  timeout: 1_800_000,
}, async () => {
  const before = await counts();
  const name = fc.oneof(
    fc.constantFrom(
      "select",
      "order",
      "or",
      "and",
      "limit",
      "offset",
      "columns",
      "id",
      "title",
      "status",
      "created_at",
    ),
    fc.constantFrom(
      "__proto__",
      "__proto__.id",
      "constructor.prototype",
      "title->a",
      "title::text",
      "not.and",
      "on_conflict",
    ),
    fc.string({ maxLength: 12 }),
  );
  const operator = fc.constantFrom(
    "eq",
    "neq",
    "in",
    "is",
    "like",
    "ilike",
    "gt",
    "match",
    "imatch",
    "sr",
    "fts",
    "cs",
    "not.eq",
    "eq(any)",
    "",
  );
  const operand = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      "null",
      "true",
      "(a,b)",
      "{a}",
      "%a%",
      "2026-01-01",
      "new",
      NO_SUCH_ID,
      "\\",
      "\u0000",
      "\ud800",
      "((a*)*)*",
    ),
  );
  const value = fc.oneof(
    fc.tuple(operator, operand).map((parts) => parts.join(".")),
    fc.constantFrom(
      "*",
      "id",
      "*,__proto__(*)",
      "title.desc",
      "(title.eq.a)",
      "(title.ilike.%a%,content.ilike.%a%)",
      "5",
      "-1",
    ),
    operand,
  );
  const request = fc.record({
    table: fc.constantFrom(...binnedTables, "rpc/is_secure_admin", "__proto__", "pg_catalog.pg_authid"),
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PATCH", "DELETE"),
    parameters: fc.array(fc.tuple(name, value), { maxLength: 4 }),
    body: fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.dictionary(name, fc.jsonValue({ maxDepth: 1 })),
      fc.constant('{"__proto__":{"a":1}}'),
    ),
    anonymous: fc.boolean(),
  });
  const statuses = new Map<number, number>();
  for (let done = 0; done < GENERATED; done += 1_000) {
    const batch = fc.sample(request, { numRuns: Math.min(1_000, GENERATED - done), seed: 20_261_121 + done });
    for (let from = 0; from < batch.length; from += 20) {
      const answers = batch.slice(from, from + 20).map(async ({ table, method, parameters, body, anonymous }) => {
        const pairs = parameters.map(
          ([key, text]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`,
        );
        const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
        const sends = method === "POST" || method === "PATCH";
        const { status, text } = await ask(table + query, { method, anonymous, body: sends ? body : undefined });
        expect([table + query, method, body, status < 500, text.slice(0, 200)]).toEqual([
          table + query,
          method,
          body,
          true,
          text.slice(0, 200),
        ]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      await Promise.all(answers);
    }
    await expectMissingRowDeletesNothing();
  }
  expect(statuses.get(400)).toBeGreaterThan(GENERATED / 2);
  expect(statuses.get(200)).toBeGreaterThan(GENERATED / 100);
  // Random requests may have inserted rows, but deleted none.
  for (const [table, count] of Object.entries(await counts())) expect(count).toBeGreaterThanOrEqual(before[table] ?? 0);
});
