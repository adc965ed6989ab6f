import { REFUSALS, Refused } from "./refusals.ts";

/** Largest body of any request but a picture, in bytes: rows of administrators, whose articles are long. */
export const BODY_LIMIT = 1024 * 1024;

/** Largest body that calls something by a few short values, in bytes. */
export const CALL_LIMIT = 16 * 1024;

/** Largest enquiry, in bytes: 10,000 characters of message, each up to six bytes in JSON, and room to spare. */
export const ENQUIRY_LIMIT = 64 * 1024;

/**
 * Most values of a body, counted with what holds them: a hundred rows have no more of any table. Reading a megabyte of nothing but brackets would hold the only
 * thread for a quarter of a second, and reading one long text does for a thousandth.
 */
const MOST_VALUES = 2_000;

/** How much of a body that is too large is still read and thrown away: a client does not read the answer while it sends. */
const READ_LIMIT = 8 * BODY_LIMIT;

export type JsonBody = { bytes: Uint8Array; value: unknown };

/**
 * Reads a body whole, or undefined when it has more than `limit` bytes.
 *
 * @param readOn so many bytes of one that is too large are still taken, and thrown away.
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
 * Reads a JSON body whole.
 *
 * @returns undefined when the request has none.
 * @throws Refused 413 beyond `limit` bytes, 415 for another type, 400 for broken JSON or more than 2,000 values.
 */
export async function readJson(request: Request, limit: number): Promise<JsonBody | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > READ_LIMIT) throw new Refused(REFUSALS.tooLarge);
  const bytes = await readBytes(request.body, limit, READ_LIMIT);
  if (!bytes) throw new Refused(REFUSALS.tooLarge);
  if (bytes.byteLength === 0) return undefined;

  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new Refused({ status: 415, code: "unsupported_media_type", message: "The body must be JSON." });
  }
  if (holdsMoreValues(bytes, MOST_VALUES)) {
    throw new Refused({ status: 400, code: "bad_json", message: "The body holds too many values." });
  }
  try {
    return { bytes, value: JSON.parse(bytes.toString("utf8")) };
  } catch {
    throw new Refused({ status: 400, code: "bad_json", message: "The body is not valid JSON." });
  }
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/** Whether a text, read as JSON, holds more than so many values, counted by what stands before each. */
function holdsMoreValues(bytes: Uint8Array, most: number): boolean {
  let values = 0;
  let quoted = false;
  for (let at = 0; at < bytes.length && values <= most; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) quoted = !quoted;
    else if (quoted) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) values++;
  }
  return values > most;
}
