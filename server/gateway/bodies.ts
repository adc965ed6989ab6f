import type { Context } from "hono";
import { ENQUIRY_LIMIT, type JsonBody, readJson } from "../http/request-body.ts";
import { createFairQueue } from "../traffic/fair-queue.ts";
import type { GatewayEnv } from "./parts.ts";

/**
 * Bodies lie in memory until they are whole, which a client may put off for half a minute. A class of forty may send
 * behind one address; a thousand enquiries at once are 64 MB.
 */
const SMALL = { name: "bodies", maxConcurrent: 1000, perClient: 60, maxQueued: 500, maxWaitMs: 10_000 };

/** Articles, up to 1 MB. */
const LARGE = { name: "large bodies", maxConcurrent: 8, perClient: 4, maxQueued: 40, maxWaitMs: 10_000 };

/**
 * Reads the JSON body of a request in its client's turn.
 *
 * @param limit most bytes
 * @throws Refused as `readJson`; QueueFull when too many are being read.
 */
export type TakeBody = (c: Context<GatewayEnv>, limit: number) => Promise<JsonBody | undefined>;

/** Places for the bodies of one gateway. */
export function createBodies(): TakeBody {
  const small = createFairQueue(SMALL);
  const large = createFairQueue(LARGE);
  return (c, limit) => (limit > ENQUIRY_LIMIT ? large : small)(c.env.client, () => readJson(c.req.raw, limit));
}
