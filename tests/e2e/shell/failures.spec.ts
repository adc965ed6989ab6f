import type { Page } from "@playwright/test";
import { type RunningSite, startSite, until } from "../../site.ts";
import { expect, test } from "../fixtures.ts";

const UNREACHABLE = "The site could not be reached. Please check your connection and try again.";
const BUSY = "The service is not available for a moment. Please try again.";
const SYSTEM = "There was a problem with our system. Please try again later or contact us directly.";
const RAW = /failed to fetch|<h1>|schema cache|relation|\{\}|json|undefined/i;

/** Ways in which a request fails, and the message that the visitor sees. */
const FAILURES = [
  ["offline", "abort", undefined, UNREACHABLE],
  ["a proxy's own page", 503, "<h1>busy</h1>", BUSY],
  ["a proxy's own words", 502, "Bad Gateway", BUSY],
] as const;

function fail(page: Page, address: string, how: number | "abort", body?: string): Promise<unknown> {
  return page.route(address, (route) =>
    how === "abort" ? route.abort() : route.fulfill({ status: how, contentType: "text/html", body }),
  );
}

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function writeEnquiry(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("E-mail").fill("asha@farm.example");
  await page.getByRole("textbox", { name: "Message" }).fill("Is anybody there?");
  await page.getByRole("button", { name: "Send Message" }).click();
}

/** Sends enquiries from the page's address until the limit is reached. */
async function exhaustEnquiryLimit(page: Page, { url, config }: RunningSite): Promise<void> {
  const headers = { apikey: config.supabasePublishableKey };
  const data = { name: "Asha", email: "asha@farm.example", message: "One of many", status: "new" };
  await until(async () => {
    const response = await page.request.post(`${url}/rest/v1/contact_submissions`, { headers, data });
    return response.status() === 429;
  });
}

test.describe
  .serial("when the data service is gone", () => {
    let own: RunningSite;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      own = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "error" }, assistant: false });
    });
    test.afterAll(async () => {
      await own?.stop();
    });

    test("a cached list is still shown, and one that is not cached shows an error", async ({ page }) => {
      await page.goto(`${own.url}/blog`);
      const title = await page.getByRole("article").first().getByRole("heading").innerText();
      await own.sql`alter table news rename to news_away`;
      try {
        const answer = await page.goto(`${own.url}/news`);
        expect(answer?.status()).toBeLessThan(600);
        await expect(page.getByText("Failed to load news articles")).toBeVisible();
        await expect(page.getByText("Please try again later")).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("data-alive", "");
        await own.sql`alter table news_away rename to news`;
        await page.getByRole("button", { name: "Try Again" }).click();
        await expect(page.getByRole("article").first()).toBeVisible();
      } finally {
        await own.sql`alter table if exists news_away rename to news`;
      }
      await page.goto(`${own.url}/blog`);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    });

    test("pages without live data and the contact form still work", async ({ page }) => {
      await own.sql`alter table contact_submissions rename to contact_away`;
      try {
        await page.goto(`${own.url}/training/drone-pilot-training`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.goto(`${own.url}/contact-us`);
        await expect(page.locator("html")).toHaveAttribute("data-alive", "");
        await writeEnquiry(page);
        await expect(page.getByText("Failed to Send Message")).toBeVisible();
        await expect(toasts(page).getByText(SYSTEM)).toBeVisible();
        await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Is anybody there?");
      } finally {
        await own.sql`alter table contact_away rename to contact_submissions`;
      }
    });
  });

