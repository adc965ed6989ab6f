import type { IncomingMessage } from "node:http";
import type { Refusal } from "../http/refusals.ts";

/** Longest path and query of ours, in characters. The longest path is that of a picture, the longest query a list's. */
const LONGEST_PATH = 2_048;
const LONGEST_QUERY = 8 * 1024;

/** Longest value of each header that is taken apart, in characters: some times what browsers and our own clients send. */
const LONGEST_HEADERS = {
  accept: 1024,
  "accept-encoding": 256,
  "accept-profile": 64,
  "content-profile": 64,
  "content-type": 256,
  "content-length": 20,
  host: 300,
  "if-none-match": 1024,
  origin: 300,
  prefer: 256,
  range: 64,
  "x-forwarded-for": 1024,
  "x-forwarded-proto": 64,
};

/** Longest value of any other header, in characters: tokens, and cookies and addresses that are not ours. */
const LONGEST_OTHER = 8 * 1024;

const PATH_TOO_LONG: Refusal = { status: 414, code: "uri_too_long", message: "This address is too long." };
const HEADER_TOO_LONG: Refusal = {
  status: 431,
  code: "header_too_long",
  message: "A header of this request is too long.",
};

/**
 * Why a request is refused before anything of it is read: its path, query or a header is longer than any of ours. What
 * reads them need not be quick with a text of any length.
 */
export function tooLong({ url = "/", headers }: IncomingMessage): Refusal | undefined {
  const question = url.indexOf("?");
  const path = question < 0 ? url.length : question;
  if (path > LONGEST_PATH || url.length - path > LONGEST_QUERY) return PATH_TOO_LONG;
  for (const name in headers) {
    const longest = Object.hasOwn(LONGEST_HEADERS, name)
      ? LONGEST_HEADERS[name as keyof typeof LONGEST_HEADERS]
      : LONGEST_OTHER;
    if (String(headers[name]).length > longest) return HEADER_TOO_LONG;
  }
}
