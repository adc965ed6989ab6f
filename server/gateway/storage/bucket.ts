import { type DataRequest, errorIn, rowsIn } from "../../backend/data/requests.ts";
import { REFUSALS, type Refusal, Refused } from "../../http/refusals.ts";
import type { Logger } from "../../process/log.ts";
import { type AskData, BackendUnreachable, type Send, type UpstreamRequest } from "../upstream.ts";
import { type MediaStore, type OpenPicture, toOpenPicture, withTimeout } from "./store.ts";

/** The signed-in user of a request: the token by which the database decides, and the client for the queue. */
export type Caller = { token: string; client: string };

export type Listing = { limit: number; offset: number; column: "name" | "created_at"; descending: boolean };

/** The bucket `media`, with answers in the format of Supabase's storage. */
export type Bucket = {
  open(name: string): Promise<OpenPicture | undefined>;
  list(listing: Listing, caller: Caller): Promise<Response>;
  add(name: string, bytes: Uint8Array, contentType: string, caller: Caller): Promise<Response>;
  remove(names: string[], caller: Caller): Promise<Response>;
};

export const NOT_ADMINISTRATOR: Refusal = {
  status: 403,
  code: "Unauthorized",
  message: "Only administrators may list, add and remove pictures.",
};

/**
 * Parses the body of a request for a list. The defaults are those of Supabase's client: 100 entries, by name.
 *
 * @throws Refused 400.
 */
export function readListing(body: unknown): Listing {
  const given = (body ?? {}) as {
    limit?: unknown;
    offset?: unknown;
    prefix?: unknown;
    search?: unknown;
    sortBy?: unknown;
  };
  const { limit = 100, offset = 0, prefix = "", search = "" } = given;
  const { column = "name", order = "asc" } = (given.sortBy ?? {}) as { column?: unknown; order?: unknown };
  const isInteger = (value: unknown, min: number, max: number): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  const known = (column === "name" || column === "created_at") && (order === "asc" || order === "desc");
  if (!known || prefix || search || !isInteger(limit, 1, 1000) || !isInteger(offset, 0, 1_000_000)) {
    throw new Refused(REFUSALS.badRequest);
  }
  return { limit, offset, column, descending: order === "desc" };
}

type Row = { name: string; id: string; size: number; mimetype: string; created_at: string };

type PictureRequest = Distribute<Exclude<DataRequest, { kind: "call" }>>;
type Distribute<T> = T extends { table: string } ? Omit<T, "table"> : never;

const asObject = ({ name, id, size, mimetype, created_at }: Row) => ({
  name,
  id,
  created_at,
  updated_at: created_at,
  last_accessed_at: created_at,
  metadata: { size, contentLength: size, mimetype, cacheControl: "max-age=31536000" },
});

const json = (value: unknown) => Response.json(value, { headers: { "Cache-Control": "no-store" } });

/** The bucket of our own backends: rows in a table, whose policies decide who may do what, and files in `store`. */
export function ownBucket(askData: AskData, store: MediaStore, log: Logger): Bucket {
  /** @throws Refused 403 for users who are not administrators, 409 for a name that was used before. */
  async function ask<T = Row>(request: PictureRequest, { token, client }: Caller): Promise<T[]> {
    const answer = await askData({ table: "media_objects", ...request }, { token, place: { kind: "staff", client } });
    const { code } = answer.status < 300 ? {} : errorIn(answer);
    if (code === "42501") throw new Refused(NOT_ADMINISTRATOR);
    if (code === "23505") {
      throw new Refused({
        status: 409,
        code: "Duplicate",
        message: "There is a picture of this name already, or there was one.",
      });
    }
    return rowsIn(answer);
  }
  const namesAre = (names: string[]) => [{ column: "name", operator: "in", values: names }] as const;
  const returning = { columns: "*", single: false } as const;

  /**
   * Removes pictures and returns their rows. The rows are marked first, so that an upload in progress removes its own file.
   * They are deleted last, so that a file that may still exist stays listed and can be removed again.
   */
  async function removeAll(names: string[], caller: Caller): Promise<Row[]> {
    // Users who are not administrators see no rows, so they remove nothing.
    const rows = await ask({ kind: "update", where: namesAre(names), values: { leaving: true }, returning }, caller);
    const removed = rows.map(({ name }) => name);
    await Promise.all(removed.map((name) => store.remove(name)));
    if (removed.length > 0) await ask({ kind: "delete", where: namesAre(removed), returning }, caller);
    return rows;
  }

  return {
    open: (name) => store.get(name),
    async list({ limit, offset, column, descending }, caller) {
      const order = [{ column, descending }, ...(column === "name" ? [] : [{ column: "name", descending: false }])];
      const query = { kind: "read", select: "*", where: [], order, limit, offset, answer: "rows" } as const;
      return json((await ask(query, caller)).map(asObject));
    },
    async add(name, bytes, mimetype, caller) {
      const rows = [{ name, size: bytes.byteLength, mimetype }];
      const [{ id } = { id: "" }] = await ask({ kind: "insert", rows, returning }, caller);
      try {
        await store.put(name, bytes, mimetype);
      } catch (error) {
        log.error({ err: error }, "a picture could not be stored");
        // The store may have written the file although its answer was lost.
        await removeAll([name], caller);
        throw new Refused({ ...REFUSALS.unavailable, message: "The picture could not be stored. Please try again." });
      }
      const where = [...namesAre([name]), { column: "leaving", operator: "is", values: ["false"] } as const];
      const listed = await ask({ kind: "read", select: ["id"], where, order: [], answer: "rows" }, caller);
      if (listed.length === 0) {
        await store.remove(name);
        throw new Refused({ status: 409, code: "Removed", message: "This picture was removed while it was stored." });
      }
      return json({ Id: id, Key: `media/${name}` });
    },
    async remove(names, caller) {
      return json((await removeAll(names, caller)).map(asObject));
    },
  };
}

/** The bucket of a Supabase project: its storage answers, its policies decide. */
export function projectBucket(send: Send, url: string): Bucket {
  const ask = (request: Omit<UpstreamRequest, "headers">, { token, client }: Caller, contentType: string) => {
    const headers = new Headers({ Authorization: `Bearer ${token}`, "Content-Type": contentType });
    return send({ ...request, headers, place: { kind: "staff", client } });
  };
  const asJson = (value: object) => Buffer.from(JSON.stringify(value));
  return {
    async open(name) {
      // Not by `send`, which buffers the answer: a picture is streamed.
      const address = `${url}/storage/v1/object/public/media/${name}`;
      const response = await withTimeout((signal) => fetch(address, { signal, redirect: "manual" })).catch((error) => {
        throw new BackendUnreachable(error);
      });
      if (response.ok) return toOpenPicture(response);
      await response.body?.cancel();
      if (response.status < 500 && response.status !== 429) return undefined;
      throw new BackendUnreachable(new Error(`storage answered ${response.status}`));
    },
    list({ limit, offset, column, descending }, caller) {
      const sortBy = { column, order: descending ? "desc" : "asc" };
      const body = asJson({ prefix: "", limit, offset, sortBy });
      return ask({ method: "POST", path: "/storage/v1/object/list/media", body }, caller, "application/json");
    },
    add: (name, body, contentType, caller) =>
      ask({ method: "POST", path: `/storage/v1/object/media/${name}`, body }, caller, contentType),
    remove: (prefixes, caller) =>
      ask(
        { method: "DELETE", path: "/storage/v1/object/media", body: asJson({ prefixes }) },
        caller,
        "application/json",
      ),
  };
}
