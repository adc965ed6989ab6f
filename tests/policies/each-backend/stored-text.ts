import { beforeAll, describe, expect, it } from "vitest";
import { pictureAddress } from "../../../domain/stored/publication.ts";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { type People, signInPeople } from "../people.ts";
import { articleTables } from "../publications.ts";

export const storedText = (on: OnBackend) =>
  describe("stored text", () => {
    let site: RunningSite;
    let people: People;
    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });

    const DIRTY = "\u0001A\u000Bb\u001F \t\r\n\u0085c\u007F\uFFFE\uFFFF \u0939\u{1F681}";
    const CLEAN = "Ab \t\r\nc \u0939\u{1F681}";

    const DIRTY_ENQUIRY = { name: "\u0001 Asha\u0007 ", email: "asha@\u0002farm.example", message: DIRTY };

    it.each(articleTables)("of %s loses control characters except tabs and line ends", async (table) => {
      const { data: added } = await people.administrator
        .from(table)
        .insert({ title: DIRTY, excerpt: DIRTY, content: DIRTY })
        .select()
        .single()
        .throwOnError();
      expect(added).toMatchObject({ title: CLEAN, excerpt: CLEAN, content: CLEAN });
      const { data: changed } = await people.administrator
        .from(table)
        .update({ title: `${DIRTY} again` })
        .eq("id", added.id)
        .select()
        .single()
        .throwOnError();
      expect(changed).toMatchObject({ title: `${CLEAN} again`, created_at: added.created_at });
    });

    it.each(articleTables)("of %s accepts the same picture addresses as the form", async (table) => {
      const add = (featured_image: string | null) =>
        people.administrator.from(table).insert({ title: "t", content: "c", featured_image });
      for (const address of [
        "https://[",
        "http://",
        "http://a.example/b.webp",
        "/a b",
        "https:///a",
        "javascript:alert(1)",
        "data:,a",
        "//a.example/b",
        "/\\\\a",
      ]) {
        expect((await add(address)).error?.code, address).toBe("23514");
        expect(pictureAddress.test(address), address).toBe(false);
      }
      for (const address of ["/", "/media/a.webp", "https://a.example:8443/b.webp?c=d", "https://a.example"]) {
        expect((await add(address)).error, address).toBeNull();
        expect(pictureAddress.test(address), address).toBe(true);
      }
      for (const none of [null, ""]) expect((await add(none)).error).toBeNull();
    });

    it("of careers loses control characters in each column", async () => {
      const rowOf = (text: string) => ({
        title: text,
        description: text,
        requirements: text,
        department: text,
        location: text,
      });
      const { data } = await people.administrator.from("careers").insert(rowOf(DIRTY)).select().single().throwOnError();
      expect(data).toMatchObject(rowOf(CLEAN));
    });

    it("of an enquiry loses control characters before it is trimmed and checked", async () => {
      const { data } = await people.anonymous
        .from("contact_submissions")
        .insert(DIRTY_ENQUIRY)
        .select()
        .single()
        .throwOnError();
      expect(data).toMatchObject({ name: "Asha", email: "asha@farm.example", message: CLEAN });
      const { error } = await people.anonymous
        .from("contact_submissions")
        .insert({ ...DIRTY_ENQUIRY, name: "\u0001\u0002" });
      expect(error?.message).toBe("Name is required");
    });

    it("of an enquiry that is sent twice is stored once", async () => {
      const enquiry = { ...DIRTY_ENQUIRY, submission_id: crypto.randomUUID() };
      const send = () => people.anonymous.from("contact_submissions").insert(enquiry).select().single().throwOnError();
      const { data: first } = await send();
      expect((await send()).data).toEqual(first);
      const rows = await site.sql`
      select id from public.contact_submissions where submission_id = ${enquiry.submission_id}`;
      expect(rows.map(({ id }) => id)).toEqual([first.id]);
    });
  });
