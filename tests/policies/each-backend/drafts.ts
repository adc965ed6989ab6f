import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { recordSteadyClock } from "../clock.ts";
import { type Client, type People, signInColleague, signInPeople } from "../people.ts";

const COLLEAGUE = "colleague@example.com";

export const drafts = (on: OnBackend) =>
  describe("drafts", () => {
    let site: RunningSite;
    let people: People;
    let colleague: Client;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      colleague = await signInColleague(site, COLLEAGUE);
    });
    beforeEach(() => site.sql`delete from drafts`);

    const draft = (values: Record<string, string> = { title: "Half a thought" }, about: string = randomUUID()) => ({
      id: randomUUID(),
      subject: "blogs",
      subject_id: about,
      opened_for: "new",
      typed: JSON.stringify(values),
      stored: "{}",
      typed_at: new Date().toISOString(),
      browser: randomUUID(),
    });
    async function written(by: Client, values?: Record<string, string>, about?: string) {
      const row = draft(values, about);
      const { data } = await by.from("drafts").insert(row).select("id,updated_at").single().throwOnError();
      return data as { id: string; updated_at: string };
    }
    const stored = (id: string) => site.sql`select typed, ended, search from drafts where id = ${id}`;

    it("their writer adds, reads, changes and deletes them", async () => {
      const { id } = await written(people.administrator);
      const table = () => people.administrator.from("drafts");
      expect((await table().select("typed").eq("id", id)).data).toEqual([{ typed: '{"title":"Half a thought"}' }]);
      const changed = await table().update({ typed: '{"title":"A thought"}' }).eq("id", id).select("typed");
      expect(changed.data).toEqual([{ typed: '{"title":"A thought"}' }]);
      expect((await table().delete().eq("id", id).select("id")).data).toHaveLength(1);
    });

    it("another administrator neither reads, changes nor deletes them", async () => {
      const { id } = await written(people.administrator);
      const table = () => colleague.from("drafts");
      expect((await table().select("*")).data).toEqual([]);
      expect((await table().update({ typed: "{}" }).eq("id", id).select("id")).data).toEqual([]);
      expect((await table().delete().eq("id", id).select("id")).data).toEqual([]);
      expect(await stored(id)).toMatchObject([{ typed: '{"title":"Half a thought"}' }]);
    });

    it("nobody writes one in another's name", async () => {
      const [other] = await site.sql`select id from auth.users where email = ${COLLEAGUE}`;
      const { error } = await people.administrator.from("drafts").insert({ ...draft(), writer: other?.id });
      expect(error?.code).toBe("42501");
    });

    it.each(["anonymous", "stranger"] as const)("%s writes and reads none", async (person) => {
      await written(people.administrator);
      expect((await people[person].from("drafts").insert(draft())).error?.code).toBe("42501");
      expect((await people[person].from("drafts").select("*")).data ?? []).toEqual([]);
      expect(await site.sql`select * from drafts`).toHaveLength(1);
    });

    it("an administrator who has lost the right reads them no more", async () => {
      await written(colleague);
      await site.sql`delete from private.administrators where email = ${COLLEAGUE}`;
      expect((await colleague.from("drafts").select("*")).data).toEqual([]);
      await site.sql`insert into private.administrators (email) values (${COLLEAGUE})`;
      expect((await colleague.from("drafts").select("*")).data).toHaveLength(1);
    });

    it("one that was changed since it was read is left as it is", async () => {
      const { id, updated_at } = await written(people.administrator);
      const change = (title: string) =>
        people.administrator
          .from("drafts")
          .update({ typed: JSON.stringify({ title }) })
          .eq("id", id)
          .eq("updated_at", updated_at)
          .select("id");
      expect((await change("First")).data).toHaveLength(1);
      expect((await change("Second")).data).toEqual([]);
      expect(await stored(id)).toMatchObject([{ typed: '{"title":"First"}' }]);
    });

    it("name and time alone are told of those who write now, to other administrators", async () => {
      const about = randomUUID();
      const { id } = await written(colleague, { title: "secret" }, about);
      const ask = (by: Client, thing = "blogs") => by.rpc("open_elsewhere", { thing, row_id: about });
      expect((await ask(people.administrator)).data).toEqual([{ name: COLLEAGUE, since: expect.any(String) }]);
      expect((await ask(people.administrator, "news")).data).toEqual([]);
      expect((await ask(colleague)).data).toEqual([]);
      for (const person of ["anonymous", "stranger"] as const)
        expect((await ask(people[person])).data ?? []).toEqual([]);
      await site.sql.begin(async (sql) => {
        await sql`select set_config('app.forgetting', 'on', true)`;
        await sql`update drafts set updated_at = now() - interval '11 minutes' where id = ${id}`;
      });
      expect((await ask(people.administrator)).data).toEqual([]);
      await colleague.from("drafts").update({ ended: "saved" }).eq("id", id).throwOnError();
      expect((await ask(people.administrator)).data).toEqual([]);
    });

    it("holds an object of texts", async () => {
      for (const typed of ["[]", "3"]) {
        const { error } = await people.administrator.from("drafts").insert({ ...draft(), typed });
        expect(error?.code).toBe("23514");
      }
    });

    it("the text goes with the save, and after a day when it was thrown away", async () => {
      const [saved, thrown] = [await written(people.administrator), await written(people.administrator)];
      const end = ({ id }: { id: string }, ended: string) =>
        people.administrator.from("drafts").update({ ended }).eq("id", id).throwOnError();
      await end(saved, "saved");
      await end(thrown, "thrown away");
      expect(await stored(saved.id)).toMatchObject([{ typed: "{}" }]);
      expect(await stored(thrown.id)).toMatchObject([{ typed: '{"title":"Half a thought"}' }]);
      await recordSteadyClock(site.sql);
      await forgetAfter("23 hours");
      expect(await stored(thrown.id)).toMatchObject([{ typed: '{"title":"Half a thought"}' }]);
      await forgetAfter("2 hours");
      expect(await stored(thrown.id)).toMatchObject([{ typed: "{}" }]);
    });

    /** Makes all drafts older, and runs what the server runs every day. */
    async function forgetAfter(age: string) {
      await site.sql.begin(async (sql) => {
        await sql`select set_config('app.forgetting', 'on', true)`;
        await sql`update drafts set updated_at = updated_at - ${age}::interval`;
      });
      await site.sql`select private.forget_drafts()`;
    }

    it("is kept for ninety days, and no longer", async () => {
      await recordSteadyClock(site.sql);
      const { id } = await written(people.administrator);
      await forgetAfter("89 days");
      expect(await stored(id)).toHaveLength(1);
      await forgetAfter("2 days");
      expect(await stored(id)).toEqual([]);
    });

    it("of an enquiry goes with it for good, and erasing a person takes them out of the others", async () => {
      const enquire = async (email: string) => {
        const [row] = await site.sql`
          insert into contact_submissions (name, email, message) values ('N', ${email}, 'm') returning id`;
        return row?.id as string;
      };
      const [own, other] = [await enquire("kiran@farm.example"), await enquire("o@farm.example")];
      const about = async (id: string) => {
        const row = {
          ...draft({ note: "Ask kiran@farm.example." }, id),
          subject: "contacts",
          search: "kiran@farm.example",
        };
        await people.administrator.from("drafts").insert(row).throwOnError();
        return row.id;
      };
      const [first, second] = [await about(own), await about(other)];
      const erase = (dry_run: boolean) =>
        people.administrator.rpc("erase_person", { address: "kiran@farm.example", dry_run });
      expect((await erase(true)).data).toMatchObject({ enquiries: 1, kept: 1 });
      await erase(false).throwOnError();
      expect(await stored(first)).toEqual([]);
      expect(await stored(second)).toMatchObject([{ typed: '{"note": "Ask [erased]."}', search: "[erased]" }]);
    });
  });
