import { copyFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { todayInIndia } from "../../domain/india-date.ts";
import { ADMIN_PASSWORD } from "../clusters.ts";
import { textIn } from "../pdf-text.ts";
import { type Client, clientOf } from "../policies/people.ts";
import { type RunningPostgres, type RunningSite, startPostgres, startSite, until } from "../site.ts";

/** The promised times, in milliseconds (3 s for pages, 15 s for files and answers), several times over for a busy machine. */
const PAGES_MS = 60_000;
const FILES_MS = 60_000;

const PILOT = "/training/drone-pilot-training";
const SPRAY = "/services/agriculture-spray";
const PHONE = "+91 98270 12345";
const today = todayInIndia();

let postgres: RunningPostgres;
let first: RunningSite;
let second: RunningSite;
let owner: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  const env = {
    DATABASE_URL: postgres.url,
    ADMIN_PASSWORD,
    JWT_SECRET: "a signing secret that both servers share",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_shared",
    TRUST_PROXY: "1",
  };
  [first, second] = await Promise.all([startSite({ env, assistant: false }), startSite({ env })]);
  owner = clientOf(first);
  await owner.auth.signInWithPassword({ email: first.config.admin.email, password: ADMIN_PASSWORD });
});
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await postgres?.stop();
});

const textAt = async ({ url }: RunningSite, path: string) => (await fetch(url + path)).text();
const brochureAt = async ({ url }: RunningSite, name: string) =>
  textIn(Buffer.from(await (await fetch(`${url}/brochures/${name}.pdf`)).arrayBuffer()));
const ask = async ({ url, config }: RunningSite, message: string) => {
  const body = JSON.stringify({ message, sessionId: `session_${Math.random()}`, userId: null });
  const headers = { apikey: config.supabasePublishableKey, "Content-Type": "application/json" };
  const answer = await fetch(`${url}/functions/v1/chat-assistant`, { method: "POST", headers, body });
  return ((await answer.json()) as { message: string }).message;
};

async function state(table: string, row: Record<string, unknown>): Promise<void> {
  const { error } = await owner.from(table).insert(row);
  expect(error, `${table} takes ${JSON.stringify(row)}`).toBeNull();
}

/** Waits until both servers say all of this on a page. */
const bothSay = (path: string, ...words: string[]) =>
  Promise.all(
    [first, second].map((site) =>
      until(async () => {
        const text = await textAt(site, path);
        return words.every((each) => text.includes(each));
      }, PAGES_MS),
    ),
  );

it("what the owner states stands on every page, brochure and answer of both servers, and goes again", async () => {
  const paths = ["/", PILOT, SPRAY, "/contact-us", "/about-us"];
  const before = await Promise.all(paths.map((path) => textAt(first, path)));

  await state("site_values", { key: "phone", value: PHONE });
  await Promise.all(paths.map((path) => bothSay(path, PHONE)));
  expect(await textAt(first, "/")).not.toContain("+91 00000 00000");

  await state("prices", { thing: PILOT, basis: "exact", rupees: 45_000, tax: "extra", tax_rate: 18 });
  await state("prices", { thing: `${SPRAY}#farm`, rupees: 500, unit: "acre", tax: "extra", tax_rate: 18 });
  const [from, to] = ["2098-12-01", "2098-12-24"];
  await state("batches", { course: PILOT, starts_on: from, ends_on: to, seats: 12, seats_left: 9 });
  await state("notices", { title: "Closed for stocktaking", from_day: today, to_day: today, closed: "yes" });
  await state("site_values", { key: "claim.peopleTrained", value: "2600+" });
  await bothSay(PILOT, "₹45,000, plus 18% GST", "1 December 2098, 9 of 12 seats left", "Closed for stocktaking");
  await bothSay(PILOT, '"price":45000', `"startDate":"${from}"`);
  await bothSay(`${SPRAY}?acres=12`, "from ₹500 per acre", "from ₹6,000 (₹500 per acre)");
  await bothSay("/", "1 December 2098", "2600+");

  await until(async () => (await brochureAt(second, "drone-pilot-training")).includes(PHONE), FILES_MS);
  await until(async () => (await brochureAt(first, "drone-pilot-training")).includes("Rs 45,000"), FILES_MS);
  await until(async () => (await brochureAt(first, "hi/drone-pilot-training")).includes("₹45,000, 18% GST"), FILES_MS);
  await until(async () => (await ask(second, "What is your phone number?")).includes(PHONE), FILES_MS);
  expect(await ask(second, "What does the pilot course cost?")).toContain("₹45,000");
  expect(await ask(second, "agla pilot batch kab hai")).toContain("1 December");
  expect(await ask(second, "Are you open today?")).toContain("Closed for stocktaking");

  // The last good copy serves a server whose database is away.
  const dataDir = await mkdtemp(join(tmpdir(), "desk-"));
  await copyFile(join(first.dataDir, "site-values.json"), join(dataDir, "site-values.json"));
  const env = { SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_away" };
  const away = await startSite({ env, dataDir, assistant: false, answersAt: PILOT });
  expect(await textAt(away, PILOT)).toContain(PHONE);
  await away.stop();

  for (const table of ["site_values", "prices", "batches", "notices"]) {
    const { data } = await owner.from(table).select("id");
    const ids = data?.map(({ id }) => id) ?? [];
    expect((await owner.from(table).delete().in("id", ids)).error).toBeNull();
  }
  for (const [at, path] of paths.entries())
    await until(async () => (await textAt(first, path)) === before[at], PAGES_MS);
  await until(async () => (await brochureAt(second, "drone-pilot-training")).includes("+91 00000 00000"), FILES_MS);
}, 240_000);

it("a post that is due appears everywhere on both servers, by its date alone", async () => {
  const soon = 3_000;
  const title = "Quarry of Betul";
  const [{ id } = { id: "" }] = await first.sql`
    insert into blogs (title, excerpt, content, status, publish_at)
    values (${title}, 'The quarry of Betul in one flight.', 'c', 'published', now() + interval '1 hour') returning id`;
  const rest = async ({ url, config }: RunningSite) =>
    (
      await fetch(`${url}/rest/v1/blogs?select=title&status=eq.published`, {
        headers: { apikey: config.supabasePublishableKey },
      })
    ).text();
  const shown = async (site: RunningSite) => {
    const pages = await Promise.all(["/blog", `/blog/${id}`, "/blog/rss.xml"].map((path) => textAt(site, path)));
    return [
      ...[...pages, await rest(site)].map((text) => text.includes(title)),
      (await textAt(site, "/sitemap.xml")).includes(id),
    ];
  };
  // Everything is in memory as it is before.
  for (const site of [first, second]) expect(await shown(site)).toEqual(Array(5).fill(false));
  await first.sql`update blogs set publish_at = now() + ${`${soon} milliseconds`}::interval where id = ${id}`;
  await Promise.all(
    [first, second].map((site) => until(async () => (await shown(site)).every(Boolean), soon + PAGES_MS)),
  );
  await until(async () => (await ask(second, "quarry of Betul")).includes("Betul in one flight"), PAGES_MS);
});
