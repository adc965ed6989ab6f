import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { ReadQuery } from "../backend/data/requests.ts";
import { isReadyFor, type Ready } from "../http/ready.ts";
import { bearerToken, type Visitor } from "../http/visitor.ts";
import { MAX_KEY_LENGTH, PUBLIC_THINGS, type Reads } from "./reads.ts";
import { readQuery } from "./rest/query.ts";

export const REST = "/rest/v1/";

/** Headers that no reader of ours sends, and that make another answer of the same address. */
const RARE = ["range", "accept-profile", "content-profile"];

/** An answer of the data service that needs no waiting for, or undefined: then the gateway answers. */
export type ReadyLists = (request: IncomingMessage, target: string, visitor: Visitor) => Ready | undefined;

/**
 * Gives what anybody may read straight out of memory, as pages are given: the gateway, a page or the assistant has read
 * the same before for somebody who is not signed in.
 */
export function createReadyLists(reads: Reads, publishableKey: string): ReadyLists {
  const known = new LRUCache<string, ReadQuery>({ max: 500 });

  function understand(target: string, accept: string, prefer: string): ReadQuery | undefined {
    const [table = "", search = ""] = target.slice(REST.length).split(/\?(.*)/s);
    const thing = PUBLIC_THINGS.get(table);
    try {
      return thing && readQuery(thing, search, new Headers({ accept, prefer }));
    } catch {
      // The gateway says in words what is wrong with it.
      return undefined;
    }
  }

  return ({ method, headers }, target, visitor) => {
    const { authorization, accept = "", prefer = "" } = headers;
    if (method !== "GET" || headers.apikey !== publishableKey || RARE.some((name) => name in headers)) return undefined;
    if (authorization !== undefined && bearerToken(authorization) !== publishableKey) return undefined;
    const key = `${target}\n${accept}\n${prefer}`;
    if (key.length > MAX_KEY_LENGTH) return undefined;
    const query = known.get(key) ?? understand(target, accept, String(prefer));
    if (!query) return undefined;
    known.set(key, query);
    const ready = reads.peek(query, visitor.client);
    return ready && isReadyFor(ready, headers["accept-encoding"]) ? ready : undefined;
  };
}
