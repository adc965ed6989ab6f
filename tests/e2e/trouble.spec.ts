import type { Page } from "@playwright/test";
import { type RunningSite, startSite, until } from "../site.ts";
import { expect, test } from "./fixtures.ts";

const UNREACHABLE = "The site could not be reached. Please check your connection and try again.";
const BUSY = "The service is not available for a moment. Please try again.";
const SYSTEM = "There was a problem with our system. Please try again later or contact us directly.";
const RAW = /failed to fetch|<h1>|schema cache|relation|\{\}|json|undefined/i;

/** How requests come back when something on the way, or behind it, fails; and what a person is told of it. */
const FAILURES = [
  ["no line", "abort", undefined, UNREACHABLE],
  ["a proxy's own page", 503, "<h1>busy</h1>", BUSY],
  ["a proxy's own words", 502, "Bad Gateway", BUSY],
] as const;

function fail(page: Page, address: string, how: number | "abort", body?: string): Promise<unknown> {
  return page.route(address, (route) =>
    how === "abort" ? route.abort() : route.fulfill({ status: how, contentType: "text/html", body }),
  );
}

async function writeEnquiry(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("E-mail").fill("asha@farm.example");
  await page.getByRole("textbox", { name: "Message" }).fill("Is anybody there?");
  await page.getByRole("button", { name: "Send Message" }).click();
}

/** Sends enquiries as the page's client until it may send no more. */
async function useUpEnquiries(page: Page, { url, config }: RunningSite): Promise<void> {
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

    test("a list that was read before is still shown, and one that never was says so", async ({ page }) => {
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

    test("pages without live data, and the contact form, go on", async ({ page }) => {
      await own.sql`alter table contact_submissions rename to contact_away`;
      try {
        await page.goto(`${own.url}/training/drone-pilot-training`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.goto(`${own.url}/contact-us`);
        await expect(page.locator("html")).toHaveAttribute("data-alive", "");
        await writeEnquiry(page);
        await expect(page.getByText("Failed to Send Message")).toBeVisible();
        await expect(page.getByText(SYSTEM)).toBeVisible();
        await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Is anybody there?");
      } finally {
        await own.sql`alter table contact_away rename to contact_submissions`;
      }
    });
  });

test("within the site, a list shows its skeleton while it is asked for, and an error after its retries", async ({
  visit,
}) => {
  const { page } = visit;
  visit.expectConsoleError(/ERR_FAILED|Failed to load/);
  const banner = page.getByRole("banner");
  const skeleton = page.getByRole("status", { name: "Loading Blog" });
  let asked = 0;
  await page.route("**/rest/v1/blogs?**", (route) => {
    asked += 1;
    return route.abort();
  });
  await page.clock.install();
  await visit.open("/careers");
  await banner.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();

  // Within two minutes the list is fresh: coming back shows it at once, and nobody is asked.
  await banner.getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveURL("/careers");
  await page.clock.fastForward("01:00");
  await banner.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(asked).toBe(0);

  // After ten it is forgotten, and has to be asked for again: once and three times more.
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
  expect(asked).toBe(4);
});

test("the guard shows a centred spinner until it knows who is there", async ({ admin }) => {
  const { page } = admin;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/rpc/is_secure_admin", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/admin");
  const spinner = page.getByRole("status", { name: "Loading" });
  await expect(spinner).toBeVisible();
  // It turns about its middle, which stays where it is.
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

test("an error page carries the number the log knows it by", async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/blog/%E0%A4%A`);
  expect(answer?.status()).toBeGreaterThanOrEqual(400);
  expect(answer?.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("an enquiry that met no line at the first press is sent at the next, without a reload", async ({
  visit,
  context,
}) => {
  const { page } = visit;
  visit.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visit.open("/contact-us");
  await context.setOffline(true);
  await writeEnquiry(page);
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
});

test.describe("an enquiry that is not taken says why, in a sentence", () => {
  test("one too many: how long to wait", async ({ visit, site }) => {
    const { page } = visit;
    visit.expectConsoleError(/429/);
    await visit.open("/contact-us");
    await useUpEnquiries(page, site);
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
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText(RAW)).toHaveCount(0);
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Is anybody there?");
    });
  }

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("too: how long to wait, with what was typed", async ({ page, site }) => {
      await page.goto(`${site.url}/contact-us`);
      await useUpEnquiries(page, site);
      await writeEnquiry(page);
      const note = page.getByRole("alert");
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

test("an error in the page reaches the log once, without what is somebody's", async ({ visit, site }) => {
  const { page } = visit;
  visit.expectConsoleError(/is broken/);
  await visit.open("/about-us?from=asha");
  const breakDown = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error("The page of asha@farm.example is broken");
      });
      void Promise.reject(new Error("Another thing is broken"));
    });
  await breakDown();
  await breakDown();
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
