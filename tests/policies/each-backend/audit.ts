import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { idOf, type People, signInPeople } from "../people.ts";
import { minimalRow, publications } from "../publications.ts";

const PEOPLE = ["anonymous", "stranger", "administrator"] as const;
const PRIVILEGES = ["insert", "update", "delete", "truncate"];
const ENQUIRY = { name: "Asha Rao", email: "asha@farm.example", message: "Please call 98765 43210" };

export const audit = (on: OnBackend) =>
  describe("the audit log", () => {
    let site: RunningSite;
    let people: People;
    let administratorsId: string;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      administratorsId = await idOf(people.administrator);
    });

    const acts = (act: string) => site.sql`select * from public.audit_log where act = ${act} order by at, id`;
    const lastOf = async (act: string) => (await acts(act)).at(-1);
    const log = (person: keyof People) => people[person].from("audit_log");

    describe.each(PEOPLE)("%s", (person) => {
      it("reads it only as an administrator", async () => {
        const { data } = await log(person).select("*").order("at", { ascending: false }).limit(5);
        if (person === "administrator") expect(data?.length).toBeGreaterThan(0);
        else expect(data ?? []).toEqual([]);
      });

      it("can neither insert, change nor delete entries", async () => {
        const before = await site.sql`select * from public.audit_log order by at, id`;
        const { id } = before[0] as { id: string };
        const answers = [
          await log(person).insert({ act: "invented" }),
          await log(person).update({ act: "invented" }).eq("id", id),
          await log(person).delete().eq("id", id),
        ];
        for (const { error } of answers) expect(error).not.toBeNull();
        expect(await site.sql`select * from public.audit_log order by at, id`).toEqual(before);
      });
    });

    it("grants every role nothing but reading", async () => {
      for (const role of ["anon", "authenticated", "service_role", "authenticator", "supabase_auth_admin"]) {
        for (const privilege of PRIVILEGES) {
          const [row] =
            await site.sql`select has_table_privilege(${role}, 'public.audit_log', ${privilege}) as granted`;
          expect([role, privilege, row?.granted]).toEqual([role, privilege, false]);
        }
      }
    });

    it("is append-only, even for the owner of the table", async () => {
      const sentence = "The audit log is only ever added to";
      await expect(site.sql`update public.audit_log set act = 'other'`).rejects.toThrow(sentence);
      await expect(site.sql`delete from public.audit_log`).rejects.toThrow(sentence);
      await expect(site.sql`truncate public.audit_log`).rejects.toThrow(sentence);
    });

    it("is written only by the service, not by the roles of requests", async () => {
      const noteAs = (role: string) =>
        site.sql.begin(async (sql) => {
          await sql`set local role ${sql(role)}`;
          await sql`select private.note_act('signed_in', 'users', ${administratorsId}, '{}', ${administratorsId}, 'a@b.example')`;
        });
      await expect(noteAs("anon")).rejects.toThrow("permission denied");
      await expect(noteAs("authenticated")).rejects.toThrow("permission denied");
      await expect(noteAs("authenticator")).rejects.toThrow("permission denied");
      await noteAs("supabase_auth_admin");
      expect(await lastOf("signed_in")).toMatchObject({
        actor: administratorsId,
        actor_email: "a@b.example",
        subject: "users",
        subject_id: administratorsId,
      });
    });

    describe("holds", () => {
      it.each(publications)("who deleted what of %s, without its words", async (table) => {
        const [row] =
          await site.sql`insert into ${site.sql(`public.${table}`)} ${site.sql(minimalRow(table, "Words"))} returning id`;
        await people.administrator.from(table).delete().eq("id", row?.id).throwOnError();
        expect(await lastOf("deleted")).toMatchObject({
          actor: administratorsId,
          actor_email: site.config.admin.email,
          subject: table,
          subject_id: row?.id,
          detail: {},
        });
      });

      it("that an enquiry was deleted, and nothing of it but its id", async () => {
        const [row] = await site.sql`insert into public.contact_submissions ${site.sql(ENQUIRY)} returning id`;
        await people.administrator.from("contact_submissions").delete().eq("id", row?.id).throwOnError();
        const noted = await lastOf("deleted");
        expect(noted).toMatchObject({ subject: "contact_submissions", subject_id: row?.id, detail: {} });
        for (const part of Object.values(ENQUIRY)) expect(JSON.stringify(noted)).not.toContain(part);
      });

      it("nothing of a deletion that was refused", async () => {
        const before = await acts("deleted");
        await people.stranger.from("blogs").delete().neq("id", crypto.randomUUID());
        expect(await acts("deleted")).toHaveLength(before.length);
      });

      it.each(publications)("who published which row of %s, once", async (table) => {
        const post = { ...minimalRow(table, "Asha Rao"), status: "draft" };
        const { data } = await people.administrator.from(table).insert(post).select("id").single().throwOnError();
        const change = (values: object) => people.administrator.from(table).update(values).eq("id", data.id);
        const noted = () => site.sql`select * from audit_log where act = 'published' and subject_id = ${data.id}`;
        expect(await noted()).toEqual([]);
        for (const status of ["published", "published", "archived"]) await change({ status }).throwOnError();
        expect(await noted()).toMatchObject([{ actor: administratorsId, subject: table, detail: {} }]);
        const again = { ...post, status: "published" };
        const { data: at } = await people.administrator.from(table).insert(again).select("id").single().throwOnError();
        expect(await lastOf("published")).toMatchObject({ actor: administratorsId, subject: table, subject_id: at.id });
        await people.administrator.from(table).delete().eq("id", at.id).throwOnError();
        const restored_at = new Date().toISOString();
        const [binned] = await site.sql`select id from bin where subject_id = ${at.id}`;
        await people.administrator.from("bin").update({ restored_at }).eq("id", binned?.id).throwOnError();
        expect(await lastOf("published")).toMatchObject({ subject_id: at.id });
        expect(await site.sql`select from audit_log where act = 'published' and subject_id = ${at.id}`).toHaveLength(1);
      });

      it.skipIf(on.backend === "SUPABASE_URL")("who removed a picture, by its name", async () => {
        const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a54" } })
          .webp()
          .toBuffer();
        const name = "noted-60x40.webp";
        const bucket = people.administrator.storage.from("media");
        expect((await bucket.upload(name, bytes, { contentType: "image/webp" })).error).toBeNull();
        expect((await bucket.remove([name])).error).toBeNull();
        const noted = { actor: administratorsId, subject: "media_objects", detail: { name } };
        expect(await lastOf("deleted")).toMatchObject(noted);
      });

      it("who deleted a note, without its text, and no further entry when it is deleted with its enquiry", async () => {
        const notes = () => people.administrator.from("enquiry_entries");
        const [row] = await site.sql`insert into public.contact_submissions ${site.sql(ENQUIRY)} returning id`;
        const id = crypto.randomUUID();
        await notes().insert({ id, enquiry_id: row?.id, content: "Called." }).throwOnError();
        await notes().delete().eq("id", id).throwOnError();
        const noted = { actor: administratorsId, subject: "enquiry_entries", subject_id: id, detail: {} };
        expect(await lastOf("deleted")).toMatchObject(noted);
        await notes().insert({ enquiry_id: row?.id, content: "Called again." }).throwOnError();
        await people.administrator.from("contact_submissions").delete().eq("id", row?.id).throwOnError();
        const [binned] = await site.sql`select id from bin where subject_id = ${row?.id}`;
        await people.administrator.from("bin").delete().eq("id", binned?.id).throwOnError();
        expect(await site.sql`select from enquiry_entries where enquiry_id = ${row?.id}`).toHaveLength(0);
        expect(await lastOf("deleted")).toMatchObject({ subject: "contact_submissions", subject_id: row?.id });
      });

      it("rights given and taken, and the role that did it by SQL", async () => {
        const email = "second@vayutra.example";
        await site.sql`insert into private.administrators (email) values (${email})`;
        await site.sql`delete from private.administrators where email = ${email}`;
        const [{ role } = { role: "" }] = await site.sql`select session_user::text as role`;
        for (const act of ["rights_given", "rights_taken"]) {
          expect(await lastOf(act)).toMatchObject({ actor: null, subject: "administrators", detail: { email, role } });
        }
      });

      it("a changed password and a deleted account, but not for an unconfirmed account", async () => {
        const comeAndGo = async (email: string, confirmed: Date | null) => {
          await site.sql`insert into private.administrators (email) values (${email})`;
          const [account] = await site.sql`
          insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), ${email}, ${confirmed}) returning id`;
          await site.sql`update auth.users set encrypted_password = 'a digest' where email = ${email}`;
          await site.sql`update auth.users set encrypted_password = 'a digest' where email = ${email}`;
          await site.sql`delete from auth.users where email = ${email}`;
          const noted =
            await site.sql`select act from public.audit_log where subject_id = ${account?.id} order by at, id`;
          return noted.map(({ act }) => act).sort();
        };
        expect(await comeAndGo("proven@vayutra.example", new Date())).toEqual(["account_deleted", "password_changed"]);
        expect(await comeAndGo("unproven@vayutra.example", null)).toEqual([]);
        expect(JSON.stringify(await site.sql`select * from public.audit_log`)).not.toContain("a digest");
      });
    });

    it("keeps few of an account's failed sign-ins in an hour, with their number", async () => {
      // In one transaction, for which the clock and so the hour stand still.
      await site.sql.begin(async (sql) => {
        const fail = async (email: string, times: number) => {
          for (let n = 0; n < times; n++) {
            await sql`select private.note_act('sign_in_failed', actor_email => ${email.replace("#", String(n))})`;
          }
        };
        await fail(` ${site.config.admin.email.toUpperCase()} `, 120);
        await fail("stranger-#@elsewhere.example", 25);
      });
      const noted = (
        await site.sql`
      select * from public.audit_log where act = 'sign_in_failed'
      order by actor_email nulls last, (detail ->> 'failures_this_hour')::int`
      ).map((row) => [row.actor_email, row.detail.failures_this_hour]);
      const known = [1, 2, 3, 4, 5, 10, 100].map((count) => [site.config.admin.email, count]);
      const unknown = [1, 2, 3, 4, 5, 10].map((count) => [null, count]);
      expect(noted).toEqual([...known, ...unknown]);
      expect(await site.sql`select * from private.failed_sign_ins`).toHaveLength(2);
    });
  });
