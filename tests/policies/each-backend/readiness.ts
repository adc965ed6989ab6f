import { beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, until } from "../../site.ts";
import type { OnBackend } from "../backends.ts";

export const readiness = (on: OnBackend) =>
  describe("readiness", () => {
    let site: RunningSite;
    beforeAll(async () => {
      site = on.site;
    });

    async function readyz() {
      const response = await fetch(`${site.url}/readyz`);
      const body = (await response.json()) as { status: string; reason?: string };
      expect(response.status).toBe(body.status === "ready" ? 200 : 503);
      return body;
    }

    it("many checks cost the database one trial write in two seconds, which is rolled back", async () => {
      const writes = async () => {
        const [row] = await site.sql`
        select xact_rollback::int as taken from pg_stat_database where datname = current_database()`;
        return row?.taken as number;
      };
      const before = await writes();
      const began = Date.now();
      for (let n = 0; n < 20; n++) {
        const answers = await Promise.all(Array.from({ length: 50 }, readyz));
        expect(answers.every(({ status }) => status === "ready")).toBe(true);
      }
      expect((await writes()) - before).toBeLessThanOrEqual(3 + (Date.now() - began) / 2_000);
      expect(await site.sql`select 1 from private.write_probe`).toHaveLength(0);
    });

    it("the site is not ready while the database is read-only", async () => {
      const { sql } = site;
      const name = (await sql`select current_database() as name`)[0]?.name as string;
      const [mine] = await sql`select usename from pg_stat_activity where application_name = 'site-readiness'`;
      expect(mine).toBeDefined();
      await sql.unsafe(`alter database ${name} set default_transaction_read_only = on`);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-readiness'`;
      await until(async () => (await readyz()).reason === "the database takes no writes (25006)");
      await sql.begin("read write", (owner) =>
        owner.unsafe(`alter database ${name} reset default_transaction_read_only`),
      );
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-readiness'`;
      await until(async () => (await readyz()).status === "ready");
    });
  });
