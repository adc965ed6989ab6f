import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { recordSteadyClock } from "../clock.ts";
import { type People, signInPeople } from "../people.ts";
import { minimalRow, publications } from "../publications.ts";

export const retention = (on: OnBackend) =>
  describe("retention", () => {
    let site: RunningSite;
    let people: People;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      await recordSteadyClock(site.sql);
    });

    const arrived = async (name: string, ago: string) => {
      await site.sql`
      insert into public.contact_submissions (name, email, message, created_at)
      values (${name}, 'a@example.com', 'm', now() - ${ago}::interval)`;
    };
    const names = async () =>
      (await site.sql`select name from public.contact_submissions order by name`).map(({ name }) => name);

    it("enquiries older than the given months are deleted, younger ones stay, answered or not", async () => {
      await site.sql`delete from public.contact_submissions`;
      await arrived("old", "12 months 1 day");
      await arrived("young", "11 months 20 days");
      await site.sql`update public.contact_submissions set status = 'replied'`;
      const [row] = await site.sql`select private.forget_old_enquiries(12) as forgotten`;
      expect(row?.forgotten).toBe(1);
      expect(await names()).toEqual(["young"]);
    });

    it.each([0, -3, null])("a period of %s months deletes nothing and is refused", async (months) => {
      await site.sql`delete from public.contact_submissions`;
      await arrived("new", "1 minute");
      await expect(site.sql`select private.forget_old_enquiries(${months})`).rejects.toThrow("for a month at least");
      expect(await names()).toEqual(["new"]);
    });

    it("deletes a batch, and leaves a locked row for the next time", async () => {
      await site.sql`delete from public.contact_submissions`;
      for (const name of ["oldest", "older", "old"]) await arrived(name, name === "oldest" ? "15 months" : "14 months");
      await arrived("young", "1 day");
      await site.sql.begin(async (other) => {
        await other`select 1 from public.contact_submissions where name = 'oldest' for update`;
        const [row] = await site.sql`select private.forget_old_enquiries(12, 1) as forgotten`;
        expect(row?.forgotten).toBe(1);
        expect(await names()).toHaveLength(3);
        expect(await names()).toContain("oldest");
      });
      await site.sql`select private.forget_old_enquiries(12)`;
      expect(await names()).toEqual(["young"]);
    });

    it("nothing is deleted when even the newest enquiry is too old, as with a wrong clock", async () => {
      await site.sql`delete from public.contact_submissions`;
      await arrived("old", "14 months");
      await expect(site.sql`select private.forget_old_enquiries(12)`).rejects.toThrow("is the clock right?");
      expect(await names()).toEqual(["old"]);
    });

    it("nothing is deleted after the clock has jumped until it has gone on for a day", async () => {
      await site.sql`delete from public.contact_submissions`;
      await recordSteadyClock(site.sql);
      await arrived("old", "11 months");
      /** Moves the clock by moving all stored times the other way. */
      const clock = async (by: string) => {
        await site.sql`update public.contact_submissions set created_at = created_at - ${by}::interval`;
        await site.sql`
        update private.clock_looks set last = last - ${by}::interval, steady_since = steady_since - ${by}::interval`;
        await site.sql`select private.forget_old_enquiries(12)`;
      };
      await clock("40 days");
      await arrived("while it was ahead", "0");
      for (const by of ["1 hour", "10 hours"]) await clock(by);
      expect(await names()).toEqual(["old", "while it was ahead"]);

      // The clock is set right: rows that seem to come from the future keep their date.
      for (const by of ["-40 days -11 hours", "12 hours", "12 hours"]) await clock(by);
      for (const by of ["1 day", "32 days", "1 day"]) await clock(by);
      expect(await names()).toEqual(["while it was ahead"]);
    });

    it("nothing is deleted early when a clock that was behind for days is set right", async () => {
      await site.sql`delete from public.contact_submissions`;
      await recordSteadyClock(site.sql);
      await arrived("old", "11 months");
      await arrived("young", "1 month");
      const dates = () => site.sql`select name, created_at from public.contact_submissions order by name`;
      const before = await dates();
      const look = async (by: string) => {
        await site.sql`
        update private.clock_looks set last = last + ${by}::interval, steady_since = steady_since + ${by}::interval`;
        await site.sql`select private.forget_old_enquiries(12)`;
      };
      // The noted times lie ahead, as after the clock was set back; then it goes on, and is set right.
      await look("13 months");
      for (const by of ["-12 hours", "-12 hours", "-13 months", "-12 hours", "-12 hours"]) await look(by);
      expect(await dates()).toEqual(before);
    });

    it("the API does not expose it", async () => {
      for (const client of [people.anonymous, people.stranger, people.administrator]) {
        const { error } = await client.rpc("forget_old_enquiries", { months: 1 });
        expect(error).not.toBeNull();
      }
      for (const role of ["anon", "authenticated"]) {
        const call = site.sql.begin(async (sql) => {
          await sql`set local role ${sql(role)}`;
          await sql`select private.forget_old_enquiries(1)`;
        });
        await expect(call).rejects.toThrow("permission denied");
      }
    });

    it("all demonstration rows are samples, with the times they state", async () => {
      const rows = await Promise.all(
        publications.map((table) => site.sql`select is_sample, updated_at from ${site.sql(`public.${table}`)}`),
      );
      expect(rows.flat().length).toBeGreaterThan(12);
      for (const row of rows.flat()) {
        expect(row.is_sample).toBe(true);
        // Days before the first start of the site.
        expect(new Date(row.updated_at).getTime()).toBeLessThan(Date.now() - 24 * 60 * 60 * 1000);
      }
    });

    it("samples with dates of 2026 are removed from the list of a site from an earlier version", async () => {
      const migration = "../../../supabase/migrations/20261123175107_announcements_past.sql";
      const title = "Monsoon batch of the pilot course begins on 20 July";
      const rows = [true, false].map((is_sample) => ({ ...minimalRow("news", title), status: "published", is_sample }));
      await site.sql`insert into public.news ${site.sql(rows)}`;
      await site.sql.unsafe(await readFile(join(import.meta.dirname, migration), "utf8"));
      const statuses = await site.sql`
        delete from public.news where title = ${title} returning is_sample, status`;
      expect(statuses).toHaveLength(2);
      for (const { is_sample, status } of statuses) expect(status).toBe(is_sample ? "archived" : "published");
    });

    describe.each(publications)("samples in %s", (table) => {
      it("one stays a sample when its status changes, but not when its text does", async () => {
        const [row] = await site.sql`
        insert into ${site.sql(`public.${table}`)} ${site.sql({ ...minimalRow(table, "A sample"), is_sample: true })}
        returning id`;
        const change = (values: Record<string, unknown>) =>
          people.administrator.from(table).update(values).eq("id", row?.id).select("is_sample").single();
        expect((await change({ status: "archived" })).data).toEqual({ is_sample: true });
        expect((await change({ is_sample: false })).data).toEqual({ is_sample: true });
        expect((await change({ title: "In our own words" })).data).toEqual({ is_sample: false });
        expect((await change({ is_sample: true })).data).toEqual({ is_sample: false });
      });

      it("none can be created through the API", async () => {
        const { data } = await people.administrator
          .from(table)
          .insert({ ...minimalRow(table, "New"), is_sample: true })
          .select("is_sample")
          .single();
        expect(data).toEqual({ is_sample: false });
      });
    });
  });
