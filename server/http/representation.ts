import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "identity" | "gzip" | "br";

/** Ready bytes of one answer, in every encoding it is worth having in. */
export type Representation = {
  contentType: string;
  /** Of the uncompressed bytes; each encoding has an entity tag of its own made from it. */
  hash: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
};

/** Below this many bytes a compressed answer is no quicker. */
const WORTH_COMPRESSING = 600;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest\+json|vnd\.pgrst|ld\+json|wasm))/;

/** Brotli's quality by how long the bytes live: kept from build to build, made at each start, or gone in seconds. */
const QUALITY = { build: constants.BROTLI_MAX_QUALITY, start: 10, moment: 5 };
export type Lifetime = keyof typeof QUALITY;

/** Makes the ready bytes of `body`; the longer they live, the more is done to make them small. */
export async function represent(body: Buffer, contentType: string, lifetime: Lifetime): Promise<Representation> {
  const bodies: Representation["bodies"] = { identity: body };
  if (body.byteLength >= WORTH_COMPRESSING && COMPRESSIBLE.test(contentType)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[lifetime],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    };
    const [br, gz] = await Promise.all([
      compressBrotli(body, { params }),
      compressGzip(body, { level: lifetime === "moment" ? 6 : 9 }),
    ]);
    if (br.byteLength < body.byteLength) bodies.br = br;
    if (gz.byteLength < body.byteLength) bodies.gzip = gz;
  }
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { contentType, hash, bodies };
}

/** Memory a representation takes, in bytes. */
export function sizeOf({ bodies }: Representation): number {
  return bodies.identity.byteLength + (bodies.gzip?.byteLength ?? 0) + (bodies.br?.byteLength ?? 0);
}

export type Negotiated = { encoding: Encoding; body: Buffer; etag: string };

/** Chooses the smallest encoding that Accept-Encoding allows. */
export function negotiate({ bodies, hash }: Representation, acceptEncoding: string | undefined): Negotiated {
  const accepted = acceptEncoding ?? "";
  const encoding =
    bodies.br && accepts(accepted, "br") ? "br" : bodies.gzip && accepts(accepted, "gzip") ? "gzip" : "identity";
  const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
  return { encoding, body: bodies[encoding] ?? bodies.identity, etag };
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
