import type { Column } from "../../../domain/stored/stored-thing.ts";
import { isUuid } from "../../../domain/uuid.ts";
import { Refused } from "../../http/refusals.ts";

/** Length of a text in a filter, in characters. */
const MAX_TEXT_LENGTH = 2_048;

/** Length of a search pattern in characters, and the number of its wildcards. */
const MAX_PATTERN_LENGTH = 500;
const MAX_WILDCARDS = 20;

const DATE = /^\d{4}-\d\d-\d\d$/;
const INTEGER = /^-?\d{1,10}$/;
/** The largest value of PostgreSQL's `integer`. */
const MAX_INTEGER = 2_147_483_647;

const TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d{1,6})?)?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/i;

/** The refusal of a value that does not fit its column's type, with PostgreSQL's own code. */
function invalid(code: "22P02" | "22007" | "22003" | "22P05", what: string): Refused {
  return new Refused({ status: 400, code, message: `invalid input ${what}` });
}

/** The refusal of a request outside the grammar, with PostgREST's code. */
export function notUnderstood(message: string): Refused {
  return new Refused({ status: 400, code: "PGRST100", message });
}

/**
 * Checks and normalises a value for a column.
 *
 * @throws Refused 400 for a value that does not fit the column's type.
 */
export function readValue(column: Column, text: string): string {
  switch (column.type) {
    case "uuid":
      if (!isUuid(text)) throw invalid("22P02", "syntax for type uuid");
      return text.toLowerCase();
    case "time":
      return readTime(text);
    case "boolean":
      if (text !== "true" && text !== "false") throw invalid("22P02", "syntax for type boolean");
      return text;
    case "date":
      return readTime(DATE.test(text) ? text : "").slice(0, 10);
    case "integer":
      if (!INTEGER.test(text)) throw invalid("22P02", "syntax for type integer");
      if (Math.abs(Number(text)) > MAX_INTEGER) throw invalid("22003", "value: out of range for type integer");
      return String(Number(text));
    case "text":
      return readText(text);
    case "json":
      throw notUnderstood("This column is read, and not compared with.");
  }
}

/** Checks a pattern of LIKE and replaces PostgREST's `*` by `%`. */
export function readPattern(text: string): string {
  const pattern = readText(text).replaceAll("*", "%");
  const wildcards = pattern.match(/%/g)?.length ?? 0;
  if (pattern.length > MAX_PATTERN_LENGTH || wildcards > MAX_WILDCARDS) throw notUnderstood("The pattern is too long.");
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(pattern)) throw notUnderstood("The pattern ends with an escape character.");
  return pattern;
}

function readText(text: string): string {
  if (text.length > MAX_TEXT_LENGTH) throw notUnderstood("The value is too long.");
  return withoutNul(text);
}

/** @throws Refused for U+0000, which PostgreSQL stores in no text. */
export function withoutNul(text: string): string {
  if (text.includes("\0")) throw invalid("22P05", "character U+0000");
  return text.toWellFormed();
}

/** Normalises a time such as `2026-11-21T08:53:10.94Z`, to the microsecond. Without a zone it is UTC, as in the database. */
function readTime(text: string): string {
  const parts = TIME.exec(text);
  if (!parts) throw invalid("22007", "syntax for type timestamp with time zone");
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDate = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDate || year < 1000 || hour > 23 || minute > 59 || second > 59) {
    throw invalid("22007", "syntax for type timestamp with time zone");
  }
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  const zone = (parts[8] ?? "Z").toUpperCase();
  return `${parts[1]}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}${parts[7] ?? ""}${zone}`;
}
