import { describe, expect, it } from "vitest";
import type { DataRequest, ReadQuery } from "./requests.ts";
import { writeStatement } from "./sql.ts";

const NAUGHTY = `'"; drop table blogs; --`;
const read: ReadQuery = { kind: "read", table: "blogs", select: ["id"], where: [], order: [], answer: "rows" };

const written = (request: DataRequest) => {
  const { sql, parameters } = writeStatement(request);
  return { sql: sql.replace(/\s+/g, " "), parameters };
};

describe("a statement", () => {
  it("is one text for a call, in whatever order its arguments come", () => {
    const call = (args: Record<string, string>) =>
      written({ kind: "call", procedure: "staff_list", args, returns: "value" });
    expect(call({ term: "a", thing: "b" }).sql).toBe(call({ thing: "b", term: "a" }).sql);
  });

  it.each<[string, DataRequest]>([
    ["a filter", { ...read, where: [{ column: "title", operator: "eq", values: [NAUGHTY] }] }],
    ["a list", { ...read, where: [{ column: "title", operator: "in", values: [NAUGHTY, NAUGHTY] }] }],
    ["one of several", { ...read, where: [{ anyOf: [{ column: "title", operator: "ilike", values: [NAUGHTY] }] }] }],
    ["a row", { kind: "insert", table: "blogs", rows: [{ title: NAUGHTY }] }],
    [
      "a change",
      {
        kind: "update",
        table: "blogs",
        where: [{ column: "id", operator: "eq", values: ["1"] }],
        values: { title: NAUGHTY },
      },
    ],
    ["a call", { kind: "call", procedure: "staff_list", args: { term: NAUGHTY }, returns: "value" }],
  ])("holds the value of %s as a parameter", (_, request) => {
    const { sql, parameters } = written(request);
    expect(sql).not.toContain("drop table");
    expect(parameters).toContain(NAUGHTY);
  });

  it("of a read is one page as JSON, and counts all rows where that is asked for", () => {
    const where = [{ column: "status", operator: "eq", values: ["published"] }] as const;
    const order = [{ column: "created_at", descending: true }];
    const page = written({ ...read, where, order, limit: 20, offset: 40, count: true });
    expect(page.sql).toMatch(/order by "created_at" desc limit \$\d offset \$\d/);
    expect(page.sql).toMatch(
      /\(select count\(\*\)::int as "count" from "public"."blogs" where "status" = \$\d+\) as total/,
    );
    expect(written(read).sql).toContain("null::int as total");
  });

  it("of a read without a limit, or with a large one, gives a thousand rows at most", () => {
    for (const limit of [undefined, 5_000]) expect(written({ ...read, limit }).parameters).toEqual([1_000]);
  });

  it("of a write that answers nothing reads no column", () => {
    expect(written({ kind: "insert", table: "blogs", rows: [{ title: "a" }] }).sql).toContain("returning 1");
  });

  it("turns filters round, and tells null from a value", () => {
    const where = [
      { column: "title", operator: "like", values: ["a%"], negated: true },
      { column: "excerpt", operator: "is", values: ["null"] },
    ] as const;
    expect(written({ ...read, where }).sql).toContain(`not "title" like $1 and "excerpt" is null`);
  });
});
