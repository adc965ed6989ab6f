import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningPostgres, startPostgres, until } from "../../../tests/site.ts";
import { openDatabase, type Sql } from "../database.ts";
import { createPostgresService } from "./postgres-service.ts";
import { type DataRequest, type DataService, type ReadQuery, rowsIn } from "./requests.ts";

const SECRET = "a secret of this test alone, long enough";
const ID = "0b2f7a52-3c5e-4ef0-9d51-6a6b1c0f3a77";

let postgres: RunningPostgres;
let owner: Sql;
let data: DataService;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  owner = openDatabase(postgres.url, { max: 2 });
  await owner`create function public.who() returns jsonb language sql as $$
    select jsonb_build_object('role', current_user, 'sub', auth.uid(), 'email', auth.email(), 'claims', auth.jwt(),
      'limit', current_setting('statement_timeout'))
  $$`;
  await owner`create function public.wait() returns void language sql as 'select pg_sleep(60)'`;
  await owner`create table public.notes (id int primary key, text text, done boolean, at timestamptz)`;
  await owner`grant all on public.notes to anon, authenticated`;
  data = createPostgresService(postgres.url, SECRET, "tried");
  token = await new SignJWT({ role: "authenticated", session_id: ID, email: "a@b.example" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(ID)
    .setAudience("authenticated")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(SECRET));
}, 120_000);
afterAll(async () => {
  await data?.close();
  await owner?.end({ timeout: 1 });
  await postgres?.stop();
});

const call = (procedure: string): DataRequest => ({ kind: "call", procedure, args: {}, returns: "value" });
const notes: ReadQuery = { kind: "read", table: "notes", select: "*", where: [], order: [], answer: "rows" };
const returning = { columns: "*", single: false } as const;

describe("a request", () => {
  it("acts in the role of its sender, with their claims and its time limit", async () => {
    expect(rowsIn(await data.ask(call("who")))).toMatchObject({ role: "anon", sub: null, limit: "1s" });
    expect(rowsIn(await data.ask(call("who"), token))).toMatchObject({
      role: "authenticated",
      sub: ID,
      email: "a@b.example",
      claims: { session_id: ID },
      limit: "5s",
    });
  });

  it("with a token that is not ours is refused", async () => {
    expect((await data.ask(call("who"), `${token}x`)).status).toBe(401);
  });

  // An error that nobody catches ends the process, and here fails the run.
  it("outlives connections that end while they are made", async () => {
    const service = createPostgresService(postgres.url, SECRET, "ended");
    for (let round = 0; round < 20; round++) {
      const asked = Array.from({ length: 12 }, () => service.ask(notes));
      await owner`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ended'`;
      await Promise.any(asked);
    }
    await until(async () => (await service.ask(notes)).status === 200, 10_000);
    await service.close();
  }, 60_000);

  it("that takes too long ends", async () => {
    expect(await data.ask(call("wait"))).toMatchObject({ status: 500, body: expect.stringContaining("57014") });
  });

  it("that reads cannot write", async () => {
    await owner`create function public.sneak() returns int language sql as 'delete from public.notes returning 1'`;
    await owner`create view public.sneaky as select public.sneak() as n`;
    await owner`grant select on public.sneaky to anon`;
    expect((await data.ask({ ...notes, table: "sneaky" })).status).toBeGreaterThanOrEqual(400);
  });
});

describe("rows", () => {
  const at = "2026-11-21T08:53:10.941234+00:00";
  const rows = [
    { id: 1, text: "true", done: true, at },
    { id: 2, text: 'a,b "c"', done: false, at: null },
  ];

  it("come back as they were sent, to the microsecond", async () => {
    const insertion: DataRequest = { kind: "insert", table: "notes", rows, returning };
    const { status, body = "", changed } = await data.ask(insertion);
    expect([status, changed, JSON.parse(body)]).toEqual([201, 2, rows]);
    const where = [{ column: "at", operator: "eq", values: [at] }] as const;
    expect(rowsIn(await data.ask({ ...notes, where }))).toEqual([rows[0]]);
    const isTrue = [{ column: "text", operator: "eq", values: ["true"] }] as const;
    expect(rowsIn(await data.ask({ ...notes, where: isTrue }))).toEqual([rows[0]]);
  });

  it("are answered with their range, and with 206 or 416 where all are counted", async () => {
    const order = [{ column: "id", descending: true }];
    const page = { ...notes, order, count: true };
    expect(await data.ask({ ...page, limit: 1 })).toMatchObject({ status: 206, contentRange: "0-0/2" });
    expect(await data.ask(page)).toMatchObject({ status: 200, contentRange: "0-1/2" });
    expect(await data.ask({ ...notes, limit: 1, offset: 1 })).toMatchObject({ status: 200, contentRange: "1-1/*" });
    expect(await data.ask({ ...page, offset: 3 })).toMatchObject({ status: 416, contentRange: "*/2" });
  });

  it("are written as comma-separated values", async () => {
    const { body } = await data.ask({ ...notes, select: ["id", "text", "done"], answer: "csv" });
    expect(body).toBe('id,text,done\n1,true,t\n2,"a,b ""c""",f');
  });

  it("of a write that is to answer exactly one are left as they were when it would answer another number", async () => {
    const where = [{ column: "id", operator: "in", values: ["1", "2"] }] as const;
    const both: DataRequest = { kind: "delete", table: "notes", where, returning: { columns: "*", single: true } };
    expect(await data.ask(both)).toMatchObject({ status: 406, body: expect.stringContaining("PGRST116") });
    expect((await owner`select from public.notes`).length).toBe(2);
  });
});

it("a connection whose server has gone fails its request, and the next request is answered", async () => {
  for (let round = 0; round < 3; round++) {
    const waiting = data.ask(call("wait"), token);
    const [backend] = await until(async () => {
      const found =
        await owner`select pid from pg_stat_activity where application_name = 'tried' and query like '%wait%'`;
      return found.length > 0 ? found : undefined;
    });
    await owner`select pg_terminate_backend(${backend?.pid})`;
    expect((await waiting).status).toBe(503);
    expect((await data.ask(notes)).status).toBe(200);
  }
});
