import { type DataRequest, errorIn, rowsIn } from "../../backend/data/requests.ts";
import { REFUSALS, type Refusal, Refused } from "../../http/refusals.ts";
import type { Logger } from "../../process/log.ts";
import { type AskData, BackendUnreachable, type Send, type UpstreamRequest } from "../upstream.ts";
import { askStorage, type MediaStore, type OpenPicture, pictureOf } from "./store.ts";

/** Who asks, so that the database can decide. */
export type Asker = { token: string; client: string };

/** A page of the bucket's contents. */
export type Listing = { limit: number; offset: number; column: "name" | "created_at"; descending: boolean };

/** The bucket `media`, answering as Supabase's storage does. */
export type Bucket = {
  open(name: string): Promise<OpenPicture | undefined>;
  list(listing: Listing, asker: Asker): Promise<Response>;
  add(name: string, bytes: Uint8Array, contentType: string, asker: Asker): Promise<Response>;
  remove(names: string[], asker: Asker): Promise<Response>;
};

export const NO_ADMINISTRATOR: Refusal = {
  status: 403,
  code: "Unauthorized",
  message: "Only administrators may list, add and remove pictures.",
};

/**
 * Understands what a list is asked with; what is not given is as in Supabase's client: 100 of them, by name.
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
  const isWhole = (value: unknown, least: number, most: number): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  const known = (column === "name" || column === "created_at") && (order === "asc" || order === "desc");
  if (!known || prefix || search || !isWhole(limit, 1, 1000) || !isWhole(offset, 0, 1_000_000)) {
    throw new Refused(REFUSALS.badRequest);
  }
  return { limit, offset, column, descending: order === "desc" };
}

type Row = { name: string; id: string; size: number; mimetype: string; created_at: string };

/** A request of the table of pictures. */
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

/** The bucket of our own backends: its contents in a table, which decides who may do what, its files in `store`. */
export function ownBucket(askData: AskData, store: MediaStore, log: Logger): Bucket {
  /** @throws Refused 403 for those who are no administrators, 409 for a name that is given already. */
  async function ask<T = Row>(request: PictureRequest, { token, client }: Asker): Promise<T[]> {
    const answer = await askData({ table: "media_objects", ...request }, { token, place: { kind: "staff", client } });
    const { code } = answer.status < 300 ? {} : errorIn(answer);
    if (code === "42501") throw new Refused(NO_ADMINISTRATOR);
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
   * Removes pictures and gives their rows. Marked first, so that an upload still under way takes its file away itself;
   * a row goes last, so that while a file may be there it is listed and removing can be tried again.
   */
  async function removeAll(names: string[], asker: Asker): Promise<Row[]> {
    // Of others it sees no rows, and so removes nothing.
    const rows = await ask({ kind: "update", where: namesAre(names), values: { leaving: true }, returning }, asker);
    const removed = rows.map(({ name }) => name);
    await Promise.all(removed.map((name) => store.remove(name)));
    if (removed.length > 0) await ask({ kind: "delete", where: namesAre(removed), returning }, asker);
    return rows;
  }

  return {
    open: (name) => store.get(name),
    async list({ limit, offset, column, descending }, asker) {
      const order = [{ column, descending }, ...(column === "name" ? [] : [{ column: "name", descending: false }])];
      const query = { kind: "read", select: "*", where: [], order, limit, offset, answer: "rows" } as const;
      return json((await ask(query, asker)).map(asObject));
    },
    async add(name, bytes, mimetype, asker) {
      const rows = [{ name, size: bytes.byteLength, mimetype }];
      const [{ id } = { id: "" }] = await ask({ kind: "insert", rows, returning }, asker);
      try {
        await store.put(name, bytes, mimetype);
      } catch (error) {
        log.error({ err: error }, "a picture could not be stored");
        // A bucket may have stored it all the same, and only its answer was lost.
        await removeAll([name], asker);
        throw new Refused({ ...REFUSALS.unavailable, message: "The picture could not be stored. Please try again." });
      }
      const where = [...namesAre([name]), { column: "leaving", operator: "is", values: ["false"] } as const];
      const left = await ask({ kind: "read", select: ["id"], where, order: [], answer: "rows" }, asker);
      if (left.length === 0) {
        await store.remove(name);
        throw new Refused({ status: 409, code: "Removed", message: "This picture was removed while it was stored." });
      }
      return json({ Id: id, Key: `media/${name}` });
    },
    async remove(names, asker) {
      return json((await removeAll(names, asker)).map(asObject));
    },
  };
}

/** The bucket of a Supabase project, whose own storage answers and whose own policies decide. */
export function projectBucket(send: Send, url: string): Bucket {
  const ask = (request: Omit<UpstreamRequest, "headers">, { token, client }: Asker, contentType: string) => {
    const headers = new Headers({ Authorization: `Bearer ${token}`, "Content-Type": contentType });
    return send({ ...request, headers, place: { kind: "staff", client } });
  };
  const asJson = (value: object) => Buffer.from(JSON.stringify(value));
  return {
    async open(name) {
      // Not by `send`, which takes an answer whole: this one passes through at its reader's pace.
      const address = `${url}/storage/v1/object/public/media/${name}`;
      const response = await askStorage((signal) => fetch(address, { signal, redirect: "manual" })).catch((error) => {
        throw new BackendUnreachable(error);
      });
      if (response.ok) return pictureOf(response);
      await response.body?.cancel();
      if (response.status < 500 && response.status !== 429) return undefined;
      throw new BackendUnreachable(new Error(`storage answered ${response.status}`));
    },
    list({ limit, offset, column, descending }, asker) {
      const sortBy = { column, order: descending ? "desc" : "asc" };
      const body = asJson({ prefix: "", limit, offset, sortBy });
      return ask({ method: "POST", path: "/storage/v1/object/list/media", body }, asker, "application/json");
    },
    add: (name, body, contentType, asker) =>
      ask({ method: "POST", path: `/storage/v1/object/media/${name}`, body }, asker, contentType),
    remove: (prefixes, asker) =>
      ask(
        { method: "DELETE", path: "/storage/v1/object/media", body: asJson({ prefixes }) },
        asker,
        "application/json",
      ),
  };
}
