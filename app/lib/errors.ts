/** The auth library's words for an answer it could not read or did not get are no sentence: `{}`, "Failed to fetch". */
const UNREADABLE = ["AuthRetryableFetchError", "AuthUnknownError", "TypeError"];

const UNREACHABLE = "The service cannot be reached at the moment. Please try again.";

/**
 * The sentence of an error, for a person. Clients throw Errors, PostgREST answers plain objects with a `message`.
 * @param fallback used when there is nothing readable
 */
export function messageOf(error: unknown, fallback = "Something went wrong. Please try again."): string {
  if (typeof error === "string" && error) return error;
  if (error instanceof Error && UNREADABLE.includes(error.name)) return UNREACHABLE;
  if (typeof error === "object" && error !== null && "message" in error) {
    const { message } = error;
    if (typeof message === "string" && message) return message;
  }
  return fallback;
}

/** Whether the error came from the data service itself (it has a PostgREST or PostgreSQL code), not from the way there. */
export function isDatabaseError(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    typeof error.code === "string" &&
    error.code !== ""
  );
}
