import { test as base, expect, type Page } from "@playwright/test";
import { createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { type RunningSite, startSite } from "../site.ts";

/** A visit to the site: opens pages and waits until they answer to a press. */
export type Visit = {
  page: Page;
  /** Opens a path and waits until React has taken over. */
  open(path: string): Promise<void>;
  /** Says that the next console errors like this one belong to what the test does. */
  expectConsoleError(pattern: RegExp): void;
};

type Fixtures = {
  visit: Visit;
  /** A session of the administrator's, this test's own: signing out anywhere ends it for the tests before as well. */
  session: Session;
  /** A visit whose browser already holds the administrator's session. */
  admin: Visit;
  /** The site as the administrator's own program would reach it. */
  api: SupabaseClient;
};
type WorkerFixtures = {
  /** One running site for each worker, behind one trusted proxy, so that each test is a client of its own. */
  site: RunningSite;
};

let clients = 0;

/** An address of the documentation's block (RFC 3849), a fresh one for each test: limits count by client. */
function clientAddress(): string {
  clients += 1;
  return `2001:db8:${process.pid.toString(16).slice(-4)}:${clients.toString(16)}::1`;
}

/** Where supabase-js keeps a session in the browser: by the first label of the host it talks to. */
const sessionKey = (url: string) => `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "warn" } });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  session: async ({ site }, use) => {
    const client = createClient(site.config.supabaseUrl, site.config.supabasePublishableKey, {
      auth: { persistSession: false },
      global: { headers: { "X-Forwarded-For": clientAddress() } },
    });
    const { email, password = "" } = site.config.admin;
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    await use(data.session);
  },
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": clientAddress() }),
  visit: async ({ page }, use) => {
    const expected: RegExp[] = [];
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const text = `${message.text()} (${message.location().url})`;
      if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
    });
    page.on("pageerror", (error) => {
      if (!expected.some((pattern) => pattern.test(error.message))) problems.push(error.stack ?? error.message);
    });
    await use({
      page,
      async open(path) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("data-alive", "");
      },
      expectConsoleError: (pattern) => expected.push(pattern),
    });
    expect(problems, "unexpected errors on the browser's console").toEqual([]);
  },
  admin: async ({ visit, site, session }, use) => {
    await visit.page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      sessionKey(site.url),
      JSON.stringify(session),
    ] as const);
    await use(visit);
  },
  api: async ({ site, session }, use) => {
    await use(
      createClient(site.config.supabaseUrl, site.config.supabasePublishableKey, {
        auth: { persistSession: false },
        global: { headers: { Authorization: `Bearer ${session.access_token}`, "X-Forwarded-For": clientAddress() } },
      }),
    );
  },
});

export { expect };
