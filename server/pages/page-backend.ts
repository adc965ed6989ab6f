import type { Hono } from "hono";
import { type GatewayEnv, userToken } from "../gateway/parts.ts";
import { PUBLIC_THINGS, type Reads } from "../gateway/reads.ts";
import { readQuery } from "../gateway/rest/query.ts";
import { REFUSALS, Refused, refuse } from "../http/refusals.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Logger } from "../process/log.ts";

/** What one rendering read from the backend; decides whether and how long the page is cached. */
export type Footprint = {
  tables: Set<string>;
  /** When the oldest answer used was read, by `now`. */
  asOf: number;
  /** Whether the backend failed: the page is shown then, but not cached. */
  failed: boolean;
};

export type PageBackendParts = {
  gateway: Hono<GatewayEnv>;
  reads: Reads;
  siteUrl: string;
  publishableKey: string;
  log: Logger;
};

/**
 * The `fetch` that loaders and actions use for the backend's paths: anonymous reads come from the gateway's cache,
 * everything else passes the gateway as if the visitor had sent it.
 *
 * @param footprint filled while the page is rendered.
 */
export function pageFetch(parts: PageBackendParts, visitor: Visitor, footprint: Footprint): typeof fetch {
  const { gateway, reads, siteUrl, publishableKey, log } = parts;
  return async (input, init) => {
    const asked = input instanceof Request ? input : new URL(input, siteUrl);
    const request = new Request(asked, init);
    const { pathname, search } = new URL(request.url);
    const thing = PUBLIC_THINGS.get(pathname.slice("/rest/v1/".length));
    if (!thing || !pathname.startsWith("/rest/v1/") || request.method !== "GET" || userToken(request, publishableKey)) {
      const response = await gateway.fetch(request, visitor);
      if (response.status >= 500) footprint.failed = true;
      return response;
    }
    footprint.tables.add(thing.table);
    try {
      const { value, asOf } = await reads.get(readQuery(thing, search, request.headers), visitor.client);
      footprint.asOf = Math.min(footprint.asOf, asOf);
      return new Response(value.representation.bodies.identity as unknown as BodyInit, value);
    } catch (error) {
      if (error instanceof Refused) return refuse(pathname, error.refusal);
      footprint.failed = true;
      log.warn({ err: error, requestId: visitor.requestId, path: pathname }, "a read for a page failed");
      return refuse(pathname, REFUSALS.unavailable);
    }
  };
}
