import type { StoredThing } from "../../domain/stored/stored-thing.ts";
import { storedThings } from "../../domain/stored/stored-things.ts";
import type { Ready } from "../http/ready.ts";
import { represent, sizeOf } from "../http/representation.ts";
import type { Logger } from "../process/log.ts";
import { type Cached, TaggedCache } from "../traffic/tagged-cache.ts";
import type { Queues } from "./queues.ts";
import type { Asked } from "./rest/read-request.ts";
import type { Send } from "./upstream.ts";

/** The stored things whose published rows anyone may read, and whose answers are therefore kept. */
export const PUBLIC_THINGS = new Map<string, StoredThing>(
  storedThings.filter(({ readers }) => readers === "anyone").map((thing) => [thing.table, thing]),
);

export type Reads = {
  /** Whether `get` would answer without the backend. */
  has(asked: Asked): boolean;
  /** The answer if it needs no waiting for; `client` is whose turn it takes at the backend when it is due. */
  peek(table: string, asked: Asked, client: string): Ready | undefined;
  /**
   * Answers an anonymous GET of a public thing from memory or from the backend.
   *
   * @param asked what `understandRead` made of the request.
   * @param client whose turn it takes at the backend.
   * @throws ReadFailed, QueueFull or BackendUnreachable when the backend fails and there is no earlier answer.
   */
  get(table: string, asked: Asked, client: string): Promise<Cached<Ready>>;
  /** Forgets every answer of `table`. */
  drop(table: string): void;
  /** Asks anew before it gives an answer of `table`; an old one is given only while there is none. */
  markStale(table: string): void;
};

/** The backend answered that it failed; in its own words, as far as it said any. */
export class ReadFailed extends Error {
  readonly code?: string;

  constructor(status: number, { code, message }: { code?: string; message?: string } = {}) {
    super(`the backend answered ${status}${message ? `: ${message.slice(0, 200)}` : ""}`);
    this.name = "ReadFailed";
    this.code = code;
  }
}

const VARY = "Accept, Accept-Encoding, Authorization, Prefer";

/** A longer address is nobody's list, and is answered without being kept. */
export const MAX_KEY_LENGTH = 1024;
/** A list of twenty posts of the largest size; anything larger is not worth its memory. */
const LARGEST_ANSWER = 4 * 1024 * 1024;

/** Remembers what the backend answers to anonymous reads; see TaggedCache for how long. */
export function createReads(send: Send, lines: Queues, log: Logger): Reads {
  const cache = new TaggedCache<Ready>({
    name: "data",
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 1_000,
    sizeOf: ({ representation }) => sizeOf(representation),
    onFallback: (key, error) =>
      log.warn({ err: error, path: key.split("?", 1)[0] }, "backend is down: serving the last good copy of a read"),
  });

  async function read({ path, headers }: Asked): Promise<Ready> {
    const response = await send({ method: "GET", path, headers });
    if (response.status >= 500) {
      throw new ReadFailed(response.status, await response.json().catch(() => ({})));
    }
    const body = Buffer.from(await response.arrayBuffer());
    const contentType = response.headers.get("content-type") ?? "application/json; charset=utf-8";
    response.headers.delete("content-type");
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), "Cache-Control": "no-cache", Vary: VARY },
      representation: represent(body, contentType),
    };
  }

  const loader = (table: string, asked: Asked) => async () => {
    const value = await read(asked);
    const keep =
      (value.status === 200 || value.status === 206 || value.status === 406) &&
      keyOf(asked).length <= MAX_KEY_LENGTH &&
      value.representation.length <= LARGEST_ANSWER;
    return { value, tags: [table], keep };
  };

  const keyOf = ({ path, headers }: Asked) => `${path}\n${headers.get("accept")}\n${headers.get("prefer") ?? ""}`;

  return {
    has: (asked) => cache.has(keyOf(asked)),
    peek: (table, asked, client) => cache.peek(keyOf(asked), () => lines.read(client, loader(table, asked))),
    get(table, asked, client) {
      const key = keyOf(asked);
      const load = loader(table, asked);
      // What nobody has read yet is waited for in one's own place, whoever asked for it before.
      if (cache.holds(key)) return cache.get(key, () => lines.read(client, load));
      return lines.read(client, () => cache.get(key, load));
    },
    drop: (table) => cache.drop(table),
    markStale: (table) => cache.markStale(table),
  };
}
