import type { Columns, Returning } from "../../backend/data/requests.ts";
import { Refused } from "../../http/refusals.ts";
import { notUnderstood } from "./values.ts";

/** The format of an answer, from the request's headers. */
type Preferences = {
  /** Exactly one row as an object, a list of rows, or comma-separated values. */
  answer: "row" | "rows" | "csv";
  returning?: "representation" | "minimal";
  /** Whether all matching rows are counted. */
  count: boolean;
};

const OBJECT = "application/vnd.pgrst.object+json";
const CSV = "text/csv";
const JSON_TYPES = ["application/json", "application/*", "*/*"];

/**
 * Parses the headers that decide the format of an answer.
 *
 * @throws Refused 400 for what the product does not use: other formats, other schemas, ranges in headers, estimated counts.
 */
export function readPreferences(headers: Headers): Preferences {
  for (const name of ["accept-profile", "content-profile"]) {
    if ((headers.get(name) ?? "public") !== "public") {
      throw new Refused({ status: 400, code: "PGRST106", message: "The schema must be public" });
    }
  }
  if (headers.has("range")) throw notUnderstood("A range is asked for by limit and offset.");

  const types = listOf(headers.get("accept") || "*/*").map(withoutWeight);
  const answer = types.includes(OBJECT) ? "row" : types.includes(CSV) ? "csv" : "rows";
  if (answer === "rows" && !types.some((type) => JSON_TYPES.includes(type)))
    throw notUnderstood("Answers are JSON or comma-separated values.");

  const preferences: Preferences = { answer, count: false };
  for (const preference of listOf(headers.get("prefer") ?? "")) {
    if (preference === "count=exact") preferences.count = true;
    else if (preference === "return=representation") preferences.returning = "representation";
    else if (preference === "return=minimal") preferences.returning = "minimal";
    else throw notUnderstood("A preference is not known here.");
  }
  return preferences;
}

/**
 * Parses the headers that decide what a write answers.
 *
 * @param select the columns that the query names.
 * @throws Refused 400 as `readPreferences`, and for an answer that is not JSON.
 */
export function readReturning(headers: Headers, select: Columns = "*"): Returning | undefined {
  const { answer, returning } = readPreferences(headers);
  if (answer === "csv") throw notUnderstood("A write is answered in JSON.");
  return returning === "representation" ? { columns: select, single: answer === "row" } : undefined;
}

/** A type without the weight behind it, such as `;q=0.9`. */
function withoutWeight(type: string): string {
  const at = type.lastIndexOf(";");
  return at >= 0 && /^\s*q=[\d.]+$/.test(type.slice(at + 1)) ? type.slice(0, at).trimEnd() : type;
}

function listOf(header: string): string[] {
  return header
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}
