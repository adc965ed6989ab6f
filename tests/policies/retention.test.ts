import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase, type Sql } from "../../server/backend/database.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type RunningSite, startPostgres, startSite, until } from "../site.ts";
import { BACKENDS, startOn } from "./backends.ts";
import { believeClock } from "./clock.ts";
import { meetPeople, type People } from "./people.ts";
import { leastRow, publications } from "./publications.ts";

describe.each(BACKENDS)("what is not kept, on %s", (backend) => {
  let site: Awaited<ReturnType<typeof startOn>>;
  let people: People;

  beforeAll(async () => {
    site = await startOn(backend);
    people = await meetPeople(site);
    await believeClock(site.sql);
  });
  afterAll(() => site.stop());

  const arrived = async (name: string, ago: string) => {
    await site.sql`
      insert into public.contact_submissions (name, email, message, created_at)
      values (${name}, 'a@example.com', 'm', now() - ${ago}::interval)`;
  };
  const names = async () =>
    (await site.sql`select name from public.contact_submissions order by name`).map(({ name }) => name);

  it("enquiries older than so many months go, younger ones stay, answered or not", async () => {
    await site.sql`delete from public.contact_submissions`;
    await arrived("old", "12 months 1 day");
    await arrived("young", "11 months 20 days");
    await site.sql`update public.contact_submissions set status = 'replied'`;
    const [row] = await site.sql`select private.forget_old_enquiries(12) as forgotten`;
    expect(row?.forgotten).toBe(1);
    expect(await names()).toEqual(["young"]);
  });

  it.each([0, -3, null])("a period of %s months deletes nothing and is refused", async (months) => {
    await site.sql`delete from public.contact_submissions`;
    await arrived("new", "1 minute");
    await expect(site.sql`select private.forget_old_enquiries(${months})`).rejects.toThrow("for a month at least");
    expect(await names()).toEqual(["new"]);
  });

  it("deletes a batch, and leaves a row that somebody works on for the next time", async () => {
    await site.sql`delete from public.contact_submissions`;
    for (const name of ["oldest", "older", "old"]) await arrived(name, name === "oldest" ? "15 months" : "14 months");
    await arrived("young", "1 day");
    await site.sql.begin(async (other) => {
      await other`select 1 from public.contact_submissions where name = 'oldest' for update`;
      const [row] = await site.sql`select private.forget_old_enquiries(12, 1) as forgotten`;
      expect(row?.forgotten).toBe(1);
      expect(await names()).toHaveLength(3);
      expect(await names()).toContain("oldest");
    });
    await site.sql`select private.forget_old_enquiries(12)`;
    expect(await names()).toEqual(["young"]);
  });

  it("nothing goes when even the newest is too old, which a wrong clock makes it", async () => {
    await site.sql`delete from public.contact_submissions`;
    await arrived("old", "14 months");
    await expect(site.sql`select private.forget_old_enquiries(12)`).rejects.toThrow("is the clock right?");
    expect(await names()).toEqual(["old"]);
  });

  it("does not believe a clock that has jumped until it has gone on for a day", async () => {
    await site.sql`delete from public.contact_submissions`;
    await believeClock(site.sql);
    await arrived("old", "11 months");
    /** The clock goes on, or back: everything that was noted is so much longer ago. */
    const clock = async (by: string) => {
      await site.sql`update public.contact_submissions set created_at = created_at - ${by}::interval`;
      await site.sql`
        update private.clock_looks set last = last - ${by}::interval, steady_since = steady_since - ${by}::interval`;
      await site.sql`select private.forget_old_enquiries(12)`;
    };
    await clock("40 days");
    await arrived("while it was ahead", "0");
    for (const by of ["1 hour", "10 hours"]) await clock(by);
    expect(await names()).toEqual(["old", "while it was ahead"]);

    // Set right: what seems to come from the future keeps its date.
    for (const by of ["-40 days -11 hours", "12 hours", "12 hours"]) await clock(by);
    for (const by of ["1 day", "32 days", "1 day"]) await clock(by);
    expect(await names()).toEqual(["while it was ahead"]);
  });

  it("a clock that was behind for days takes nothing early once it is right", async () => {
    await site.sql`delete from public.contact_submissions`;
    await believeClock(site.sql);
    await arrived("old", "11 months");
    await arrived("young", "1 month");
    const dates = () => site.sql`select name, created_at from public.contact_submissions order by name`;
    const before = await dates();
    const look = async (by: string) => {
      await site.sql`
        update private.clock_looks set last = last + ${by}::interval, steady_since = steady_since + ${by}::interval`;
      await site.sql`select private.forget_old_enquiries(12)`;
    };
    // The looks lie ahead as they do where the clock was set back; then it goes on, and is set right.
    await look("13 months");
    for (const by of ["-12 hours", "-12 hours", "-13 months", "-12 hours", "-12 hours"]) await look(by);
    expect(await dates()).toEqual(before);
  });

  it("nobody calls it through the API", async () => {
    for (const client of [people.anonymous, people.stranger, people.administrator]) {
      const { error } = await client.rpc("forget_old_enquiries", { months: 1 });
      expect(error).not.toBeNull();
    }
    for (const role of ["anon", "authenticated"]) {
      const call = site.sql.begin(async (sql) => {
        await sql`set local role ${sql(role)}`;
        await sql`select private.forget_old_enquiries(1)`;
      });
      await expect(call).rejects.toThrow("permission denied");
    }
  });

  it("all demonstration rows are samples, with the times they state", async () => {
    const rows = await Promise.all(
      publications.map((table) => site.sql`select is_sample, updated_at from ${site.sql(`public.${table}`)}`),
    );
    expect(rows.flat().length).toBeGreaterThan(12);
    for (const row of rows.flat()) {
      expect(row.is_sample).toBe(true);
      expect(new Date(row.updated_at).getTime()).toBeLessThan(Date.parse("2026-11-20"));
    }
  });

  describe.each(publications)("samples in %s", (table) => {
    it("one stays a sample when its status changes, and is the company's own once its words do", async () => {
      const [row] = await site.sql`
        insert into ${site.sql(`public.${table}`)} ${site.sql({ ...leastRow(table, "A sample"), is_sample: true })}
        returning id`;
      const change = (values: Record<string, unknown>) =>
        people.administrator.from(table).update(values).eq("id", row?.id).select("is_sample").single();
      expect((await change({ status: "archived" })).data).toEqual({ is_sample: true });
      expect((await change({ is_sample: false })).data).toEqual({ is_sample: true });
      expect((await change({ title: "In our own words" })).data).toEqual({ is_sample: false });
      expect((await change({ is_sample: true })).data).toEqual({ is_sample: false });
    });

    it("nobody writes a new one through the API", async () => {
      const { data } = await people.administrator
        .from(table)
        .insert({ ...leastRow(table, "New"), is_sample: true })
        .select("is_sample")
        .single();
      expect(data).toEqual({ is_sample: false });
    });
  });
});

