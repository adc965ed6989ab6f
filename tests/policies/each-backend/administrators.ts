import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { type Client, clientOf, idOf, insertAccount, type People, signInPeople, tokenOf } from "../people.ts";

const PEOPLE = ["anonymous", "stranger", "administrator"] as const;
const NEW = "new@company.example";
const FIRST = "first@company.example";
const EARLY = "early@company.example";
const OTHER = { email: "other@company.example", password: "another administrator's password" };

type Sent = { status: number; outcome?: string; link?: string; problem?: string; msg?: string };

/** Administrators invite, remove and reset one another: by role, with what the log and the sessions say. */
export const administrators = (on: OnBackend) =>
  describe("administrators among themselves", () => {
    let site: RunningSite;
    let people: People;
    let other: Client;
    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });
    beforeEach(async () => {
      await site.sql`delete from auth.users where email in (${NEW}, ${OTHER.email})`;
      await insertAccount(site, OTHER.email, OTHER.password);
      await site.sql`delete from private.administrators where email in (${NEW}, ${FIRST})`;
      other = clientOf(site);
      const { error } = await other.auth.signInWithPassword(OTHER);
      if (error) throw error;
    });

    const call = (client: Client, name: string, address: string) => client.rpc(name, { address });
    const isAdministrator = async (address: string) =>
      (await site.sql`select from private.administrators where email = ${address}`).length === 1;
    const noted = async (act: string, address: string) =>
      (
        await site.sql`
          select actor_email, detail from audit_log
          where act = ${act} and detail ->> 'email' = ${address} order by at desc limit 1`
      )[0];
    async function sendLink(client: Client, email: string): Promise<Sent> {
      const token = await tokenOf(client).catch(() => undefined);
      const response = await fetch(`${site.url}/auth/v1/administrators/link`, {
        method: "POST",
        headers: {
          apikey: site.config.supabasePublishableKey,
          "Content-Type": "application/json",
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ email }),
      });
      return { status: response.status, ...((await response.json()) as object) };
    }

    it.each(PEOPLE)("%s lists, invites, resets, removes and sends links only as an administrator", async (person) => {
      const may = person === "administrator";
      const client = people[person];
      expect((await client.rpc("list_administrators")).error === null, "lists").toBe(may);
      expect((await call(client, "invite_administrator", FIRST)).error === null, "invites").toBe(may);
      expect(await isAdministrator(FIRST)).toBe(may);
      expect((await sendLink(client, may ? FIRST : OTHER.email)).status === 200, "sends a link").toBe(may);
      expect((await call(client, "reset_administrator", OTHER.email)).error === null, "resets").toBe(may);
      expect((await call(client, "remove_administrator", OTHER.email)).error === null, "removes").toBe(may);
      expect(await isAdministrator(OTHER.email)).toBe(!may);
    });

    it("shows who is invited, who has a password, and who is looking", async () => {
      await call(people.administrator, "invite_administrator", ` ${NEW.toUpperCase()} `).throwOnError();
      const { data } = await people.administrator.rpc("list_administrators").throwOnError();
      const listed = Object.fromEntries((data as { email: string }[]).map((row) => [row.email, row]));
      expect(listed[NEW]).toMatchObject({ state: "invited", is_you: false, link_made_at: null });
      expect(listed[OTHER.email]).toMatchObject({ state: "active", is_you: false });
      expect(listed[site.config.admin.email]).toMatchObject({ state: "active", is_you: true });
    });

    it("notes an invitation with its author, and refuses what is no address", async () => {
      await call(people.administrator, "invite_administrator", NEW).throwOnError();
      expect(await noted("rights_given", NEW)).toMatchObject({ actor_email: site.config.admin.email });
      for (const address of ["nobody", "a b@c.example", "@", "", "a,b@c.example", "<a>@c.example", "a;b@c.example"])
        expect((await call(people.administrator, "invite_administrator", address)).error).not.toBeNull();
    });

    it("makes a link once, and says in the log that it was shown, without a token", async () => {
      await call(people.administrator, "invite_administrator", NEW).throwOnError();
      const sent = await sendLink(people.administrator, NEW);
      expect(await noted("link_made", NEW)).toMatchObject({ detail: { purpose: "invite" } });
      if (on.backend === "SUPABASE_URL") {
        // The project mails the link itself and shows none.
        expect(sent).toMatchObject({ outcome: "mailed" });
        expect(sent.link).toBeUndefined();
        return;
      }
      expect(sent).toMatchObject({ outcome: "shown", problem: "There is no mail server." });
      expect(await noted("link_shown", NEW)).toMatchObject({ actor_email: site.config.admin.email });
      const token = new URL(sent.link ?? "").searchParams.get("token") ?? "";
      expect(token.length).toBeGreaterThan(20);
      const stored = await site.sql`select token, typed_code from private.mailed_links where email = ${NEW}`;
      expect(JSON.stringify(stored)).not.toContain(token);
      expect(JSON.stringify(await site.sql`select * from audit_log`)).not.toContain(token);
      expect(site.logs.join("\n")).not.toContain(token);

      const guest = clientOf(site).auth;
      const { error } = await guest.verifyOtp({ token_hash: token, type: "invite" });
      expect(error).toBeNull();
      expect((await guest.updateUser({ password: "Password123" })).error).toMatchObject({
        code: "weak_password",
        reasons: ["pwned"],
      });
      expect((await guest.updateUser({ password: "a password of the new one" })).error).toBeNull();
      expect((await clientOf(site).auth.verifyOtp({ token_hash: token, type: "invite" })).error?.code).toBe(
        "otp_expired",
      );
      expect(await sendLink(people.administrator, NEW)).toMatchObject({
        status: 400,
        msg: "This administrator has a password; reset it first",
      });
    });

    it("a link takes the password that a stranger chose for the address before it was confirmed", async () => {
      await insertAccount(site, EARLY, "a stranger's password");
      await site.sql`update auth.users set email_confirmed_at = null, raw_user_meta_data = '{}' where email = ${EARLY}`;
      expect((await sendLink(people.administrator, EARLY)).status).toBe(200);
      expect(
        await site.sql`select encrypted_password, raw_user_meta_data from auth.users where email = ${EARLY}`,
      ).toEqual([{ encrypted_password: "", raw_user_meta_data: expect.objectContaining({ choose_password: true }) }]);
    });

    it("a reset ends the sessions and the password at once, and the log names who did it", async () => {
      await call(people.administrator, "reset_administrator", OTHER.email).throwOnError();
      expect((await other.auth.getUser()).error).not.toBeNull();
      expect((await clientOf(site).auth.signInWithPassword(OTHER)).error?.message).toBe("Invalid login credentials");
      expect(await noted("password_reset", OTHER.email)).toMatchObject({ actor_email: site.config.admin.email });
      expect((await call(people.administrator, "reset_administrator", site.config.admin.email)).error?.message).toBe(
        "Change your own password in your account",
      );
    });

    it("a removal ends sessions and links at once; the account stays without rights, its enquiries with nobody", async () => {
      await site.sql`insert into contact_submissions (name, email, message, assigned_to)
        select 'Of the removed', 'a@b.example', 'm', id from auth.users where email = ${OTHER.email}`;
      await call(people.administrator, "reset_administrator", OTHER.email).throwOnError();
      const { link = "" } = await sendLink(people.administrator, OTHER.email);
      await call(people.administrator, "remove_administrator", OTHER.email).throwOnError();
      expect((await other.auth.getUser()).error).not.toBeNull();
      expect(await noted("rights_taken", OTHER.email)).toMatchObject({ actor_email: site.config.admin.email });
      if (link) {
        const token_hash = new URL(link).searchParams.get("token") ?? "";
        const { error } = await clientOf(site).auth.verifyOtp({ token_hash, type: "recovery" });
        expect(error?.code).toBe("otp_expired");
      }
      expect(await site.sql`select from auth.users where email = ${OTHER.email}`).toHaveLength(1);
      expect(
        await site.sql`delete from contact_submissions where name = 'Of the removed' returning assigned_to`,
      ).toEqual([{ assigned_to: null }]);
    });

    it("the administrator of ADMIN_EMAIL, and the last who can sign in, cannot be removed", async () => {
      const own = site.config.admin.email;
      const ownId = await idOf(people.administrator);
      const [known] = await site.sql`select from_environment from private.administrators where email = ${own}`;
      if (known?.from_environment) {
        const { error } = await call(other, "remove_administrator", own);
        expect(error?.message).toContain("is named by ADMIN_EMAIL");
      }
      // As on a site whose ADMIN_EMAIL never signed up.
      await site.sql`update auth.users set banned_until = now() + interval '1 hour' where id <> ${ownId} and email <> ${OTHER.email}`;
      await site.sql`update private.administrators set from_environment = false where email = ${own}`;
      await call(other, "remove_administrator", own).throwOnError();
      const { error } = await call(other, "remove_administrator", OTHER.email);
      expect(error?.message).toBe("The last administrator who can sign in cannot be removed");
      await expect(site.sql`delete from private.administrators`).rejects.toThrow("The last administrator");
      await site.sql`insert into private.administrators (email, from_environment) values (${own}, ${known?.from_environment ?? false})`;
      await site.sql`update auth.users set banned_until = null`;
      people = await signInPeople(site);
    });

    it("two who remove each other at once leave one", async () => {
      const own = site.config.admin.email;
      await site.sql`update private.administrators set from_environment = false where email = ${own}`;
      await site.sql`update auth.users set banned_until = now() + interval '1 hour' where email not in (${own}, ${OTHER.email})`;
      const remove = (address: string) =>
        site.sql.begin(async (sql) => {
          await sql`select private.remove_administrator(${address})`;
          await sql`select pg_sleep(0.2)`;
        });
      const results = await Promise.allSettled([remove(own), remove(OTHER.email)]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      await site.sql`insert into private.administrators (email) values (${own}) on conflict do nothing`;
      await site.sql`update private.administrators set from_environment = ${on.backend !== "SUPABASE_URL"} where email = ${own}`;
      await site.sql`update auth.users set banned_until = null`;
      await site.sql`delete from private.administrators where email = ${OTHER.email}`;
      people = await signInPeople(site);
    });
  });

