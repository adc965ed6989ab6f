import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { type Client, clientOf, idOf, type People, signInColleague, signInPeople } from "../people.ts";

const COLLEAGUE = "meena@example.com";
const FORBIDDEN = "42501";

export const enquiryReplies = (on: OnBackend) =>
  describe("replies, saved pieces and mails about enquiries", () => {
    let site: RunningSite;
    let people: People;
    let colleague: Client;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      colleague = await signInColleague(site, COLLEAGUE);
    });
    beforeEach(async () => {
      for (const table of ["contact_submissions", "bin", "enquiry_entries", "saved_pieces", "enquiry_settings"])
        await site.sql`delete from ${site.sql(table)}`;
      // As a site with a mail server says of itself.
      await site.sql`update private.enquiry_mail_settings set sends = true, notify_default = '{}'`;
    });
    afterAll(async () => {
      await site.sql`update private.enquiry_mail_settings set sends = false`;
      await site.sql`delete from contact_submissions`;
    });

    async function arrived(more: object = {}) {
      const [row] = await site.sql`
        insert into contact_submissions ${site.sql({ name: "Asha", email: "a@b.example", message: "m", ...more })} returning id`;
      return row?.id as string;
    }
    const entries = (person: Client) => person.from("enquiry_entries");
    const reply = (enquiry_id: string, id = randomUUID(), content = "Yes.") => ({
      ...{ id, enquiry_id, kind: "reply", subject: "Re: Spray", content },
    });
    /** Mails that are queued meanwhile are due in half an hour, so that no server takes them. */
    const held = async (act: () => Promise<void>) => {
      await site.sql`alter table private.enquiry_mails alter column due_at set default now() + interval '30 minutes'`;
      try {
        await act();
      } finally {
        await site.sql`alter table private.enquiry_mails alter column due_at set default now()`;
      }
    };
    const queued = async () =>
      (await site.sql`select kind, entry_id, claims from private.enquiry_mails`).map((row) => row);
    const stateOf = async (id: string) =>
      (await site.sql`select status from contact_submissions where id = ${id}`)[0]?.status as string;

    it("a reply is queued once however often it is sent, signs itself and sets replied", () =>
      held(async () => {
        const enquiry = await arrived();
        const sent = reply(enquiry);
        await entries(people.administrator).insert(sent).throwOnError();
        expect((await entries(people.administrator).insert(sent)).error?.code).toBe("23505");
        expect(await queued()).toMatchObject([{ kind: "reply", entry_id: sent.id }]);
        expect(await stateOf(enquiry)).toBe("replied");
        const { data } = await entries(people.administrator).select("kind,subject,delivery,author_name");
        expect(data).toEqual([
          { kind: "reply", subject: "Re: Spray", delivery: "waiting", author_name: expect.stringMatching(/./) },
        ]);
        const changed = await entries(people.administrator).update({ content: "No." }).eq("id", sent.id).select("id");
        expect(changed.data).toEqual([]);
        const deleted = await entries(people.administrator).delete().eq("id", sent.id).select("id");
        expect(deleted.data).toEqual([]);
      }));

    it("a reply that failed shows in the thread, makes its enquiry new, and can be sent again, once", () =>
      held(async () => {
        const enquiry = await arrived();
        const sent = reply(enquiry);
        const again = () => colleague.rpc("send_reply_again", { entry: sent.id });
        const delivery = async () =>
          (await site.sql`select delivery from enquiry_entries where id = ${sent.id}`)[0]?.delivery;
        await entries(people.administrator).insert(sent).throwOnError();
        expect((await again()).data).toBe("waiting");
        await site.sql`update private.enquiry_mails set claims = 1`;
        expect(await delivery()).toBe("waiting");
        await site.sql`update private.enquiry_mails set handed_over_at = null where claims = 1`;
        expect(await delivery()).toBe("retrying");
        await site.sql`update private.enquiry_mails set given_up_at = now()`;
        expect([await delivery(), await stateOf(enquiry)]).toEqual(["failed", "new"]);
        expect((await again()).data).toBe("waiting");
        expect([await delivery(), await stateOf(enquiry)]).toEqual(["waiting", "replied"]);
        expect(await queued()).toMatchObject([{ kind: "reply", claims: 0 }]);
        await site.sql`update private.enquiry_mails set handed_over_at = now()`;
        expect((await again()).error?.message).toBe("The mail server has not answered yet; wait a minute");
        await site.sql`update private.enquiry_mails set handed_over_at = now() - interval '61 seconds'`;
        expect((await again()).data).toBe("waiting");
        await site.sql`update private.enquiry_mails set handed_over_at = now(), sent_at = now()`;
        expect(await delivery()).toBe("sent");
        expect((await again()).data).toBe("sent");
        expect(await site.sql`select sent_at is not null as sent from private.enquiry_mails`).toEqual([{ sent: true }]);
      }));

    it("no reply goes where no mail can be sent, and nothing of it is kept", async () => {
      const caller = await arrived({ email: "phone-919826012345@callback.invalid" });
      expect((await entries(people.administrator).insert(reply(caller))).error?.message).toBe(
        "No mail can be sent to this address",
      );
      await site.sql`update private.enquiry_mail_settings set sends = false`;
      const refused = await entries(people.administrator).insert(reply(await arrived()));
      expect(refused.error?.message).toBe("This site has no mail server, so it cannot send a reply");
      expect(await site.sql`select * from enquiry_entries`).toEqual([]);
    });

    it("the thread notes calls, and what somebody changes of an enquiry; nobody forges such a line", async () => {
      const enquiry = await arrived();
      const call = { enquiry_id: enquiry, kind: "call", content: "", outcome: "no answer" };
      await entries(people.administrator).insert(call).throwOnError();
      const change = (to: object) =>
        people.administrator.from("contact_submissions").update(to).eq("id", enquiry).throwOnError();
      await change({ status: "replied" });
      await change({ assigned_to: await idOf(colleague), follow_up: "2026-12-01" });
      await change({ status: "new", is_spam: true });
      const { data } = await entries(people.administrator).select("kind,content").order("created_at").order("kind");
      expect(data).toEqual([
        { kind: "call", content: "" },
        { kind: "status", content: "replied" },
        { kind: "day", content: "2026-12-01" },
        { kind: "owner", content: COLLEAGUE },
        { kind: "spam", content: "spam" },
        { kind: "status", content: "new" },
      ]);
      const forged = await entries(people.administrator).insert({
        enquiry_id: enquiry,
        kind: "status",
        content: "new",
      });
      expect(forged.error?.code).toBe(FORBIDDEN);
      const { error } = await entries(people.administrator).insert({ ...call, outcome: null });
      expect(error?.code).toBe("23514");
    });

    it("pieces are used by all of the staff and changed by their writer", async () => {
      const id = randomUUID();
      const pieces = (person: Client) => person.from("saved_pieces");
      await pieces(people.administrator).insert({ id, title: "Hostel", content: "Ask us." }).throwOnError();
      expect((await pieces(colleague).select("title")).data).toEqual([{ title: "Hostel" }]);
      expect((await pieces(colleague).update({ content: "x" }).eq("id", id).select("id")).data).toEqual([]);
      expect((await pieces(colleague).delete().eq("id", id).select("id")).data).toEqual([]);
      const { data } = await pieces(people.administrator).update({ content: "Yes." }).eq("id", id).select("content");
      expect(data).toEqual([{ content: "Yes." }]);
      const other = { title: "x", content: "x", author_id: await idOf(colleague) };
      expect((await pieces(people.administrator).insert(other)).error?.code).toBe(FORBIDDEN);
      await site.sql`update saved_pieces set author_id = null`;
      expect((await pieces(colleague).delete().eq("id", id).select("id")).data).toEqual([{ id }]);
    });

    it("administrators state who is mailed of a new enquiry, and the log keeps each change", async () => {
      const settings = () => people.administrator.from("enquiry_settings");
      const mailing = async () => (await people.administrator.rpc("enquiry_mailing")).data;
      await site.sql`update private.enquiry_mail_settings set notify_default = '{operator@b.example}'`;
      expect(await mailing()).toMatchObject({ to: ["operator@b.example"], stated: false, sends: true });
      for (const notify_to of ["office", "a@b.example,c@d.example", "a@b.example, ", "A <a@b.example>"])
        expect((await settings().insert({ notify_to })).error?.code, notify_to).toBe("23514");
      await settings().insert({ notify_to: "a@b.example, c@d.example" }).throwOnError();
      expect((await settings().insert({ notify_to: "x@b.example" })).error?.code).toBe("23505");
      expect(await mailing()).toMatchObject({ to: ["a@b.example", "c@d.example"], stated: true });
      const { data } = await settings().select("id").single().throwOnError();
      await settings().update({ notify_to: "" }).eq("id", data.id).throwOnError();
      expect(await mailing()).toMatchObject({ to: [], stated: true });
      await settings().delete().eq("id", data.id).throwOnError();
      expect(await mailing()).toMatchObject({ to: ["operator@b.example"], stated: false });
      const log = await site.sql`
        select detail from audit_log where act = 'enquiry_recipients_set' order by at desc limit 3`;
      expect(log.map(({ detail }) => detail.now)).toEqual(["the operator's setting", "", "a@b.example, c@d.example"]);
    });

    it("each of the staff reads and changes their own preferences alone", async () => {
      const id = await idOf(people.administrator);
      const preferences = (person: Client) => person.from("staff_preferences");
      await preferences(people.administrator).insert({ morning_mail: false }).throwOnError();
      expect((await preferences(colleague).select("*")).data).toEqual([]);
      expect((await preferences(colleague).update({ morning_mail: true }).eq("id", id).select("id")).data).toEqual([]);
      const { data } = await preferences(people.administrator).update({ morning_mail: true }).eq("id", id).select("id");
      expect(data).toEqual([{ id }]);
      expect((await preferences(colleague).insert({ id, morning_mail: true })).error?.code).toBe(FORBIDDEN);
      await preferences(people.administrator).delete().eq("id", id).throwOnError();
    });

    it("mails of a morning are queued once a day, for those who want them and have something to do", () =>
      held(async () => {
        await arrived({ assigned_to: await idOf(colleague) });
        const morning = async (day: string) => {
          await site.sql`select private.queue_mornings(${day})`;
          return (
            await site.sql`
            select account.email from private.enquiry_mails join auth.users as account on account.id = account_id
            where day = ${day} order by 1`
          ).map(({ email }) => email);
        };
        expect(await morning("2026-12-01")).toEqual([COLLEAGUE]);
        await arrived({ follow_up: "2026-11-30", status: "replied" });
        expect(await morning("2026-12-01")).toEqual([COLLEAGUE]);
        expect(await morning("2026-12-02")).toContain(site.config.admin.email);
        await colleague.from("staff_preferences").insert({ morning_mail: false }).throwOnError();
        expect(await morning("2026-12-03")).not.toContain(COLLEAGUE);
        await site.sql`delete from staff_preferences`;
        await site.sql`update private.enquiry_mail_settings set sends = false`;
        expect(await morning("2026-12-04")).toEqual([]);
        await site.sql`delete from private.enquiry_mails where kind = 'morning'`;
        await site.sql`delete from private.mornings`;
      }));

    it.each(["anonymous", "stranger"] as const)("%s has no part in any of it", async (person) => {
      const client = people[person];
      const enquiry = await arrived();
      await site.sql`insert into saved_pieces (title, content) values ('Hostel', 'Ask us.')`;
      await site.sql`insert into enquiry_settings (notify_to) values ('a@b.example')`;
      await site.sql`insert into staff_preferences (id) values (${await idOf(colleague)})`;
      for (const [table, change] of [
        ["saved_pieces", { title: "x" }],
        ["enquiry_settings", { notify_to: "me@b.example" }],
        ["staff_preferences", { morning_mail: false }],
      ] as const) {
        expect((await client.from(table).select("*")).data ?? [], table).toEqual([]);
        const [{ id } = {}] = await site.sql`select id from ${site.sql(table)}`;
        expect((await client.from(table).update(change).eq("id", id).select("id")).data ?? [], table).toEqual([]);
        expect((await client.from(table).delete().eq("id", id).select("id")).data ?? [], table).toEqual([]);
      }
      for (const [table, row] of [
        ["saved_pieces", { title: "x", content: "x" }],
        ["enquiry_settings", { notify_to: "me@b.example" }],
        ["staff_preferences", { morning_mail: true }],
        ["enquiry_entries", reply(enquiry)],
      ] as [string, object][])
        expect((await client.from(table).insert(row)).error, table).not.toBeNull();
      for (const procedure of ["enquiry_mailing", "enquiry_origin_values"])
        expect((await client.rpc(procedure)).error, procedure).not.toBeNull();
      expect((await client.rpc("send_reply_again", { entry: randomUUID() })).error).not.toBeNull();
      expect(await site.sql`select notify_to from enquiry_settings`).toEqual([{ notify_to: "a@b.example" }]);
      expect(await site.sql`select title from saved_pieces`).toEqual([{ title: "Hostel" }]);
      expect(await site.sql`select morning_mail from staff_preferences`).toEqual([{ morning_mail: true }]);
      await site.sql`delete from staff_preferences`;
    });

    it("language, batch, page and campaign are columns to filter by; the language is found and can be corrected", async () => {
      const batch = "Drone Pilot Training, batch of 4 January to 29 January 2027";
      const form = (text: string, about = "Spray") =>
        `Company: Not provided\nPhone: Not provided\nInquiry Type: training\nAbout: ${about}\n\nMessage: ${text}`;
      const from = { came_from: "/blog", campaign: "utm_source=fair" };
      await arrived({ name: "Hindi", message: form("नमस्ते, drone course की फीस?", batch), ...from });
      const english = await arrived({ name: "English", message: form("How much for drone course?") });
      await arrived({ name: "Other", message: form("ட்ரோன் பயிற்சி") });
      await arrived({ name: "None", message: form("123 ?") });
      const list = async (asked: object) => {
        const call = { thing: "contact_submissions", take: 25, sort: "name", ...asked };
        const { data } = await people.administrator.rpc("staff_list", call).throwOnError();
        return [data.total, ...data.rows.map(({ name }: { name: string }) => name)];
      };
      expect(await list({ language: "hi" })).toEqual([1, "Hindi"]);
      expect(await list({ language: "en" })).toEqual([1, "English"]);
      expect(await list({ language: "other" })).toEqual([1, "Other"]);
      expect(await list({ batch })).toEqual([1, "Hindi"]);
      expect(await list({ page: "/blog", campaign: "utm_source=fair", term: "course" })).toEqual([1, "Hindi"]);
      expect(await list({ page: "/news" })).toEqual([0]);
      const { data } = await people.administrator.rpc("enquiry_origin_values");
      expect(data).toEqual({ batch: [batch], page: ["/blog"], campaign: ["utm_source=fair"] });
      const correct = (id: string) =>
        people.administrator.from("contact_submissions").update({ language: "hi" }).eq("id", id).throwOnError();
      await correct(english);
      expect(await list({ language: "hi" })).toEqual([2, "English", "Hindi"]);
    });

    it("an enquiry of a Hindi page is in Hindi, in Latin letters or in none, but not in another script", async () => {
      const sent = async (came_from: string, message: string) => {
        const { data } = await clientOf(site)
          .from("contact_submissions")
          .insert({ name: "N", email: "n@b.example", message, status: "new", came_from })
          .select("language")
          .single()
          .throwOnError();
        return data.language;
      };
      expect(await sent("/hi", "Namaste, kitna kharch aayega?")).toBe("hi");
      expect(await sent("/hi/contact-us", "98260 12345")).toBe("hi");
      expect(await sent("/hi/blog", "ட்ரோன் பயிற்சி")).toBe("other");
      expect(await sent("/blog", "Namaste")).toBe("en");
      expect(await sent("/history", "Namaste")).toBe("en");
    });

    it("a visitor's enquiry keeps the form's shape: nobody sends language or batch along", async () => {
      const sent = { name: "N", email: "n@b.example", message: "Namaste", status: "new" };
      for (const more of [{ language: "hi" }, { batch: "x" }])
        expect(
          (
            await clientOf(site)
              .from("contact_submissions")
              .insert({ ...sent, ...more })
          ).error,
        ).not.toBeNull();
      await clientOf(site).from("contact_submissions").insert(sent).throwOnError();
      expect(await site.sql`select language, batch from contact_submissions`).toEqual([
        { language: "en", batch: null },
      ]);
    });

    it("erasing a person takes replies, subjects and pieces", () =>
      held(async () => {
        await entries(people.administrator)
          .insert(reply(await arrived({ email: "gone@b.example" })))
          .throwOnError();
        const other = await arrived({ email: "stays@b.example" });
        const naming = { ...reply(other, randomUUID(), "As gone@b.example said."), subject: "Of gone@b.example" };
        await entries(people.administrator).insert(naming).throwOnError();
        await people.administrator
          .from("saved_pieces")
          .insert({ title: "Ask", content: "gone@b.example" })
          .throwOnError();
        const call = { address: "gone@b.example", dry_run: false };
        const { data } = await people.administrator.rpc("erase_person", call).throwOnError();
        expect(data).toMatchObject({ enquiries: 1, notes: 2 });
        expect(await site.sql`select subject, content from enquiry_entries`).toEqual([
          { subject: "Of [erased]", content: "As [erased] said." },
        ]);
        expect(await site.sql`select content from saved_pieces`).toEqual([{ content: "[erased]" }]);
      }));
  });
