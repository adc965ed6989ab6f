import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { idOf, type People, signInPeople } from "../people.ts";
import { articleTables, bodyOf, columnsOf, guardsOf, minimalRow, publications } from "../publications.ts";

const STATUSES = ["draft", "published", "archived"] as const;
const PEOPLE = ["anonymous", "stranger", "administrator"] as const;

type Status = (typeof STATUSES)[number];
type Person = (typeof PEOPLE)[number];

/** Values that violate the descriptions of a table's columns. */
function wrongValues(table: string): [what: string, value: Record<string, string>][] {
  const needed = Object.keys(minimalRow(table, ""));
  return Object.entries(columnsOf(table)).flatMap(([name, { max, oneOf }]) => {
    const wrong: [what: string, value: string][] = [];
    if (oneOf) wrong.push(["that is unknown", "odd"]);
    else if (needed.includes(name)) wrong.push(["that is empty", ""], ["that is blank", " \n"]);
    if (max) wrong.push([`of ${max + 1} characters`, "x".repeat(max + 1)]);
    return wrong.map(([what, value]): [string, Record<string, string>] => [`a ${name} ${what}`, { [name]: value }]);
  });
}

const mayRead = (person: Person, status: Status) => person === "administrator" || status === "published";

export const publishedContent = (on: OnBackend) =>
  describe("published content", () => {
    let site: RunningSite;
    let people: People;
    let strangersId: string;
    let administratorsId: string;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      strangersId = await idOf(people.stranger);
      administratorsId = await idOf(people.administrator);
    });

    /** Inserts a row as the tables' owner, whom no policy limits. */
    async function insertRow(table: string, status: Status, author: string | null): Promise<string> {
      const row = { ...minimalRow(table, `${status} row`), status, author_id: author };
      const [placed] = await site.sql`insert into ${site.sql(`public.${table}`)} ${site.sql(row)} returning id`;
      return placed?.id as string;
    }

    const stored = async (table: string, id: string) =>
      (await site.sql`select * from ${site.sql(`public.${table}`)} where id = ${id}`)[0];

    describe.each(publications)("%s", (table) => {
      beforeEach(async () => {
        await site.sql.unsafe(`delete from public.${table}`);
      });

      describe.each(PEOPLE)("%s", (person) => {
        it.each(STATUSES)("reads a row that is %s only if allowed, whoever wrote it", async (status) => {
          for (const author of [strangersId, administratorsId, null]) {
            const id = await insertRow(table, status, author);
            const { data, error } = await people[person].from(table).select("*").eq("id", id);
            expect(error).toBeNull();
            expect(data).toHaveLength(mayRead(person, status) ? 1 : 0);
          }
        });

        it("finds only readable rows in a list", async () => {
          for (const status of STATUSES) await insertRow(table, status, strangersId);
          const { data } = await people[person].from(table).select("status").order("status");
          expect(data?.map((row) => row.status)).toEqual(
            person === "administrator" ? ["archived", "draft", "published"] : ["published"],
          );
          const { count } = await people[person].from(table).select("*", { count: "exact", head: true });
          expect(count).toBe(person === "administrator" ? 3 : 1);
        });

        it.each(STATUSES)("creates a row that is %s only as an administrator", async (status) => {
          const { error } = await people[person].from(table).insert({ ...minimalRow(table, "new"), status });
          const [{ count } = { count: 0 }] =
            await site.sql`select count(*)::int as count from ${site.sql(`public.${table}`)}`;
          expect(count).toBe(person === "administrator" ? 1 : 0);
          expect(error?.code).toBe(person === "administrator" ? undefined : "42501");
        });

        it.each(STATUSES)("changes a row that is %s only as an administrator, own or other", async (status) => {
          for (const author of [strangersId, administratorsId]) {
            const id = await insertRow(table, status, author);
            await people[person].from(table).update({ title: "changed", status: "published" }).eq("id", id);
            const row = await stored(table, id);
            expect(row?.title).toBe(person === "administrator" ? "changed" : `${status} row`);
            expect(row?.status).toBe(person === "administrator" ? "published" : status);
          }
        });

        it.each(STATUSES)("deletes a row that is %s only as an administrator, own or other", async (status) => {
          for (const author of [strangersId, administratorsId]) {
            const id = await insertRow(table, status, author);
            await people[person].from(table).delete().eq("id", id);
            expect(await stored(table, id)).toEqual(person === "administrator" ? undefined : expect.anything());
          }
        });

        it("cannot replace a row by inserting over it", async () => {
          const id = await insertRow(table, "published", administratorsId);
          await people[person].from(table).upsert({ id, ...minimalRow(table, "replaced") });
          expect((await stored(table, id))?.title).toBe("published row");
        });
      });

      it("sets author and times in the database, whatever the client sends", async () => {
        const past = "2001-01-01T00:00:00+00:00";
        const sent = { ...minimalRow(table, "mine"), author_id: strangersId, created_at: past, updated_at: past };
        const { data: made } = await people.administrator.from(table).insert(sent).select().single();
        expect(made.author_id).toBe(administratorsId);
        expect(Date.now() - Date.parse(made.created_at)).toBeLessThan(60_000);
        expect(made.updated_at).toBe(made.created_at);
        expect(made.status).toBe("draft");

        const change = { title: "still mine", author_id: strangersId, created_at: past, updated_at: past };
        const { data: changed } = await people.administrator
          .from(table)
          .update(change)
          .eq("id", made.id)
          .select()
          .single();
        expect(changed).toMatchObject({
          title: "still mine",
          author_id: administratorsId,
          created_at: made.created_at,
        });
        expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(made.created_at));
      });

      it("has a date to come: hidden from the public in every way until then, called back, and shown when due", async () => {
        const read = async (person: Person) => (await people[person].from(table).select("title")).data?.length;
        const inAnHour = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();
        const row = { ...minimalRow(table, "to come"), status: "published", publish_at: inAnHour };
        const { data: made } = await people.administrator.from(table).insert(row).select().single();
        expect([made.created_at, made.first_published_at].map(Date.parse)).toEqual(Array(2).fill(Date.parse(inAnHour)));
        expect(await Promise.all(PEOPLE.map(read))).toEqual([0, 0, 1]);
        const { count } = await people.anonymous.from(table).select("*", { count: "exact", head: true });
        expect(count).toBe(0);
        expect((await people.anonymous.from(table).select("*").eq("id", made.id).single()).status).toBe(406);

        const set = async (change: Record<string, unknown>) =>
          (await people.administrator.from(table).update(change).eq("id", made.id).select().single()).data;
        // Called back, it was never public; marked as published again, it has its date again.
        expect(await set({ status: "draft" })).toMatchObject({ first_published_at: null });
        expect(Date.parse((await set({ status: "published" })).created_at)).toBe(Date.parse(inAnHour));
        expect(await read("anonymous")).toBe(0);

        // Without its date it appears at once. Another date then only shows: it was public before.
        const shown = await set({ publish_at: null });
        expect(Date.now() - Date.parse(shown.created_at)).toBeLessThan(60_000);
        expect(await read("anonymous")).toBe(1);
        const dated = await set({ publish_at: "2025-01-01T00:00:00+00:00" });
        expect(dated).toMatchObject({
          created_at: "2025-01-01T00:00:00+00:00",
          first_published_at: shown.first_published_at,
        });
        expect(await set({ publish_at: null })).toMatchObject({ created_at: shown.first_published_at });
      });

      it.each(wrongValues(table))("refuses %s", async (_, wrong) => {
        const { error, status } = await people.administrator
          .from(table)
          .insert({ ...minimalRow(table, "fine"), ...wrong });
        expect([status, error?.code]).toEqual([400, "23514"]);
      });

      it("accepts values of the maximum length", async () => {
        const longest = { title: "x".repeat(200), [bodyOf(table)]: "é".repeat(200_000) };
        const { error } = await people.administrator.from(table).insert({ ...minimalRow(table, "long"), ...longest });
        expect(error).toBeNull();
      });

      it("answers PGRST116 for a single row that is missing or hidden", async () => {
        const hidden = await insertRow(table, "draft", administratorsId);
        for (const id of [hidden, crypto.randomUUID()]) {
          const { error, status } = await people.anonymous.from(table).select("*").eq("id", id).single();
          expect([status, error?.code]).toEqual([406, "PGRST116"]);
        }
      });

      it("answers PGRST116 when a single row is requested and there are several", async () => {
        for (let n = 0; n < 2; n++) await insertRow(table, "published", administratorsId);
        const { error, status } = await people.anonymous.from(table).select("*").single();
        expect([status, error?.code]).toEqual([406, "PGRST116"]);
      });

      it("reads each list by an index, whatever the size of the table", async () => {
        await site.sql.begin(async (sql) => {
          await sql.unsafe(`insert into public.${table} (title, ${bodyOf(table)}, status, created_at)
          select 'row ' || n, 'text', (array['draft','published','archived'])[1 + n % 3], now() - n * interval '1 minute'
          from generate_series(1, 3000) as n`);
          await sql.unsafe(`analyze public.${table}`);
          const plan = async (condition: string) =>
            JSON.stringify(
              await sql.unsafe(`explain (format json) select * from public.${table} ${condition} limit 20`),
            );
          const order = "order by created_at desc, id desc";
          expect(await plan(`where status = 'published' ${order}`)).toContain(`${table}_newest_published`);
          expect(await plan(order)).toContain(`${table}_newest`);
        });
      });

      it("shows a write to the public at once", async () => {
        const list = async () =>
          (await people.anonymous.from(table).select("title").eq("status", "published").order("created_at")).data ?? [];
        expect(await list()).toEqual([]);
        const { data } = await people.administrator
          .from(table)
          .insert({ ...minimalRow(table, "one"), status: "published" })
          .select()
          .single();
        expect(await list()).toEqual([{ title: "one" }]);
        await people.administrator.from(table).update({ title: "two" }).eq("id", data.id);
        expect(await list()).toEqual([{ title: "two" }]);
        await people.administrator.from(table).update({ status: "archived" }).eq("id", data.id);
        expect(await list()).toEqual([]);
        await people.administrator.from(table).update({ status: "published" }).eq("id", data.id);
        expect(await list()).toEqual([{ title: "two" }]);
        await people.administrator.from(table).delete().eq("id", data.id);
        expect(await list()).toEqual([]);
      });
    });

    it("keeps a row when its author's account goes", async () => {
      const [author] = await site.sql`
      insert into private.administrators (email) values ('leaves@example.com') on conflict do nothing
      returning email`;
      expect(author?.email).toBe("leaves@example.com");
      const [account] = await site.sql`
      insert into auth.users (id, email) values (gen_random_uuid(), 'leaves@example.com') returning id`;
      const id = await insertRow("blogs", "published", account?.id);
      await site.sql`delete from auth.users where id = ${account?.id}`;
      expect(await stored("blogs", id)).toMatchObject({ author_id: null, title: "published row" });
    });

    it("erase_person searches every text column of articles", async () => {
      const [{ erasing } = {}] = await site.sql`select pg_get_functiondef('public.erase_person'::regproc) as erasing`;
      const columns = await site.sql`
      select column_name as name from information_schema.columns where table_schema = 'public'
        and table_name in ${site.sql(articleTables)} and data_type = 'text' and column_name not in ('status', 'content_format', 'next_reading', 'language')`;
      expect(columns.length).toBeGreaterThan(8);
      for (const { name } of columns) expect(erasing).toMatch(new RegExp(`\\b${name}\\b`));
    });

    it("a table of articles made by docs/article-table.sql has the same columns and guards as blogs", async () => {
      const made = await readFile(join(import.meta.dirname, "../../../docs/article-table.sql"), "utf8");
      const undone = new Error("undone");
      const trying = site.sql.begin(async (sql) => {
        const described = async (table: string) => {
          const rows = await sql`
          select to_jsonb(field) - 'table_name' - 'table_catalog' as said
            from information_schema.columns as field where table_schema = 'public' and table_name = ${table}
          union all select to_jsonb(pg_get_constraintdef(oid)) from pg_constraint where conrelid = ${table}::regclass
          union all select to_jsonb(pg_get_indexdef(indexrelid)) from pg_index where indrelid = ${table}::regclass
          union all select to_jsonb(private.searched_words(${table}))`;
          const said = rows.map((row) => JSON.stringify(row.said).replaceAll(table, "it"));
          return [...said, ...(await guardsOf(sql, table))].sort();
        };
        await sql.unsafe(made);
        const blogs = await described("blogs");
        expect(blogs.length).toBeGreaterThan(40);
        expect(await described("projects")).toEqual(blogs);
        await sql`insert into projects (title, content) values ('By named@farm.example', 'c'), ('By nobody', 'c')`;
        await sql`insert into blogs (title, content, category) values ('A', 'c', 'named@farm.example'), ('B', 'c', 'none')`;
        await sql`
        select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, true),
          set_config('request.jwt.claim.sub', user_id::text, true)
        from auth.sessions where user_id = ${administratorsId} limit 1`;
        const [{ found } = {}] = await sql`select public.erase_person('named@farm.example') as found`;
        expect(found).toMatchObject({ posts: 2 });
        throw undone;
      });
      await expect(trying).rejects.toBe(undone);
    });
  });

