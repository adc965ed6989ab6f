import { REFUSALS, type Refusal, Refused } from "../http/answers.ts";

/** Largest body of any request, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

/** Largest enquiry, in bytes: 10,000 characters of message, each up to six bytes in JSON, and room to spare. */
export const ENQUIRY_LIMIT = 64 * 1024;

/** So much of a body that is too large is still read, and thrown away: a client that is sending does not hear answers. */
const READ_LIMIT = 8 * BODY_LIMIT;

export type JsonBody = { bytes: Uint8Array; value: unknown };

/**
 * Reads a body whole.
 *
 * @throws Refused with `tooLarge` beyond `limit` bytes.
 */
export async function readBytes(request: Request, limit: number, tooLarge: Refusal): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const most = Math.max(READ_LIMIT, 2 * limit);
  if (Number(request.headers.get("content-length") ?? 0) > most) throw new Refused(tooLarge);
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else if (size > most) throw new Refused(tooLarge);
  }
  if (size > limit) throw new Refused(tooLarge);
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body whole.
 *
 * @returns undefined when the request has none.
 * @throws Refused 413 beyond `limit` bytes, 415 for another type, 400 for broken JSON.
 */
export async function readJson(request: Request, limit: number): Promise<JsonBody | undefined> {
  const bytes = await readBytes(request, limit, REFUSALS.tooLarge);
  if (bytes.byteLength === 0) return undefined;

  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new Refused({ status: 415, code: "unsupported_media_type", message: "The body must be JSON." });
  }
  try {
    return { bytes, value: JSON.parse(Buffer.from(bytes).toString("utf8")) };
  } catch {
    throw new Refused({ status: 400, code: "bad_json", message: "The body is not valid JSON." });
  }
}
