import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isBlank } from "#domain/blank.ts";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { clientOf, type People, signInPeople, tokenOf } from "../people.ts";

const PEOPLE = ["anonymous", "stranger", "administrator"] as const;
const ENQUIRY = {
  name: "Asha",
  email: "asha@example.com",
  message: "What does a survey of 40 acres cost?",
  status: "new",
};
const SECRET = "A secret of somebody else";

export const enquiries = (on: OnBackend) =>
  describe("enquiries", () => {
    let site: RunningSite;
    let people: People;
    let othersId: string;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });

    beforeEach(async () => {
      await site.sql`delete from public.contact_submissions`;
      const [row] = await site.sql`
      insert into public.contact_submissions (name, email, message) values ('Other', 'o@example.com', ${SECRET}) returning id`;
      othersId = row?.id;
    });

    const table = (person: keyof People) => people[person].from("contact_submissions");
    const anyone = () => clientOf(site).from("contact_submissions");
    const stored = async () => site.sql`select * from public.contact_submissions where id <> ${othersId}`;

    /** Sends a request without the client library. */
    async function raw(path: string, init: { method?: string; prefer?: string; body?: unknown; token?: string } = {}) {
      const address = `172.16.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`;
      const response = await fetch(`${site.url}/rest/v1/${path}`, {
        method: init.method ?? (init.body === undefined ? "GET" : "POST"),
        headers: {
          apikey: site.config.supabasePublishableKey,
          "X-Forwarded-For": address,
          ...(init.body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(init.prefer ? { Prefer: init.prefer } : {}),
          ...(init.token ? { Authorization: `Bearer ${init.token}` } : {}),
        },
        body: init.body === undefined ? undefined : JSON.stringify(init.body),
      });
      return { status: response.status, text: await response.text(), headers: response.headers };
    }

    describe.each(PEOPLE)("%s", (person) => {
      const isAdmin = person === "administrator";

      it("sends an enquiry and receives its row", async () => {
        const client = person === "anonymous" ? anyone() : table(person);
        const { data, error } = await client.insert(ENQUIRY).select();
        expect(error).toBeNull();
        const made = { id: expect.any(String), created_at: expect.any(String), submission_id: null, inquiry: null };
        const origin = { came_from: null, instrument: null, campaign: null };
        const desk = { assigned_to: null, follow_up: null, is_spam: false };
        const found = { language: "en", batch: null };
        expect(data).toEqual([{ ...ENQUIRY, ...made, ...origin, ...desk, ...found }]);
        expect(data?.[0]?.id).not.toBe(othersId);
        // No mail server is set, and nothing is noted to be mailed.
        expect(await site.sql`select * from private.enquiry_mails`).toHaveLength(0);
      });

      it("reads enquiries only as an administrator, even the one just sent", async () => {
        await site.sql`insert into public.contact_submissions ${site.sql({ ...ENQUIRY })}`;
        const { data } = await table(person).select("*");
        expect(data).toHaveLength(isAdmin ? 2 : 0);
        const { count } = await table(person).select("*", { count: "exact", head: true });
        expect(count).toBe(isAdmin ? 2 : 0);
      });

      it("changes the status of an enquiry only as an administrator", async () => {
        await table(person).update({ status: "replied" }).eq("id", othersId);
        const [row] = await site.sql`select status from public.contact_submissions where id = ${othersId}`;
        expect(row?.status).toBe(isAdmin ? "replied" : "new");
      });

      it("deletes an enquiry only as an administrator", async () => {
        await table(person).delete().eq("id", othersId);
        const rows = await site.sql`select 1 from public.contact_submissions where id = ${othersId}`;
        expect(rows).toHaveLength(isAdmin ? 0 : 1);
      });
    });

    describe("validation", () => {
      it.each([
        ["Name is required", { name: "  " }],
        ["Name is required", { name: "\u200b\ufeff\u2060" }],
        ["Name is required", { name: "\u3164" }],
        ["Name is required", { name: "\u0301 \u093e" }],
        ["Name is required", { name: "\u064e \uabe3" }],
        ["Name is required", { name: "\u180e\u17b4\u17b5\u{1bca0}\u{1d173}" }],
        ["Name is required", { name: "\u0e31" }],
        ["Email is required", { email: "" }],
        ["Message is required", { message: "\n" }],
        ["Message is required", { message: "\u200b \u064e" }],
        ["Please enter a valid email address", { email: "asha at example.com" }],
        ["Please enter a valid email address", { email: "a b@example.com" }],
      ])("%s", async (sentence, wrong) => {
        const { error, status } = await anyone().insert({ ...ENQUIRY, ...wrong });
        expect([status, error?.message]).toEqual([400, sentence]);
        expect(await stored()).toHaveLength(0);
      });

      it.each([
        "x@ｃallback.invalid",
        "phone-919876543210@ｃallback.invalid",
        "x@callback.in\u200bvalid",
        "x@call\u00adback.invalid",
        "x@(c)callback.invalid",
        "<phone-919876543210@callback.invalid>",
        "\u200b@\u200b.\u200b",
      ])("the address %j is refused", async (email) => {
        const { error, status } = await anyone().insert({ ...ENQUIRY, email });
        expect([status, error?.message]).toEqual([400, "Please enter a valid email address"]);
        expect(await stored()).toHaveLength(0);
      });

      it("tells what shows nothing as the form does, for each character", async () => {
        const [{ definition } = { definition: "" }] = await site.sql`
          select pg_get_functiondef('private.receive_enquiry()'::regprocedure) as definition`;
        const [, pattern] = /nothing_to_see constant text := (.*?);/s.exec(definition) ?? [];
        const rows = await site.sql.unsafe(`
          select code, chr(code) ~ (${pattern}) as blank from generate_series(1, ${0x10ffff}) as code
          where code not between ${0xd800} and ${0xdfff}`);
        expect(rows.length).toBeGreaterThan(1_000_000);
        const told = rows.filter(({ code, blank }) => {
          const character = String.fromCodePoint(code);
          // The database may take what is no character yet for either.
          return !/\p{Cn}/u.test(character) && blank !== isBlank(character);
        });
        expect(told).toEqual([]);
      });

      it("restores what was taken by the rules of an earlier release", async () => {
        await site.sql`update contact_submissions set name = ${"\u0e31"}, email = 'x@(c)callback.invalid' where id = ${othersId}`;
        await site.sql`delete from contact_submissions where id = ${othersId}`;
        await site.sql`update bin set restored_at = now() where subject_id = ${othersId}`;
        expect(await site.sql`select email from contact_submissions`).toEqual([{ email: "x@(c)callback.invalid" }]);
      });

      it("takes the address of somebody who asks to be called in one shape only", async () => {
        const email = "phone-919826012345@callback.invalid";
        expect((await anyone().insert({ ...ENQUIRY, email })).error).toBeNull();
        for (const other of [
          "x@callback.invalid",
          "phone-98@callback.invalid",
          "Phone-919826012346@CALLBACK.invalid",
          "x@callback.invalid.",
          "a@x.callback｡invalid",
          "a@callback。invalid",
          "a@callback.(x)invalid",
          "a@x.Callback.invalid",
          "phone-919826012345@callback.invalid.",
        ]) {
          const { error } = await anyone().insert({ ...ENQUIRY, email: other });
          expect(error?.message, other).toBe("Please enter a valid email address");
        }
        expect(await stored()).toMatchObject([{ email }]);
      });

      it.each(["name", "email", "message"])("requires %s", async (field) => {
        const { [field as "name"]: _, ...rest } = ENQUIRY;
        const { error } = await anyone().insert(rest);
        expect(error?.message).toMatch(/ is required$/);
      });

      it.each([
        ["a name", { name: "x".repeat(201) }],
        ["an e-mail", { email: `${"x".repeat(312)}@ex.com.in` }],
        ["a message", { message: "x".repeat(10_001) }],
      ])("refuses %s that is too long", async (_, wrong) => {
        const { error } = await anyone().insert({ ...ENQUIRY, ...wrong });
        expect(error?.code).toBe("23514");
      });

      it("trims the fields", async () => {
        const { data } = await anyone()
          .insert({ ...ENQUIRY, name: "  Asha ", message: "\n Hello \t" })
          .select()
          .single();
        expect(data).toMatchObject({ name: "Asha", message: "Hello" });
      });

      it.each(["replied", "done", null])("begins as new and not as %s", async (status) => {
        const { error } = await anyone().insert({ ...ENQUIRY, status });
        expect(error).not.toBeNull();
        expect(await stored()).toHaveLength(0);
      });
    });

    describe("attacks", () => {
      const OTHERS = [SECRET, "o@example.com"];

      /** None of these requests may return another sender's row. */
      it.each([
        ["all columns", "contact_submissions?select=*", {}],
        ["its id", () => `contact_submissions?id=eq.${othersId}`, {}],
        ["every id but one", `contact_submissions?id=neq.${crypto.randomUUID()}`, {}],
        ["a negation", "contact_submissions?id=not.is.null", {}],
        ["a disjunction", () => `contact_submissions?or=(id.eq.${othersId},status.eq.new)`, {}],
        ["its message", "contact_submissions?message=like.*secret*", {}],
        [
          "the answer to an update",
          "contact_submissions?status=eq.new",
          { method: "PATCH", body: { status: "replied" }, prefer: "return=representation" },
        ],
        [
          "the answer to a deletion",
          "contact_submissions?status=eq.new",
          { method: "DELETE", prefer: "return=representation" },
        ],
        [
          "the answer to an insertion, with filters",
          () => `contact_submissions?id=eq.${othersId}&select=*`,
          { body: ENQUIRY, prefer: "return=representation" },
        ],
        [
          "an upsert over it",
          "contact_submissions",
          () => ({ body: { ...ENQUIRY, id: othersId }, prefer: "resolution=merge-duplicates,return=representation" }),
        ],
        [
          "an upsert on another column",
          "contact_submissions?on_conflict=email",
          () => ({
            body: { ...ENQUIRY, email: "o@example.com" },
            prefer: "resolution=merge-duplicates,return=representation",
          }),
        ],
        [
          "an upsert that ignores it",
          "contact_submissions?on_conflict=id",
          () => ({ body: { ...ENQUIRY, id: othersId }, prefer: "resolution=ignore-duplicates,return=representation" }),
        ],
        ["an explanation", "contact_submissions?select=*", { prefer: "return=representation" }],
        ["an embedding", "blogs?select=*,contact_submissions(*)", {}],
        ["a spread", "blogs?select=id,...contact_submissions(*)", {}],
        ["an aggregate", "contact_submissions?select=message.max()", {}],
        [
          "set_config",
          "rpc/set_config",
          () => ({ body: { setting_name: "app.submitted_id", new_value: othersId, is_local: false } }),
        ],
        ["the trigger's function", "rpc/receive_enquiry", { body: {} }],
        ["the schema's description", "", {}],
      ])("%s", async (_, path, init) => {
        const asked = typeof path === "function" ? path() : path;
        const request = typeof init === "function" ? init() : init;
        for (const token of [undefined, await tokenOf(people.stranger)]) {
          const { text } = await raw(asked, { ...request, token });
          for (const trace of OTHERS) {
            if (!JSON.stringify(request).includes(trace)) expect(text).not.toContain(trace);
          }
        }
        const [row] = await site.sql`select * from public.contact_submissions where id = ${othersId}`;
        expect(row).toMatchObject({ message: SECRET, status: "new" });
      });

      it("a query plan is refused", async () => {
        const response = await fetch(`${site.url}/rest/v1/contact_submissions`, {
          headers: { apikey: site.config.supabasePublishableKey, Accept: "application/vnd.pgrst.plan+json" },
        });
        expect(await response.text()).not.toContain("Plan");
      });

      it("several at once are refused", async () => {
        const { status } = await raw("contact_submissions", {
          body: [ENQUIRY, ENQUIRY],
          prefer: "return=representation",
        });
        expect(status).toBe(400);
        expect(await stored()).toHaveLength(0);
      });

      it("the sender can set neither id nor time", async () => {
        for (const chosen of [{ id: crypto.randomUUID() }, { created_at: "2001-01-01" }]) {
          const { error } = await anyone().insert({ ...ENQUIRY, ...chosen });
          expect(error?.code).toBe("42501");
        }
        expect(await stored()).toHaveLength(0);
      });

      it("many at once each return their own row", async () => {
        // More than there are connections; many more would meet the queue's limit in time on a busy machine.
        const names = Array.from({ length: 20 }, (_, n) => `Sender ${n}`);
        const answers = await Promise.all(
          names.map((name) =>
            anyone()
              .insert({ ...ENQUIRY, name })
              .select(),
          ),
        );
        expect(answers.flatMap(({ error }) => error ?? [])).toEqual([]);
        expect(answers.map(({ data }) => data?.map((row) => row.name))).toEqual(names.map((name) => [name]));
      });

      it("the policies hold when every privilege is granted to every role", async () => {
        await site.sql.unsafe(`
        grant all on all tables in schema public to anon, authenticated;
        grant insert (id, created_at), update (name, message) on public.contact_submissions to anon, authenticated`);
        try {
          const token = await tokenOf(people.stranger);
          for (const role of [undefined, token]) {
            expect((await raw("contact_submissions", { token: role })).text).toBe("[]");
            const prefer = "return=representation";
            const body = { status: "replied" };
            const changed = await raw(`contact_submissions?id=eq.${othersId}`, {
              method: "PATCH",
              body,
              prefer,
              token: role,
            });
            const deleted = await raw(`contact_submissions?id=eq.${othersId}`, {
              method: "DELETE",
              prefer,
              token: role,
            });
            // Without a token the gateway forwards no change; the database is tested below.
            if (role) expect([changed.text, deleted.text]).toEqual(["[]", "[]"]);
            else expect([changed.status, deleted.status]).toEqual([401, 401]);
            const over = await raw("contact_submissions", {
              body: { ...ENQUIRY, id: othersId, created_at: "2001-01-01" },
              prefer: "resolution=merge-duplicates,return=representation",
              token: role,
            });
            expect(over.text).not.toContain(SECRET);
            expect(over.text).not.toContain(othersId);
            expect(over.text).not.toContain("2001-01-01");
          }
          await site.sql.begin(async (sql) => {
            await sql`set local role anon`;
            const changed = await sql`update public.contact_submissions set status = 'replied' returning id`;
            const deleted = await sql`delete from public.contact_submissions returning id`;
            expect([...changed, ...deleted]).toEqual([]);
          });
          const [row] = await site.sql`select * from public.contact_submissions where id = ${othersId}`;
          expect(row).toMatchObject({ name: "Other", message: SECRET, status: "new" });
          await site.sql.unsafe(`insert into public.blogs (title, content) values ('hidden draft', 'x')`);
          expect((await raw("blogs?title=eq.hidden%20draft")).text).toBe("[]");
        } finally {
          await site.sql.unsafe(`
          revoke all on all tables in schema public from anon, authenticated;
          grant select on public.blogs, public.news, public.careers to anon;
          grant select, insert, update, delete on public.blogs, public.news, public.careers to authenticated;
          grant select, insert (name, email, message, status) on public.contact_submissions to anon, authenticated;
          grant update (status), delete on public.contact_submissions to authenticated`);
        }
      });

      it("in SQL, the id noted by one transaction is void in the next", async () => {
        const sent = await site.sql.begin(async (sql) => {
          await sql`set local role anon`;
          const [row] = await sql`
          insert into public.contact_submissions (name, email, message) values ('A', 'a@b.co', 'm') returning id`;
          return { id: row?.id, seen: await sql`select id from public.contact_submissions` };
        });
        expect(sent.seen.map((row) => row.id)).toEqual([sent.id]);
        const after = await site.sql.begin(async (sql) => {
          await sql`set local role anon`;
          return sql`select id from public.contact_submissions`;
        });
        expect(after).toHaveLength(0);
      });

      it("in SQL, a transaction sends one enquiry and no more", async () => {
        const twice = site.sql.begin(async (sql) => {
          await sql`set local role anon`;
          for (let n = 0; n < 2; n++) {
            await sql`insert into public.contact_submissions (name, email, message) values ('A', 'a@b.co', 'm')`;
          }
        });
        await expect(twice).rejects.toThrow("One enquiry at a time");
      });
    });
  });
