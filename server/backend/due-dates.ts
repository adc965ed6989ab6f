import { storedThings } from "../../domain/stored/stored-things.ts";
import type { Logger } from "../process/log.ts";
import { openDatabase } from "./database.ts";

/** How long the next look waits at most, in milliseconds: dates change, also in ways that tell nobody. */
const MAX_WAIT_MS = 30_000;
/** The pause before another try when the database does not answer. */
const RETRY_MS = 2_000;

/** When a row begins to be public, and when it stops, as the policies have it. */
const BEGINS = "created_at";
const ENDS = "((closes_on + 1)::timestamp at time zone 'Asia/Kolkata')";

/** One question about every date: which tables had one since the last look, and when the next one comes. */
const question = storedThings
  .filter(({ readers }) => readers === "anyone")
  .flatMap(({ table, columns }) => ("closes_on" in columns ? [BEGINS, ENDS] : [BEGINS]).map((date) => [table, date]))
  .map(
    ([table, date]) => `
      select '${table}' as table,
        exists (select from public.${table} where status = 'published' and ${date} > $1 and ${date} <= now()) as reached,
        (select min(${date}) from public.${table} where status = 'published' and ${date} > now()) as next`,
  )
  .join(" union all ");

/**
 * Tells when the public's rows of a table change by a date alone: one is due, or its last day is over. By the database's
 * clock, as the policies. What came due while the database did not answer is told once it does.
 *
 * @param address of the database, as its owner.
 * @returns at once; `look` asks again, to be called after a change; `stop` closes the connection.
 */
export function watchDueDates(
  address: string,
  onDue: (table: string) => void,
  log: Logger,
): { look(): void; stop(): Promise<void> } {
  const sql = openDatabase(address, { max: 1, connection: { application_name: "site-dates" } });
  let since: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function ask(): Promise<number> {
    const [{ now = "" } = {}] = await sql<{ now: string }[]>`select now()::text as now`;
    const rows = await sql.unsafe<{ table: string; reached: boolean; waits: number | null }[]>(
      `select "table", bool_or(reached) as reached, (extract(epoch from min(next) - now()) * 1000)::float as waits
       from (${question}) as dates group by "table"`,
      [since ?? now],
    );
    // The next look begins where this one began: what is told twice does no harm.
    since = now;
    for (const { table, reached } of rows) if (reached) onDue(table);
    const waits = rows.flatMap(({ waits }) => waits ?? []);
    return Math.min(MAX_WAIT_MS, ...waits);
  }

  function look(): void {
    if (stopped) return;
    if (asking) {
      again = true;
      return;
    }
    clearTimeout(timer);
    asking = ask()
      .catch((error: unknown) => {
        log.warn({ err: error }, "could not ask which publications are due");
        return RETRY_MS;
      })
      .then((wait) => {
        asking = undefined;
        if (stopped) return;
        if (again) {
          again = false;
          look();
        } else timer = setTimeout(look, Math.ceil(wait) + 1).unref();
      });
  }

  look();
  return {
    look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sql.end({ timeout: 1 });
      await asking;
    },
  };
}