test("within the site, a list shows its skeleton during the request, and an error after its retries", async ({
  visit,
}) => {
  const { page } = visit;
  visit.expectConsoleError(/ERR_FAILED|Failed to load/);
  const banner = page.getByRole("banner");
  const skeleton = page.getByRole("status", { name: "Loading Blog" });
  let requests = 0;
  await page.route("**/rest/v1/blogs?**", (route) => {
    requests += 1;
    return route.abort();
  });
  await page.clock.install();
  await visit.open("/careers");
  await banner.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();

  // For two minutes the list is fresh: it is shown at once, without a request.
  await banner.getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveURL("/careers");
  await page.clock.fastForward("01:00");
  await banner.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(requests).toBe(0);

  // After ten minutes it is dropped: one request and three retries.
  await banner.getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveURL("/careers");
  await page.clock.fastForward("10:00");
  await banner.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(skeleton).toBeVisible();
  await expect(async () => {
    await page.clock.runFor("00:05");
    await expect(page.getByText("Failed to load blog posts")).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(skeleton).toHaveCount(0);
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await expect(page.getByText("Failed to fetch")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  expect(requests).toBe(4);
});

test("the guard shows a centred spinner until the session is known", async ({ admin }) => {
  const { page } = admin;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/rpc/is_secure_admin", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/admin");
  const spinner = page.getByRole("status", { name: "Loading" });
  await expect(spinner).toBeVisible();
  // It rotates about its centre, which does not move.
  const middle = await spinner.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(middle).toEqual([width / 2, height / 2]);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test("an error page shows its number from the log", async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/blog/%E0%A4%A`);
  expect(answer?.status()).toBeGreaterThanOrEqual(400);
  expect(answer?.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test.describe("an enquiry that is not taken shows the reason", () => {
  test("over the limit: how long to wait", async ({ visit, site }) => {
    const { page } = visit;
    visit.expectConsoleError(/429/);
    await visit.open("/contact-us");
    await exhaustEnquiryLimit(page, site);
    await writeEnquiry(page);
    await expect(page.getByText("Failed to Send Message")).toBeVisible();
    await expect(page.getByText(/^Too many attempts\. Please try again in .*\.$/)).toBeVisible();
    await expect(page.getByText(SYSTEM)).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Is anybody there?");
  });

  for (const [name, how, body, sentence] of FAILURES) {
    test(name, async ({ visit }) => {
      const { page } = visit;
      visit.expectConsoleError(/ERR_FAILED|Failed to load|50[23]/);
      await visit.open("/contact-us");
      await fail(page, "**/rest/v1/contact_submissions**", how, body);
      await writeEnquiry(page);
      await expect(toasts(page).getByText(sentence)).toBeVisible();
      await expect(page.getByText(RAW)).toHaveCount(0);
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Is anybody there?");
    });
  }

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("over the limit: how long to wait, with the typed text kept", async ({ page, site }) => {
      await page.goto(`${site.url}/contact-us`);
      await exhaustEnquiryLimit(page, site);
      await writeEnquiry(page);
      const note = page.getByRole("alert").filter({ hasText: "Failed to Send Message" });
      await expect(note).toContainText("Failed to Send Message");
      await expect(note).toContainText(/Too many attempts\. Please try again in .*\./);
      await expect(note).not.toContainText(SYSTEM);
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Is anybody there?");
    });
  });
});

for (const [name, how, body, sentence] of FAILURES) {
  test(`a sign-in that meets ${name} says so in a sentence`, async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_FAILED|Failed to (load|fetch)|50[23]/);
    await visit.open("/auth");
    await fail(page, "**/auth/v1/token**", how, body);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(RAW)).toHaveCount(0);
  });
}

test("an error in the page is logged once, without personal data", async ({ visit, site }) => {
  const { page } = visit;
  visit.expectConsoleError(/is broken/);
  await visit.open("/about-us?from=asha");
  const breakService = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error("The page of asha@farm.example is broken");
      });
      void Promise.reject(new Error("Another thing is broken"));
    });
  await breakService();
  await breakService();
  const entries = () =>
    site.logs.filter((line) => line.includes('"msg":"browser error"') && line.includes("is broken"));
  await until(async () => entries().length >= 2);
  const reports = entries().map((line) => JSON.parse(line).browserError);
  expect(reports.map(({ message }) => message).sort()).toEqual([
    "Another thing is broken",
    "The page of [e-mail] is broken",
  ]);
  for (const report of reports)
    expect(report).toMatchObject({ page: "/about-us", build: expect.stringMatching(/^\w+$/) });
});
