import { refusalWords } from "#domain/refusals.ts";
import { busy, somethingWentWrong, unreachable } from "./words";

/** Messages of browsers and Node for a request or a module that got no answer. */
const noAnswer =
  /failed to fetch|fetch failed|networkerror|network (error|request failed)|load failed|imported module|module script/i;

/** Signs of a technical message: markup, code, terms of a database, a parser or a library. */
const rawWords =
  /[<>{}[\]\n]|\b(json|fetch|http|schema cache|relation|constraint|column|syntax|undefined|null|non-2xx|cannot read|is not a|unexpected token)\b|\w(Error|Exception):/i;

/** Names of errors whose message is written for people: the app's own, and those of the accounts, data and storage libraries. */
const readableErrors = /^(Error|Auth\w*|PostgrestError|StorageApiError)$/;

/**
 * Turns anything thrown into a sentence for a person. Refusals of the server, the accounts library and the app keep their
 * own message; failures of the connection, unreadable answers, database errors and bugs get one of ours. No technical
 * message gets through.
 *
 * @param fallback returned when no message is fit to be shown
 */
export function messageOf(error: unknown, fallback = somethingWentWrong): string {
  if (typeof error === "string") return messageOf({ message: error }, fallback);
  if (typeof error !== "object" || error === null) return fallback;
  const { name = "Error", message, code, status } = error as Record<string, unknown>;
  // The accounts library keeps only the status of an answer from 500 on; without an answer the status is 0.
  if (name === "AuthRetryableFetchError") return status ? busy : unreachable;
  if (typeof message !== "string" || isDatabaseError(error)) return fallback;
  if (isUnanswered(error)) return unreachable;
  // A proxy between the browser and the site has answered: the site's own refusals have a code.
  if (name === "AuthUnknownError" || name === "SyntaxError" || (name === "PostgrestError" && !code)) return busy;
  const isReadable = readableErrors.test(String(name)) && isSentence(message);
  return (isReadable && refusalWords({ code, message })) || fallback;
}

/** Whether a request or a module got no answer. */
export function isUnanswered(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, message } = error as Record<string, unknown>;
  return name === "AbortError" || name === "TimeoutError" || (typeof message === "string" && noAnswer.test(message));
}

/** Whether a text begins with a capital letter or in a script without capitals, has more than one word and nothing technical. */
function isSentence(text: string): boolean {
  return /^[\p{Lu}\p{Lo}]\S*\s\S/u.test(text) && text.length <= 300 && !rawWords.test(text);
}

/** Codes of PostgREST, and the five-character codes of PostgreSQL. The gateway's own refusals have words as codes. */
const databaseCode = /^(PGRST\w+|[0-9A-Z]{5})$/;

/** Whether the error comes from the database or the data service, not from the connection or the gateway. */
export function isDatabaseError(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    typeof error.code === "string" &&
    databaseCode.test(error.code)
  );
}
