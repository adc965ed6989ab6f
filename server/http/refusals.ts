/** A refusal before it has the form its reader expects. */
export type Refusal = {
  status: number;
  /** For programs: the accounts library's `error_code`, the data library's `code`. */
  code: string;
  /** For the person. */
  message: string;
  headers?: Record<string, string>;
  /** What the accounts library reads beside code and message, by the names of its members in the body. */
  more?: Record<string, unknown>;
};

/**
 * Writes a refusal the way the client library of `path` reads it, so that its `error.message` is our sentence: as
 * GoTrue does under /auth/v1, as Supabase's storage does under /storage/v1, as PostgREST does elsewhere.
 */
export function refuse(path: string, { status, code, message, headers, more }: Refusal): Response {
  const body = path.startsWith("/auth/v1/")
    ? { code: status, error_code: code, msg: message, ...more }
    : path.startsWith("/storage/v1/")
      ? { statusCode: String(status), error: code, message }
      : { code, message, details: null, hint: null };
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** Thrown where a request turns out to be one that is not answered; the gateway gives the refusal. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "Refused";
    this.refusal = refusal;
  }
}

/** To a token that is not one, or whose session has ended: the client library signs in again for this. */
export const SESSION_ENDED: Refusal = {
  status: 401,
  code: "PGRST301",
  message: "Your session has ended. Please sign in again.",
};

/** To a request that met an error of ours, which the log has under its number. */
export function failure(requestId: string): Refusal {
  return { status: 500, code: "500", message: `Something went wrong on our side (request ${requestId}).` };
}

/** Refusals that more than one part of the gateway gives. */
export const REFUSALS = {
  badRequest: { status: 400, code: "bad_request", message: "This address cannot be read." },
  notFound: { status: 404, code: "not_found", message: "There is nothing here." },
  methodNotAllowed: { status: 405, code: "method_not_allowed", message: "This method is not allowed here." },
  tooLarge: {
    status: 413,
    code: "payload_too_large",
    message: "This is too much to send at once.",
    // The client may still be sending what nobody reads.
    headers: { Connection: "close" },
  },
  timeout: { status: 504, code: "request_timeout", message: "This took too long. Please try again." },
  unavailable: {
    status: 503,
    code: "service_unavailable",
    message: "The service is not available for a moment. Please try again.",
    headers: { "Retry-After": "2" },
  },
} satisfies Record<string, Refusal>;
