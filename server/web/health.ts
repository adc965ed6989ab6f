import { openDatabase, type Sql } from "../backend/database.ts";
import { PUBLIC_THINGS } from "../gateway/reads.ts";
import type { AskData } from "../gateway/upstream.ts";

/** How long the backend may take to answer the check, in milliseconds. */
const CHECK_TIMEOUT_MS = 3_000;

/** How long an answer is reused, in milliseconds, so that frequent checks cost the database nothing. */
const REUSE_MS = 2_000;

/** A table that anyone may read. */
const [PUBLIC_TABLE = ""] = PUBLIC_THINGS.keys();

/** The reason is public: it names no path and no address, and quotes no library. */
type Readiness = { ready: boolean; reason?: string };

export type ReadinessCheck = {
  ask(): Promise<Readiness>;
  close(): Promise<void>;
};

/**
 * Checks whether the site can serve: the data service answers a read, and the database takes a write.
 *
 * @param database the address of the database as its owner. A Supabase project has none: it watches its own disk, and
 * only the read is checked.
 */
export function createReadinessCheck(askData: AskData, database?: string): ReadinessCheck {
  const sql =
    database === undefined
      ? undefined
      : openDatabase(database, {
          max: 1,
          idle_timeout: 20,
          connect_timeout: CHECK_TIMEOUT_MS / 1000,
          connection: { application_name: "site-readiness", statement_timeout: CHECK_TIMEOUT_MS },
        });
  let answer: Promise<Readiness> | undefined;
  const forget = () => {
    answer = undefined;
  };
  return {
    ask() {
      answer ??= probe(askData, sql).finally(() => setTimeout(forget, REUSE_MS).unref());
      return answer;
    },
    close: async () => sql?.end({ timeout: 1 }),
  };
}

async function probe(askData: AskData, sql: Sql | undefined): Promise<Readiness> {
  const { promise: late, resolve: timeOut } = Promise.withResolvers<string>();
  const timer = setTimeout(() => timeOut("the backend did not answer in time"), CHECK_TIMEOUT_MS);
  const reasons = await Promise.all([
    Promise.race([tryToRead(askData), late]),
    sql && Promise.race([tryToWrite(sql), late]),
  ]);
  clearTimeout(timer);
  const reason = reasons.find(Boolean);
  return reason ? { ready: false, reason } : { ready: true };
}

async function tryToRead(askData: AskData): Promise<string | undefined> {
  try {
    const { status } = await askData({
      kind: "read",
      table: PUBLIC_TABLE,
      select: ["id"],
      where: [],
      order: [],
      limit: 1,
      answer: "rows",
    });
    return status < 300 ? undefined : `the backend answered ${status}`;
  } catch {
    return "the backend gave no answer";
  }
}

/** Thrown at the end of the trial write, to roll it back. */
const ROLLBACK = Symbol("rollback");

/**
 * Writes eight pages to a new file and rolls back. A truncated table begins a new file, so the disk must have room for it;
 * a row that fits into an existing page would not show a full disk.
 */
async function tryToWrite(sql: Sql): Promise<string | undefined> {
  try {
    await sql.begin(async (transaction) => {
      await transaction`truncate private.write_probe`;
      await transaction`insert into private.write_probe select repeat('x', 8000) from generate_series(1, 8)`;
      throw ROLLBACK;
    });
  } catch (error) {
    if (error === ROLLBACK) return undefined;
    const { code = "no code" } = error as { code?: string };
    if (code === "53100") return "the database's disk is full";
    return `the database takes no writes (${code})`;
  }
}