/** Starts a site on a database that holds something already. */
async function startOnDatabase(env: Record<string, string>, fill: (sql: Sql) => Promise<void>): Promise<RunningSite> {
  const postgres = await startPostgres();
  const sql = openDatabase(postgres.url, { max: 1 });
  await fill(sql);
  await sql.end();
  return startSite({
    env: { DATABASE_URL: postgres.url, ADMIN_PASSWORD, ...env },
    assistant: false,
    afterStop: postgres.stop,
  });
}

it("the server forgets at its start what the setting says, and says so in its log", async () => {
  const site = await startOnDatabase({ ENQUIRIES_KEPT_MONTHS: "2" }, async (sql) => {
    await sql`
      insert into public.contact_submissions (name, email, message, created_at)
      values ('old', 'a@example.com', 'm', now() - interval '3 months'), ('new', 'a@example.com', 'm', now())`;
    await believeClock(sql);
  });
  try {
    await vi.waitFor(async () => {
      const kept = await site.sql`select name from public.contact_submissions`;
      expect(kept.map(({ name }) => name)).toEqual(["new"]);
    });
    await vi.waitFor(() => expect(site.logs.join("\n")).toContain("old enquiries deleted"));
  } finally {
    await site.stop();
  }
});

it("what cannot be forgotten does not keep the rest: the bin and lost notes go all the same", async () => {
  const site = await startOnDatabase({}, async (sql) => {
    await sql`delete from public.contact_submissions`;
    const [kept] = await sql`
      insert into public.contact_submissions (name, email, message, created_at)
      values ('all there is', 'a@example.com', 'm', now() - interval '14 months') returning id`;
    await sql`
      insert into public.bin (subject, subject_id, name, deleted_at, content)
      values ('blogs', gen_random_uuid(), 'long gone', now() - interval '31 days', '{}'),
        ('contact_submissions', '5eed0000-0000-4000-8000-00000000b111', 'a week ago', now() - interval '7 days', '{}')`;
    await sql`
      insert into public.enquiry_notes (id, note)
      values (${kept?.id}, 'of an enquiry'), ('5eed0000-0000-4000-8000-00000000b111', 'of one in the bin'),
        (gen_random_uuid(), 'of none')`;
    await believeClock(sql);
  });
  try {
    await vi.waitFor(async () => {
      const notes = await site.sql`select note from public.enquiry_notes order by note`;
      expect(notes.map(({ note }) => note)).toEqual(["of an enquiry", "of one in the bin"]);
    });
    expect(await site.sql`select name from public.bin`).toEqual([{ name: "a week ago" }]);
    expect(await site.sql`select name from public.contact_submissions`).toEqual([{ name: "all there is" }]);
    const line = site.logs.find((each) => each.includes("could not be deleted")) ?? "";
    expect(JSON.parse(line)).toMatchObject({ what: "old enquiries" });
  } finally {
    await site.stop();
  }
});

