import { type Context, Hono } from "hono";
import { REFUSALS, Refused, refuse } from "../../exchange/refusals.ts";
import { BODY_LIMIT, readBytes, readJson } from "../../exchange/request-body.ts";
import { type GatewayEnv, type GatewayParts, userToken } from "../parts.ts";
import { type Bucket, readListing } from "./bucket.ts";
import { checkPicture, contentTypeOf, isPictureName, PICTURE_LIMIT, TOO_LARGE } from "./check.ts";

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
export function storageRoutes({ media, limits, publishableKey }: GatewayParts): Hono<GatewayEnv> {
  const storage = new Hono<GatewayEnv>();

  storage.on(["GET", "HEAD"], "/object/public/media/:name", async (c) => {
    const name = c.req.param("name");
    const bytes = isPictureName(name) ? await media.open(name, c.env.client) : undefined;
    if (!bytes) return refuse(c.req.path, REFUSALS.notFound);
    const headers = { ...ON_PICTURES, "Content-Type": contentTypeOf(name), "Content-Length": String(bytes.byteLength) };
    return new Response(c.req.method === "HEAD" ? null : (bytes as BodyInit), { headers });
  });

  storage.post("/object/list/media", async (c) => {
    const listing = readListing((await readJson(c.req.raw, BODY_LIMIT))?.value);
    return media.list(listing, asker(c));
  });

  storage.post("/object/media/:name", async (c) => {
    const name = c.req.param("name");
    const who = asker(c);
    const refusal = await limits.count(["upload", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    const bytes = await pictureIn(c.req.raw);
    checkPicture(name, bytes);
    return media.add(name, bytes, contentTypeOf(name), who);
  });

  storage.delete("/object/media", async (c) => {
    const { prefixes } = ((await readJson(c.req.raw, BODY_LIMIT))?.value ?? {}) as { prefixes?: unknown };
    const names = Array.isArray(prefixes) ? prefixes : [];
    if (names.length === 0 || names.length > MOST_REMOVED || !names.every((name) => isPictureName(String(name)))) {
      throw new Refused(REFUSALS.badRequest);
    }
    return media.remove(names.map(String), asker(c));
  });

  return storage;

  /** Who lists, adds or removes: somebody who is signed in. */
  function asker(c: Context<GatewayEnv>): Parameters<Bucket["list"]>[1] {
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