export const lastDay = (on: OnBackend) =>
  describe("the last day", () => {
    it("a job posting is public up to its last day in India, and stays with administrators after it", async () => {
      const { site } = on;
      const people = await signInPeople(site);
      await site.sql`delete from careers`;
      const day = (ahead: number) => site.sql`((now() at time zone 'Asia/Kolkata')::date + ${ahead}::int)`;
      for (const [title, ahead] of [
        ["Yesterday", -1],
        ["Today", 0],
        ["Tomorrow", 1],
      ] as const)
        await site.sql`
        insert into careers (title, description, status, closes_on) values (${title}, 'text', 'published', ${day(ahead)})`;
      const titles = async (person: Person) =>
        (await people[person].from("careers").select("title").order("title")).data?.map(({ title }) => title);
      expect(await titles("anonymous")).toEqual(["Today", "Tomorrow"]);
      expect(await titles("stranger")).toEqual(["Today", "Tomorrow"]);
      expect(await titles("administrator")).toEqual(["Today", "Tomorrow", "Yesterday"]);
    });
  });

export const chosenReading = (on: OnBackend) =>
  describe("next reading", () => {
    it("next reading is up to three addresses of articles, nothing else", async () => {
      const { administrator } = await signInPeople(on.site);
      const address = () => `/blog/${crypto.randomUUID()}`;
      const store = async (next_reading: string) =>
        (await administrator.from("blogs").insert({ title: "t", content: "c", next_reading })).error?.code;
      expect(await store([address(), address(), address()].join("\n"))).toBeUndefined();
      for (const wrong of [
        Array.from({ length: 4 }, address).join("\n"),
        "https://elsewhere.example",
        `${address()}\n`,
      ])
        expect(await store(wrong)).toBe("23514");
    });
  });

