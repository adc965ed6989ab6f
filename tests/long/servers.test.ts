import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { type Client, clientOf, insertAccount } from "../policies/people.ts";
import { type RunningPostgres, type RunningSite, startPostgres, startSite, until } from "../site.ts";

/** The promised time, in milliseconds. Expiry by age would take at least fifteen seconds. */
const PROMISED_MS = 1_000;
/** Well below that age, and enough to reconnect on a busy machine. */
const SOON_MS = 5_000;

let postgres: RunningPostgres;
let first: RunningSite;
let second: RunningSite;
let administrator: Client;

beforeAll(async () => {
  postgres = await startPostgres();
  const env = {
    DATABASE_URL: postgres.url,
    ADMIN_PASSWORD,
    TRUST_PROXY: "1",
    JWT_SECRET: "a signing secret that both servers share",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_shared",
  };
  [first, second] = await Promise.all([startSite({ env, assistant: false }), startSite({ env, assistant: false })]);
  administrator = clientOf(first);
  await administrator.auth.signInWithPassword({ email: first.config.admin.email, password: ADMIN_PASSWORD });
});
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await postgres?.stop();
});

const titlesOn = async (site: RunningSite) => {
  const { data } = await clientOf(site).from("blogs").select("title").eq("status", "published");
  return data?.map(({ title }) => title) ?? [];
};
const pageOf = async (site: RunningSite) => (await fetch(`${site.url}/blog`)).text();

/** Loads both page and data into memory before the change. */
const readBoth = (site: RunningSite) => Promise.all([titlesOn(site), pageOf(site)]);

async function shows(site: RunningSite, title: string, wanted: boolean): Promise<boolean> {
  const [titles, page] = await readBoth(site);
  return titles.includes(title) === wanted && page.includes(title) === wanted;
}

it("a post created or withdrawn on one server changes on the other within a second", async () => {
  await readBoth(second);
  const post = { title: "Heard on both servers", content: "Words", status: "published" };
  const { data, error } = await administrator.from("blogs").insert(post).select("id").single();
  expect(error).toBeNull();
  await until(() => shows(second, post.title, true), PROMISED_MS);

  expect((await administrator.from("blogs").update({ status: "archived" }).eq("id", data?.id)).error).toBeNull();
  await until(() => shows(second, post.title, false), PROMISED_MS);
  expect(await shows(first, post.title, false)).toBe(true);
});

it("a change by SQL appears on every server", async () => {
  await Promise.all([readBoth(first), readBoth(second)]);
  await first.sql`insert into public.blogs (title, content, status) values ('Written by SQL', 'Words', 'published')`;
  await until(() => shows(first, "Written by SQL", true), PROMISED_MS);
  await until(() => shows(second, "Written by SQL", true), PROMISED_MS);
});

it("a change during a lost LISTEN connection appears once it is back", async () => {
  await readBoth(second);
  // No new connections until the change is made, so that its notice is certainly missed.
  await first.sql`alter database site connection limit 0`;
  const listeners = await first.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site-changes'`;
  expect(listeners).toHaveLength(2);
  await first.sql`insert into public.blogs (title, content, status) values ('Nobody heard', 'Words', 'published')`;
  await first.sql`alter database site connection limit -1`;
  await until(() => shows(second, "Nobody heard", true), SOON_MS);
});

it("a server ignores the notice of its own write, after which it has already dropped the data", async () => {
  const [{ name = "" } = {}] = await first.sql<{ name: string }[]>`
    select application_name as name from pg_stat_activity where application_name like 'site-data-%' limit 1`;
  const listOf = ({ url, config }: RunningSite) =>
    fetch(`${url}/rest/v1/blogs?select=title&status=eq.published`, {
      headers: { apikey: config.supabasePublishableKey },
    });
  const sites = [first, second];
  for (const site of sites) expect((await listOf(site)).status).toBe(200);
  await first.sql.begin(async (transaction) => {
    // A server that has dropped the list could not read it again.
    await transaction`lock table public.blogs`;
    await first.sql`select pg_notify('site_changed', ${`blogs ${name}`})`;
    const statuses = async () => (await Promise.all(sites.map(async (site) => (await listOf(site)).status))).toSorted();
    await until(async () => (await statuses()).includes(503), SOON_MS);
    expect(await statuses()).toEqual([200, 503]);
  });
});

