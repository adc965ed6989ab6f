import type { IncomingMessage } from "node:http";
import type { Refusal } from "../http/refusals.ts";

/** Longest path and query, in characters: the site's longest path is that of a picture, its longest query a list's. */
const MAX_PATH_LENGTH = 2_048;
const MAX_QUERY_LENGTH = 8 * 1024;

/** Longest value of each header that is parsed, in characters: several times what browsers and our own clients send. */
const MAX_HEADER_LENGTHS = {
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

/** Longest value of any other header, in characters, such as a token or a cookie of another site on this host. */
const MAX_OTHER_HEADER_LENGTH = 8 * 1024;

const PATH_TOO_LONG: Refusal = { status: 414, code: "uri_too_long", message: "This address is too long." };
const HEADER_TOO_LONG: Refusal = {
  status: 431,
  code: "header_too_long",
  message: "A header of this request is too long.",
};

/**
 * The refusal of a request whose path, query or header is longer than any that the site uses; undefined for others. So code
 * that parses them need not be fast for texts of any length (`docs/security.md`, "paths and headers").
 */
export function tooLong({ url = "/", headers }: IncomingMessage): Refusal | undefined {
  const question = url.indexOf("?");
  const path = question < 0 ? url.length : question;
  if (path > MAX_PATH_LENGTH || url.length - path > MAX_QUERY_LENGTH) return PATH_TOO_LONG;
  for (const name in headers) {
    const max = Object.hasOwn(MAX_HEADER_LENGTHS, name)
      ? MAX_HEADER_LENGTHS[name as keyof typeof MAX_HEADER_LENGTHS]
      : MAX_OTHER_HEADER_LENGTH;
    if (String(headers[name]).length > max) return HEADER_TOO_LONG;
  }
}
