import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { tooManyAttempts } from "../../domain/refusals.ts";
import { openDatabase } from "../backend/database.ts";
import type { Refusal } from "../http/refusals.ts";
import { counted, limitRefusals } from "../process/metrics.ts";

const MINUTE_S = 60;

/** What is counted, and how often (`points`) it may happen in how many seconds (`duration`). */
const RULES = {
  /**
   * All requests of one client to the gateway, and pages rendered for it, in a minute and in a second. Enough for a school
   * or a village behind one address.
   */
  request: { points: 6_000, duration: MINUTE_S },
  burst: { points: 600, duration: 1 },
  /** Reads that are not in memory and so reach the database. */
  coldRead: { points: 600, duration: MINUTE_S },
  /** Failed sign-ins of one client for one address, and of one client for all addresses. */
  signIn: { points: 10, duration: 15 * MINUTE_S },
  signInByClient: { points: 30, duration: 15 * MINUTE_S },
  /** Failed sign-ins for one address by all browsers that have never signed in to it. */
  signInByAccount: { points: 100, duration: 15 * MINUTE_S },
  /** Mails to one address, for all clients together. */
  mail: { points: 1, duration: MINUTE_S },
  /** Sign-ups and requests for another mail, counted like sign-ins. */
  signUp: { points: 10, duration: 15 * MINUTE_S },
  signUpByClient: { points: 30, duration: 15 * MINUTE_S },
  /** Mailed links and codes. */
  verify: { points: 30, duration: 15 * MINUTE_S },
  verifyByAddress: { points: 30, duration: 15 * MINUTE_S },
  /** Enquiries of one client with one e-mail address, and of one client with all: a class may send forty. */
  enquiry: { points: 5, duration: 10 * MINUTE_S },
  enquiryByClient: { points: 60, duration: 10 * MINUTE_S },
  /** Uploads of one client: each picture is sent in up to three sizes. */
  upload: { points: 600, duration: 10 * MINUTE_S },
  /** Questions of one conversation, and of one client. */
  chat: { points: 30, duration: 5 * MINUTE_S },
  chatByClient: { points: 600, duration: 5 * MINUTE_S },
} as const;

export type Rule = keyof typeof RULES;

/** How far the clocks of servers that share one database may differ, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 60_000;

/** Counted in each server's memory: these rules stop floods, and counting a flood must not load the shared database. */
const COUNTED_PER_SERVER: readonly Rule[] = ["request", "burst", "coldRead", "upload", "chat", "chatByClient"];

export type Limits = {
  /**
   * Counts one more for each rule, unless a rule's limit is reached; then it counts nothing and returns the refusal. So a
   * client that is refused uses up no limit that all clients share.
   */
  count(...asked: [rule: Rule, key: string][]): Promise<Refusal | undefined>;
  /** Takes back one count for each rule, for example after a sign-in that succeeded. */
  forgive(...asked: [rule: Rule, key: string][]): Promise<void>;
  close(): Promise<void>;
};

/**
 * The site's rate limits, counted in this process, or in `sharedDatabase` when several servers share one. While that
 * database is unreachable each server counts for itself.
 */
export function createLimits(sharedDatabase?: string): Limits {
  const store = sharedDatabase ? openStore(sharedDatabase) : undefined;
  const limiters = new Map<Rule, RateLimiterAbstract>();
  for (const [rule, options] of Object.entries(RULES) as [Rule, { points: number; duration: number }][]) {
    counted(limitRefusals, { rule });
    const memory = new RateLimiterMemory({ ...options, keyPrefix: rule });
    limiters.set(rule, store && !COUNTED_PER_SERVER.includes(rule) ? store.limiter(rule, options, memory) : memory);
  }
  const limiterOf = (rule: Rule) => limiters.get(rule) as RateLimiterAbstract;
  return {
    async count(...asked) {
      for (const [rule, key] of asked) {
        const limiter = limiterOf(rule);
        const seen = await limiter.get(keyOf(key));
        // The clock was set back since: a count must not outlast its rule's duration.
        if (seen && seen.msBeforeNext > RULES[rule].duration * 1000 + MAX_CLOCK_SKEW_MS)
          await limiter.delete(keyOf(key));
        else if (seen && seen.consumedPoints >= RULES[rule].points) return limitRefusal(rule, seen);
      }
      for (const [rule, key] of asked) {
        try {
          await limiterOf(rule).consume(keyOf(key));
        } catch (error) {
          if (error instanceof RateLimiterRes) return limitRefusal(rule, error);
          throw error;
        }
      }
    },
    async forgive(...asked) {
      await Promise.all(asked.map(([rule, key]) => limiterOf(rule).reward(keyOf(key))));
    },
    close: async () => store?.close(),
  };
}

/** Keys contain e-mail and network addresses of any length: a digest keeps them out of the table and of backups. */
const keyOf = (key: string) => createHash("sha256").update(key).digest("base64url");

function limitRefusal(rule: Rule, { msBeforeNext }: RateLimiterRes): Refusal {
  limitRefusals.inc({ rule });
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    status: 429,
    code: "over_request_rate_limit",
    message: tooManyAttempts(seconds),
    headers: { "Retry-After": String(seconds) },
  };
}

/** Adapts postgres.js to the interface of node-postgres, which rate-limiter-flexible calls. */
function openStore(address: string) {
  const sql = openDatabase(address, { max: 4, idle_timeout: 60 });
  const client = {
    async query({ text, values }: { text: string; values: (string | number | null)[] }) {
      const rows = await sql.unsafe(text, values);
      return { rows: rows.map((row) => ({ ...row, expire: Number(row.expire) })), rowCount: rows.count };
    },
  };
  return {
    limiter: (rule: Rule, options: { points: number; duration: number }, insuranceLimiter: RateLimiterMemory) =>
      new RateLimiterPostgres({
        ...options,
        keyPrefix: rule,
        storeClient: client,
        storeType: "client",
        schemaName: "private",
        tableName: "rate_limits",
        tableCreated: true,
        insuranceLimiter,
      }),
    close: () => sql.end({ timeout: 1 }),
  };
}
