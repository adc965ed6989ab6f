import type { StoredThing } from "../../../domain/stored/stored-thing.ts";
import { Refused } from "../../http/refusals.ts";
import { readValue, withoutNul } from "./values.ts";

/** A row as it is forwarded: known columns, each a text, a number, a boolean or null. */
export type Row = Record<string, string | number | boolean | null>;

/** How many rows an administrator may insert at once. */
const MAX_ROWS = 100;

const invalidBody = (message: string) => new Refused({ status: 400, code: "PGRST102", message });

/**
 * Parses the body of an insertion.
 *
 * @param many whether it may hold more than one row; supabase-js sends a list of one for `insert([row])`.
 * @param columns the columns that the request names; a row with any other is refused.
 * @returns rows with the same columns; a missing value is null.
 * @throws Refused 400.
 */
export function readRows(thing: StoredThing, body: unknown, many: boolean, columns?: string[]): Row[] {
  const given = Array.isArray(body) ? body : [body];
  if (given.length === 0 || given.length > (many ? MAX_ROWS : 1)) {
    throw invalidBody(many ? `Between one and ${MAX_ROWS} rows are inserted at once.` : "An enquiry is one object.");
  }
  const rows = given.map((row) => readRow(thing, row));
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  if (columns && [...names].some((name) => !columns.includes(name))) {
    throw invalidBody("A row holds a column that the request does not name.");
  }
  if (given.length === 1) return rows;
  return rows.map((row) => Object.fromEntries([...names].map((name) => [name, row[name] ?? null])));
}

/**
 * Parses a row of an insertion or a change: at least one column with its value.
 *
 * @throws Refused 400.
 */
export function readRow(thing: StoredThing, body: unknown): Row {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw invalidBody(thing.writers === "anyone" ? "An enquiry is one object." : "A row is one object.");
  }
  if (Object.keys(body).length === 0) throw invalidBody("A row holds one column at least.");
  const row: Row = {};
  for (const [name, value] of Object.entries(body)) {
    const column = Object.hasOwn(thing.columns, name) ? thing.columns[name] : undefined;
    if (!column) {
      const message = `Could not find a column of the body in the schema of '${thing.table}'`;
      throw new Refused({ status: 400, code: "PGRST204", message });
    }
    if (value === null) row[name] = null;
    else if (typeof value === "boolean" && column.type === "boolean") row[name] = value;
    else if (typeof value === "number" && column.type === "integer")
      row[name] = Number(readValue(column, String(value)));
    else if (typeof value === "string")
      row[name] = column.type === "text" ? withoutNul(value) : readValue(column, value);
    else throw new Refused({ status: 400, code: "22P02", message: "invalid input syntax for a column of the body" });
  }
  return row;
}
