import type { Column, StoredThing } from "../../../domain/stored/stored-thing.ts";
import { notUnderstood, readPattern, readValue } from "./values.ts";

/** A comparison of one column. `in` has several values. */
export type Filter = { column: string; operator: Operator; values: string[] };

type Order = { column: string; descending: boolean };

/** What a reader asks of a stored thing. */
export type ReadQuery = {
  /** Columns, or all of them. */
  select: string[] | "*";
  filters: Filter[];
  order: Order[];
  limit?: number;
  offset?: number;
};

/** Which rows a change is meant for, and what of them is answered. */
export type ChangeQuery = { select?: string[] | "*"; ids: string[]; updatedAt?: string };

/** What the screens and loaders compare with, and nothing else. */
const OPERATORS = ["eq", "gte", "lt", "in", "like"] as const;
type Operator = (typeof OPERATORS)[number];

/** Bounds of a request; a list of the product is a page of 25 or 20. */
const LONGEST_QUERY = 8 * 1024;
const MOST_ROWS = 1_000;
const LARGEST_OFFSET = 10_000_000;
const MOST_VALUES = 100;
const MOST_ORDERS = 4;

/** The parameters of a query, each once, apart from the two bounds of a time. @throws Refused */
function parametersOf(thing: StoredThing, search: string): [name: string, value: string][] {
  if (search.length > LONGEST_QUERY) throw notUnderstood("The query is too long.");
  const parameters = [...new URLSearchParams(search)];
  const seen = new Map<string, number>();
  for (const [name] of parameters) {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const most = columnOf(thing, name)?.type === "time" ? 2 : 1;
    if (times > most) throw notUnderstood("A parameter stands in the query more than once.");
  }
  return parameters;
}

/**
 * Understands the query of a GET or HEAD.
 *
 * @param search the query as it came, with or without its question mark.
 * @throws Refused 400 for everything that is not in this grammar.
 */
export function readQuery(thing: StoredThing, search: string): ReadQuery {
  const query: ReadQuery = { select: "*", filters: [], order: [] };
  for (const [name, value] of parametersOf(thing, search)) {
    switch (name) {
      case "select":
        query.select = readSelect(thing, value);
        break;
      case "order":
        query.order = readOrder(thing, value);
        break;
      case "limit":
        query.limit = readCount(value, MOST_ROWS);
        break;
      case "offset":
        query.offset = readCount(value, LARGEST_OFFSET);
        break;
      default:
        query.filters.push(readFilter(thing, name, value));
    }
  }
  requireOnce(query.filters);
  return query;
}

/**
 * Understands the query of a PATCH or DELETE, which names its rows by id and by nothing else.
 *
 * @param several whether more than one row may be named.
 * @throws Refused 400 for everything else, above all for a query that names no row.
 */
export function readChangeQuery(thing: StoredThing, search: string, several: boolean): ChangeQuery {
  let ids: string[] | undefined;
  let select: ChangeQuery["select"];
  let updatedAt: string | undefined;
  for (const [name, value] of parametersOf(thing, search)) {
    if (name === "select") {
      select = readSelect(thing, value);
      continue;
    }
    const filter = readFilter(thing, name, value);
    if (name === "id" && (filter.operator === "eq" || (filter.operator === "in" && several))) ids = filter.values;
    else if (name === "updated_at" && filter.operator === "eq" && updatedAt === undefined) [updatedAt] = filter.values;
    else throw notUnderstood("A change names its row by id.");
  }
  if (!ids) throw notUnderstood("A change names its row by id.");
  return { select, ids, updatedAt };
}

/** Understands the query of a POST: what is answered, and the names of the columns, which the rows carry anyway. */
export function readInsertQuery(thing: StoredThing, search: string): { select?: string[] | "*"; columns?: string[] } {
  const query: { select?: string[] | "*"; columns?: string[] } = {};
  for (const [name, value] of parametersOf(thing, search)) {
    if (name === "select") query.select = readSelect(thing, value);
    else if (name === "columns") query.columns = readColumns(thing, value.replace(/"([^",]*)"/g, "$1"));
    else throw notUnderstood("Only select and columns may stand in the query of an insertion.");
  }
  return query;
}