export const statedLanguage = (on: OnBackend) =>
  describe("the language of an article", () => {
    let people: People;
    beforeAll(async () => {
      people = await signInPeople(on.site);
    });

    it("an article keeps the author's name that administrators write", async () => {
      for (const table of articleTables) {
        const articles = people.administrator.from(table);
        const sent = { ...minimalRow(table, "signed"), author_name: "Ravi Rao" };
        const { data: made } = await articles.insert(sent).select("id,author_name").single();
        expect(made?.author_name, table).toBe("Ravi Rao");
        const change = articles.update({ author_name: "Asha" }).eq("id", made?.id);
        expect((await change.select("author_name").single()).data, table).toEqual({ author_name: "Asha" });
        await articles.delete().eq("id", made?.id);
      }
    });

    it.each(PEOPLE)("%s reads it, and states it or takes it back only as an administrator", async (person) => {
      const { sql } = on.site;
      const isAdministrator = person === "administrator";
      for (const table of articleTables) {
        const row = { ...minimalRow(table, "stated"), status: "published", language: "hi" };
        const [{ id } = { id: "" }] = await sql`insert into ${sql(table)} ${sql(row)} returning id`;
        const read = async () => (await people[person].from(table).select("language").eq("id", id).single()).data;
        expect(await read()).toEqual({ language: "hi" });
        for (const language of ["en", null]) {
          await people[person].from(table).update({ language }).eq("id", id);
          expect(await read()).toEqual({ language: isAdministrator ? language : "hi" });
        }
        const { error } = await people[person].from(table).insert({ ...row, title: "new" });
        expect(error?.code).toBe(isAdministrator ? undefined : "42501");
        await sql`delete from ${sql(table)} where title in ('stated', 'new')`;
      }
    });
  });

