import { createFairQueue, type FairQueue, type QueueLimits } from "../traffic/fair-queue.ts";

/** What a request does to the backend. Each kind has a line of its own, so that none starves another. */
export type Kind = "read" | "write" | "staff" | "account" | "session";

/**
 * Places at the backend: fewer than its connections for data (16), and as many as those for accounts and sessions (6), so
 * that nobody waits long for a connection behind somebody else's line. A class of forty may press Send at once behind one address.
 */
const LINES: Record<Kind, Omit<QueueLimits, "name">> = {
  read: { maxConcurrent: 5, perClient: 3, maxQueued: 200, maxWaitMs: 5_000 },
  write: { maxConcurrent: 3, perClient: 2, maxQueued: 200, maxWaitMs: 5_000 },
  staff: { maxConcurrent: 4, perClient: 2, maxQueued: 100, maxWaitMs: 5_000 },
  account: { maxConcurrent: 3, perClient: 2, maxQueued: 100, maxWaitMs: 5_000 },
  /** Whether the session of a token still stands, asked before anything that a token is sent with. */
  session: { maxConcurrent: 3, perClient: 2, maxQueued: 200, maxWaitMs: 5_000 },
};

export type Queues = Record<Kind, FairQueue>;

/** One waiting line for each kind of request. */
export function createQueues(): Queues {
  const lines = Object.entries(LINES).map(([kind, options]) => [kind, createFairQueue({ name: kind, ...options })]);
  return Object.fromEntries(lines);
}
