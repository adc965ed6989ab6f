import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { SITE_URL_PLACEHOLDER } from "../../domain/site-url-placeholder.ts";
import type { Ready } from "../http/ready.ts";
import { encode, type Lifetime, type Representation, represent } from "../http/representation.ts";
import { documentHeaders } from "../http/security-headers.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".gif": "image/gif",
  ".glb": "model/gltf-binary",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Folders whose files carry a hash of their content in their names. */
export const HASHED_FOLDERS = ["/assets/", "/pictures/", "/fonts/"];

/** The largest part of a site, of which each visitor asks for few: read when they are asked for. */
const PICTURE = /^\/pictures\/.*\.(avif|webp)$/;

/** Bytes of pictures that are held at once, the last that were read. */
const PICTURES_HELD = 8 * 1024 * 1024;

/** Documents and their data, made at build time. */
const PRERENDERED = /\.(html|data)$/;

/** Where the compressed documents of this build stand; the next build takes them away. */
export const DOCUMENTS = "documents";

const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Reads a built site into memory, but for its pictures: every file as ready bytes under the path it is asked by, in one
 * encoding. A prerendered document stands under its page's path, without `index.html`, with a policy of its own.
 *
 * @param compressedDir where compressed bytes are kept from one start to the next.
 * @param siteUrl canonical origin, which prerendered pages could not know.
 */
export async function loadAssets(
  clientDir: string,
  compressedDir: string,
  siteUrl: string,
): Promise<Map<string, Ready>> {
  // A build that another user made may not be ours to write to; then each start compresses anew.
  await mkdir(join(compressedDir, DOCUMENTS), { recursive: true }).catch(() => undefined);
  const held = new LRUCache<Representation, true>({
    maxSize: PICTURES_HELD,
    sizeCalculation: (_, { length }) => length,
    dispose: (_, { bodies }) => delete bodies.identity,
  });
  const assets = await Promise.all(
    (await filesIn(clientDir)).map(async ({ file, path }): Promise<[string, Ready]> => {
      if (PICTURE.test(path)) return [path, await onDemand(file, path, held)];
      return [pagePath(path), await loadAsset(file, path, compressedDir, siteUrl)];
    }),
  );
  return new Map(assets);
}

/**
 * Compresses what is the same wherever the site is served, as well as can be: a quarter of a minute of
 * processor, which no start is to wait for.
 */
export async function compressAssets(clientDir: string, compressedDir: string): Promise<void> {
  await mkdir(compressedDir, { recursive: true });
  const files = (await filesIn(clientDir)).filter(({ path }) => !PICTURE.test(path) && !PRERENDERED.test(path));
  await Promise.all(
    files.map(async ({ file }) => compressOnce(await readFile(file), contentTypeOf(file), compressedDir, "build")),
  );
}

/** Every file below a folder, with the path from there. */
async function filesIn(directory: string): Promise<{ file: string; path: string }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { file, path: `/${relative(directory, file).split(sep).join("/")}` };
    });
}

const contentTypeOf = (file: string) => CONTENT_TYPES[extname(file)] ?? "application/octet-stream";

/** A file whose name says its content is not read before somebody asks for it. */
async function onDemand(file: string, path: string, held: LRUCache<Representation, true>): Promise<Ready> {
  // What is still on its way to slow readers is not read a second time.
  let last: WeakRef<Buffer> | undefined;
  const representation: Representation = {
    contentType: contentTypeOf(file),
    hash: createHash("sha256").update(path).digest("base64url").slice(0, 22),
    length: (await stat(file)).size,
    compressible: false,
    bodies: {},
    read: async () => {
      const body = last?.deref() ?? (await readFile(file));
      last = new WeakRef(body);
      held.set(representation, true);
      return body;
    },
  };
  return { status: 200, headers: { "Cache-Control": IMMUTABLE }, representation };
}

async function loadAsset(file: string, path: string, compressedDir: string, siteUrl: string): Promise<Ready> {
  const contentType = contentTypeOf(file);
  const body = PRERENDERED.test(path) ? atSite(await readFile(file, "utf8"), siteUrl) : await readFile(file);
  const hashed = HASHED_FOLDERS.some((folder) => path.startsWith(folder));
  return {
    status: 200,
    headers: {
      "Cache-Control": hashed ? IMMUTABLE : "no-cache",
      ...(contentType.startsWith("text/html") ? documentHeaders(body) : {}),
    },
    // Documents carry the site's origin, so that each origin has bytes of its own: compressing them as well as can be
    // would cost every first start half a minute of processor, for an eighth of their size.
    representation: PRERENDERED.test(path)
      ? await compressOnce(body, contentType, join(compressedDir, DOCUMENTS), "start")
      : await compressOnce(body, contentType, compressedDir, "build"),
  };
}

/** Replaces the origin that pages carry until it is known; see `app/lib/site-url.server.ts`. */
function atSite(text: string, siteUrl: string): Buffer {
  return Buffer.from(text.replaceAll(SITE_URL_PLACEHOLDER, siteUrl));
}

/**
 * Compressing takes seconds of processor for a site, so the result is kept under the hash of the content. In memory it is
 * all that is held of a file: nearly everybody takes it, and other encodings are made of it for whoever does not.
 */
async function compressOnce(
  body: Buffer,
  contentType: string,
  directory: string,
  lifetime: Lifetime,
): Promise<Representation> {
  const whole = represent(body, contentType);
  if (!whole.compressible) return whole;
  const file = join(directory, `${createHash("sha256").update(body).digest("hex")}.br`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return { ...whole, bodies: { br: kept } };
  await encode(whole, "br", lifetime);
  const made = whole.bodies.br as Buffer;
  // Another site may start on this build at the same time: it finds a whole file or none.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, made)
    .then(() => rename(draft, file))
    .catch(() => undefined);
  return { ...whole, bodies: { br: made } };
}

function pagePath(path: string): string {
  if (path === "/index.html") return "/";
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) : path;
}
