import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { type People, signInPeople } from "../people.ts";

const PEOPLE = ["anonymous", "stranger", "administrator"] as const;

/** A row of each table, and what the database refuses in it. */
const TABLES: [table: string, row: Record<string, unknown>, bad: Record<string, unknown>[]][] = [
  ["site_values", { key: "phone", value: "+91 98270 12345", proof: "the bill" }, [{ key: "no key!" }, { value: " " }]],
  [
    "prices",
    { thing: "/services/agriculture-spray#farm", rupees: 500, tax_rate: 18 },
    [{ rupees: 0 }, { tax_rate: 40 }, { thing: "spraying" }, { basis: "about" }],
  ],
  [
    "batches",
    { course: "/training/drone-pilot-training", starts_on: "2099-01-04", ends_on: "2099-01-29", seats: 12 },
    [{ ends_on: "2099-01-03" }, { seats_left: 13 }, { state: "open for all" }, { discount_until: "2099-02-01" }],
  ],
  [
    "notices",
    { title: "Closed for Diwali", from_day: "2099-01-04", to_day: "2099-01-05", closed: "yes" },
    [{ to_day: "2099-01-03" }, { link: "javascript:alert(1)" }, { title: " " }],
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

    describe.each(TABLES)("%s", (table, row, refused) => {
      it.each(PEOPLE)("%s reads, adds, changes and deletes rows only as an administrator", async (person) => {
        await site.sql`delete from ${site.sql(`public.${table}`)}`;
        const may = person === "administrator";
        const client = people[person];
        const added = await client.from(table).insert(row);
        expect(added.error === null, `${person} adds`).toBe(may);
        if (!may) await site.sql`insert into ${site.sql(`public.${table}`)} ${site.sql(row)}`;
        const [stored] = await site.sql`select * from ${site.sql(`public.${table}`)}`;
        expect((await client.from(table).select("*")).data?.length ?? 0).toBe(may ? 1 : 0);
        const [column = "", value] = Object.entries(row)[1] ?? [];
        await client
          .from(table)
          .update({ [column]: value })
          .eq("id", stored?.id);
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

    it("tells the site what it shows, without proofs and persons", async () => {
      await site.sql`update site_values set proof = 'a secret proof'`;
      const [{ snapshot } = {}] = await site.sql`select site_snapshot()::text as snapshot`;
      expect(snapshot).toContain("Vayutra");
      expect(snapshot).not.toMatch(/a secret proof|@|author|updated_at/);
      await Promise.all(TABLES.map(([table]) => site.sql`delete from ${site.sql(`public.${table}`)}`));
    });
  });
