import type { Sql } from "../../server/backend/database.ts";

/** Makes of a database one whose server has looked day by day for what is to be deleted, so that its clock is believed. */
export async function believeClock(sql: Sql): Promise<void> {
  await sql`
    insert into private.clock_looks (last, steady_since) values (now(), now() - interval '1 day')
    on conflict (one_row) do update set last = excluded.last, steady_since = excluded.steady_since`;
}
