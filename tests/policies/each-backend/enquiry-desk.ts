import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { clientOf, idOf, type People, signInPeople } from "../people.ts";

export const enquiryDesk = (on: OnBackend) =>
  describe("the desk for enquiries", () => {
    let site: RunningSite;
    let people: People;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });
    beforeEach(async () => {
      await site.sql`delete from contact_submissions`;
      await site.sql`delete from bin`;
    });

    async function arrived(name: string) {
      const [row] = await site.sql`
        insert into contact_submissions (name, email, message) values (${name}, 'a@b.example', 'm') returning id`;
      return row?.id as string;
    }
    const change = (person: keyof People, id: string, to: object) =>
      people[person].from("contact_submissions").update(to).eq("id", id).select("id");
    const list = async (asked: object = {}) => {
      const call = { thing: "contact_submissions", take: 25, sort: "name", ...asked };
      const { data } = await people.administrator.rpc("staff_list", call).throwOnError();
      return { names: data.rows.map(({ name }: { name: string }) => name), total: data.total, counts: data.counts };
    };
    const dayFromNow = (days: number) =>
      new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

    it("has parts: what is due, what is one's own, and spam, which all others leave out", async () => {
      const [asha, ravi, meena] = [await arrived("Asha"), await arrived("Ravi"), await arrived("Meena")];
      const spam = await arrived("Win a prize");
      await change("administrator", asha, { follow_up: dayFromNow(0) });
      await change("administrator", meena, { follow_up: dayFromNow(1) });
      await change("administrator", ravi, { assigned_to: await idOf(people.administrator) });
      await change("administrator", spam, { is_spam: true, follow_up: dayFromNow(0) });
      expect(await list()).toEqual({ names: ["Asha", "Meena", "Ravi"], total: 3, counts: { new: 3, replied: 0 } });
      expect((await list({ desk: "due" })).names).toEqual(["Asha"]);
      expect((await list({ desk: "later" })).names).toEqual(["Meena"]);
      expect((await list({ desk: "mine" })).names).toEqual(["Ravi"]);
      expect((await list({ desk: "spam" })).names).toEqual(["Win a prize"]);
      expect((await list({ term: "prize" })).names).toEqual([]);
      expect((await list({ term: "prize", desk: "spam" })).names).toEqual(["Win a prize"]);
      const { data } = await people.administrator.rpc("enquiry_origins", { weeks: 1 });
      expect(data.map(({ enquiries }: { enquiries: number }) => Number(enquiries))).toEqual([3]);
    });

    it("goes into the bin and back with its enquiry", async () => {
      const id = await arrived("Asha");
      await change("administrator", id, { follow_up: dayFromNow(0), assigned_to: await idOf(people.administrator) });
      await site.sql`delete from contact_submissions`;
      await site.sql`update bin set restored_at = now()`;
      expect((await list({ desk: "due" })).names).toEqual(["Asha"]);
      expect((await list({ desk: "mine" })).names).toEqual(["Asha"]);
    });

    it("takes a day and an account, and nothing else", async () => {
      const id = await arrived("Asha");
      expect((await change("administrator", id, { follow_up: "tomorrow" })).error?.code).toBe("23514");
      expect((await change("administrator", id, { assigned_to: crypto.randomUUID() })).error?.code).toBe("23503");
      expect((await people.administrator.rpc("staff_list", { thing: "blogs", desk: "due" })).error).not.toBeNull();
      expect(
        (await people.administrator.rpc("staff_list", { thing: "contact_submissions", desk: "x" })).error,
      ).not.toBeNull();
    });

    it.each(["anonymous", "stranger"] as const)("%s changes nothing of it and learns no name", async (person) => {
      const id = await arrived("Asha");
      await change(person, id, { is_spam: true });
      expect(await site.sql`select is_spam from contact_submissions`).toEqual([{ is_spam: false }]);
      expect((await people[person].rpc("staff_names")).data ?? []).toEqual([]);
      const sent = { name: "N", email: "n@b.example", message: "m", status: "new" };
      const { error } = await clientOf(site)
        .from("contact_submissions")
        .insert({ ...sent, is_spam: true });
      expect(error?.code).toBe("42501");
    });

    it("names the administrators", async () => {
      const { data } = await people.administrator.rpc("staff_names");
      expect(data).toContainEqual({ id: await idOf(people.administrator), name: expect.any(String) });
    });
  });
