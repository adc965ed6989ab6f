import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { openDatabase } from "../backend/database.ts";
import type { Refusal } from "../http/refusals.ts";
import { counted, limitRefusals } from "../process/metrics.ts";

const MINUTE = 60;

/** What is counted, how often it may happen in how many seconds. */
const RULES = {
  /**
   * Everything one client asks the gateway for or has rendered, in a minute and in a second. Enough for a school or a
   * village behind one address.
   */
  request: { points: 6_000, duration: MINUTE },
  burst: { points: 600, duration: 1 },
  /** Lists and rows that are not in memory, and so cost the database something. */
  coldRead: { points: 600, duration: MINUTE },
  /** Refused sign-ins of one client for one address, and of one client for all addresses. */
  signIn: { points: 10, duration: 15 * MINUTE },
  signInByClient: { points: 30, duration: 15 * MINUTE },
  /** Refused sign-ins for one address by all clients that were never signed in to it. */
  signInByAccount: { points: 100, duration: 15 * MINUTE },
  /** Mails to one address, whoever asks for them. */
  mail: { points: 1, duration: MINUTE },
  /** Sign-ups and mails asked for once more, counted the same way. */
  signUp: { points: 10, duration: 15 * MINUTE },
  signUpByClient: { points: 30, duration: 15 * MINUTE },
  /** Links and codes out of mails. */
  verify: { points: 30, duration: 15 * MINUTE },
  verifyByAddress: { points: 30, duration: 15 * MINUTE },
  /** Enquiries of one client with one e-mail address, and of one client with all: a class may send forty. */
  enquiry: { points: 5, duration: 10 * MINUTE },
  enquiryByClient: { points: 60, duration: 10 * MINUTE },
  /** Pictures of one client: each is sent in up to three sizes. */
  upload: { points: 600, duration: 10 * MINUTE },
  /** Questions of one conversation, and of one client. */
  chat: { points: 30, duration: 5 * MINUTE },
  chatByClient: { points: 600, duration: 5 * MINUTE },
} as const;

export type Rule = keyof typeof RULES;

/** So far apart may the clocks of servers be that count together, in milliseconds. */
const CLOCKS_APART = 60_000;

/** Counted by each server for itself: they stop floods, and a flood must not reach the shared database by them. */
const OWN: readonly Rule[] = ["request", "burst", "coldRead", "upload", "chat", "chatByClient"];

export type Limits = {
  /**
   * Counts one more of each, unless that is one too many of any: what is refused to one client uses up nothing that is
   * meant for all, and leaves no trace in memory.
   */
  count(...asked: [rule: Rule, key: string][]): Promise<Refusal | undefined>;
  /** Takes one back: it turned out not to be what the rule is for. */
  forgive(...asked: [rule: Rule, key: string][]): Promise<void>;
  close(): Promise<void>;
};

/**
 * The site's limits, counted in this process, or in `sharedDatabase` when several servers share one. While that
 * database is away each server counts for itself.
 */
export function createLimits(sharedDatabase?: string): Limits {
  const store = sharedDatabase ? openStore(sharedDatabase) : undefined;
  const limiters = new Map<Rule, RateLimiterAbstract>();
  for (const [rule, options] of Object.entries(RULES) as [Rule, { points: number; duration: number }][]) {
    counted(limitRefusals, { rule });
    const memory = new RateLimiterMemory({ ...options, keyPrefix: rule });
    limiters.set(rule, store && !OWN.includes(rule) ? store.limiter(rule, options, memory) : memory);
  }
  const limiterOf = (rule: Rule) => limiters.get(rule) as RateLimiterAbstract;
  return {
    async count(...asked) {
      for (const [rule, key] of asked) {
        const limiter = limiterOf(rule);
        const known = await limiter.get(keyOf(key));
        // The clock was set back since: what was counted lasts no longer than its rule.
        if (known && known.msBeforeNext > RULES[rule].duration * 1000 + CLOCKS_APART) await limiter.delete(keyOf(key));
        else if (known && known.consumedPoints >= RULES[rule].points) return tooMany(rule, known);
      }
      for (const [rule, key] of asked) {
        try {
          await limiterOf(rule).consume(keyOf(key));
        } catch (error) {
          if (error instanceof RateLimiterRes) return tooMany(rule, error);
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

/** Keys hold addresses, which are nobody's to read in a table or a backup, and of any length. */
const keyOf = (key: string) => createHash("sha256").update(key).digest("base64url");

function tooMany(rule: Rule, { msBeforeNext }: RateLimiterRes): Refusal {
  limitRefusals.inc({ rule });
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / MINUTE);
  return {
    status: 429,
    code: "over_request_rate_limit",
    message: `Too many attempts. Please try again in ${seconds < 5 ? "a moment" : minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    headers: { "Retry-After": String(seconds) },
  };
}

/** rate-limiter-flexible speaks to node-postgres; this answers it with postgres.js. */
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
