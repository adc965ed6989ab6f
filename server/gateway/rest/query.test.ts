import { PostgrestClient } from "@supabase/postgrest-js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storedCareer } from "../../../domain/stored/careers.ts";
import { storedEnquiry } from "../../../domain/stored/enquiries.ts";
import { writePostgrest } from "../../backend/data/postgrest-service.ts";
import type { ChangeQuery, ReadQuery } from "../../backend/data/requests.ts";
import { Refused } from "../../http/refusals.ts";
import { readChangeQuery, readInsertQuery, readQuery } from "./query.ts";

const ID = "0b2f7a52-3c5e-4ef0-9d51-6a6b1c0f3a77";
const OTHER = "1b2f7a52-3c5e-4ef0-9d51-6a6b1c0f3a77";

/** The query that supabase-js writes for a call. */
async function queryOf(call: (client: PostgrestClient) => PromiseLike<unknown>): Promise<string> {
  let search = "";
  const client = new PostgrestClient("http://site.example/rest/v1", {
    fetch: async (input) => {
      search = new URL(String(input)).search;
      return Response.json([]);
    },
  });
  await call(client);
  return search;
}

const read = (search: string) => readQuery(storedCareer, search, new Headers());
const textOf = (request: ReadQuery | ChangeQuery) =>
  decodeURIComponent(writePostgrest(request).path.replace("/careers", "").replaceAll("+", " "));
const changeText = (search: string) => {
  const { where, select } = readChangeQuery(storedCareer, search, true);
  return textOf({ kind: "delete", table: "careers", where, returning: select && { columns: select, single: false } });
};

describe("a read", () => {
  it.each<[string, (client: PostgrestClient) => PromiseLike<unknown>, string]>([
    [
      "the public list",
      (c) => c.from("careers").select("*").eq("status", "published").order("created_at", { ascending: false }),
      "?select=*&status=eq.published&order=created_at.desc",
    ],
    ["one row", (c) => c.from("careers").select("*").eq("id", ID.toUpperCase()).single(), `?select=*&id=eq.${ID}`],
    [
      "a page of the administrators' list",
      (c) =>
        c
          .from("careers")
          .select("id, title, created_at")
          .eq("status", "draft")
          .order("created_at", { ascending: false })
          .order("id", { ascending: false })
          .range(25, 50),
      "?select=id,title,created_at&status=eq.draft&order=created_at.desc,id.desc&limit=26&offset=25",
    ],
    [
      "every comparison",
      (c) =>
        c
          .from("careers")
          .select()
          .in("level", ["entry", "a,b"])
          .like("title", "a%")
          .gte("created_at", "2026-01-01")
          .lt("created_at", "2026-02-01T10:00:00+05:30"),
      '?select=*&level=in.(entry,"a,b")&title=like.a%&created_at=gte.2026-01-01T00:00:00Z&created_at=lt.2026-02-01T10:00:00+05:30',
    ],
    [
      "the other comparisons",
      (c) =>
        c
          .from("careers")
          .select("id")
          .neq("level", "entry")
          .gt("created_at", "2026-01-01")
          .lte("created_at", "2026-02-01")
          .ilike("title", "%pilot%")
          .is("department", null)
          .not("location", "eq", "Bhopal"),
      "?select=id&level=neq.entry&created_at=gt.2026-01-01T00:00:00Z&created_at=lte.2026-02-01T00:00:00Z" +
        "&title=ilike.%pilot%&department=is.null&location=not.eq.Bhopal",
    ],
    [
      "a word searched in several columns",
      (c) => c.from("careers").select("id").or('title.ilike.%a%,description.ilike."%b,c%",location.not.is.null'),
      '?select=id&or=(title.ilike.%a%,description.ilike."%b,c%",location.not.is.null)',
    ],
  ])("is written anew with the same meaning: %s", async (_, call, expected) => {
    expect(textOf(read(await queryOf(call)))).toBe(expected);
  });

  it.each([
    "select=*,__proto__(*)&__proto__.id=eq.x",
    "__proto__=sr.INJECTED",
    "title->a=sr.x",
    "select=*,contact_submissions(*)",
    "select=id,...contact_submissions(*)",
    "select=name:title",
    "select=title::text",
    "select=title.max()",
    "select=count()",
    "select=%22",
    "select=",
    "select=id,id",
    "select=constructor",
    "constructor=eq.x",
    "prototype=eq.x",
    "toString=eq.x",
    "content=match.((((a|b|.)*)*)*)*\\1x",
    "title=fts.word",
    "title=eq(any).{a,b}",
    "title=eq",
    "title=",
    "created_at=gte.2026-02-30",
    "created_at=gte.now",
    "created_at=gte.infinity",
    "created_at=like.2026%25",
    "id=eq.1",
    "id=in.()",
    "id=in.(1,2)",
    "title=like.a\\",
    "title=eq.%00",
    "or=title.eq.a",
    "or=(title.eq.a",
    "or=()",
    "or=(title.eq.a,)",
    "or=(secret.eq.a)",
    "or=(title.eq.a)&or=(level.eq.a)",
    "or=(and(title.eq.a,level.eq.b))",
    "or=(title.in.(a,b))",
    `or=(${Array(9).fill("title.eq.a").join()})`,
    Array(30).fill("title=neq.a").join("&"),
    "title=not.not.eq.a",
    "job_type=is.true",
    "job_type=is.1",
    "created_at=ilike.2026%25",
    "and=(title.eq.a)",
    "not.or=(title.eq.a)",
    "order=title.up",
    "order=title->a",
    "order=title,title",
    "order=random()",
    "order=title.desc.nullslast",
    "limit=1001",
    "limit=-1",
    "limit=1e3",
    "offset=99999999999",
    "limit=1&limit=2",
    "columns=title",
    "on_conflict=id",
    "blogs.limit=1",
    "apikey=x",
    "utm_source=x",
    `title=eq.${"x".repeat(3000)}`,
    `title=like.${"%25a".repeat(30)}`,
    `id=in.(${Array.from({ length: 101 }, () => ID).join(",")})`,
  ])("is refused: %s", (search) => {
    expect(() => read(search)).toThrow(Refused);
  });

  it("refuses an invalid id with PostgreSQL's own code", () => {
    const reading = () => read("id=eq.nonsense");
    expect(reading).toThrow(expect.objectContaining({ refusal: expect.objectContaining({ code: "22P02" }) }));
  });
});

