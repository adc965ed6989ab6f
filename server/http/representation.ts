import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

export type Encoding = "identity" | "gzip" | "br";

/** The bytes of one answer, in the encodings that were asked for so far. */
export type Representation = {
  contentType: string;
  /** Of the uncompressed bytes; the entity tag of each encoding is made from it. */
  hash: string;
  /** Of the uncompressed bytes, in bytes. */
  length: number;
  /** Whether compressing it saves bytes. */
  compressible: boolean;
  /** At least one, unless there is `read`. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Reads the uncompressed bytes of a file that is not held in memory for good. */
  read?: () => Promise<Buffer>;
};

/** Below this size a compressed answer does not arrive sooner. */
const MIN_COMPRESSED_BYTES = 600;

const COMPRESSIBLE =
  /^(text\/|image\/svg|model\/|application\/(json|javascript|xml|manifest\+json|vnd\.pgrst|ld\+json|wasm|rss|atom))/;

/**
 * Brotli's quality by how long the bytes live: made once for a build, at each start, for many visitors during half a
 * minute, or for one visitor. Gzip takes level 9 for the first two and 6 for the others.
 */
const QUALITY = { build: constants.BROTLI_MAX_QUALITY, start: 10, kept: 5, once: 3 };
export type Lifetime = keyof typeof QUALITY;

const optionsOf = (body: Uint8Array, lifetime: Lifetime) => ({
  br: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[lifetime],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      // A window larger than the text only takes memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength)))),
    },
  },
  gzip: { level: lifetime === "kept" || lifetime === "once" ? 6 : 9 },
});

/** A representation of `body`, not yet compressed. */
export function represent(body: Buffer, contentType: string): Representation {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const compressible = body.byteLength >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType);
  return { contentType, hash, length: body.byteLength, compressible, bodies: { identity: body } };
}

const encodings = new WeakMap<Representation, Partial<Record<Encoding, Promise<void>>>>();

/** Adds the bytes of one encoding, made once for all callers; the longer they live, the better they are compressed. */
export function encode(representation: Representation, encoding: Encoding, lifetime: Lifetime): Promise<void> {
  const { bodies } = representation;
  if (bodies[encoding]) return Promise.resolve();
  const making = encodings.get(representation) ?? {};
  encodings.set(representation, making);
  making[encoding] ??= make(representation, encoding, lifetime)
    .then((body) => {
      bodies[encoding] = body;
    })
    .finally(() => {
      delete making[encoding];
    });
  return making[encoding];
}

async function make(representation: Representation, encoding: Encoding, lifetime: Lifetime): Promise<Buffer> {
  const body = await uncompressed(representation);
  if (encoding === "identity") return body;
  const options = optionsOf(body, lifetime);
  return encoding === "br" ? compressBrotli(body, options.br) : compressGzip(body, options.gzip);
}

async function uncompressed({ bodies: { identity, br, gzip }, read }: Representation): Promise<Buffer> {
  if (identity) return identity;
  if (br) return fromBrotli(br);
  if (gzip) return fromGzip(gzip);
  if (read) return read();
  throw new Error("a representation without a body");
}

/** Replaces the bytes of a new representation by one encoding. Blocks the thread: for rendering threads alone. */
export function encodeInPlace(representation: Representation, encoding: Encoding, lifetime: Lifetime): void {
  const { identity } = representation.bodies;
  if (encoding === "identity" || !identity) return;
  const options = optionsOf(identity, lifetime);
  const body = encoding === "br" ? brotliCompressSync(identity, options.br) : gzipSync(identity, options.gzip);
  representation.bodies = { [encoding]: body };
}

/** Memory that a representation may take, in bytes: two compressed forms add less than half of its length. */
export function sizeOf({ length, compressible }: Representation): number {
  return Math.ceil(length * (compressible ? 1.5 : 1));
}

export type Negotiated = { encoding: Encoding; body: Buffer; etag: string };

/**
 * Chooses the smallest encoding that exists and that Accept-Encoding allows.
 *
 * @throws Error when none exists that the client accepts; `encode` makes it.
 */
export function negotiate({ bodies, hash }: Representation, acceptEncoding: string | undefined): Negotiated {
  const encoding = acceptedEncodings(acceptEncoding).find((each) => bodies[each]) ?? "identity";
  const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
  const body = bodies[encoding];
  if (!body) throw new Error("this representation exists in no encoding that the client accepts");
  return { encoding, body, etag };
}

/** The smallest encoding that this client accepts, whether it has been made or not. */
export function bestEncoding({ compressible }: Representation, acceptEncoding: string | undefined): Encoding {
  return (compressible && acceptedEncodings(acceptEncoding)[0]) || "identity";
}

/** A coding in Accept-Encoding, unless its weight is 0; the smallest first. */
const CODINGS = [
  ["br", /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i],
  ["gzip", /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i],
] as const;

function acceptedEncodings(header = ""): Encoding[] {
  return CODINGS.flatMap(([coding, pattern]) => (pattern.test(header) ? [coding] : []));
}

/** Whether If-None-Match says that the client has the bytes with this entity tag. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
