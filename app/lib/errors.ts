const SOMETHING = "Something went wrong. Please try again.";
const UNREACHABLE = "The site could not be reached. Please check your connection and try again.";
const BUSY = "The service is not available for a moment. Please try again.";

/** Browsers' and Node's words for a request, or a part of the site's code, that got no answer. */
const noAnswer =
  /failed to fetch|fetch failed|networkerror|network (error|request failed)|load failed|imported module|module script/i;

/** What no sentence for a person holds: markup, code, the words of a database, of a parser or of a library. */
const rawWords =
  /[<>{}[\]\n]|\b(json|fetch|http|schema cache|relation|constraint|column|syntax|undefined|null|non-2xx|cannot read|is not a|unexpected token)\b|\w(Error|Exception):/i;

/** Names of errors whose message was written for a person: the app's own, and those of the accounts, data and storage libraries. */
const speaking = /^(Error|Auth\w*|PostgrestError|StorageApiError)$/;

/**
 * Turns anything thrown into a sentence for a person. A refusal of the server, the accounts library and the app itself
 * are heard in their own words; what is wrong with the line, with an answer nobody can read, with the database or in the
 * code is put into ours. No raw words get through.
 *
 * @param fallback used when there is nothing fit to be read
 */
export function messageOf(error: unknown, fallback = SOMETHING): string {
  if (typeof error === "string") return isSentence(error) ? error : fallback;
  if (typeof error !== "object" || error === null) return fallback;
  const { name = "Error", message, code, status } = error as Record<string, unknown>;
  // The accounts library keeps nothing of an answer with a status from 500 on, and gives those of no answer 0.
  if (name === "AuthRetryableFetchError") return status ? BUSY : UNREACHABLE;
  if (typeof message !== "string" || isDatabaseError(error)) return fallback;
  if (name === "AbortError" || name === "TimeoutError" || noAnswer.test(message)) return UNREACHABLE;
  // A proxy between the browser and the site has answered, not the site: its own refusals have a code.
  if (name === "AuthUnknownError" || name === "SyntaxError" || (name === "PostgrestError" && !code)) return BUSY;
  return speaking.test(String(name)) && isSentence(message) ? message : fallback;
}

/** Begins with a capital letter, has more than a word and nothing raw. */
function isSentence(text: string): boolean {
  return /^\p{Lu}\S*\s\S/u.test(text) && text.length <= 300 && !rawWords.test(text);
}

/** Codes of PostgREST, and the five characters of PostgreSQL's. The gateway's own refusals have words for codes. */
const databaseCode = /^(PGRST\w+|[0-9A-Z]{5})$/;

/** Whether the error is the database's or the data service's own, not one of the way there, nor a refusal before it. */
export function isDatabaseError(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    typeof error.code === "string" &&
    databaseCode.test(error.code)
  );
}
