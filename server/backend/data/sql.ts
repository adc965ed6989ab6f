import {
  type CompiledQuery,
  DummyDriver,
  type Expression,
  type ExpressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SqlBool,
  sql,
} from "kysely";
import type {
  Call,
  ChangeQuery,
  Columns,
  Condition,
  DataRequest,
  Filter,
  Insert,
  ReadQuery,
  Returning,
} from "./requests.ts";

/** Tables are known by name alone: which columns there are was looked up when the request was understood. */
type AnyTables = Record<string, Record<string, unknown>>;
type Where = ExpressionBuilder<AnyTables, string>;

/** Builds statements and never sends one. */
const db = new Kysely<AnyTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Most rows of one answer, where the request names no smaller number; as `max_rows` of a Supabase project. */
const MAX_ROWS = 1_000;

/** One row of what a statement answers. */
export type Answered = {
  /** JSON or CSV, made by PostgreSQL. */
  body: string | null;
  /** Rows in the answer, or rows that a write changed. */
  rows: number;
  /** All rows that meet the conditions, where they were to be counted. */
  total: number | null;
};

/** Writes a request as the one statement that answers it, with every value as a parameter. */
export function writeStatement(request: DataRequest): CompiledQuery<Answered> {
  switch (request.kind) {
    case "read":
      return writeRead(request);
    case "insert":
      return writeInsert(request);
    case "update":
    case "delete":
      return writeChange(request);
    case "call":
      return writeCall(request);
  }
}

const tableOf = (name: string) => `public.${name}`;
const rowsAsJson = sql`coalesce(json_agg(answer), '[]')::text`;
const rowAsJson = sql`(json_agg(answer) -> 0)::text`;
/** As PostgREST writes it: the names of the columns, and PostgreSQL's own text of each row without its brackets. */
const rowsAsCsv = (columns: Columns) => sql`
  ${sql.lit(columns === "*" ? "" : columns.join())} || coalesce(string_agg(${sql.lit("\n")} ||
    substring(answer::text, 2, length(answer::text) - 2), ''), '')`;
const NO_BODY = sql`null::text`;
const NOT_COUNTED = sql`null::int`;

/** The statement around rows that go by the name `answer`. */
function answered(body: Expression<unknown>, total: Expression<unknown>, from: Expression<unknown>) {
  return sql<Answered>`select ${body} as body, count(*)::int as rows, ${total} as total from ${from}`.compile(db);
}

function writeRead({ table, select, where, order, limit, offset, count, answer }: ReadQuery) {
  const met = db.selectFrom(tableOf(table)).where((row) => row.and(where.map((condition) => test(row, condition))));
  let page = (select === "*" ? met.selectAll() : met.select([...select])).limit(Math.min(limit ?? MAX_ROWS, MAX_ROWS));
  for (const { column, descending } of order) page = page.orderBy(column, descending ? "desc" : "asc");
  if (offset) page = page.offset(offset);
  const body = { row: rowAsJson, rows: rowsAsJson, csv: rowsAsCsv(select) }[answer];
  const total = count ? sql`${met.select(sql`count(*)::int`.as("count"))}` : NOT_COUNTED;
  return answered(body, total, sql`${page} as answer`);
}

function writeInsert({ table, rows, returning }: Insert) {
  const insert = db.insertInto(tableOf(table)).values([...rows]);
  return written(returning, returningOf(insert, returning));
}

function writeChange({ table, where, returning, ...change }: ChangeQuery) {
  const chosen = (row: Where) => row.and(where.map((filter) => test(row, filter)));
  const write =
    change.kind === "update"
      ? db.updateTable(tableOf(table)).set(change.values).where(chosen)
      : db.deleteFrom(tableOf(table)).where(chosen);
  return written(returning, returningOf(write, returning));
}

/** A write that answers nothing asks for no column: reading one takes another right. */
function returningOf<T extends { returningAll(): unknown; returning(columns: never): unknown }>(
  write: T,
  returning: Returning | undefined,
) {
  if (!returning) return write.returning(sql`1`.as("one") as never);
  return returning.columns === "*" ? write.returningAll() : write.returning([...returning.columns] as never);
}

function written(returning: Returning | undefined, write: unknown) {
  const body = returning ? (returning.single ? rowAsJson : rowsAsJson) : NO_BODY;
  const query = sql<Answered>`with answer as (${write as Expression<unknown>})
    select ${body} as body, count(*)::int as rows, ${NOT_COUNTED} as total from answer`;
  return query.compile(db);
}

function writeCall({ procedure, args, returns }: Call) {
  // One order, so that a call has few texts: each connection keeps the statements it has prepared.
  const named = Object.entries(args)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => sql`${sql.ref(name)} => ${value}`);
  const called = sql`${sql.id("public", procedure)}(${sql.join(named)})`;
  if (returns === "rows") return answered(rowsAsJson, NOT_COUNTED, sql`${called} as answer`);
  return sql<Answered>`select to_json(${called})::text as body, 1 as rows, ${NOT_COUNTED} as total`.compile(db);
}

const SYMBOLS = { eq: "=", neq: "<>", gt: ">", gte: ">=", lt: "<", lte: "<=", like: "like", ilike: "ilike" } as const;
const CONSTANTS: Record<string, null | boolean> = { null: null, true: true, false: false };

function test(row: Where, condition: Condition): Expression<SqlBool> {
  if ("anyOf" in condition) return row.or(condition.anyOf.map((filter) => compare(row, filter)));
  return compare(row, condition);
}

function compare(row: Where, { column, operator, values, negated }: Filter): Expression<SqlBool> {
  const [value = ""] = values;
  const compared =
    operator === "in"
      ? row(column, "in", values)
      : operator === "is"
        ? sql<SqlBool>`${sql.ref(column)} is ${sql.lit(CONSTANTS[value] ?? null)}`
        : row(column, SYMBOLS[operator], value);
  return negated ? row.not(compared) : compared;
}
