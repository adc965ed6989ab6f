import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase, type Sql } from "../../server/backend/database.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type RunningSite, startPostgres, startSite, until } from "../site.ts";
import { recordSteadyClock } from "./clock.ts";

/** Starts a site on a database that `fill` has changed before. */
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

it("the server deletes old enquiries at its start, as set, and logs it", async () => {
  const site = await startOnDatabase({ ENQUIRIES_KEPT_MONTHS: "2" }, async (sql) => {
    await sql`
      insert into public.contact_submissions (name, email, message, created_at)
      values ('old', 'a@example.com', 'm', now() - interval '3 months'), ('new', 'a@example.com', 'm', now())`;
    await recordSteadyClock(sql);
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

it("when enquiries cannot be deleted, the bin and notes without an enquiry still are", async () => {
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
      insert into public.enquiry_entries (enquiry_id, content)
      values (${kept?.id}, 'of an enquiry'), ('5eed0000-0000-4000-8000-00000000b111', 'of one in the bin'),
        (gen_random_uuid(), 'of none')`;
    await recordSteadyClock(sql);
  });
  try {
    await vi.waitFor(async () => {
      const notes = await site.sql`select content from public.enquiry_entries order by content`;
      expect(notes.map(({ content }) => content)).toEqual(["of an enquiry", "of one in the bin"]);
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

  it.each(["/blog/rss.xml", "/blog/atom.xml", "/sitemap.xml"])("%s omits samples", async (path) => {
    const [own] = await site.sql`select id from public.blogs where not is_sample`;
    const answer = await text(path);
    expect(answer).toContain(own?.id);
    expect(answer).not.toContain("5eed0000");
  });

  it("an index of site maps reaches every article but the samples, when one map is too small", async () => {
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
      // A map from before the articles may be in memory until the server has heard of them.
      const [maps, reached] = await until(async () => {
        const named = await addresses("/sitemap.xml");
        const all = (await Promise.all(named.map(addresses))).flat();
        return all.length > 2200 && ([named, all] as const);
      });
      expect(maps).toContain("/sitemap/pages.xml");
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

  it("the page of a sample is marked for readers and kept from search engines", async () => {
    const page = await text(`/blog/${await sampleId()}`);
    expect(page).toContain("Sample text:");
    expect(page).not.toContain("BlogPosting");
    expect(page).toContain('<meta name="robots" content="noindex"');
    const [own] = await site.sql`select id from public.blogs where not is_sample`;
    expect(await text(`/blog/${own?.id}`)).not.toContain("noindex");
  });

  it("lists and jobs mark their samples", async () => {
    for (const path of ["/blog", "/news", "/careers"]) expect(await text(path)).toMatch(/>Sample</);
  });
});
