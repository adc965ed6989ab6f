import { isUnavailable } from "../database.ts";
import type { DataAnswer } from "./requests.ts";

/** Statuses by PostgreSQL's error codes, as PostgREST chooses them: the first that fits decides, anything else is 400. */
const STATUSES: readonly [codes: RegExp, status: number][] = [
  [/^23(503|505)$/, 409],
  [/^(42883|42P01)$/, 404],
  [/^(0L|0P|28)/, 403],
  [/^53/, 503],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|XX|42P17)/, 500],
  [/^P0(?!001)/, 500],
];

type PostgresFailure = { code?: string; message: string };

/**
 * Answers an error of the database as PostgREST does. Its details are left out: they may hold a stored row.
 *
 * @param signedIn whether the request had a token: a right is then refused with 403 instead of 401.
 */
export function answerError({ code = "", message }: PostgresFailure, signedIn: boolean): DataAnswer {
  if (isUnavailable(code)) {
    return refusal(503, "PGRST001", "The database cannot be reached for a moment. Please try again.");
  }
  if (code === "42501") return refusal(signedIn ? 403 : 401, code, message);
  const status = STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400;
  return refusal(status, code, message);
}

/** A refusal in PostgREST's shape. */
export function refusal(status: number, code: string, message: string, details: string | null = null): DataAnswer {
  return { status, body: JSON.stringify({ code, message, details, hint: null }), contentType: JSON_TYPE };
}

export const JSON_TYPE = "application/json; charset=utf-8";
export const CSV_TYPE = "text/csv; charset=utf-8";
