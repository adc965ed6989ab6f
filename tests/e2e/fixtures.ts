import { test as base, expect, type Page } from "@playwright/test";
import { createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { type RunningSite, startSite } from "../site.ts";

/** A visit to the site: opens pages and waits for hydration. */
export type Visit = {
  page: Page;
  /** Opens a path and waits until React has hydrated it. */
  open(path: string): Promise<void>;
  /** Allows the next console errors that match. */
  expectConsoleError(pattern: RegExp): void;
};

type Fixtures = {
  visit: Visit;
  /** A new session of the administrator for each test, because signing out ends all of them. */
  session: Session;
  /** A visit with the administrator signed in. */
  admin: Visit;
  /** A Supabase client with the administrator's session. */
  api: SupabaseClient;
};
type WorkerFixtures = {
  /** One site per worker, with TRUST_PROXY, so that each test can have its own client address. */
  site: RunningSite;
};

let clients = 0;

/** A new address for each test from the documentation block (RFC 3849), because limits count by client. */
function clientAddress(): string {
  clients += 1;
  return `2001:db8:${process.pid.toString(16).slice(-4)}:${clients.toString(16)}::1`;
}

/** The storage key of supabase-js, made from the first label of the host name. */
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
    // All tests have one administrator, who would be offered what earlier ones have typed.
    await site.sql`delete from drafts`;
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

/** Chooses a command from the menu of a row in the admin area: "Delete", "Make published:". */
export async function chooseInRow(page: Page, name: string, command: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("button", { name: `${command} ${name}` }).click();
}
