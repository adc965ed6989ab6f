import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startSite, until } from "../site.ts";
import { BACKENDS, startOn } from "./backends.ts";
import { meetPeople, type People } from "./people.ts";

describe.each(BACKENDS)("what is not kept, on %s", (backend) => {
  let site: Awaited<ReturnType<typeof startOn>>;
  let people: People;

  beforeAll(async () => {
    site = await startOn(backend);
    people = await meetPeople(site);
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

  describe.each(["blogs", "news", "careers"] as const)("samples in %s", (table) => {
    const samples = async () =>
      site.sql`select id, title, status from ${site.sql(`public.${table}`)} where is_sample order by created_at`;

    it("all demonstration rows are samples, with the times they state", async () => {
      const rows = await site.sql`select is_sample, updated_at from ${site.sql(`public.${table}`)}`;
      expect(rows.length).toBeGreaterThan(4);
      for (const row of rows) {
        expect(row.is_sample).toBe(true);
        expect(new Date(row.updated_at).getTime()).toBeLessThan(Date.parse("2026-11-20"));
      }
    });

    it("one stays a sample when its status changes, and is the company's own once its words do", async () => {
      const [row] = await samples();
      const change = (values: Record<string, unknown>) =>
        people.administrator.from(table).update(values).eq("id", row?.id).select("is_sample").single();
      expect((await change({ status: "archived" })).data).toEqual({ is_sample: true });
      expect((await change({ is_sample: false })).data).toEqual({ is_sample: true });
      expect((await change({ title: "In our own words" })).data).toEqual({ is_sample: false });
      expect((await change({ is_sample: true })).data).toEqual({ is_sample: false });
    });

    it("nobody writes a new one through the API", async () => {
      const text = table === "careers" ? { description: "d" } : { content: "c" };
      const { data } = await people.administrator
        .from(table)
        .insert({ title: "New", ...text, is_sample: true })
        .select("is_sample")
        .single();
      expect(data).toEqual({ is_sample: false });
    });
  });
});

it("the server forgets at its start what the setting says, and says so in its log", async () => {
  const first = await startSite({ assistant: false });
  await first.sql`
    insert into public.contact_submissions (name, email, message, created_at)
    values ('old', 'a@example.com', 'm', now() - interval '3 months'), ('new', 'a@example.com', 'm', now())`;
  await first.kill9();
  const second = await startSite({ dataDir: first.dataDir, env: { ENQUIRIES_KEPT_MONTHS: "2" }, assistant: false });
  try {
    await vi.waitFor(async () => {
      const kept = await second.sql`select name from public.contact_submissions`;
      expect(kept.map(({ name }) => name)).toEqual(["new"]);
    });
    await vi.waitFor(() => expect(second.logs.join("\n")).toContain("old enquiries deleted"));
  } finally {
    await second.stop();
  }
});

it("what cannot be forgotten does not keep the rest: the bin and lost notes go all the same", async () => {
  const first = await startSite();
  await first.sql`delete from public.contact_submissions`;
  const [kept] = await first.sql`
    insert into public.contact_submissions (name, email, message, created_at)
    values ('all there is', 'a@example.com', 'm', now() - interval '14 months') returning id`;
  await first.sql`
    insert into public.bin (subject, subject_id, name, deleted_at, content)
    values ('blogs', gen_random_uuid(), 'long gone', now() - interval '31 days', '{}'),
      ('contact_submissions', '5eed0000-0000-4000-8000-00000000b111', 'a week ago', now() - interval '7 days', '{}')`;
  await first.sql`
    insert into public.enquiry_notes (id, note)
    values (${kept?.id}, 'of an enquiry'), ('5eed0000-0000-4000-8000-00000000b111', 'of one in the bin'),
      (gen_random_uuid(), 'of none')`;
  await first.kill9();
  const second = await startSite({ dataDir: first.dataDir });
  try {
    await vi.waitFor(async () => {
      const notes = await second.sql`select note from public.enquiry_notes order by note`;
      expect(notes.map(({ note }) => note)).toEqual(["of an enquiry", "of one in the bin"]);
    });
    expect(await second.sql`select name from public.bin`).toEqual([{ name: "a week ago" }]);
    expect(await second.sql`select name from public.contact_submissions`).toEqual([{ name: "all there is" }]);
    const line = second.logs.find((each) => each.includes("could not be deleted")) ?? "";
    expect(JSON.parse(line)).toMatchObject({ what: "old enquiries" });
  } finally {
    await second.stop();
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
