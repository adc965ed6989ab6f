import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { type Client, newClientAddress, type People, signInColleague, signInPeople, tokenOf } from "../people.ts";

const COLLEAGUE = "ravi@example.com";

export const enquiryEntries = (on: OnBackend) =>
  describe("entries about an enquiry", () => {
    let site: RunningSite;
    let people: People;
    let colleague: Client;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      colleague = await signInColleague(site, COLLEAGUE);
      await site.sql`
        update auth.users set raw_user_meta_data = '{"full_name": "Ravi Rao"}' where email = ${COLLEAGUE}`;
    });
    beforeEach(async () => {
      for (const table of ["contact_submissions", "bin", "enquiry_entries"])
        await site.sql`delete from ${site.sql(table)}`;
    });

    async function arrived() {
      const [row] = await site.sql`
        insert into contact_submissions (name, email, message) values ('Asha', 'a@b.example', 'm') returning id`;
      return row?.id as string;
    }
    async function noted(by: Client, enquiry_id: string, content = "Called her.") {
      const id = randomUUID();
      await by.from("enquiry_entries").insert({ id, enquiry_id, content }).throwOnError();
      return id;
    }
    const texts = async () =>
      (await site.sql`select content from enquiry_entries order by created_at`).map(({ content }) => content);

    it("are signed with the writer's name, whatever the request says, and stand side by side", async () => {
      const enquiry = await arrived();
      await noted(people.administrator, enquiry, "Called her.");
      await noted(colleague, enquiry, "Called her again.");
      const { data } = await colleague.from("enquiry_entries").select("content,author_name").order("created_at");
      expect(data).toEqual([
        { content: "Called her.", author_name: expect.any(String) },
        { content: "Called her again.", author_name: "Ravi Rao" },
      ]);
      const unsigned = { enquiry_id: enquiry, content: "x" };
      const named = await colleague.from("enquiry_entries").insert({ ...unsigned, author_name: "Asha" });
      const dated = await colleague.from("enquiry_entries").insert({ ...unsigned, created_at: "2020-01-01" });
      expect([named.error?.code, dated.error?.code]).toEqual(["42501", "42501"]);
    });

    it("are changed and deleted by their writer, for a day, and the change shows", async () => {
      const id = await noted(colleague, await arrived());
      const change = (by: Client, content: string) =>
        by.from("enquiry_entries").update({ content }).eq("id", id).select("content,created_at,updated_at");
      const { data } = await change(colleague, "Called him.");
      expect(data).toMatchObject([{ content: "Called him." }]);
      expect(data?.[0]?.updated_at).not.toBe(data?.[0]?.created_at);
      expect((await change(people.administrator, "Mine now.")).data).toEqual([]);
      expect((await people.administrator.from("enquiry_entries").delete().eq("id", id).select("id")).data).toEqual([]);
      await site.sql`update enquiry_entries set created_at = now() - interval '25 hours'`;
      expect((await change(colleague, "Too late.")).data).toEqual([]);
      expect((await colleague.from("enquiry_entries").delete().eq("id", id).select("id")).data).toEqual([]);
      expect(await texts()).toEqual(["Called him."]);
    });

    it("need an enquiry, and words", async () => {
      const entries = () => people.administrator.from("enquiry_entries");
      expect((await entries().insert({ enquiry_id: randomUUID(), content: "Of nobody." })).error?.code).toBe("42501");
      expect((await entries().insert({ enquiry_id: await arrived(), content: " " })).error?.code).toBe("23514");
    });

    it.each(["anonymous", "stranger"] as const)("%s neither reads nor writes one", async (person) => {
      const enquiry_id = await arrived();
      const id = await noted(people.administrator, enquiry_id, "private");
      const entries = () => people[person].from("enquiry_entries");
      expect((await entries().select("*")).data ?? []).toEqual([]);
      await entries().update({ content: "x" }).eq("id", id);
      await entries().delete().eq("id", id);
      expect((await entries().insert({ enquiry_id, content: "x" })).error).not.toBeNull();
      expect(await texts()).toEqual(["private"]);
    });

    it("go into the bin and back with their enquiry, and leave with it", async () => {
      await noted(people.administrator, await arrived());
      await site.sql`delete from contact_submissions`;
      await site.sql`update bin set restored_at = now()`;
      expect(await texts()).toEqual(["Called her."]);
      await site.sql`delete from contact_submissions`;
      await site.sql`delete from bin`;
      expect(await texts()).toEqual([]);
    });

    it("stay when their writer's account goes", async () => {
      const email = "gone@example.com";
      await noted(await signInColleague(site, email), await arrived(), "By somebody who left.");
      await site.sql`delete from auth.users where email = ${email}`;
      expect(await site.sql`select author_id, author_name from enquiry_entries`).toEqual([
        { author_id: null, author_name: email },
      ]);
    });

    it("are in the file of enquiries, with writer and time", async () => {
      const enquiry = await arrived();
      await noted(colleague, enquiry, "Called her.");
      await noted(colleague, enquiry, "Comes on Monday.");
      const response = await fetch(`${site.url}/rest/v1/enquiries.csv`, {
        method: "POST",
        headers: {
          apikey: site.config.supabasePublishableKey,
          Authorization: `Bearer ${await tokenOf(people.administrator)}`,
          "X-Forwarded-For": newClientAddress(),
          "Content-Type": "application/json",
        },
        body: "{}",
      });
      expect(await response.text()).toMatch(/, Ravi Rao: Called her\.\n\n[\d :-]+, Ravi Rao: Comes on Monday\."\r\n$/);
    });
  });
