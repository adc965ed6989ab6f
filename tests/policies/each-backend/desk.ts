import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { type People, signInPeople } from "../people.ts";

const PEOPLE = ["anonymous", "stranger", "administrator"] as const;

/** A row of each table, and what the database refuses in it. */
const TABLES: [
  table: string,
  row: Record<string, unknown>,
  bad: Record<string, unknown>[],
  changed: Record<string, unknown>,
][] = [
  [
    "site_values",
    { key: "phone", value: "+91 98270 12345", proof: "the bill" },
    [{ key: "no key!" }, { value: " " }],
    { value: "+91 98260 12345" },
  ],
  [
    "prices",
    { thing: "/services/agriculture-spray#farm", rupees: 500, tax_rate: 18 },
    [{ rupees: 0 }, { tax_rate: 40 }, { thing: "spraying" }, { basis: "about" }],
    { rupees: 600 },
  ],
  [
    "batches",
    { course: "/training/drone-pilot-training", starts_on: "2099-01-04", ends_on: "2099-01-29", seats: 12 },
    [{ ends_on: "2099-01-03" }, { seats_left: 13 }, { state: "open for all" }, { discount_until: "2099-02-01" }],
    { seats: 14 },
  ],
  [
    "notices",
    { title: "Closed for Diwali", from_day: "2099-01-04", to_day: "2099-01-05", closed: "yes" },
    [{ to_day: "2099-01-03" }, { link: "javascript:alert(1)" }, { title: " " }, { link: "//evil.example" }],
    { title: "Closed for Holi" },
  ],
];

