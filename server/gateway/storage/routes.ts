import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { decodeJwt } from "jose";
import { rowsIn } from "../../backend/data/requests.ts";
import { REFUSALS, Refused, refuse } from "../../http/refusals.ts";
import { CALL_LIMIT, readBytes } from "../../http/request-body.ts";
import { createFairQueue } from "../../traffic/fair-queue.ts";
import type { ReadBody } from "../body-reader.ts";
import { type GatewayEnv, type GatewayParts, userToken } from "../parts.ts";
import { type Caller, NOT_ADMINISTRATOR, readListing } from "./bucket.ts";
import { checkPicture, contentTypeOf, isPictureName, MAX_PICTURE_BYTES, TOO_LARGE } from "./check.ts";
import { checkPngData } from "./png-data.ts";

/**
 * Downloads of pictures. A browser opens six connections, so a class of forty behind one address has at most 240 at once.
 * The limit per client bounds the memory and open files that a client can hold by not reading.
 */
const DOWNLOADS = { name: "pictures", maxConcurrent: 1000, perClient: 250, maxQueued: 500, maxWaitMs: 10_000 };

/** Larger pictures have stricter limits: the system buffers megabytes of each. The admin area makes none so large. */
const LARGE_PICTURE_BYTES = 1024 * 1024;
const LARGE_DOWNLOADS = {
  name: "large pictures",
  maxConcurrent: 100,
  perClient: 24,
  maxQueued: 200,
  maxWaitMs: 10_000,
};

/** An upload is buffered in memory, so few run at once; the admin area sends the sizes of a picture one after the other. */
const UPLOADS = { name: "uploads", maxConcurrent: 4, perClient: 2, maxQueued: 20, maxWaitMs: 10_000 };

/** How much a multipart form may add to the picture in it. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/** How many pictures one request may remove. */
const MAX_REMOVED = 100;

/** A name is never reused, so a picture may be cached for good. The policy keeps any content from running as a page. */
const PICTURE_HEADERS = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/**
 * The calls of Supabase's storage that the product uses: pictures in the bucket `media`. Anyone may read a picture by its
 * public address; the database decides who may list, add or remove them. A picture is checked before it is forwarded, also to
 * a Supabase project.
 */
export function storageRoutes(
  { bucket, limits, publishableKey, askData }: GatewayParts,
  readBody: ReadBody,
): Hono<GatewayEnv> {
  const storage = new Hono<GatewayEnv>();
  const downloads = createFairQueue(DOWNLOADS);
  const largeDownloads = createFairQueue(LARGE_DOWNLOADS);
  const uploads = createFairQueue(UPLOADS);

  storage.on(["GET", "HEAD"], "/object/public/media/:name", async (c) => {
    const name = c.req.param("name");
    if (!isPictureName(name)) return refuse(c.req.path, REFUSALS.notFound);
    return new Promise<Response>((answer, fail) => {
      const openAndSend = async () => {
        const picture = await bucket.open(name);
        if (!picture) return answer(refuse(c.req.path, REFUSALS.notFound));
        const { size, bytes } = picture;
        const headers = new Headers({ ...PICTURE_HEADERS, "Content-Type": contentTypeOf(name) });
        if (size !== undefined) headers.set("Content-Length", size);
        const sendPicture = async () => {
          const done = new Promise((taken) => bytes.once("close", taken));
          if (c.req.method === "HEAD") bytes.destroy();
          answer(new Response(bytes.destroyed ? null : (Readable.toWeb(bytes) as ReadableStream), { headers }));
          await done;
        };
        if (Number(size) <= LARGE_PICTURE_BYTES) return sendPicture();
        await largeDownloads(c.env.client, sendPicture).catch((error: unknown) => {
          bytes.destroy();
          throw error;
        });
      };
      downloads(c.env.client, openAndSend).catch(fail);
    });
  });

  storage.post("/object/list/media", async (c) => {
    const caller = requireCaller(c);
    return bucket.list(readListing((await readBody(c, CALL_LIMIT))?.value), caller);
  });

  storage.post("/object/media/:name", async (c) => {
    const name = c.req.param("name");
    const caller = requireCaller(c);
    const refusal = await limits.count(["upload", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    await requireAdministrator(caller);
    return uploads(caller.client, async () => {
      const bytes = await readPicture(c.req.raw);
      checkPicture(name, bytes);
      await checkPngData(bytes);
      return bucket.add(name, bytes, contentTypeOf(name), caller);
    });
  });

  storage.delete("/object/media", async (c) => {
    const caller = requireCaller(c);
    const { prefixes } = ((await readBody(c, CALL_LIMIT))?.value ?? {}) as { prefixes?: unknown };
    const names = Array.isArray(prefixes) ? prefixes : [];
    if (names.length === 0 || names.length > MAX_REMOVED || !names.every((name) => isPictureName(String(name)))) {
      throw new Refused(REFUSALS.badRequest);
    }
    return bucket.remove(names.map(String), caller);
  });

  return storage;

  /**
   * Asks the database before the picture is read into memory. The policies decide again when it is inserted.
   * @throws Refused 403
   */
  async function requireAdministrator({ token, client }: Caller): Promise<void> {
    const args = { user_id: decodeJwt(token).sub ?? null };
    const call = { kind: "call", procedure: "is_secure_admin", args, returns: "value" } as const;
    const isAdministrator = rowsIn<boolean>(await askData(call, { token, place: { kind: "staff", client } }));
    if (!isAdministrator) throw new Refused(NOT_ADMINISTRATOR);
  }

  /** The signed-in user. @throws Refused 401 */
  function requireCaller(c: Context<GatewayEnv>): Caller {
    const token = userToken(c.req.raw, publishableKey);
    if (token) return { token, client: c.env.client };
    throw new Refused({ status: 401, code: "Unauthorized", message: "Please sign in first." });
  }
}

/** Reads an uploaded picture: the body itself, or the file of a form, as supabase-js sends it. @throws Refused 400 or 413. */
async function readPicture(request: Request): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^multipart\/form-data\s*;/i.test(type);
  const limit = MAX_PICTURE_BYTES + (isForm ? FORM_OVERHEAD_BYTES : 0);
  // A client reads the answer only after it has sent its body, so up to twice the limit is still read.
  if (Number(request.headers.get("content-length") ?? 0) > 2 * limit) throw new Refused(TOO_LARGE);
  const body = await readBytes(request.body, limit, 2 * limit);
  if (!body) throw new Refused(TOO_LARGE);
  if (!isForm) return body;
  const form = await new Response(body as BodyInit, { headers: { "Content-Type": type } }).formData().catch(() => {
    throw new Refused(REFUSALS.badRequest);
  });
  const files = [...form.values()].filter((value) => typeof value !== "string");
  const [file] = files;
  if (!file || files.length > 1) throw new Refused(REFUSALS.badRequest);
  if (file.size > MAX_PICTURE_BYTES) throw new Refused(TOO_LARGE);
  return new Uint8Array(await file.arrayBuffer());
}