it("a statement that changes no row empties no cache on any server", async () => {
  await insertAccount(first, "no-rights@elsewhere.example", ADMIN_PASSWORD);
  await first.sql`delete from private.administrators where email = 'no-rights@elsewhere.example'`;
  const stranger = clientOf(first);
  await stranger.auth.signInWithPassword({ email: "no-rights@elsewhere.example", password: ADMIN_PASSWORD });
  const [post] = await first.sql`
    insert into public.blogs (title, content, status) values ('Kept in memory', 'Words', 'published') returning id`;
  const everywhere = async () =>
    (await Promise.all([first, second].map((site) => shows(site, "Kept in memory", true)))).every(Boolean);
  const inMemory = () =>
    first.sql.begin(async (transaction) => {
      // A server that has dropped it could not read it again.
      await transaction`lock table public.blogs`;
      return everywhere();
    });
  // A page that is read while the notice arrives is served but not cached.
  await until(async () => (await everywhere()) && inMemory());

  const restored_at = new Date().toISOString();
  const nothing = [
    await stranger.from("bin").update({ restored_at }).eq("id", post?.id),
    await stranger.from("blogs").update({ title: "Other" }).eq("id", post?.id),
    await stranger.from("blogs").delete().eq("id", post?.id),
    await administrator.from("blogs").update({ title: "Other" }).eq("id", crypto.randomUUID()),
  ];
  for (const { error } of nothing) expect(error).toBeNull();
  await first.sql`update public.blogs set title = 'Other' where id = ${crypto.randomUUID()}`;
  const heard: string[] = [];
  const { unlisten } = await second.sql.listen("site_changed", (notice) => heard.push(notice));
  await first.sql`delete from public.blogs where id = ${crypto.randomUUID()}`;
  // Notices arrive in order: after this one, an earlier one would have been processed.
  await first.sql`select pg_notify('site_changed', 'nothing at-all')`;
  await until(async () => heard.length > 0);
  await unlisten();
  expect(heard).toEqual(["nothing at-all"]);

  expect(await inMemory()).toBe(true);
});

it("both servers reconnect to a database that refused connections, and serve cached pages meanwhile", async () => {
  const sites = [first, second];
  await Promise.all(sites.map(readBoth));
  const enquire = ({ url, config }: RunningSite) =>
    fetch(`${url}/rest/v1/contact_submissions`, {
      method: "POST",
      headers: { apikey: config.supabasePublishableKey, "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Asha", email: "asha@farm.example", message: "Words" }),
    });
  const statuses = async (ask: (site: RunningSite) => Promise<Response>) =>
    (await Promise.all(sites.map(ask))).map(({ status }) => status);
  const readiness = () => statuses(({ url }) => fetch(`${url}/readyz`));

  const kept = await first.sql.reserve();
  try {
    await kept`alter database site connection limit 0`;
    await kept`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    expect(await statuses(enquire)).toEqual([503, 503]);
    await until(async () => (await readiness()).join() === "503,503");
    expect(await statuses(({ url }) => fetch(`${url}/blog`))).toEqual([200, 200]);
  } finally {
    await kept`alter database site connection limit -1`;
    kept.release();
  }
  await until(async () => (await readiness()).join() === "200,200");
  expect(await statuses(enquire)).toEqual([201, 201]);
  await first.sql`insert into public.blogs (title, content, status) values ('Connected again', 'Words', 'published')`;
  for (const site of sites) await until(() => shows(site, "Connected again", true), SOON_MS);
});

it("one server keeps running and receiving notices after the other was killed", async () => {
  await readBoth(second);
  const { data } = await administrator.auth.getSession();
  const elsewhere = clientOf(second, data.session?.access_token);
  await first.kill9();
  const post = { title: "Made on the other", content: "Words", status: "published" };
  expect((await elsewhere.from("blogs").insert(post)).error).toBeNull();
  expect(await shows(second, post.title, true)).toBe(true);
  await second.sql`insert into public.blogs (title, content, status) values ('Still heard', 'Words', 'published')`;
  await until(() => shows(second, "Still heard", true), PROMISED_MS);
});
