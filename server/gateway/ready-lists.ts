import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { ReadQuery } from "../backend/data/requests.ts";
import { isReadyFor, type Ready } from "../http/ready.ts";
import { bearerToken, type Visitor } from "../http/visitor.ts";
import { MAX_KEY_LENGTH, PUBLIC_THINGS, type Reads } from "./reads.ts";
import { readQuery } from "./rest/query.ts";

export const REST = "/rest/v1/";

/** Headers that our own pages do not send and that change the answer: such requests go to the gateway. */
const VARYING_HEADERS = ["range", "accept-profile", "content-profile"];

/** An answer of the data service from memory, or undefined when the gateway must answer. */
export type ReadyLists = (request: IncomingMessage, target: string, visitor: Visitor) => Ready | undefined;

/**
 * Answers public reads from memory before they reach the gateway, if the gateway, a page or the assistant has read the
 * same anonymously before.
 */
export function createReadyLists(reads: Reads, publishableKey: string): ReadyLists {
  const parsedQueries = new LRUCache<string, ReadQuery>({ max: 500 });

  function parseQuery(target: string, accept: string, prefer: string): ReadQuery | undefined {
    const [table = "", search = ""] = target.slice(REST.length).split(/\?(.*)/s);
    const thing = PUBLIC_THINGS.get(table);
    try {
      return thing && readQuery(thing, search, new Headers({ accept, prefer }));
    } catch {
      // The gateway answers with the error.
      return undefined;
    }
  }

  return ({ method, headers }, target, visitor) => {
    const { authorization, accept = "", prefer = "" } = headers;
    if (method !== "GET" || headers.apikey !== publishableKey || VARYING_HEADERS.some((name) => name in headers))
      return undefined;
    if (authorization !== undefined && bearerToken(authorization) !== publishableKey) return undefined;
    const key = `${target}\n${accept}\n${prefer}`;
    if (key.length > MAX_KEY_LENGTH) return undefined;
    const query = parsedQueries.get(key) ?? parseQuery(target, accept, String(prefer));
    if (!query) return undefined;
    parsedQueries.set(key, query);
    const ready = reads.peek(query, visitor.client);
    return ready && isReadyFor(ready, headers["accept-encoding"]) ? ready : undefined;
  };
}
