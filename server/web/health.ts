import { openDatabase, type Sql } from "../backend/database.ts";
import { PUBLIC_THINGS } from "../gateway/reads.ts";
import type { AskData } from "../gateway/upstream.ts";

/** How long the backend may take to show that it serves, in milliseconds. */
const PATIENCE = 3_000;

/** For so long an answer serves everybody who asks, in milliseconds: asking often costs the database nothing. */
const KEPT = 2_000;

/** What is read for a trial: any table that anyone may read. */
const [READ = ""] = PUBLIC_THINGS.keys();

/** A reason for those who run the site, where it cannot serve. It is public: no path, no address, no words of a library. */
type Readiness = { ready: boolean; reason?: string };

export type ReadinessCheck = {
  ask(): Promise<Readiness>;
  close(): Promise<void>;
};

/**
 * Whether the site can serve: the backend answers a read, and the database takes a write.
 *
 * @param database its owner's address, where the site keeps or knows the database itself. Without one the backend is a
 * Supabase project, whose disk is the project's own to watch, and which lets nobody write for the sake of trying: there
 * a read has to be enough.
 */
export function createReadinessCheck(askData: AskData, database?: string): ReadinessCheck {
  const sql =
    database === undefined
      ? undefined
      : openDatabase(database, {
          max: 1,
          idle_timeout: 20,
          connect_timeout: PATIENCE / 1000,
          connection: { application_name: "site-readiness", statement_timeout: PATIENCE },
        });
  let answer: Promise<Readiness> | undefined;
  const forget = () => {
    answer = undefined;
  };
  return {
    ask() {
      answer ??= probe(askData, sql).finally(() => setTimeout(forget, KEPT).unref());
      return answer;
    },
    close: async () => sql?.end({ timeout: 1 }),
  };
}

async function probe(askData: AskData, sql: Sql | undefined): Promise<Readiness> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<string>();
  const timer = setTimeout(() => giveUp("the backend did not answer in time"), PATIENCE);
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
      table: READ,
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

/** What the transaction ends with, so that nothing of it stays. */
const UNDO = Symbol("undo");

/**
 * Writes eight pages into a file of their own and takes them back. An emptied table begins a new file, so the disk has
 * to give room for them, as it would for an enquiry; a row that fits into a page that is there already would prove less.
 */
async function tryToWrite(sql: Sql): Promise<string | undefined> {
  try {
    await sql.begin(async (transaction) => {
      await transaction`truncate private.write_probe`;
      await transaction`insert into private.write_probe select repeat('x', 8000) from generate_series(1, 8)`;
      throw UNDO;
    });
  } catch (error) {
    if (error === UNDO) return undefined;
    const { code = "no code" } = error as { code?: string };
    if (code === "53100") return "the database's disk is full";
    return `the database takes no writes (${code})`;
  }
}