export const desk = (on: OnBackend) =>
  describe("the owner's desk", () => {
    let site: RunningSite;
    let people: People;
    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });

    describe.each(TABLES)("%s", (table, row, refused, changed) => {
      it.each(PEOPLE)("%s reads, adds, changes and deletes rows only as an administrator", async (person) => {
        await site.sql`delete from ${site.sql(`public.${table}`)}`;
        const may = person === "administrator";
        const client = people[person];
        const added = await client.from(table).insert(row);
        expect(added.error === null, `${person} adds`).toBe(may);
        if (!may) await site.sql`insert into ${site.sql(`public.${table}`)} ${site.sql(row)}`;
        const [stored] = await site.sql`select * from ${site.sql(`public.${table}`)}`;
        expect((await client.from(table).select("*")).data?.length ?? 0).toBe(may ? 1 : 0);
        await client.from(table).update(changed).eq("id", stored?.id);
        const [after] = await site.sql`select * from ${site.sql(`public.${table}`)}`;
        const [column = ""] = Object.keys(changed);
        expect(after?.[column] === changed[column], `${person} changes`).toBe(may);
        await client.from(table).delete().eq("id", stored?.id);
        expect(await site.sql`select id from ${site.sql(`public.${table}`)}`).toHaveLength(may ? 0 : 1);
      });

      it.each(refused)("the database refuses %o", async (bad) => {
        const { error } = await people.administrator.from(table).insert({ ...row, ...bad });
        expect(error?.code).toBe("23514");
      });

      it("a deleted row comes back from the bin, with its versions kept", async () => {
        const { administrator } = people;
        await site.sql`delete from ${site.sql(`public.${table}`)}`;
        const { data } = await administrator.from(table).insert(row).select("id").single();
        await administrator.from(table).delete().eq("id", data?.id);
        const { data: binned } = await administrator.from("bin").select("id").eq("subject_id", data?.id).single();
        const bin = administrator.from("bin").update({ restored_at: new Date().toISOString() });
        expect((await bin.eq("id", binned?.id).select("id")).error).toBeNull();
        expect(await site.sql`select id from ${site.sql(`public.${table}`)} where id = ${data?.id}`).toHaveLength(1);
        expect(await site.sql`select id from versions where subject_id = ${data?.id}`).toHaveLength(1);
      });
    });

    it("a value in the bin whose place another has taken stays there, and the answer says why", async () => {
      const { administrator } = people;
      await site.sql`delete from site_values`;
      const row = { key: "hostel", value: "Two rooms" };
      const { data } = await administrator.from("site_values").insert(row).select("id").single();
      await administrator.from("site_values").delete().eq("id", data?.id);
      await administrator.from("site_values").insert({ ...row, value: "None" });
      const { data: binned } = await administrator.from("bin").select("id").eq("subject_id", data?.id).single();
      const bin = administrator.from("bin").update({ restored_at: new Date().toISOString() });
      expect((await bin.eq("id", binned?.id).select("id")).error?.code).toBe("23505");
      expect((await administrator.from("bin").select("content").eq("id", binned?.id)).data).toMatchObject([
        { content: { value: "Two rooms" } },
      ]);
    });

    it("names who confirmed a value, whatever the request says", async () => {
      await site.sql`delete from site_values`;
      const { error } = await people.administrator
        .from("site_values")
        .insert({ key: "name", value: "Vayutra", confirmed_by: "somebody@else.example" });
      expect(error).toBeNull();
      const [{ confirmed_by } = {}] = await site.sql`select confirmed_by from site_values where key = 'name'`;
      expect(confirmed_by).toBe(site.config.admin.email);
    });

    it.each(PEOPLE)("%s sees how the site is used only as an administrator", async (person) => {
      const { error } = await people[person].rpc("use_of_the_site", { weeks: 1 });
      expect(error === null).toBe(person === "administrator");
    });

    it("counts enquiries for the page they came from, those of articles for their list in either edition", async () => {
      await site.sql`
        insert into contact_submissions (name, email, message, came_from)
        select 'Counted', 'c@b.example', 'm', page from unnest(${["/blog/x", "/hi/news/x", "/hi/news/y", "/hi/contact-us"]}::text[]) as page`;
      const { data } = await people.administrator.rpc("use_of_the_site", { weeks: 1 }).throwOnError();
      const enquired = (page: string) => data.pages.find((each: { page: string }) => each.page === page)?.enquired;
      expect(["/blog", "/hi/news", "/hi/contact-us"].map(enquired)).toEqual([1, 2, 1]);
      await site.sql`delete from contact_submissions where name = 'Counted'`;
    });

    it("shows the next batches of each course, however many another one has", async () => {
      await site.sql`
        insert into batches (course, starts_on, ends_on)
        select '/training/drone-pilot-training', date '2098-01-01' + day, date '2098-01-01' + day
        from generate_series(1, 210) as day`;
      await site.sql`
        insert into batches (course, starts_on, ends_on) values ('/training/drone-data-processing', '2099-01-01', '2099-01-09')`;
      const [{ batches } = {}] = await site.sql`select site_snapshot() -> 'batches' as batches`;
      expect(batches).toHaveLength(101);
      expect(batches[100]).toMatchObject({ course: "/training/drone-data-processing" });
      expect(batches[0]).not.toHaveProperty("place_in_course");
      await site.sql`delete from batches`;
    });

    it("erasing a person takes the address out of proofs, and counts the owner's values that name it", async () => {
      const address = "witness@home.example";
      const row = { key: "grievanceOfficer", value: `Asha, ${address}`, proof: `Mail of Witness@home.example` };
      expect((await people.administrator.from("site_values").insert(row)).error).toBeNull();
      const notice = { title: `Write to ${address}`, from_day: "2099-01-04", to_day: "2099-01-05" };
      expect((await people.administrator.from("notices").insert(notice)).error).toBeNull();
      const erase = (dry_run: boolean) => people.administrator.rpc("erase_person", { address, dry_run });
      expect((await erase(false)).data).toMatchObject({ kept: 3, posts: 2 });
      const [{ proof, value } = {}] =
        await site.sql`select proof, value from site_values where key = 'grievanceOfficer'`;
      expect({ proof, value }).toEqual({ proof: "Mail of [erased]", value: row.value });
      expect(JSON.stringify(await site.sql`select content from versions`)).not.toMatch(/witness/i);
      expect((await erase(true)).data).toMatchObject({ kept: 0, posts: 2 });
      await site.sql`delete from notices`;
      await site.sql`delete from site_values where key = 'grievanceOfficer'`;
    });

    it("tells the site what it shows, without proofs and persons", async () => {
      await site.sql`update site_values set proof = 'a secret proof'`;
      const [{ snapshot } = {}] = await site.sql`select site_snapshot()::text as snapshot`;
      expect(snapshot).toContain("Vayutra");
      expect(snapshot).not.toMatch(/a secret proof|@|author|updated_at/);
      await Promise.all(TABLES.map(([table]) => site.sql`delete from ${site.sql(`public.${table}`)}`));
    });
  });
