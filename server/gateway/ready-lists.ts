import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { isReadyFor, type Ready } from "../http/ready.ts";
import { bearerToken, type Visitor } from "../http/visitor.ts";
import { MAX_KEY_LENGTH, PUBLIC_THINGS, type Reads } from "./reads.ts";
import { type Asked, understandRead } from "./rest/read-request.ts";

export const REST = "/rest/v1/";

/** Headers that no reader of ours sends, and that make another answer of the same address. */
const RARE = ["range", "accept-profile", "content-profile"];

/** An answer of the data service that needs no waiting for, or undefined: then the gateway answers. */
export type ReadyLists = (request: IncomingMessage, target: string, visitor: Visitor) => Ready | undefined;

type Understood = { table: string; asked: Asked };

/**
 * Gives what anybody may read straight out of memory, as pages are given: the gateway, a page or the assistant has read
 * the same before for somebody who is not signed in.
 */
export function createReadyLists(reads: Reads, publishableKey: string): ReadyLists {
  const known = new LRUCache<string, Understood>({ max: 500 });

  function understand(target: string, accept: string, prefer: string): Understood | undefined {
    const [table = "", search = ""] = target.slice(REST.length).split(/\?(.*)/s);
    const thing = PUBLIC_THINGS.get(table);
    try {
      return thing && { table, asked: understandRead(thing, search, new Headers({ accept, prefer })) };
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
    const understood = known.get(key) ?? understand(target, accept, String(prefer));
    if (!understood) return undefined;
    known.set(key, understood);
    const ready = reads.peek(understood.table, understood.asked, visitor.client);
    return ready && isReadyFor(ready, headers["accept-encoding"]) ? ready : undefined;
  };
}
