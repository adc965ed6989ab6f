import type postgres from "postgres";
import { AccountRefused } from "./refused.ts";

/** Free-form data that a client stores with an account (`user_metadata`). */
export type Metadata = Record<string, postgres.JSONValue>;

/** Size of the JSON. Every access token carries it, and proxies accept headers of 8 KB. */
const MAX_METADATA_BYTES = 4_096;

/** Names that the service sets. A client may send them back; their values are ignored. */
const RESERVED_NAMES = new Set(["choose_password", "email", "email_verified", "phone_verified", "sub"]);

/** Names that could pollute a prototype in a program that copies the object. */
const PROTOTYPE_NAMES = new Set(["__proto__", "constructor", "prototype"]);

const invalid = (message: string) => new AccountRefused(400, "validation_failed", message);

/**
 * Validates the `data` of a request and drops the reserved names.
 * @throws AccountRefused 400 for data that cannot be stored.
 */
export function readMetadata(data: unknown): Metadata {
  if (data === undefined || data === null) return {};
  if (typeof data !== "object" || Array.isArray(data)) throw invalid("data must be a JSON object.");
  // The replacer visits every name and value at any depth.
  JSON.stringify(data, (name: string, value: unknown) => {
    if (PROTOTYPE_NAMES.has(name)) throw invalid(`data cannot have a name ${name} in it.`);
    if (!isStorable(name) || (typeof value === "string" && !isStorable(value))) {
      throw invalid("data holds a character that cannot be stored.");
    }
    return value;
  });
  const metadata = Object.fromEntries(Object.entries(data).filter(([name]) => !RESERVED_NAMES.has(name)));
  const { full_name = null } = metadata;
  if (full_name !== null && (typeof full_name !== "string" || full_name.length > 200)) {
    throw invalid("full_name is a text of at most 200 characters.");
  }
  checkMetadataSize(metadata);
  return metadata;
}

/** PostgreSQL's JSON rejects U+0000 and unpaired surrogates. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** @throws AccountRefused 400 when the metadata is too large; reserved names do not count. */
export function checkMetadataSize(metadata: Metadata): void {
  const chosen = Object.fromEntries(Object.entries(metadata).filter(([name]) => !RESERVED_NAMES.has(name)));
  if (Buffer.byteLength(JSON.stringify(chosen)) > MAX_METADATA_BYTES) {
    throw invalid(`user_metadata may have at most ${MAX_METADATA_BYTES} bytes of JSON.`);
  }
}
