import { type Representation, represent, sizeOf } from "../http/representation.ts";
import { type Cached, TaggedCache } from "../pages/tagged-cache.ts";
import type { Logger } from "../process/log.ts";
import type { Send } from "./upstream.ts";

/** The tables whose published rows anyone may read, and whose answers are therefore kept. */
export const PUBLIC_TABLES = ["blogs", "news", "careers"] as const;

/** An answer to an anonymous read. */
export type Read = { status: number; headers: Record<string, string>; representation: Representation };

export type Reads = {
  /**
   * Answers an anonymous GET of a public table from memory or from the backend.
   *
   * @param path with its query.
   * @throws ReadFailed or BackendUnreachable when the backend fails and there is no earlier answer.
   */
  get(path: string, table: string, headers: Headers): Promise<Cached<Read>>;
  /** Forgets every answer of `table`. */
  drop(table: string): void;
};

/** The backend answered that it failed. */
export class ReadFailed extends Error {
  constructor(status: number) {
    super(`the backend answered ${status}`);
    this.name = "ReadFailed";
  }
}

/** Headers that decide what the answer is. */
const VARYING = ["accept", "accept-profile", "prefer", "range", "range-unit"];

/** A longer address is nobody's list, and is answered without being kept. */
const LONGEST_KEY = 1024;
/** A list of twenty posts of the largest size; anything larger is not worth its memory. */
const LARGEST_ANSWER = 4 * 1024 * 1024;

/** Remembers what the backend answers to anonymous reads; see TaggedCache for how long. */
export function createReads(send: Send, log: Logger): Reads {
  const cache = new TaggedCache<Read>({
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 1_000,
    sizeOf: ({ representation }) => sizeOf(representation),
    onFallback: (key, error) =>
      log.warn({ err: error, path: key.split("?", 1)[0] }, "backend is down: serving the last good copy of a read"),
  });

  async function load(path: string, headers: Headers): Promise<Read> {
    const response = await send({ method: "GET", path, headers });
    if (response.status >= 500) {
      await response.body?.cancel();
      throw new ReadFailed(response.status);
    }
    const body = Buffer.from(await response.arrayBuffer());
    const contentType = response.headers.get("content-type") ?? "application/json; charset=utf-8";
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      representation: represent(body, contentType),
    };
  }

  return {
    get(path, table, headers) {
      const varying = new Headers();
      for (const name of VARYING) {
        const value = headers.get(name);
        if (value !== null) varying.set(name, value);
      }
      const key = `${path}\n${VARYING.map((name) => varying.get(name) ?? "").join("\n")}`;
      return cache.get(key, async () => {
        const value = await load(path, varying);
        const keep =
          (value.status === 200 || value.status === 206 || value.status === 406) &&
          key.length <= LONGEST_KEY &&
          value.representation.length <= LARGEST_ANSWER;
        return { value, tags: [table], keep };
      });
    },
    drop: (table) => cache.drop(table),
  };
}
