import { createFairQueue, type FairQueue, type QueueLimits } from "../traffic/fair-queue.ts";

/** What a request does at the backend. Each kind has its own queue, so that none starves another. */
export type QueueKind = "read" | "write" | "staff" | "account" | "session";

/**
 * Together the queues for data run fewer requests than the backend has connections for data (16), and the queues for accounts
 * and sessions as many as it has for these (6): no request waits for a connection. A class of forty may send at once.
 */
const QUEUE_LIMITS: Record<QueueKind, Omit<QueueLimits, "name">> = {
  read: { maxConcurrent: 5, perClient: 3, maxQueued: 200, maxWaitMs: 5_000 },
  write: { maxConcurrent: 3, perClient: 2, maxQueued: 200, maxWaitMs: 5_000 },
  staff: { maxConcurrent: 4, perClient: 2, maxQueued: 100, maxWaitMs: 5_000 },
  account: { maxConcurrent: 3, perClient: 2, maxQueued: 100, maxWaitMs: 5_000 },
  /** Checks whether a token's session still exists, before each request that carries a token. */
  session: { maxConcurrent: 3, perClient: 2, maxQueued: 200, maxWaitMs: 5_000 },
};

export type Queues = Record<QueueKind, FairQueue>;

export function createQueues(): Queues {
  const queues = Object.entries(QUEUE_LIMITS).map(([name, limits]) => [name, createFairQueue({ name, ...limits })]);
  return Object.fromEntries(queues);
}
