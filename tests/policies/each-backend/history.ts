import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { recordSteadyClock } from "../clock.ts";
import { idOf, type People, signInPeople } from "../people.ts";
import { binnedTables, bodyOf, minimalRow, publications } from "../publications.ts";

const PEOPLE = ["anonymous", "stranger", "administrator"] as const;
const ENQUIRY = { name: "Asha Rao", email: "asha@farm.example", message: "Please call." };

export const history = (on: OnBackend) =>
  describe("versions and the bin", () => {
    let site: RunningSite;
    let people: People;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });

    /** Inserts a row as the tables' owner. */
    async function place(table: string, name = "A row"): Promise<string> {
      const row = table === "contact_submissions" ? { ...ENQUIRY, name } : minimalRow(table, name);
      const [placed] = await site.sql`insert into ${site.sql(`public.${table}`)} ${site.sql(row)} returning id`;
      return placed?.id;
    }

    const versionsOf = (id: string) => site.sql`select * from versions where subject_id = ${id} order by at, id`;
    const binOf = async (id: string) => (await site.sql`select * from bin where subject_id = ${id}`)[0];
    const emptyBin = async () => {
      await recordSteadyClock(site.sql);
      await site.sql`select private.empty_bin(12)`;
    };
    const rowOf = async (table: string, id: string) =>
      (await site.sql`select * from ${site.sql(`public.${table}`)} where id = ${id}`)[0];

    async function binned(table: string, name?: string) {
      const id = await place(table, name);
      const before = await rowOf(table, id);
      await site.sql`delete from ${site.sql(`public.${table}`)} where id = ${id}`;
      return { id, before, inBin: (await binOf(id))?.id as string };
    }

    describe.each(PEOPLE)("%s", (person) => {
      const may = person === "administrator";

      it("reads versions and the bin only as an administrator", async () => {
        const { id } = await binned("blogs");
        const client = people[person];
        const versions = await client.from("versions").select("*").eq("subject_id", id);
        const bin = await client.from("bin").select("*").eq("subject_id", id);
        expect([versions.data?.length ?? 0, bin.data?.length ?? 0]).toEqual(may ? [1, 1] : [0, 0]);
      });

      it("can neither insert nor change rows there", async () => {
        const { id, inBin } = await binned("news");
        const client = people[person];
        const content = { subject: "news", subject_id: id, content: "{}" };
        const answers = [
          await client.from("versions").insert({ ...content, changed: "[]" }),
          await client.from("versions").update({ subject: "blogs" }).eq("id", inBin),
          await client.from("versions").delete().eq("id", inBin),
          await client.from("bin").insert({ ...content, name: "x" }),
          await client.from("bin").update({ subject: "blogs" }).eq("id", inBin),
          await client.from("bin").update({ name: "other" }).eq("id", inBin),
        ];
        for (const { error } of answers) expect(error).not.toBeNull();
        expect(await binOf(id)).toMatchObject({ subject: "news", name: "A row" });
        expect(await versionsOf(id)).toHaveLength(1);
      });

      it.each(binnedTables)("restores a row of %s only as an administrator", async (table) => {
        const { id, before, inBin } = await binned(table);
        const { error } = await people[person]
          .from("bin")
          .update({ restored_at: new Date().toISOString() })
          .eq("id", inBin)
          .select("id")
          .single();
        expect(error === null).toBe(may);
        expect(await rowOf(table, id)).toEqual(may ? before : undefined);
        expect(await binOf(id)).toEqual(may ? undefined : expect.anything());
      });

      it("deletes for good only as an administrator, and the versions with it", async () => {
        const { id, inBin } = await binned("careers");
        await people[person].from("bin").delete().eq("id", inBin);
        expect([await binOf(id), (await versionsOf(id)).length]).toEqual(may ? [undefined, 0] : [expect.anything(), 1]);
      });
    });

    it("grant every role no more than that", async () => {
      for (const role of ["anon", "authenticated", "service_role", "authenticator"]) {
        for (const privilege of ["insert", "truncate", "references", "trigger"]) {
          const [row] = await site.sql`
          select has_table_privilege(${role}, 'public.versions', ${privilege})
            or has_table_privilege(${role}, 'public.bin', ${privilege}) as granted`;
          expect([role, privilege, row?.granted]).toEqual([role, privilege, false]);
        }
      }
    });

    describe.each(publications)("%s", (table) => {
      it("keeps each version with who saved it and what changed, and none for a save that changed nothing", async () => {
        const client = people.administrator;
        const { data } = await client.from(table).insert(minimalRow(table, "One")).select("id").single().throwOnError();
        const change = (values: object) => client.from(table).update(values).eq("id", data.id).throwOnError();
        await change({ title: "Two", [bodyOf(table)]: "Second." });
        await change({ title: "Two" });
        await change({ status: "published" });
        const editor = { editor: await idOf(client), editor_email: site.config.admin.email, subject: table };
        expect(await versionsOf(data.id)).toMatchObject([
          { ...editor, changed: [], content: { title: "One" } },
          { ...editor, changed: [bodyOf(table), "title"], content: { title: "Two", [bodyOf(table)]: "Second." } },
          { ...editor, changed: ["status"], content: { status: "published" } },
        ]);
      });

      it("comes back with its author and times, without one when the author's account is gone", async () => {
        const id = await place(table);
        const author = await idOf(people.administrator);
        await site.sql`update ${site.sql(`public.${table}`)} set author_id = ${author} where id = ${id}`;
        const before = await rowOf(table, id);
        await people.administrator.from(table).delete().eq("id", id).throwOnError();
        expect(await binOf(id)).toMatchObject({ deleted_by_email: site.config.admin.email });
        const restore = () => site.sql`update bin set restored_at = now() where subject_id = ${id}`;
        await restore();
        expect(await rowOf(table, id)).toEqual(before);
        await site.sql`delete from ${site.sql(`public.${table}`)} where id = ${id}`;
        await site.sql`update bin set content = content || ${site.sql.json({ author_id: crypto.randomUUID() })} where subject_id = ${id}`;
        await restore();
        expect(await rowOf(table, id)).toEqual({ ...before, author_id: null });
      });

      it("is public again at once when it is restored", async () => {
        const id = await place(table);
        await people.administrator.from(table).update({ status: "published" }).eq("id", id).throwOnError();
        const seen = async () => (await people.anonymous.from(table).select("id").eq("id", id)).data?.length;
        expect(await seen()).toBe(1);
        await people.administrator.from(table).delete().eq("id", id).throwOnError();
        expect(await seen()).toBe(0);
        const { data } = await people.administrator.from("bin").select("id").eq("subject_id", id).single();
        await people.administrator
          .from("bin")
          .update({ restored_at: "2026-11-22T00:00:00Z" })
          .eq("id", data?.id)
          .throwOnError();
        expect(await seen()).toBe(1);
      });
    });

    it("does not allow a new row with the id of a row that is in the bin or has versions", async () => {
      const { id, before, inBin } = await binned("blogs", "The first");
      const insert = (table: string, who = people.administrator) =>
        who.from(table).insert({ id, ...minimalRow(table, "Another") });
      for (const table of publications) expect((await insert(table)).error?.code).toBe("23505");
      expect((await insert("blogs", people.stranger)).error?.code).toBe("42501");
      expect(await rowOf("blogs", id)).toBeUndefined();
      const bin = people.administrator.from("bin");
      expect((await bin.update({ restored_at: "2026-11-22T00:00:00Z" }).eq("id", inBin)).error).toBeNull();
      expect(await rowOf("blogs", id)).toEqual(before);
      expect((await insert("careers")).error?.code).toBe("23505");

      await people.administrator.from("blogs").delete().eq("id", id).throwOnError();
      await bin
        .delete()
        .eq("id", (await binOf(id))?.id)
        .throwOnError();
      expect((await insert("news")).error).toBeNull();
      expect(await versionsOf(id)).toMatchObject([{ subject: "news", changed: [] }]);
    });

    it("compares a version only with those of its table", async () => {
      const id = await place("blogs");
      await site.sql`insert into news (id, title, content) values (${id}, 'Of the same id', 'Other')`;
      const [version] = await site.sql`select changed from versions where subject_id = ${id} and subject = 'news'`;
      expect(version?.changed).toEqual([]);
    });

    it("hides rows after thirty days, and the server deletes them with their versions", async () => {
      const old = await binned("blogs", "Long gone");
      const young = await binned("blogs", "Just gone");
      await site.sql`update bin set deleted_at = now() - interval '30 days 1 minute' where id = ${old.inBin}`;
      const { data } = await people.administrator.from("bin").select("id").in("id", [old.inBin, young.inBin]);
      expect(data).toEqual([{ id: young.inBin }]);
      const late = await people.administrator
        .from("bin")
        .update({ restored_at: "2026-11-22T00:00:00Z" })
        .eq("id", old.inBin);
      expect([late.error, await rowOf("blogs", old.id)]).toEqual([null, undefined]);
      await emptyBin();
      expect([await binOf(old.id), await versionsOf(old.id)]).toEqual([undefined, []]);
      expect(await binOf(young.id)).toBeDefined();
    });

    it("a row that was deleted before a check existed is restored in a form that passes it", async () => {
      const migration = join(import.meta.dirname, "../../../supabase/migrations/20261122150000_picture_addresses.sql");
      const id = await place("blogs", "With an old address");
      // The migration puts the check back for the tables there were.
      for (const table of ["blogs", "news"])
        await site.sql`alter table ${site.sql(table)} drop constraint featured_image_address`;
      await site.sql`update blogs set featured_image = 'http://a.example/b.webp' where id = ${id}`;
      await site.sql`delete from blogs where id = ${id}`;
      await site.sql.unsafe(await readFile(migration, "utf8"));
      await site.sql`update bin set restored_at = now() where subject_id = ${id}`;
      expect(await rowOf("blogs", id)).toMatchObject({ title: "With an old address", featured_image: null });
    });

    it("deletes nothing after the clock has jumped until it has gone on for a day", async () => {
      const { id } = await binned("blogs", "Ten days in the bin");
      await site.sql`update bin set deleted_at = now() - interval '10 days' where subject_id = ${id}`;
      await emptyBin();
      /** Moves the clock by moving all stored times the other way. */
      const clock = async (by: string) => {
        await site.sql`update bin set deleted_at = deleted_at - ${by}::interval`;
        await site.sql`
        update private.clock_looks set last = last - ${by}::interval, steady_since = steady_since - ${by}::interval`;
        await site.sql`select private.empty_bin(12)`;
      };
      for (const by of ["40 days", "1 hour", "10 hours"]) await clock(by);
      expect(await binOf(id)).toBeDefined();
      // The clock is set right, then jumps as after a machine that was off.
      for (const by of ["-40 days -11 hours", "1 day", "1 day"]) await clock(by);
      expect(await binOf(id)).toBeDefined();
      for (const by of ["60 days", "1 day"]) await clock(by);
      expect(await binOf(id)).toBeUndefined();
    });

    it("keeps no enquiry beyond the retention period, and none that was deleted for its age", async () => {
      const { id } = await binned("contact_submissions", "A year old");
      const past = { created_at: new Date(Date.now() - 400 * 24 * 3600 * 1000).toISOString() };
      await site.sql`update bin set content = content || ${site.sql.json(past)} where subject_id = ${id}`;
      await emptyBin();
      expect(await binOf(id)).toBeUndefined();

      await place("contact_submissions", "New");
      const forgotten = await place("contact_submissions", "Old");
      await site.sql`update contact_submissions set created_at = ${past.created_at} where id = ${forgotten}`;
      await site.sql`select private.forget_old_enquiries(12)`;
      expect([await rowOf("contact_submissions", forgotten), await binOf(forgotten)]).toEqual([undefined, undefined]);
    });

    it("notes in the audit log who restored and who deleted for good, without an enquiry's text", async () => {
      const first = await binned("contact_submissions", "Asha Rao");
      const second = await binned("contact_submissions", "Asha Rao");
      const bin = people.administrator.from("bin");
      await bin.update({ restored_at: "2026-11-22T00:00:00Z" }).eq("id", first.inBin).throwOnError();
      await people.administrator.from("bin").delete().eq("id", second.inBin).throwOnError();
      for (const [act, { id }] of [
        ["restored", first],
        ["deleted_for_good", second],
      ] as const) {
        expect(await site.sql`select * from audit_log where act = ${act} and subject_id = ${id}`).toMatchObject([
          { actor_email: site.config.admin.email, subject: "contact_submissions", detail: {} },
        ]);
      }
    });
  });
