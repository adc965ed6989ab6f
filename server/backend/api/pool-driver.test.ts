import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningPostgres, startPostgres, until } from "../../../tests/site.ts";
import { openDatabase, type Sql } from "../database.ts";
import { poolDialect } from "./pool-driver.ts";

type Tables = { notes: { text: string } };

let postgres: RunningPostgres;
let pool: Sql;
let kysely: Kysely<Tables>;

beforeAll(async () => {
  postgres = await startPostgres();
  pool = openDatabase(postgres.url, { max: 2, backoff: () => 0.05 });
  kysely = new Kysely<Tables>({ dialect: poolDialect(pool) });
  await sql`create table notes (text text not null)`.execute(kysely);
}, 60_000);
afterAll(async () => {
  await pool.end({ timeout: 1 });
  await postgres.stop();
});

const notes = async () => (await kysely.selectFrom("notes").selectAll().execute()).map(({ text }) => text);

describe("poolDialect", () => {
  it("keeps what a transaction commits, and counts it", async () => {
    const result = await kysely
      .transaction()
      .execute((trx) => trx.insertInto("notes").values({ text: "kept" }).executeTakeFirst());
    expect(result.numInsertedOrUpdatedRows).toBe(1n);
    expect(await notes()).toEqual(["kept"]);
  });

  it("undoes a transaction whose work throws, and throws what it threw", async () => {
    const failing = kysely.transaction().execute(async (trx) => {
      await trx.insertInto("notes").values({ text: "undone" }).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await notes()).toEqual(["kept"]);
  });

  it("fails when the commit fails", async () => {
    await sql`create table later (id int unique deferrable initially deferred)`.execute(kysely);
    const failing = kysely.transaction().execute((trx) => sql`insert into later values (1), (1)`.execute(trx));
    await expect(failing).rejects.toMatchObject({ code: "23505" });
  });

  it("never waits on a connection whose server has gone, and goes on with another", async () => {
    for (let round = 0; round < 4; round++) {
      const abandoned = kysely.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await pool`select pg_terminate_backend(${rows[0]!.pid})`;
        await until(async () => (await pool`select 1 from pg_stat_activity where pid = ${rows[0]!.pid}`).length === 0);
        await trx.insertInto("notes").values({ text: "lost" }).execute();
      });
      await expect(abandoned).rejects.toThrow();
    }
    expect(await notes()).toEqual(["kept"]);
  });
});
