import type { Column, StoredThing } from "../../../domain/stored/stored-thing.ts";
import {
  type ChangeQuery,
  type Columns,
  type Condition,
  type Filter,
  OPERATORS,
  type Operator,
  type Order,
  type ReadQuery,
} from "../../backend/data/requests.ts";
import { readPreferences } from "./preferences.ts";
import { notUnderstood, readPattern, readValue } from "./values.ts";

/** Bounds of a request. The product's own lists have pages of 20 or 25 rows. */
const MAX_QUERY_LENGTH = 8 * 1024;
const MAX_ROWS = 1_000;
const MAX_OFFSET = 10_000_000;
const MAX_VALUES = 100;
const MAX_ORDERS = 4;
const MAX_CONDITIONS = 20;
const MAX_ALTERNATIVES = 8;

/** Parameters that are no filters; each may occur once. */
const SINGLE_PARAMETERS = ["select", "order", "limit", "offset", "or", "columns"];

function parametersOf(search: string): [name: string, value: string][] {
  if (search.length > MAX_QUERY_LENGTH) throw notUnderstood("The query is too long.");
  const parameters = [...new URLSearchParams(search)];
  for (const single of SINGLE_PARAMETERS)
    if (parameters.filter(([name]) => name === single).length > 1)
      throw notUnderstood("A parameter stands in the query more than once.");
  if (parameters.length > MAX_CONDITIONS + SINGLE_PARAMETERS.length)
    throw notUnderstood("The query has too many filters.");
  return parameters;
}

/**
 * Parses the query of a GET or HEAD of a stored thing.
 *
 * @param search the query as received, with or without the question mark.
 * @throws Refused 400 for anything outside this grammar.
 */
export function readQuery(thing: StoredThing, search: string, headers: Headers): ReadQuery {
  const { answer, count } = readPreferences(headers);
  let select: Columns = "*";
  let order: Order[] = [];
  let limit: number | undefined;
  let offset: number | undefined;
  const where: Condition[] = [];
  for (const [name, value] of parametersOf(search)) {
    if (name === "select") select = readSelect(thing, value);
    else if (name === "order") order = readOrder(thing, value);
    else if (name === "limit") limit = readCount(value, MAX_ROWS);
    else if (name === "offset") offset = readCount(value, MAX_OFFSET);
    else if (name === "or") where.push({ anyOf: readAlternatives(thing, value) });
    else where.push(readFilter(thing, name, value));
  }
  // Only the export guards a spreadsheet against formulas in a stranger's text, and is audited.
  if (answer === "csv" && thing.table === "contact_submissions")
    throw notUnderstood("Enquiries are exported by /rest/v1/enquiries.csv.");
  if (answer === "csv" && select === "*") select = Object.keys(thing.columns);
  return { kind: "read", table: thing.table, select, where, order, limit, offset, count, answer };
}

/** The rows that a PATCH or DELETE concerns, and the columns that it returns. */
export type ChosenRows = { where: ChangeQuery["where"]; select?: Columns };

/**
 * Parses the query of a PATCH or DELETE, which selects its rows by id only.
 *
 * @param many whether more than one row may be named.
 * @throws Refused 400 for anything else, above all for a query without an id.
 */
export function readChangeQuery(thing: StoredThing, search: string, many: boolean): ChosenRows {
  let ids: Filter | undefined;
  let version: Filter | undefined;
  let select: Columns | undefined;
  for (const [name, value] of parametersOf(search)) {
    if (name === "select") {
      select = readSelect(thing, value);
      continue;
    }
    const filter = readFilter(thing, name, value);
    const { operator, negated } = filter;
    if (!negated && name === "id" && !ids && (operator === "eq" || (operator === "in" && many))) ids = filter;
    else if (!negated && name === "updated_at" && !version && operator === "eq") version = filter;
    else throw notUnderstood("A change names its row by id.");
  }
  if (!ids) throw notUnderstood("A change names its row by id.");
  return { where: version ? [ids, version] : [ids], select };
}

/** Parses the query of a POST: the columns to return, and the columns of the rows. @throws Refused 400. */
export function readInsertQuery(thing: StoredThing, search: string): { select?: Columns; columns?: string[] } {
  const query: { select?: Columns; columns?: string[] } = {};
  for (const [name, value] of parametersOf(search)) {
    if (name === "select") query.select = readSelect(thing, value);
    else if (name === "columns") query.columns = readColumns(thing, value.replace(/"([^",]*)"/g, "$1"));
    else throw notUnderstood("Only select and columns may stand in the query of an insertion.");
  }
  return query;
}

/** Looks a column up by a name from a request, which may also be a name of `Object.prototype`. */
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

function readSelect(thing: StoredThing, text: string): Columns {
  return text === "*" ? "*" : readColumns(thing, text);
}

function readCount(text: string, max: number): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count <= max)) throw notUnderstood(`A number of rows is at most ${max}.`);
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
  if (orders.length > MAX_ORDERS || names.size < orders.length) throw notUnderstood("The order cannot be read.");
  return orders;
}

/** Reads `[not.]OPERATOR.VALUE` for a column. */
function readFilter(thing: StoredThing, name: string, text: string): Filter {
  const column = knownColumn(thing, name);
  const [, not, word, operand = ""] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  const operator = OPERATORS.find((known) => known === word);
  if (!operator) throw notUnderstood("A filter has an operator that is not known here.");
  const filter = { column: name, operator, values: readOperand(column, operator, operand) };
  return not ? { ...filter, negated: true } : filter;
}

/** Reads the value of `or`: filters in parentheses, none of which has a list of values. */
function readAlternatives(thing: StoredThing, text: string): Filter[] {
  const terms = splitList(/^\((.*)\)$/s.exec(text)?.[1] ?? "");
  if (terms.length > MAX_ALTERNATIVES) throw notUnderstood("or takes a short list of filters.");
  return terms.map((term) => {
    const [, name = "", not = "", operator, operand = ""] = /^([a-z_]+)\.(not\.)?([a-z]+)\.(.*)$/s.exec(term) ?? [];
    return readFilter(thing, name, `${not}${operator}.${unquoted(operand)}`);
  });
}

function readOperand(column: Column, operator: Operator, text: string): string[] {
  switch (operator) {
    case "like":
    case "ilike":
      if (column.type !== "text") throw notUnderstood("Only a text has a pattern.");
      return [readPattern(text)];
    case "is":
      if (text === "null" || (column.type === "boolean" && /^(true|false)$/.test(text))) return [text];
      throw notUnderstood("is takes null, or true or false for a column of that type.");
    case "in": {
      const list = /^\((.*)\)$/s.exec(text)?.[1];
      const values = list ? splitList(list) : [];
      if (values.length === 0 || values.length > MAX_VALUES) throw notUnderstood("in takes a list of values.");
      return values.map((value) => readValue(column, unquoted(value)));
    }
    default:
      return [readValue(column, text)];
  }
}

/**
 * Splits at the commas outside quotes, and leaves the quotes in place. A loop takes linear time, where a regular expression
 * would search to the end of the text again for each unclosed quote.
 *
 * @throws Refused for an unclosed quote, a parenthesis outside quotes, or an empty part.
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

/** The value without its quotes, or the value itself if it has none. */
function unquoted(text: string): string {
  if (!text.includes('"')) return text;
  const inside = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1];
  if (inside === undefined) throw notUnderstood("A value in quotes cannot be read.");
  return inside.replace(/\\(.)/gs, "$1");
}
