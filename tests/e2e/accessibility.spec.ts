import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pages } from "../../app/content/pages.ts";
import { expect, test } from "./fixtures.ts";

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
  ...pages.map((page) => page.path),
];

/** Nothing in the page, or in a part of it, that axe objects to. */
async function checkWithAxe(page: Page, part?: string) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html.slice(0, 200)) }))).toEqual([]);
}

/** The page is not wider than its window. */
async function checkWidth(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const route of routes) {
      test(`${route} has nothing that axe objects to, in any tab, and does not scroll sideways`, async ({ visit }) => {
        const { page } = visit;
        visit.expectConsoleError(/404.*no-such-page/);
        await visit.open(route);
        await checkWithAxe(page);
        await checkWidth(page);
        const tabs = page.getByRole("tab");
        for (const tab of await tabs.all()) {
          if ((await tab.getAttribute("aria-selected")) === "true") continue;
          await tab.click();
          const panel = `#${await tab.getAttribute("aria-controls")}`;
          await expect(page.locator(panel)).toBeVisible();
          await checkWithAxe(page, panel);
          await checkWidth(page);
        }
      });
    }
  });
}

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("no page scrolls sideways", async ({ visit }) => {
    test.setTimeout(180_000);
    visit.expectConsoleError(/404.*no-such-page/);
    for (const route of routes) {
      await visit.open(route);
      await test.step(route, () => checkWidth(visit.page));
    }
  });
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
