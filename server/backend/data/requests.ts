/**
 * What the gateway asks of the data service, once it has understood a request. Two writers turn it into text: `sql.ts` for
 * a PostgreSQL of ours, `postgrest-service.ts` for a Supabase project. Tables, columns and procedures are names that this code
 * knows; everything else is a value.
 */

/** Columns, or all of them. */
export type Columns = readonly string[] | "*";

export const OPERATORS = ["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike", "is", "in"] as const;
export type Operator = (typeof OPERATORS)[number];

/** A comparison of one column. `in` has several values, all others one; `is` takes `null`, `true` or `false`. */
export type Filter = { column: string; operator: Operator; values: readonly string[]; negated?: boolean };

/** A filter, or several of which one has to hold. */
export type Condition = Filter | { anyOf: readonly Filter[] };

export type Order = { column: string; descending: boolean };

/** A value of a row as it is stored. */
export type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value>>;

export type ReadQuery = {
  kind: "read";
  table: string;
  select: Columns;
  where: readonly Condition[];
  order: readonly Order[];
  limit?: number;
  offset?: number;
  /** Whether all rows that meet the conditions are counted. */
  count?: boolean;
  /** One row as an object, several as a list, or as comma-separated values, whose columns are named in `select`. */
  answer: "row" | "rows" | "csv";
};

/** What a write answers: nothing, the rows it wrote, or the one row. */
export type Returning = { columns: Columns; single: boolean };

/** Adds rows; all have the same columns. */
export type Insert = { kind: "insert"; table: string; rows: readonly Row[]; returning?: Returning };

/** Changes the rows that meet all filters, or deletes them; there is at least one filter. */
export type ChangeQuery = { table: string; where: readonly Filter[]; returning?: Returning } & (
  | { kind: "update"; values: Row }
  | { kind: "delete" }
);

/** Calls a procedure of the schema `public`, which answers one value or a list of rows. */
export type Call = {
  kind: "call";
  procedure: string;
  args: Readonly<Record<string, Value>>;
  returns: "value" | "rows";
};

export type DataRequest = ReadQuery | Insert | ChangeQuery | Call;

/** An answer in PostgREST's shape. */
export type DataAnswer = {
  status: number;
  /** JSON, or comma-separated values where they were asked for; an error as `{ code, message, details, hint }`. */
  body?: string;
  contentType?: string;
  /** Which rows were answered, and of how many where they were counted: `0-19/57`. */
  contentRange?: string;
  /** How many rows a write changed. */
  changed?: number;
};

/** Answers requests, each in the rights of its sender. */
export type DataService = {
  /**
   * @param token the access token of a signed-in person; without one the request acts as `anon`.
   * @returns also a refusal by the database, as an answer with a status of 400 and more.
   * @throws when the data service cannot be reached.
   */
  ask(request: DataRequest, token?: string): Promise<DataAnswer>;
  close(): Promise<void>;
};

/** The rows of an answer. @throws Error when it is a refusal */
export function rowsIn<T>({ status, body = "null" }: DataAnswer): T {
  if (status >= 300) throw new DataRefused(status, errorIn({ status, body }));
  return JSON.parse(body) as T;
}

/** The code and message of an answer that is a refusal. */
export function errorIn({ body = "{}" }: DataAnswer): { code?: string; message?: string } {
  try {
    return JSON.parse(body) as { code?: string; message?: string };
  } catch {
    return {};
  }
}

/** The data service answered with a refusal where rows were expected. */
export class DataRefused extends Error {
  readonly status: number;
  readonly code?: string;

  constructor(status: number, { code, message }: { code?: string; message?: string }) {
    super(`the data service answered ${status}${message ? `: ${message.slice(0, 200)}` : ""}`);
    this.name = "DataRefused";
    this.status = status;
    this.code = code;
  }
}
