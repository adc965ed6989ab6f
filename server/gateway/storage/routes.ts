import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { decodeJwt } from "jose";
import { rowsIn } from "../../backend/data/requests.ts";
import { REFUSALS, Refused, refuse } from "../../http/refusals.ts";
import { CALL_LIMIT, readBytes } from "../../http/request-body.ts";
import { createFairQueue } from "../../traffic/fair-queue.ts";
import type { TakeBody } from "../bodies.ts";
import { type GatewayEnv, type GatewayParts, userToken } from "../parts.ts";
import { type Asker, NO_ADMINISTRATOR, readListing } from "./bucket.ts";
import { checkPicture, contentTypeOf, isPictureName, PICTURE_LIMIT, TOO_LARGE } from "./check.ts";
import { checkPacked } from "./packed.ts";

/**
 * Pictures on their way to readers. A browser opens six connections, so a class of forty behind one address has at most
 * 240 under way; what one client leaves lying is no more than its share of memory and of open files.
 */
const READERS = { name: "pictures", maxConcurrent: 1000, perClient: 250, maxQueued: 500, maxWaitMs: 10_000 };

/** Those of more than a megabyte, which the admin area makes none of: the system takes megabytes of each at once. */
const LARGE_PICTURE = 1024 * 1024;
const LARGE_READERS = { name: "large pictures", maxConcurrent: 100, perClient: 24, maxQueued: 200, maxWaitMs: 10_000 };

/** Uploads are held in memory whole, so few at once; the admin area sends the sizes of a picture one after the other. */
const UPLOADS = { name: "uploads", maxConcurrent: 4, perClient: 2, maxQueued: 20, maxWaitMs: 10_000 };

/** What a form adds around the picture in it, at most. */
const FORM_ROOM = 64 * 1024;

/** Most pictures that are removed at once. */
const MOST_REMOVED = 100;

/** A name never gets another picture, so whoever has one may keep it; and whatever it is, it is shown and not run. */
const ON_PICTURES = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/**
 * What the product uses of Supabase's storage: pictures in the bucket `media`. Anyone is given one by its public address;
 * whether somebody may list, add or remove them is the database's to say. A picture is looked at before it is passed on,
 * also to a Supabase project.
 */
export function storageRoutes(
  { bucket, limits, publishableKey, askData }: GatewayParts,
  takeBody: TakeBody,
): Hono<GatewayEnv> {
  const storage = new Hono<GatewayEnv>();
  const readers = createFairQueue(READERS);
  const largeReaders = createFairQueue(LARGE_READERS);
  const uploads = createFairQueue(UPLOADS);

  storage.on(["GET", "HEAD"], "/object/public/media/:name", async (c) => {
    const name = c.req.param("name");
    if (!isPictureName(name)) return refuse(c.req.path, REFUSALS.notFound);
    return new Promise<Response>((answer, fail) => {
      const give = async () => {
        const picture = await bucket.open(name);
        if (!picture) return answer(refuse(c.req.path, REFUSALS.notFound));
        const { size, bytes } = picture;
        const headers = new Headers({ ...ON_PICTURES, "Content-Type": contentTypeOf(name) });
        if (size !== undefined) headers.set("Content-Length", size);
        const deliver = async () => {
          const done = new Promise((taken) => bytes.once("close", taken));
          if (c.req.method === "HEAD") bytes.destroy();
          answer(new Response(bytes.destroyed ? null : (Readable.toWeb(bytes) as ReadableStream), { headers }));
          await done;
        };
        if (Number(size) <= LARGE_PICTURE) return deliver();
        await largeReaders(c.env.client, deliver).catch((error: unknown) => {
          bytes.destroy();
          throw error;
        });
      };
      readers(c.env.client, give).catch(fail);
    });
  });

  storage.post("/object/list/media", async (c) => {
    const who = asker(c);
    return bucket.list(readListing((await takeBody(c, CALL_LIMIT))?.value), who);
  });

  storage.post("/object/media/:name", async (c) => {
    const name = c.req.param("name");
    const who = asker(c);
    const refusal = await limits.count(["upload", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    await requireAdministrator(who);
    return uploads(who.client, async () => {
      const bytes = await pictureIn(c.req.raw);
      checkPicture(name, bytes);
      await checkPacked(bytes);
      return bucket.add(name, bytes, contentTypeOf(name), who);
    });
  });

  storage.delete("/object/media", async (c) => {
    const who = asker(c);
    const { prefixes } = ((await takeBody(c, CALL_LIMIT))?.value ?? {}) as { prefixes?: unknown };
    const names = Array.isArray(prefixes) ? prefixes : [];
    if (names.length === 0 || names.length > MOST_REMOVED || !names.every((name) => isPictureName(String(name)))) {
      throw new Refused(REFUSALS.badRequest);
    }
    return bucket.remove(names.map(String), who);
  });

  return storage;

  /**
   * Asks the database before a picture is read, which would lie in memory; its policies decide once more when it is added.
   * @throws Refused 403
   */
  async function requireAdministrator({ token, client }: Asker): Promise<void> {
    const args = { user_id: decodeJwt(token).sub ?? null };
    const call = { kind: "call", procedure: "is_secure_admin", args, returns: "value" } as const;
    const isAdministrator = rowsIn<boolean>(await askData(call, { token, place: { kind: "staff", client } }));
    if (!isAdministrator) throw new Refused(NO_ADMINISTRATOR);
  }

  /** Who lists, adds or removes: somebody who is signed in. */
  function asker(c: Context<GatewayEnv>): Asker {
    const token = userToken(c.req.raw, publishableKey);
    if (token) return { token, client: c.env.client };
    throw new Refused({ status: 401, code: "Unauthorized", message: "Please sign in first." });
  }
}

/** The picture of an upload: the body itself, or the file of a form, which is how supabase-js sends it. */
async function pictureIn(request: Request): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^multipart\/form-data\s*;/i.test(type);
  const limit = PICTURE_LIMIT + (isForm ? FORM_ROOM : 0);
  // A client that is sending does not hear an answer, so some of what is too large is still read.
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
  if (file.size > PICTURE_LIMIT) throw new Refused(TOO_LARGE);
  return new Uint8Array(await file.arrayBuffer());
}
