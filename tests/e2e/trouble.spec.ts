import { type RunningSite, startSite } from "../site.ts";
import { expect, test } from "./fixtures.ts";

test.describe
  .serial("when the data service is gone", () => {
    let own: RunningSite;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      own = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "error" } });
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
        await page.getByLabel("First name").fill("Asha");
        await page.getByLabel("E-mail").fill("asha@farm.example");
        await page.getByRole("textbox", { name: "Message" }).fill("Is anybody there?");
        await page.getByRole("button", { name: "Send Message" }).click();
        await expect(page.getByText("Failed to Send Message")).toBeVisible();
        await expect(
          page.getByText("There was a problem with our system. Please try again later or contact us directly."),
        ).toBeVisible();
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
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test("an error page carries the number the log knows it by", async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/blog/%E0%A4%A`);
  expect(answer?.status()).toBeGreaterThanOrEqual(400);
  expect(answer?.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});
