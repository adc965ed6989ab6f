import type { Sql } from "../../server/backend/database.ts";

/** Records in the database that its clock has gone on steadily for a day. Without this record nothing is deleted by age. */
export async function recordSteadyClock(sql: Sql): Promise<void> {
  await sql`
    insert into private.clock_looks (last, steady_since) values (now(), now() - interval '1 day')
    on conflict (one_row) do update set last = excluded.last, steady_since = excluded.steady_since`;
}