export const firstPublication = (on: OnBackend) =>
  describe("a draft's first publication", () => {
    let site: RunningSite;
    let people: People;
    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
    });

    it.each(publications)("sets the date in %s, once", async (table) => {
      const [{ id } = { id: "" }] = await site.sql`
      insert into ${site.sql(table)} ${site.sql(minimalRow(table, "begun"))} returning id`;
      await site.sql`alter table ${site.sql(table)} disable trigger stamp`;
      await site.sql`update ${site.sql(table)} set created_at = '2026-01-01' where id = ${id}`;
      await site.sql`alter table ${site.sql(table)} enable trigger stamp`;
      const set = async (status: string) => {
        const { data } = await people.administrator
          .from(table)
          .update({ status, first_published_at: null })
          .eq("id", id)
          .select("created_at,first_published_at")
          .single();
        return data as { created_at: string; first_published_at: string | null };
      };
      expect(await set("archived")).toMatchObject({ first_published_at: null });
      const published = await set("published");
      expect(Date.now() - Date.parse(published.created_at)).toBeLessThan(60_000);
      expect(published.first_published_at).toBe(published.created_at);
      expect(await set("draft")).toEqual(published);
      expect(await set("published")).toEqual(published);
    });

    it("sets the date of a row that is inserted as published, and refuses an unknown format", async () => {
      const row = { title: "at once", content: "text", status: "published", first_published_at: "2001-01-01" };
      const { data } = await people.administrator.from("blogs").insert(row).select().single();
      expect(data).toMatchObject({ content_format: "plain", first_published_at: data.created_at });
      const { error } = await people.administrator.from("blogs").update({ content_format: "html" }).eq("id", data.id);
      expect(error?.code).toBe("23514");
    });
  });