describe("a change", () => {
  it("names its row by id", () => {
    expect(changeText(`?id=eq.${ID}&select=id`)).toBe(`?id=eq.${ID}&select=id`);
  });

  it("of an administrator may name several, or the time of the version that was read", () => {
    expect(changeText(`id=in.(${ID},${OTHER})`)).toBe(`?id=in.(${ID},${OTHER})`);
    const at = `id=eq.${ID}&updated_at=eq.2026-11-21T08:53:10.941234%2B00:00`;
    expect(changeText(at)).toBe(`?id=eq.${ID}&updated_at=eq.2026-11-21T08:53:10.941234+00:00`);
  });

  it.each([
    "",
    "select=id",
    "status=eq.new",
    `id=neq.${ID}`,
    `id=gt.${ID}`,
    "id=is.null",
    "id=eq.",
    "id=in.()",
    `id=eq.${ID}&status=eq.new`,
    `id=eq.${ID}&id=eq.${OTHER}`,
    `or=(id.eq.${ID})`,
    `id=eq.${ID}&limit=5`,
    "updated_at=eq.2026-11-21",
    `__proto__.id=eq.${ID}`,
  ])("without the id of its row is refused: %s", (search) => {
    expect(() => readChangeQuery(storedCareer, search, true)).toThrow(Refused);
  });

  it("of a visitor names one row", () => {
    expect(() => readChangeQuery(storedEnquiry, `id=in.(${ID},${OTHER})`, false)).toThrow(Refused);
  });
});

describe("an insertion", () => {
  it("may name its columns and the columns to return, and nothing else", async () => {
    const search = await queryOf((c) =>
      c
        .from("careers")
        .insert([{ title: "a" }, { level: "b" }])
        .select("id"),
    );
    expect(readInsertQuery(storedCareer, search)).toEqual({ select: ["id"], columns: ["title", "level"] });
    for (const other of ["on_conflict=id", `id=eq.${ID}`, "limit=1", "columns=nothing", 'columns="title'])
      expect(() => readInsertQuery(storedCareer, other)).toThrow(Refused);
  });
});

describe("a random query", () => {
  const names = [
    "select",
    "order",
    "or",
    "and",
    "limit",
    "id",
    "title",
    "created_at",
    "__proto__",
    "title->x",
    "columns",
  ];
  const name = fc.oneof(fc.constantFrom(...names), fc.string());
  const operator = fc.constantFrom("eq", "in", "is", "like", "ilike", "match", "sr", "not.eq", "fts", "gte", "cs", "");
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom("*", "id,title", "(a,b)", "null", ID, "2026-01-01", "title.desc", "25", "__proto__(*)", "%22", '"'),
    fc.tuple(operator, fc.string()).map((parts) => parts.join(".")),
    fc.tuple(operator, fc.constantFrom(ID, "2026-01-01", "(a)", "null", "%a%")).map((parts) => parts.join(".")),
  );
  const search = fc
    .array(fc.tuple(name, value), { maxLength: 5 })
    .map((parameters) => new URLSearchParams(parameters).toString());

  it("is refused, or written anew with the same meaning", { timeout: 60_000 }, () => {
    let understood = 0;
    fc.assert(
      fc.property(search, (text) => {
        let query: ReturnType<typeof readQuery>;
        try {
          query = read(text);
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
          return;
        }
        understood++;
        const { search: again } = new URL(writePostgrest(query).path, "http://project.example");
        expect(read(again)).toEqual(query);
        const known = ["select", "order", "limit", "offset", "or", ...Object.keys(storedCareer.columns)];
        for (const [parameter] of new URLSearchParams(again)) expect(known).toContain(parameter);
      }),
      { numRuns: 10_000 },
    );
    expect(understood).toBeGreaterThan(100);
  });
});
