import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningSite, until } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { clientOf, newClientAddress, type People, signInPeople, tokenOf } from "../people.ts";

const OTHERS = ["anonymous", "stranger"] as const;
const message = (inquiry: string, text: string, phone = "98260 12345") =>
  `Company: Not provided\nPhone: ${phone}\nInquiry Type: ${inquiry}\n\nMessage: ${text}`;

export const staffEnquiries = (on: OnBackend) =>
  describe("enquiries for staff", () => {
    let site: RunningSite;
    let people: People;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });
    beforeEach(async () => {
      for (const table of ["contact_submissions", "bin", "enquiry_entries"])
        await site.sql`delete from ${site.sql(table)}`;
    });

    async function arrived(
      name: string,
      { inquiry = "general", text = "Hello", email = "a@b.example", ago = "1 hour", phone = "98260 12345" } = {},
    ) {
      const [row] = await site.sql`
      insert into contact_submissions (name, email, message, created_at)
      values (${name}, ${email}, ${message(inquiry, text, phone)}, now() - ${ago}::interval) returning id`;
      return row?.id as string;
    }
    const list = async (asked: object) => {
      const { data, error } = await people.administrator.rpc("staff_list", {
        thing: "contact_submissions",
        take: 25,
        ...asked,
      });
      expect(error).toBeNull();
      return data as { total: number; more: boolean; counts: Record<string, number>; rows: { name: string }[] };
    };
    const names = async (asked: object) => (await list(asked)).rows.map(({ name }) => name);

    describe("lists", () => {
      it.each(OTHERS)("are not shown to %s", async (person) => {
        await arrived("Asha");
        const { data, error } = await people[person].rpc("staff_list", { thing: "contact_submissions", take: 25 });
        expect(data).toBeNull();
        expect(error?.code).toBe("42501");
      });

      it("in SQL, the role anon may not call it, and a user without rights is refused", async () => {
        const as = (role: string) =>
          site.sql.begin(async (sql) => {
            await sql`set local role ${sql(role)}`;
            await sql`select public.staff_list('blogs')`;
          });
        await expect(as("anon")).rejects.toThrow("permission denied");
        await expect(as("authenticated")).rejects.toThrow("Only administrators");
      });

      it("are searched in all columns, ignoring case, for the literal term", async () => {
        await arrived("Asha Verma", { text: "50% off_season" });
        await arrived("Ravi", { email: "ravi@narmada.example" });
        expect(await names({ term: "ASHA" })).toEqual(["Asha Verma"]);
        expect(await names({ term: "@narmada" })).toEqual(["Ravi"]);
        expect(await names({ term: "verma ASHA" })).toEqual(["Asha Verma"]);
        expect(await names({ term: "verma Ravi" })).toEqual([]);
        expect(await names({ term: "50% off_" })).toEqual(["Asha Verma"]);
        expect(await names({ term: "50_ off" })).toEqual([]);
        expect(await names({ term: "' or true --" })).toEqual([]);
        expect(await names({ term: "\\" })).toEqual([]);
      });

      it("match one or two letters at the beginning of words, and longer terms and other scripts anywhere", async () => {
        await arrived("Om Prakash", { ago: "6 hours" });
        await arrived("Asha", { text: "For\nOmkar", ago: "5 hours" });
        await arrived("Ravi", { email: "ravi-om.rao@b.example", ago: "4 hours" });
        await arrived("Tomar", { text: "custom", email: "t@b.com", ago: "3 hours" });
        await arrived("ओम प्रकाश", { ago: "2 hours" });
        for (const term of ["Om", "o", " OM "]) expect(await names({ term })).toEqual(["Ravi", "Asha", "Om Prakash"]);
        expect(await names({ term: "oma" })).toEqual(["Tomar"]);
        expect(await names({ term: "Om P" })).toEqual(["Om Prakash"]);
        expect(await names({ term: "m p" })).toEqual(["Om Prakash"]);
        expect(await names({ term: "ओम" })).toEqual(["ओम प्रकाश"]);
        expect(await list({ term: "om", take: 0 })).toMatchObject({
          total: 3,
          counts: { new: 3, replied: 0 },
          rows: [],
        });
        expect(await names({ term: "zq" })).toEqual([]);
        for (const word of ["**UV**", "[UV](/x)", "#UV", "R&UV", "“UV”", "a–UV", ";UV"])
          await arrived(word, { text: "x" });
        expect(await names({ term: "uv" })).toHaveLength(7);
      });

      it("find a phone number in any format, by its last ten digits or a part of them", async () => {
        for (const phone of ["+91 98765 43210", "98765-43210", "098765 43210", "9876543210"])
          await arrived(phone, { phone });
        await arrived("Another", { phone: "98765 43211" });
        await arrived("None", { phone: "Not provided" });
        for (const term of ["9876543210", "+91 98765 43210", "098765-43210", "(98765) 43210", "00919876543210"])
          expect((await names({ term })).sort(), term).toEqual([
            "+91 98765 43210",
            "098765 43210",
            "98765-43210",
            "9876543210",
          ]);
        expect(await list({ term: "987654", take: 0 })).toMatchObject({ total: 5, counts: { new: 5, replied: 0 } });
        expect(await names({ term: "432 11" })).toEqual([]);
        expect(await names({ term: "Phone 9876543210" })).toEqual(["9876543210"]);
      });

      it("find an enquiry by its reference number, in any case", async () => {
        const id = await arrived("Asha", {});
        await arrived("Ravi", {});
        const reference = id.slice(0, 8);
        for (const term of [reference, reference.toUpperCase(), ` ${reference} `])
          expect(await names({ term }), term).toEqual(["Asha"]);
        expect(await names({ term: id.slice(0, 7) })).toEqual([]);
      });

      it("are filtered by status, topic and time, sorted, and counted by status", async () => {
        await arrived("B", { inquiry: "training", ago: "3 days" });
        const c = await arrived("C", { inquiry: "training", ago: "2 days" });
        await arrived("A", { inquiry: "support", ago: "1 day" });
        await site.sql`update contact_submissions set status = 'replied' where id = ${c}`;
        expect(await names({})).toEqual(["A", "C", "B"]);
        expect(await names({ sort: "oldest" })).toEqual(["B", "C", "A"]);
        expect(await names({ sort: "name" })).toEqual(["A", "B", "C"]);
        expect(await names({ sort: "name", skip: 1, take: 1 })).toEqual(["B"]);
        expect(await names({ inquiry: "training" })).toEqual(["C", "B"]);
        const since = new Date(Date.now() - 60 * 3_600_000).toISOString();
        expect(await names({ since })).toEqual(["A", "C"]);
        expect(await names({ before: since })).toEqual(["B"]);
        expect(await list({ status: "new", take: 0 })).toMatchObject({
          total: 2,
          counts: { new: 2, replied: 1 },
          more: false,
        });
      });

      it("are all counted, and a search up to 1,000", async () => {
        await site.sql`
        insert into contact_submissions (name, email, message, status, created_at)
        select 'n' || n, 'a@b.example', 'm', case when n <= 1000 then 'new' else 'replied' end, now() - n * interval '1 s'
        from generate_series(1, 2100) as n`;
        expect(await list({ take: 0 })).toMatchObject({
          total: 2100,
          more: false,
          counts: { new: 1000, replied: 1100 },
        });
        const many = { total: 1000, more: true, counts: {} };
        expect(await list({ take: 0, term: "b.example" })).toMatchObject(many);
        const fresh = { total: 1000, more: false, counts: { new: 1000 } };
        expect(await list({ take: 0, term: "b.example", status: "new" })).toMatchObject(fresh);
        expect(await list({ take: 0, term: "n2100" })).toMatchObject({ total: 1, counts: { new: 0, replied: 1 } });
        expect(await names({ term: "b.example", take: 2, skip: 1 })).toEqual(["n2", "n3"]);
        expect(await list({ take: 0, term: "b." })).toMatchObject(many);
        expect(await names({ term: "b.", take: 2, skip: 1, sort: "oldest" })).toEqual(["n2099", "n2098"]);
        expect(await names({ term: "b", take: 2, skip: 1 })).toEqual(["n2", "n3"]);
      });

      it("are counted in every spelling of the term", async () => {
        await site.sql`
        insert into contact_submissions (name, email, message, created_at)
        select 'n' || n, 'a@b.example',
          case when n <= 100 then 'Gram and Paddy' when n <= 400 then 'GRAM and PADDY' else 'PADDY' end,
          now() - n * interval '1 s'
        from generate_series(1, 1200) as n`;
        expect(await list({ take: 0, term: "gram" })).toMatchObject({ total: 400 });
        expect(await list({ take: 0, term: "paddy" })).toMatchObject({ total: 1000, more: true });
        expect(await names({ term: "gram", take: 2, skip: 99 })).toEqual(["n100", "n101"]);
      });

      it("of posts leave long texts out", async () => {
        const { data } = await people.administrator.rpc("staff_list", { thing: "blogs", term: "drone", take: 3 });
        const rows = (data as { rows: Record<string, unknown>[] }).rows;
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row).not.toHaveProperty("content");
      });

      it("an administrator marks and deletes up to 100 rows at once", async () => {
        const ids = [await arrived("A"), await arrived("B")];
        const table = () => people.administrator.from("contact_submissions");
        const marked = await table().update({ status: "replied" }).in("id", ids).select("id");
        expect(marked.data).toHaveLength(2);
        const many = Array.from({ length: 101 }, () => randomUUID());
        expect((await table().delete().in("id", many)).error?.code).toBe("PGRST100");
        const none = await people.stranger.from("contact_submissions").delete().in("id", ids).select("id");
        expect(none.data ?? []).toEqual([]);
        expect((await table().delete().in("id", ids).select("id")).data).toHaveLength(2);
      });
    });

    describe("where enquiries come from", () => {
      const enquiry = { name: "Asha", email: "asha@b.example", message: message("training", "Hi"), status: "new" };

      it("is stored as the browser says, and the topic is read out of the message", async () => {
        const origin = { came_from: "/blog", instrument: "spray-planner", campaign: "utm_source=x" };
        const { error } = await clientOf(site)
          .from("contact_submissions")
          .insert({ ...enquiry, ...origin });
        expect(error).toBeNull();
        const [row] = await site.sql`select came_from, instrument, campaign, inquiry from contact_submissions`;
        expect(row).toEqual({ ...origin, inquiry: "training" });
      });

      it("the sender can set neither the topic column nor an overlong origin", async () => {
        for (const more of [{ inquiry: "support" }, { came_from: "x".repeat(301) }]) {
          const { error } = await clientOf(site)
            .from("contact_submissions")
            .insert({ ...enquiry, ...more });
          expect(error).not.toBeNull();
        }
        expect(await site.sql`select * from contact_submissions`).toHaveLength(0);
      });

      it("a refusal is logged with its message", async () => {
        const before = site.logs.length;
        const { error } = await clientOf(site)
          .from("contact_submissions")
          .insert({ ...enquiry, email: "no address" });
        expect(error?.message).toBe("Please enter a valid email address");
        const line = await until(async () =>
          site.logs.slice(before).find((each) => each.includes("valid email address")),
        );
        expect((JSON.parse(line) as { msg: string }).msg).not.toMatch(/[{}]/);
      });

      it("is counted by page and week, for administrators", async () => {
        await site.sql`
        insert into contact_submissions (name, email, message, came_from, created_at)
        select 'n', 'a@b.example', 'm', case when n < 3 then '/blog' end, now() from generate_series(1, 4) as n`;
        const { data } = await people.administrator.rpc("enquiry_origins", { weeks: 8 });
        expect(
          data.map(({ page, enquiries }: { page: string; enquiries: number }) => [page, Number(enquiries)]),
        ).toEqual([
          ["", 2],
          ["/blog", 2],
        ]);
        expect((await people.stranger.rpc("enquiry_origins", { weeks: 8 })).data ?? []).toEqual([]);
        expect((await people.anonymous.rpc("enquiry_origins", { weeks: 8 })).data ?? []).toEqual([]);
      });
    });

    describe("the file", () => {
      const file = async (person: keyof People, filters: object = {}) => {
        const token = person === "anonymous" ? undefined : await tokenOf(people[person]);
        return fetch(`${site.url}/rest/v1/enquiries.csv`, {
          method: "POST",
          headers: {
            apikey: site.config.supabasePublishableKey,
            "X-Forwarded-For": newClientAddress(),
            "Content-Type": "application/json",
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(filters),
        });
      };

      it("is for administrators", async () => {
        await arrived("Asha");
        expect((await file("anonymous")).status).toBe(401);
        const stranger = await file("stranger");
        expect(stranger.status).toBe(403);
        expect(await stranger.text()).not.toContain("Asha");
      });

      it("is complete, and the audit log notes it without the search term", async () => {
        await arrived("Asha Verma");
        for (const part of [
          { sort: "name" },
          { take: 1 },
          { skip: 1 },
          { after_id: randomUUID() },
          { thing: "blogs", x: 1 },
        ])
          expect((await file("administrator", part)).status).toBe(400);
        expect((await file("administrator", { term: "verma", status: "new" })).status).toBe(200);
        const [act] =
          await site.sql`select actor_email, subject, detail from audit_log where act = 'exported' order by at desc`;
        expect(act).toEqual({
          actor_email: site.config.admin.email,
          subject: "contact_submissions",
          detail: { searched: true, status: "new", rows_of_first_page: 1 },
        });
      });

      it("contains the filtered list, newest first, over several pages", async () => {
        await site.sql`
        insert into contact_submissions (name, email, message, created_at)
        select 'n' || n, 'a@b.example', ${message("training", "=1+1")}, now() - n * interval '1 s'
        from generate_series(1, 2500) as n`;
        await arrived("Other", { inquiry: "support" });
        const response = await file("administrator", { inquiry: "training" });
        expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
        const lines = (await response.text()).split("\r\n");
        expect(lines).toHaveLength(2502);
        expect(lines[1]).toMatch(
          /,"new","n1","a@b\.example","98260 12345","","Training Programs","","","","","'=1\+1","","","","","",""$/,
        );
        expect(new Set(lines.slice(1, -1).map((line) => line.split(",")[3])).size).toBe(2500);
        const searched = (await (await file("administrator", { term: "n249" })).text()).split("\r\n");
        expect(searched).toHaveLength(13);
      });
    });

    describe("erasing a person", () => {
      const erase = (person: keyof People, dry_run: boolean, address = " Asha@Farm.example ") =>
        people[person].rpc("erase_person", { address, dry_run });

      async function plant() {
        const own = await arrived("Asha", { email: "asha@farm.example" });
        await site.sql`insert into enquiry_entries (enquiry_id, content) values (${own}, 'of her own')`;
        await site.sql`insert into private.enquiry_mails (enquiry_id, kind) values (${own}, 'notice')`;
        const other = await arrived("Ravi", { text: "Write to ASHA@farm.example, not to basha@farm.example" });
        await site.sql`insert into enquiry_entries (enquiry_id, content) values (${other}, 'ask asha@farm.example.')`;
        const binned = await arrived("Asha", { email: "asha@farm.example", text: "Sent once more" });
        const quoting = await arrived("Meena", { text: "Asha is\nasha@farm.example" });
        await site.sql`delete from contact_submissions where id = any(${[binned, quoting]})`;
      }

      it.each(OTHERS)("%s erases and counts nothing", async (person) => {
        await plant();
        for (const dry_run of [true, false]) expect((await erase(person, dry_run)).error?.code).toBe("42501");
        expect(await site.sql`select * from contact_submissions`).toHaveLength(2);
      });

      it("first counts, then removes the address everywhere, and logs no name", async () => {
        await plant();
        const found = { enquiries: 2, mentions: 1, notes: 1, kept: 1, posts: 0 };
        expect((await erase("administrator", true)).data).toEqual(found);
        expect(await site.sql`select * from contact_submissions`).toHaveLength(2);
        expect((await erase("administrator", false)).data).toEqual(found);
        const [row] = await site.sql`
          select message, content from contact_submissions as enquiry join enquiry_entries on enquiry_id = enquiry.id`;
        expect(row?.message).toContain("Write to [erased], not to basha@farm.example");
        expect(row?.content).toBe("ask [erased].");
        expect(await site.sql`select * from private.enquiry_mails`).toHaveLength(0);
        expect(await site.sql`select content ->> 'message' as said from bin`).toEqual([
          { said: expect.stringContaining("Asha is\n[erased]") },
        ]);
        const [act] = await site.sql`select act, detail::text from audit_log order by at desc limit 1`;
        expect(act?.act).toBe("person_erased");
        expect(act?.detail).not.toContain("asha");
        expect((await erase("administrator", true)).data).toEqual({
          enquiries: 0,
          mentions: 0,
          notes: 0,
          kept: 0,
          posts: 0,
        });
      });

      it.each([
        ["asha+drones@farm.example", "ASHA+Drones@farm.example", "asha@farm.example"],
        ['"asha\\b"@farm.example', '"Asha\\B"@farm.example', "b@farm.example"],
        ["ägnes.o'neill@farm.example", "Ägnes.O'Neill@farm.example", "gnes.o'neill@farm.example"],
        ["a_%a@farm.example", "A_%A@farm.example", "axxa@farm.example"],
      ])("finds %s in any case and wherever it stands, and no other", async (address, written, other) => {
        const text = `Write to <${written}>.`;
        await arrived("Own", { email: written });
        const mention = await arrived("Mention", { text });
        await site.sql`insert into enquiry_entries (enquiry_id, content) values (${mention}, ${text})`;
        const kept = [await arrived("Kept", { text }), await arrived("Own kept", { email: written })];
        await site.sql`delete from contact_submissions where id = any(${kept})`;
        await arrived("Other", { email: other });
        const found = { enquiries: 2, mentions: 1, notes: 1, kept: 1, posts: 0 };
        expect((await erase("administrator", true, `  ${address} `)).data).toEqual(found);
        expect((await erase("administrator", false, address)).data).toEqual(found);
        const left = await site.sql`
        select (select jsonb_agg(each) from contact_submissions as each) || (select jsonb_agg(each) from bin as each)
          || (select jsonb_agg(each) from enquiry_entries as each) as left`;
        expect(JSON.stringify(left).toLowerCase()).not.toContain(JSON.stringify(address).slice(1, -1));
        expect((await site.sql`select email from contact_submissions where name = 'Other'`)[0]?.email).toBe(other);
      });

      it("finds an address in any spelling and encoding, and leaves no trace", async () => {
        const address = "priya@home.example";
        for (const email of ["mailto:priya@home.example", "priya@home.example,"]) await arrived("Own", { email });
        for (const text of ["priya@home.example.Thanks", "address...priya@home.example", "Mail-priya@home.example"])
          await arrived("Mention", { text });
        for (const at of ["&#64;", "&#x40;", "&commat;", "%2540"])
          await arrived("Mention", { text: `priya${at}home.example` });
        const campaign = "utm_source=mail&utm_id=priya%40home.example";
        await site.sql`update contact_submissions set campaign = ${campaign} where message like '%Mail-priya%'`;
        await site.sql`
        insert into contact_submissions (name, email, message, campaign) values
          ('Linked', 'a@b.example', 'm', ${campaign}), ('Spaced', 'a@b.example', 'm', 'utm_id=to%20priya%40home.example'),
          ('Twice', 'a@b.example', 'm', 'utm_id=priya%2540home.example')`;
        await arrived("Other", { email: "a.priya@home.example" });
        const found = { enquiries: 2, mentions: 10, notes: 0, kept: 0, posts: 0 };
        expect((await erase("administrator", true, address)).data).toEqual(found);
        expect((await erase("administrator", false, address)).data).toEqual(found);
        const left = await site.sql`select * from contact_submissions where name <> 'Other'`;
        expect(left).toHaveLength(10);
        expect(JSON.stringify(left)).not.toMatch(/priya/i);
        expect(await site.sql`select email from contact_submissions where name = 'Other'`).toEqual([
          { email: "a.priya@home.example" },
        ]);
      });

      it("cleans the versions of a post, and counts the post that still contains the address", async () => {
        const address = "post-person@home.example";
        const [post] = await site.sql`
        insert into blogs (title, content) values ('By Post-Person@home.example', 'Write to her.') returning id`;
        expect((await erase("administrator", false, address)).data).toMatchObject({ kept: 1, posts: 1 });
        await site.sql`update blogs set title = 'By nobody' where id = ${post?.id}`;
        await people.administrator.from("blogs").delete().eq("id", post?.id).throwOnError();
        expect((await erase("administrator", true, address)).data).toMatchObject({ kept: 0, posts: 0 });
        const log = await site.sql`select to_jsonb(act)::text as line from audit_log as act`;
        expect(JSON.stringify(log)).not.toMatch(/post-person|By nobody/i);
      });

      it("does not concern the counters of limits, which contain no address", async () => {
        const { error } = await people.anonymous
          .from("contact_submissions")
          .insert({ name: "N", email: "counted@home.example", message: "m", status: "new" });
        expect(error).toBeNull();
        const counters = await site.sql`select key from private.rate_limits`;
        if (on.backend === "DATABASE_URL") expect(counters.length).toBeGreaterThan(0);
        for (const { key } of counters) expect(key).toMatch(/^\w+:[\w-]{43}$/);
      });

      it("refuses an invalid address", async () => {
        await plant();
        for (const address of ["", "%", "farm.example", "@"]) {
          expect((await erase("administrator", false, address)).error).not.toBeNull();
        }
        expect(await site.sql`select * from contact_submissions`).toHaveLength(2);
      });
    });
  });
