import { REFUSALS, Refused } from "./refusals.ts";

/** Largest body of a request other than a picture, in bytes: rows that administrators store, such as long articles. */
export const BODY_LIMIT = 1024 * 1024;

/** Largest body of a call with a few short values, in bytes. */
export const CALL_LIMIT = 16 * 1024;

/** Largest enquiry, in bytes: 10,000 characters of message, each up to six bytes in JSON, and room to spare. */
export const ENQUIRY_LIMIT = 64 * 1024;

/**
 * Most values in a JSON body, objects and arrays included; a hundred rows of any table have fewer. Parsing a megabyte of
 * brackets blocks the main thread for a quarter of a second, parsing one long text for a millisecond.
 */
const MAX_VALUES = 2_000;

/** Bytes of a too large body that are read and discarded, since a client reads the answer only after sending. */
const MAX_DISCARDED_BYTES = 8 * BODY_LIMIT;

export type JsonBody = { bytes: Uint8Array; value: unknown };

/**
 * Reads a whole body.
 *
 * @param readOn how many bytes of a too large body are read and discarded.
 * @returns undefined when the body has more than `limit` bytes.
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  readOn = limit,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > readOn) return undefined;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

/**
 * Reads a whole JSON body.
 *
 * @returns undefined when the request has none.
 * @throws Refused 413 beyond `limit` bytes, 415 for another type, 400 for broken JSON or more than 2,000 values.
 */
export async function readJson(request: Request, limit: number): Promise<JsonBody | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_DISCARDED_BYTES) throw new Refused(REFUSALS.tooLarge);
  const bytes = await readBytes(request.body, limit, MAX_DISCARDED_BYTES);
  if (!bytes) throw new Refused(REFUSALS.tooLarge);
  if (bytes.byteLength === 0) return undefined;

  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new Refused({ status: 415, code: "unsupported_media_type", message: "The body must be JSON." });
  }
  if (holdsMoreValues(bytes, MAX_VALUES)) {
    throw new Refused({ status: 400, code: "bad_json", message: "The body holds too many values." });
  }
  try {
    return { bytes, value: JSON.parse(bytes.toString("utf8")) };
  } catch {
    throw new Refused({ status: 400, code: "bad_json", message: "The body is not valid JSON." });
  }
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/** Whether a JSON text has more than `max` values, counted by the character before each. */
function holdsMoreValues(bytes: Uint8Array, max: number): boolean {
  let values = 0;
  let quoted = false;
  for (let at = 0; at < bytes.length && values <= max; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) quoted = !quoted;
    else if (quoted) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) values++;
  }
  return values > max;
}