/** The screen and the file of the audit log. */
export const auditList = (on: OnBackend) =>
  describe("the list and the file of the audit log", () => {
    let site: RunningSite;
    let people: People;
    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      await site.sql`
        insert into audit_log (at, actor_email, act, subject, detail) values
          ('2026-01-05T06:30:00Z', 'asha@company.example', 'deleted', 'blogs', '{"title": "=HYPERLINK(1)"}'),
          ('2026-01-06T06:30:00Z', 'ravi@company.example', 'published', 'news', '{}'),
          ('2026-01-07T06:30:00Z', 'ravi@company.example', 'rights_given', 'administrators', '{"email": "asha@company.example"}')`;
    });

    const list = async (filters: object) =>
      (await people.administrator.rpc("audit_entries", filters).throwOnError()).data as {
        total: number;
        rows: { act: string }[];
      };
    async function file(client: Client, filters: object) {
      const token = await tokenOf(client).catch(() => undefined);
      return fetch(`${site.url}/rest/v1/audit-log.csv`, {
        method: "POST",
        headers: {
          apikey: site.config.supabasePublishableKey,
          "Content-Type": "application/json",
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(filters),
      });
    }

    it.each(PEOPLE)("%s reads both only as an administrator", async (person) => {
      const may = person === "administrator";
      expect((await people[person].rpc("audit_entries", {})).error === null).toBe(may);
      expect((await file(people[person], { person: "asha@" })).ok).toBe(may);
    });

    it("is filtered by who did it or whom it was done to, by kind and by days, a page at a time", async () => {
      const acts = async (filters: object) => (await list(filters)).rows.map(({ act }) => act);
      expect(await acts({ person: "ASHA@company" })).toEqual(["rights_given", "deleted"]);
      expect(await acts({ person: "ravi@", kind: "published" })).toEqual(["published"]);
      expect(
        await acts({ person: "company.example", since: "2026-01-06T00:00:00Z", before: "2026-01-07T00:00:00Z" }),
      ).toEqual(["published"]);
      expect(await list({ person: "ravi@", skip: 1, take: 1 })).toMatchObject({
        total: 2,
        rows: [{ act: "published" }],
      });
      expect(await acts({ person: "%" })).toEqual([]);
    });

    it("names an article by its present title, which goes with it, and an enquiry never by its sender", async () => {
      const administrator = people.administrator;
      const post = { title: "First title", content: "Text", status: "published" };
      const { data } = await administrator.from("blogs").insert(post).select("id").single().throwOnError();
      const [enquiry] = await site.sql`
        insert into contact_submissions (name, email, message) values ('Asha Rao', 'a@b.example', 'm') returning id`;
      await administrator.from("contact_submissions").delete().eq("id", enquiry?.id).throwOnError();
      const titleOf = async (id: string) => {
        const { rows } = (await list({ take: 20 })) as { rows: { subject_id?: string; title?: string }[] };
        const noted = rows.find(({ subject_id }) => subject_id === id);
        expect(noted).toBeDefined();
        return noted?.title;
      };
      await administrator.from("blogs").update({ title: "Second title" }).eq("id", data.id).throwOnError();
      expect(await titleOf(data.id)).toBe("Second title");
      await administrator.from("blogs").delete().eq("id", data.id).throwOnError();
      expect(await titleOf(data.id)).toBe("Second title");
      const [binned] = await site.sql`select id from bin where subject_id = ${data.id}`;
      await administrator.from("bin").delete().eq("id", binned?.id).throwOnError();
      expect(await titleOf(data.id)).toBeNull();
      expect(await titleOf(enquiry?.id)).toBeNull();
    });

    it("refuses what is not in its grammar", async () => {
      for (const filters of [{ kind: "x'; --" }, { person: 1 }, { since: "yesterday" }, { other: "x" }])
        expect((await people.administrator.rpc("audit_entries", filters)).error).not.toBeNull();
    });

    it("is a file that no spreadsheet reads as a formula, and whose making is noted", async () => {
      const response = await file(people.administrator, { person: "asha@company" });
      const text = await response.text();
      expect(text.split("\r\n")).toHaveLength(4);
      expect(text).toContain(`"2026-01-05 12:00:00","asha@company.example","Deleted","Blog: =HYPERLINK(1)"`);
      const [noted] =
        await site.sql`select detail from audit_log where act = 'exported' and subject = 'audit_log' order by at desc limit 1`;
      expect(noted?.detail).toEqual({ searched: true, rows_of_first_page: 2 });
    });
  });
