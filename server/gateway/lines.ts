import { createWaitingLine, type LineLimits, type WaitingLine } from "../exchange/waiting-line.ts";

/** What a request does to the backend. Each kind has a line of its own, so that none starves another. */
export type Kind = "read" | "write" | "staff" | "account" | "session";

/**
 * Places at the backend: fewer than its connections for data (16), and as many as those for accounts and sessions (6), so
 * that nobody waits long for a connection behind somebody else's line. A class of forty may press Send at once behind one address.
 */
const LINES: Record<Kind, Omit<LineLimits, "name">> = {
  read: { atOnce: 5, perClient: 3, line: 200, patience: 5_000 },
  write: { atOnce: 3, perClient: 2, line: 200, patience: 5_000 },
  staff: { atOnce: 4, perClient: 2, line: 100, patience: 5_000 },
  account: { atOnce: 3, perClient: 2, line: 100, patience: 5_000 },
  /** Whether the session of a token still stands, asked before anything that a token is sent with. */
  session: { atOnce: 3, perClient: 2, line: 200, patience: 5_000 },
};

export type Lines = Record<Kind, WaitingLine>;

/** One waiting line for each kind of request. */
export function createLines(): Lines {
  const lines = Object.entries(LINES).map(([kind, options]) => [kind, createWaitingLine({ name: kind, ...options })]);
  return Object.fromEntries(lines);
}
