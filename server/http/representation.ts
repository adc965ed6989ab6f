import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

export type Encoding = "identity" | "gzip" | "br";

/** Ready bytes of one answer, in the encodings that were asked for so far. */
export type Representation = {
  contentType: string;
  /** Of the uncompressed bytes; each encoding has an entity tag of its own made from it. */
  hash: string;
  /** Of the uncompressed bytes. */
  length: number;
  /** Whether compressing it saves bytes. */
  compressible: boolean;
  /** One of them at least, unless there is `read`. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Gives the uncompressed bytes of what is held only for a while. */
  read?: () => Promise<Buffer>;
};

/** Below this many bytes a compressed answer is no quicker. */
const WORTH_COMPRESSING = 600;

const COMPRESSIBLE =
  /^(text\/|image\/svg|model\/|application\/(json|javascript|xml|manifest\+json|vnd\.pgrst|ld\+json|wasm|rss|atom))/;

/**
 * Brotli's quality by how long the bytes live: kept from build to build, made at each start, shown to many for half a
 * minute, or to one visitor. Gzip is best effort for the first two, ordinary for the others.
 */
const QUALITY = { build: constants.BROTLI_MAX_QUALITY, start: 10, kept: 5, once: 3 };
export type Lifetime = keyof typeof QUALITY;

const optionsOf = (body: Uint8Array, lifetime: Lifetime) => ({
  br: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[lifetime],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      // A window larger than the text takes memory and finds nothing more.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength)))),
    },
  },
  gzip: { level: lifetime === "kept" || lifetime === "once" ? 6 : 9 },
});

/** The bytes of `body` as they are; compressed by `encode` once somebody asks for it. */
export function represent(body: Buffer, contentType: string): Representation {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const compressible = body.byteLength >= WORTH_COMPRESSING && COMPRESSIBLE.test(contentType);
  return { contentType, hash, length: body.byteLength, compressible, bodies: { identity: body } };
}

const underWay = new WeakMap<Representation, Partial<Record<Encoding, Promise<void>>>>();

/**
 * Makes the bytes of one encoding, once however many ask for them; the longer they live, the smaller they are made.
 */
export function encode(representation: Representation, encoding: Encoding, lifetime: Lifetime): Promise<void> {
  const { bodies } = representation;
  if (bodies[encoding]) return Promise.resolve();
  const making = underWay.get(representation) ?? {};
  underWay.set(representation, making);
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

/** Changes a new representation over to one encoding alone, where nobody is waiting for this thread. */
export function turnInto(representation: Representation, encoding: Encoding, lifetime: Lifetime): void {
  const { identity } = representation.bodies;
  if (encoding === "identity" || !identity) return;
  const options = optionsOf(identity, lifetime);
  const body = encoding === "br" ? brotliCompressSync(identity, options.br) : gzipSync(identity, options.gzip);
  representation.bodies = { [encoding]: body };
}

/** Memory a representation may come to take, in bytes: compressed twice, a document is not half as large again. */
export function sizeOf({ length, compressible }: Representation): number {
  return Math.ceil(length * (compressible ? 1.5 : 1));
}

export type Negotiated = { encoding: Encoding; body: Buffer; etag: string };

/** Chooses the smallest encoding that there is and that Accept-Encoding allows. */
export function negotiate({ bodies, hash }: Representation, acceptEncoding: string | undefined): Negotiated {
  const encoding = acceptedOf(acceptEncoding).find((each) => bodies[each]) ?? "identity";
  const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
  const body = bodies[encoding];
  if (!body) throw new Error("these bytes are not there in an encoding that this client takes");
  return { encoding, body, etag };
}

/** The encoding this client is best answered in, whether it has been made or not. */
export function bestEncoding({ compressible }: Representation, acceptEncoding: string | undefined): Encoding {
  return (compressible && acceptedOf(acceptEncoding)[0]) || "identity";
}

/** What Accept-Encoding said before: a handful of browsers send a handful of texts. */
const read = new Map<string, Encoding[]>();
const READ_AT_MOST = 200;

/** The encodings a client takes, the smallest first. */
function acceptedOf(header = ""): Encoding[] {
  const known = read.get(header);
  if (known) return known;
  const accepted = (["br", "gzip"] as const).filter((coding) => accepts(header, coding));
  if (read.size < READ_AT_MOST) read.set(header, accepted);
  return accepted;
}

function accepts(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Whether If-None-Match says that the client has this already. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
