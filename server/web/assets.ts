import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { DATA_CONTENT_TYPE, DATA_SUFFIX } from "../../adapters/react-router/page-data.ts";
import { SITE_URL_PLACEHOLDER } from "../../domain/site-url-placeholder.ts";
import type { Ready } from "../http/ready.ts";
import { encode, type Lifetime, type Representation, represent } from "../http/representation.ts";
import { documentHeaders } from "../http/security-headers.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  [DATA_SUFFIX]: DATA_CONTENT_TYPE,
  ".dxf": "image/vnd.dxf",
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
  ".tif": "image/tiff",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Folders whose files carry a hash of their content in their names. */
export const HASHED_FOLDERS = ["/assets/", "/pictures/", "/fonts/"];

const isHashed = (path: string) => HASHED_FOLDERS.some((folder) => path.startsWith(folder));

/** Pictures and sample files are the largest part of the site, and each visitor asks for few: they are read on request. */
const ON_REQUEST = /^\/(pictures\/.*\.(avif|webp)|sharing\/.*|sample-data\/.*)$/;

/** Bytes of the last pictures read that stay in memory. */
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** Documents and their data, made at build time. */
const isPrerendered = (path: string) => path.endsWith(".html") || path.endsWith(DATA_SUFFIX);

/** The assets without what is made anew once the owner has stated values: documents, their data, and brochures. */
export const notFromContent = (path: string, { representation: { contentType } }: Ready) =>
  !path.startsWith("/brochures/") && !contentType.startsWith("text/html") && !path.endsWith(DATA_SUFFIX);

/** Folder of this build's compressed documents; the next build removes it. */
export const DOCUMENTS = "documents";

const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Reads a built site into memory, except its pictures: every file as ready bytes in one encoding, by the path under which it
 * is requested. A prerendered document stands under its page's path and has its Content-Security-Policy.
 *
 * @param compressedDir where compressed bytes are kept from one start to the next.
 * @param siteUrl canonical origin, which is not known when pages are prerendered.
 */
export async function loadAssets(
  clientDir: string,
  compressedDir: string,
  siteUrl: string,
): Promise<Map<string, Ready>> {
  // A build made by another user may not be writable; then each start compresses again.
  await mkdir(join(compressedDir, DOCUMENTS), { recursive: true }).catch(() => undefined);
  const dispose = (_: true, { bodies }: Representation) => delete bodies.identity;
  const pictures: Held = new LRUCache({
    maxSize: MAX_PICTURE_BYTES,
    sizeCalculation: (_, { length }) => length,
    dispose,
  });
  // Together the sample files are about as large as all pictures in memory: one visitor's downloads would take their place.
  const sampleFiles: Held = new LRUCache({ max: 1, dispose });
  const assets = await Promise.all(
    (await filesIn(clientDir)).map(async ({ file, path }): Promise<[string, Ready]> => {
      if (ON_REQUEST.test(path)) {
        return [path, await readOnRequest(file, path, path.startsWith("/sample-data/") ? sampleFiles : pictures)];
      }
      return [pagePath(path), await loadAsset(file, path, compressedDir, siteUrl)];
    }),
  );
  return new Map(assets);
}

/**
 * Compresses all files that do not depend on the site's origin, at the best quality. That takes 15 seconds, so it is part
 * of the build and not of the start.
 */
export async function compressAssets(clientDir: string, compressedDir: string): Promise<void> {
  await mkdir(compressedDir, { recursive: true });
  const files = (await filesIn(clientDir)).filter(({ path }) => !ON_REQUEST.test(path) && !isPrerendered(path));
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

/** The files read last, whose bytes stay in memory. */
type Held = LRUCache<Representation, true>;

/** A file whose bytes are read on request. */
async function readOnRequest(file: string, path: string, held: Held): Promise<Ready> {
  // Bytes that are still being sent to slow clients are not read a second time.
  let last: WeakRef<Buffer> | undefined;
  const { size, mtimeMs } = await stat(file);
  const named = isHashed(path);
  const representation: Representation = {
    contentType: contentTypeOf(file),
    // The name of a picture tells its content; that of a sample file does not.
    hash: createHash("sha256")
      .update(named ? path : `${path} ${size} ${mtimeMs}`)
      .digest("base64url")
      .slice(0, 22),
    length: size,
    compressible: false,
    bodies: {},
    read: async () => {
      const body = last?.deref() ?? (await readFile(file));
      last = new WeakRef(body);
      held.set(representation, true);
      return body;
    },
  };
  return { status: 200, headers: { "Cache-Control": named ? IMMUTABLE : "no-cache" }, representation };
}

async function loadAsset(file: string, path: string, compressedDir: string, siteUrl: string): Promise<Ready> {
  const contentType = contentTypeOf(file);
  const body = isPrerendered(path) ? atSite(await readFile(file, "utf8"), siteUrl) : await readFile(file);
  const hashed = isHashed(path);
  return {
    status: 200,
    headers: {
      "Cache-Control": hashed ? IMMUTABLE : "no-cache",
      ...(contentType.startsWith("text/html") ? documentHeaders(body) : {}),
    },
    // Documents hold the site's origin, so they can only be compressed at the first start: the best quality would take half
    // a minute there and save an eighth of their size.
    representation: isPrerendered(path)
      ? await compressOnce(body, contentType, join(compressedDir, DOCUMENTS), "start")
      : await compressOnce(body, contentType, compressedDir, "build"),
  };
}

/** Replaces the placeholder of the origin in a prerendered page; see `app/lib/site-url.server.ts`. */
function atSite(text: string, siteUrl: string): Buffer {
  return Buffer.from(text.replaceAll(SITE_URL_PLACEHOLDER, siteUrl));
}

/**
 * The file compressed with brotli, read from `directory` or made and written there, under the hash of its content:
 * compressing a site takes seconds. Memory holds this encoding alone; `encode` makes others of it for the few clients that
 * accept no brotli.
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
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return { ...whole, bodies: { br: stored } };
  await encode(whole, "br", lifetime);
  const made = whole.bodies.br as Buffer;
  // Written under another name first: a site that starts at the same time finds a whole file or none.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, made)
    .then(() => rename(draft, file))
    .catch(() => undefined);
  return { ...whole, bodies: { br: made } };
}

function pagePath(path: string): string {
  if (path === "/index.html") return "/";
  // The data of an edition's home is prerendered in its folder; the client asks for it without a slash.
  if (path.endsWith("/_.data")) return path === "/_.data" ? path : path.slice(0, -"/_.data".length) + DATA_SUFFIX;
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) : path;
}
