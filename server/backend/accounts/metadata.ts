import type postgres from "postgres";
import { AccountRefused } from "./refused.ts";

/** What somebody keeps with an account of theirs (`user_metadata`): texts, numbers and the like, by names they choose. */
export type Metadata = Record<string, postgres.JSONValue>;

/** In bytes of JSON. It travels in every access token, and proxies take headers of 8 KB. */
const METADATA_LIMIT = 4_096;

/** What the service itself says there. A client may send it back with the rest; it stays as it is. */
const OWN = new Set(["choose_password", "email", "email_verified", "phone_verified", "sub"]);

/** Names that mean something to JavaScript, and would to a program that copies what it reads. */
const PROTOTYPE = new Set(["__proto__", "constructor", "prototype"]);

const invalid = (message: string) => new AccountRefused(400, "validation_failed", message);

/**
 * Reads the `data` of a call, without what the service itself says there.
 * @throws AccountRefused 400 for what cannot be kept.
 */
export function readMetadata(data: unknown): Metadata {
  if (data === undefined || data === null) return {};
  if (typeof data !== "object" || Array.isArray(data)) throw invalid("data must be a JSON object.");
  // Visits every name and value, however deep they lie.
  JSON.stringify(data, (name: string, value: unknown) => {
    if (PROTOTYPE.has(name)) throw invalid(`data cannot have a name ${name} in it.`);
    if (!isStorable(name) || (typeof value === "string" && !isStorable(value))) {
      throw invalid("data holds a character that cannot be stored.");
    }
    return value;
  });
  const metadata = Object.fromEntries(Object.entries(data).filter(([name]) => !OWN.has(name)));
  const { full_name = null } = metadata;
  if (full_name !== null && (typeof full_name !== "string" || full_name.length > 200)) {
    throw invalid("full_name is a text of at most 200 characters.");
  }
  requireSmall(metadata);
  return metadata;
}

/** PostgreSQL's JSON takes neither the character U+0000 nor half of a pair of surrogates. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** @throws AccountRefused 400 for metadata that is too large, apart from what the service itself says there. */
export function requireSmall(metadata: Metadata): void {
  const chosen = Object.fromEntries(Object.entries(metadata).filter(([name]) => !OWN.has(name)));
  if (Buffer.byteLength(JSON.stringify(chosen)) > METADATA_LIMIT) {
    throw invalid(`user_metadata may have at most ${METADATA_LIMIT} bytes of JSON.`);
  }
}
