import { documentHeaders } from "./security-headers.ts";

/** A refusal, before it is written for the client library that reads it. */
export type Refusal = {
  status: number;
  /** For programs: the accounts library's `error_code`, the data library's `code`. */
  code: string;
  /** For the person. */
  message: string;
  headers?: Record<string, string>;
  /** Further members of the body that the accounts library reads. */
  more?: Record<string, unknown>;
};

/**
 * Writes a refusal as the client library of `path` reads it, so that its `error.message` is our sentence: as GoTrue does
 * under /auth/v1, as Supabase's storage does under /storage/v1, as PostgREST does elsewhere.
 */
export function refuse(path: string, { status, code, message, headers, more }: Refusal): Response {
  const body = path.startsWith("/auth/v1/")
    ? { code: status, error_code: code, msg: message, ...more }
    : path.startsWith("/storage/v1/")
      ? { statusCode: String(status), error: code, message }
      : { code, message, details: null, hint: null };
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes a refusal as a short page, for a person whose browser opened the address. */
export function refusalPage({ status, message, headers }: Refusal, language: "en" | "hi"): Response {
  const home = language === "hi" ? '<a href="/hi">होम पेज पर जाएँ</a>' : '<a href="/">Return to Home</a>';
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><style>body{margin:15vh auto;max-width:30rem;padding:0 1.25rem;font:1.125rem/1.5 system-ui}</style><h1>${status}</h1><p>${escaped(message)}</p><p>${home}</p></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...documentHeaders(Buffer.from(html)),
      ...headers,
    },
  });
}

/** Thrown where a request is refused; the gateway answers with the refusal. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "Refused";
    this.refusal = refusal;
  }
}

/** For a broken token, or one whose session has ended: the client library signs in again. */
export const SESSION_ENDED: Refusal = {
  status: 401,
  code: "PGRST301",
  message: "Your session has ended. Please sign in again.",
};

/** For a request that met an error of ours, which the log has under the same request id. */
export function failure(requestId: string): Refusal {
  return { status: 500, code: "500", message: `Something went wrong on our side (request ${requestId}).` };
}

/** @param allow the methods that the path takes, as the header names them */
export function methodNotAllowed(allow: string): Refusal {
  return {
    status: 405,
    code: "method_not_allowed",
    message: "This method is not allowed here.",
    headers: { Allow: allow },
  };
}

/** Refusals that several parts of the server give. */
export const REFUSALS = {
  badRequest: { status: 400, code: "bad_request", message: "This address cannot be read." },
  notFound: { status: 404, code: "not_found", message: "There is nothing here." },
  tooLarge: {
    status: 413,
    code: "payload_too_large",
    message: "This is too much to send at once.",
    // The rest of the body is not read, so the connection cannot be used again.
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
