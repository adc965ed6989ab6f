import type { StoredThing } from "../../domain/stored/stored-thing.ts";
import { storedThings } from "../../domain/stored/stored-things.ts";
import { type DataAnswer, DataRefused, errorIn, type ReadQuery } from "../backend/data/requests.ts";
import type { Ready } from "../http/ready.ts";
import { represent, sizeOf } from "../http/representation.ts";
import type { Logger } from "../process/log.ts";
import { type Cached, TaggedCache } from "../traffic/tagged-cache.ts";
import type { Queues } from "./queues.ts";
import type { AskData } from "./upstream.ts";

/** The stored things whose published rows anyone may read, and whose answers are therefore cached. */
export const PUBLIC_THINGS = new Map<string, StoredThing>(
  storedThings.filter(({ readers }) => readers === "anyone").map((thing) => [thing.table, thing]),
);

export type Reads = {
  /** Whether `get` would answer from memory. */
  has(query: ReadQuery): boolean;
  /** The answer if it is in memory, without waiting; a stale one is renewed in the queue as `client`. */
  peek(query: ReadQuery, client: string): Ready | undefined;
  /**
   * Answers a visitor's read of a public thing from memory or from the backend.
   *
   * @param client the client that the read counts for in the queue of the backend.
   * @throws DataRefused, QueueFull or BackendUnreachable when the backend fails and there is no earlier answer.
   */
  get(query: ReadQuery, client: string): Promise<Cached<Ready>>;
  /** Removes every answer of `table`. */
  drop(table: string): void;
  /** The next read of `table` asks the backend; the old answer serves only if the backend fails. */
  markStale(table: string): void;
};

const VARY = "Accept, Accept-Encoding, Authorization, Prefer";

/** The answer to a longer query is not cached: the site's lists are shorter. In characters. */
export const MAX_KEY_LENGTH = 1024;
/** A larger answer is not cached: this is a list of twenty posts of the largest size. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Caches the backend's answers to anonymous reads; see TaggedCache for how long. */
export function createReads(askData: AskData, queues: Queues, log: Logger): Reads {
  const cache = new TaggedCache<Ready>({
    name: "data",
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 1_000,
    sizeOf: ({ representation }) => sizeOf(representation),
    onFallback: (key, error) =>
      log.warn({ err: error, path: key.split("?", 1)[0] }, "backend is down: serving the last good copy of a read"),
  });

  async function load(query: ReadQuery) {
    const answer = await askData(query);
    const { status, body = "", contentType = "" } = answer;
    if (status >= 500) throw new DataRefused(status, errorIn(answer));
    const headers = { "Cache-Control": "no-cache", Vary: VARY, ...rangeHeader(answer) };
    const value: Ready = { status, headers, representation: represent(Buffer.from(body), contentType) };
    const keep =
      (status === 200 || status === 206 || status === 406) &&
      keyOf(query).length <= MAX_KEY_LENGTH &&
      value.representation.length <= MAX_ANSWER_BYTES;
    return { value, tags: [query.table], keep };
  }

  return {
    has: (query) => cache.has(keyOf(query)),
    peek: (query, client) => cache.peek(keyOf(query), () => queues.read(client, () => load(query))),
    get(query, client) {
      const key = keyOf(query);
      // An answer that is not in memory waits in the client's own queue, also while another client waits for the same one.
      if (cache.holds(key)) return cache.get(key, () => queues.read(client, () => load(query)));
      return queues.read(client, () => cache.get(key, () => load(query)));
    },
    drop: (table) => cache.drop(table),
    markStale: (table) => cache.markStale(table),
  };
}

/** Equal queries give equal keys, since `readQuery` always writes their members in one order. */
const keyOf = (query: ReadQuery) => JSON.stringify(query);

const rangeHeader = ({ contentRange }: DataAnswer) => (contentRange ? { "Content-Range": contentRange } : undefined);