describe("on a site with a public address", () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite({ env: { SITE_URL: "https://www.vayutra-drones.in" }, assistant: false });
    await site.sql`
      insert into public.blogs (title, content, status) values ('Our own post', 'Our own words', 'published')`;
  });
  afterAll(() => site.stop());
  const text = async (path: string) => (await fetch(`${site.url}${path}`)).text();
  const sampleId = async () => {
    const [row] = await site.sql`select id from public.blogs where is_sample and status = 'published' limit 1`;
    return row?.id as string;
  };

  it.each(["/blog/rss.xml", "/blog/atom.xml", "/sitemap.xml"])("%s leaves samples out", async (path) => {
    const [own] = await site.sql`select id from public.blogs where not is_sample`;
    const answer = await text(path);
    expect(answer).toContain(own?.id);
    expect(answer).not.toContain("5eed0000");
  });

  it("an index of maps reaches every article but the samples, once there are more than one map names", async () => {
    await site.sql`
      insert into public.blogs (title, content, status, created_at)
      select 'Mapped', 'Words', 'published', timestamptz '2020-01-01' + (n / 1500) * n * interval '1 minute'
      from generate_series(1, 2200) as n`;
    try {
      const addresses = async (path: string) => {
        const answer = await fetch(`${site.url}${path}`);
        expect(answer.status, path).toBe(200);
        const named = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
        return [...named].map(([, address = ""]) => new URL(address).pathname);
      };
      const maps = await until(async () => {
        const named = await addresses("/sitemap.xml");
        return named.includes("/sitemap/blog-3.xml") && named;
      });
      expect(maps).toContain("/sitemap/pages.xml");
      const reached = (await Promise.all(maps.map(addresses))).flat();
      expect(new Set(reached).size).toBe(reached.length);
      const rows = await site.sql`select id from public.blogs where status = 'published' and not is_sample`;
      expect(reached.filter((path) => path.startsWith("/blog/")).sort()).toEqual(
        rows.map(({ id }) => `/blog/${id}`).sort(),
      );
      expect(reached).toContain("/about-us");
      for (const part of ["blog-4.xml", "blog-0.xml", "blog-1", "careers-1.xml"])
        expect((await fetch(`${site.url}/sitemap/${part}`)).status, part).toBe(404);
    } finally {
      await site.sql`delete from public.blogs where title = 'Mapped'`;
    }
  });

  it("the page of a sample says that it is one, to people alone", async () => {
    const page = await text(`/blog/${await sampleId()}`);
    expect(page).toContain("A sample text.");
    expect(page).not.toContain("BlogPosting");
    expect(page).toContain('<meta name="robots" content="noindex"');
    const [own] = await site.sql`select id from public.blogs where not is_sample`;
    expect(await text(`/blog/${own?.id}`)).not.toContain("noindex");
  });

  it("lists and jobs mark their samples", async () => {
    for (const path of ["/blog", "/news", "/careers"]) expect(await text(path)).toMatch(/>Sample</);
  });
});
