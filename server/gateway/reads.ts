import type { StoredThing } from "../../domain/stored/stored-thing.ts";
import { storedThings } from "../../domain/stored/stored-things.ts";
import { type DataAnswer, DataRefused, errorIn, type ReadQuery } from "../backend/data/requests.ts";
import type { Ready } from "../http/ready.ts";
import { represent, sizeOf } from "../http/representation.ts";
import type { Logger } from "../process/log.ts";
import { type Cached, TaggedCache } from "../traffic/tagged-cache.ts";
import type { Queues } from "./queues.ts";
import type { AskData } from "./upstream.ts";

/** The stored things whose published rows anyone may read, and whose answers are therefore kept. */
export const PUBLIC_THINGS = new Map<string, StoredThing>(
  storedThings.filter(({ readers }) => readers === "anyone").map((thing) => [thing.table, thing]),
);

export type Reads = {
  /** Whether `get` would answer without the backend. */
  has(query: ReadQuery): boolean;
  /** The answer if it needs no waiting for; `client` is whose turn it takes at the backend when it is due. */
  peek(query: ReadQuery, client: string): Ready | undefined;
  /**
   * Answers a visitor's read of a public thing from memory or from the backend.
   *
   * @param client whose turn it takes at the backend.
   * @throws DataRefused, QueueFull or BackendUnreachable when the backend fails and there is no earlier answer.
   */
  get(query: ReadQuery, client: string): Promise<Cached<Ready>>;
  /** Forgets every answer of `table`. */
  drop(table: string): void;
  /** Asks anew before it gives an answer of `table`; an old one is given only while there is none. */
  markStale(table: string): void;
};

const VARY = "Accept, Accept-Encoding, Authorization, Prefer";

/** The answer to a longer query is not kept: no list of the site asks one. */
export const MAX_KEY_LENGTH = 1024;
/** A list of twenty posts of the largest size; a larger answer is not kept. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Remembers what the backend answers to anonymous reads; see TaggedCache for how long. */
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
      // An answer that is not in memory is waited for in the client's own turn, also when another client asks for it too.
      if (cache.holds(key)) return cache.get(key, () => queues.read(client, () => load(query)));
      return queues.read(client, () => cache.get(key, () => load(query)));
    },
    drop: (table) => cache.drop(table),
    markStale: (table) => cache.markStale(table),
  };
}

/** The same text for the same query: its members stand in the order in which it was read. */
const keyOf = (query: ReadQuery) => JSON.stringify(query);

const rangeHeader = ({ contentRange }: DataAnswer) => (contentRange ? { "Content-Range": contentRange } : undefined);
