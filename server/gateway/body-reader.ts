import type { Context } from "hono";
import { ENQUIRY_LIMIT, type JsonBody, readJson } from "../http/request-body.ts";
import { createFairQueue } from "../traffic/fair-queue.ts";
import type { GatewayEnv } from "./parts.ts";

/**
 * A body is buffered until it is complete, which a slow client can delay for half a minute. A class of forty may send from
 * one address; a thousand enquiries at once are 64 MB.
 */
const SMALL_BODIES = { name: "bodies", maxConcurrent: 1000, perClient: 60, maxQueued: 500, maxWaitMs: 10_000 };

/** Articles, up to 1 MB. */
const LARGE_BODIES = { name: "large bodies", maxConcurrent: 8, perClient: 4, maxQueued: 40, maxWaitMs: 10_000 };

/**
 * Reads the JSON body of a request, in a queue that is fair between clients.
 *
 * @param limit maximum size in bytes
 * @throws Refused as `readJson`; QueueFull when too many bodies are being read.
 */
export type ReadBody = (c: Context<GatewayEnv>, limit: number) => Promise<JsonBody | undefined>;

/** Creates the queues for the bodies of one gateway. */
export function createBodyReader(): ReadBody {
  const small = createFairQueue(SMALL_BODIES);
  const large = createFairQueue(LARGE_BODIES);
  return (c, limit) => (limit > ENQUIRY_LIMIT ? large : small)(c.env.client, () => readJson(c.req.raw, limit));
}