/** A column by its name as a stranger wrote it. */
function columnOf(thing: StoredThing, name: string): Column | undefined {
  return Object.hasOwn(thing.columns, name) ? thing.columns[name] : undefined;
}

function knownColumn(thing: StoredThing, name: string): Column {
  const column = columnOf(thing, name);
  if (!column) throw notUnderstood("The query names a column or a parameter that is not known here.");
  return column;
}

function readColumns(thing: StoredThing, text: string): string[] {
  const names = text.split(",");
  for (const name of names) knownColumn(thing, name);
  if (new Set(names).size < names.length) throw notUnderstood("A column is named twice.");
  return names;
}

function readSelect(thing: StoredThing, text: string): string[] | "*" {
  return text === "*" ? "*" : readColumns(thing, text);
}

function readCount(text: string, most: number): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count <= most)) throw notUnderstood(`A number of rows is at most ${most}.`);
  return count;
}

function readOrder(thing: StoredThing, text: string): Order[] {
  const orders = text.split(",").map((term) => {
    const parts = /^([a-z_]+)(?:\.(asc|desc))?$/.exec(term);
    if (!parts?.[1]) throw notUnderstood("The order cannot be read.");
    knownColumn(thing, parts[1]);
    return { column: parts[1], descending: parts[2] === "desc" };
  });
  const names = new Set(orders.map(({ column }) => column));
  if (orders.length > MOST_ORDERS || names.size < orders.length) throw notUnderstood("The order cannot be read.");
  return orders;
}

function readFilter(thing: StoredThing, name: string, text: string): Filter {
  const column = knownColumn(thing, name);
  const dot = text.indexOf(".");
  const operator = OPERATORS.find((known) => known === text.slice(0, Math.max(0, dot)));
  if (!operator) throw notUnderstood("A filter has an operator that is not known here.");
  return { column: name, operator, values: readOperand(column, operator, text.slice(dot + 1)) };
}

function readOperand(column: Column, operator: Operator, text: string): string[] {
  switch (operator) {
    case "like":
      if (column.type !== "text") throw notUnderstood("Only a text has a pattern.");
      return [readPattern(text)];
    case "in": {
      const list = /^\((.*)\)$/s.exec(text)?.[1];
      const values = list ? splitList(list) : [];
      if (values.length === 0 || values.length > MOST_VALUES) throw notUnderstood("in takes a list of values.");
      return values.map((value) => readValue(column, unquoted(value)));
    }
    default:
      return [readValue(column, text)];
  }
}

/**
 * Splits at the commas outside quotes. What stands in quotes keeps them. It reads the text once: an expression would
 * look for the end of each quote that is left open anew.
 *
 * @throws Refused for an open quote, a bracket outside quotes, or nothing between two commas.
 */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (quoted) at += sign === "\\" ? 1 : 0;
    else if (sign === "(" || sign === ")") throw notUnderstood("A list cannot be read.");
    else if (sign === ",") {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  if (quoted || parts.includes("")) throw notUnderstood("A list cannot be read.");
  return parts;
}

/** The value in quotes, or the value as it stands when it has none. */
function unquoted(text: string): string {
  if (!text.includes('"')) return text;
  const inside = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1];
  if (inside === undefined) throw notUnderstood("A value in quotes cannot be read.");
  return inside.replace(/\\(.)/gs, "$1");
}

/** A column is compared once; a time may be between two. @throws Refused */
function requireOnce(filters: Filter[]): void {
  for (const [index, { column, operator }] of filters.entries()) {
    const before = filters.slice(0, index).find((other) => other.column === column);
    if (before && ![before.operator, operator].sort().every((each, at) => each === ["gte", "lt"][at]))
      throw notUnderstood("A column is compared more than once.");
  }
}
