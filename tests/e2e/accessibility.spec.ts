import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { marketingPages } from "./marketing-pages.ts";

const routes = [
  "/",
  "/auth",
  "/careers",
  "/gallery",
  "/support-chat",
  "/blog",
  "/news",
  "/about-us",
  "/contact-us",
  "/no-such-page",
  ...marketingPages.map((page) => page.path),
];

// Each page is looked at by itself, so that both workers take their share of them.
test.describe.configure({ mode: "parallel" });

/** Nothing in the page that axe objects to. Frames, for which axe would open a page of its own, there are none. */
async function checkWithAxe(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html.slice(0, 200)) }))).toEqual([]);
}

/** The page is not wider than its window. */
async function checkWidth(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test.describe("at 320, 390 and 1440 px", () => {
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  for (const route of routes) {
    test(`${route} has nothing that axe objects to, in any tab, and does not scroll sideways`, async ({ visit }) => {
      const { page } = visit;
      visit.expectConsoleError(/404.*no-such-page/);
      await visit.open(route);
      await checkWidth(page);
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expect(page.locator(`#${await tab.getAttribute("aria-controls")}`)).toBeVisible();
        await checkWidth(page);
      }
      // All at once, so that each width is looked at once.
      await page.locator("[role=tabpanel]").evaluateAll((panels) => {
        for (const panel of panels) panel.removeAttribute("hidden");
      });
      await checkWithAxe(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await checkWidth(page);
      }
      await checkWithAxe(page);
    });
  }
});

test("the admin area has nothing that axe objects to, in lists, forms and questions", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message) values ('Axe Tester', 'axe@tester.example', 'm')`;
  for (const tab of ["blogs", "news", "careers", "contacts"]) {
    await admin.open(`/admin?tab=${tab}`);
    await expect(page.locator("#collection li").first()).toBeVisible();
    await checkWithAxe(page);
    if (tab === "contacts") continue;
    await admin.open(`/admin?tab=${tab}&edit=new`);
    await expect(page.getByRole("button", { name: "Create" })).toBeVisible();
    await checkWithAxe(page);
  }
  await admin.open("/admin?tab=contacts");
  await page.getByRole("button", { name: "Delete Axe Tester" }).click();
  await checkWithAxe(page);
});

test("opened menus and legal texts have nothing that axe objects to", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/careers");
  await page.getByRole("banner").locator("summary").filter({ hasText: "Excellence Center" }).first().click();
  await checkWithAxe(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy Policy" }).first().click();
  await checkWithAxe(page);
});
