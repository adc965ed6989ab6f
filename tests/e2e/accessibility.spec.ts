import { AxeBuilder } from "@axe-core/playwright";
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

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const route of routes) {
      test(`${route} has nothing that axe objects to, and does not scroll sideways`, async ({ visit }) => {
        const { page } = visit;
        visit.expectConsoleError(/404.*no-such-page/);
        await visit.open(route);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html.slice(0, 200)) })),
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
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
      const overflow = await visit.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, route).toBeLessThanOrEqual(0);
    }
  });
});

test("the admin area has nothing that axe objects to, in lists, forms and questions", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message) values ('Axe Tester', 'axe@tester.example', 'm')`;
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html.slice(0, 200)) }))).toEqual(
      [],
    );
  };
  for (const tab of ["blogs", "news", "careers", "contacts"]) {
    await admin.open(`/admin?tab=${tab}`);
    await expect(page.locator("#collection li").first()).toBeVisible();
    await check();
    if (tab === "contacts") continue;
    await admin.open(`/admin?tab=${tab}&edit=new`);
    await expect(page.getByRole("button", { name: "Create" })).toBeVisible();
    await check();
  }
  await admin.open("/admin?tab=contacts");
  await page.getByRole("button", { name: "Delete Axe Tester" }).click();
  await check();
});

test("opened menus and legal texts have nothing that axe objects to", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/careers");
  const check = async () =>
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
      [],
    );
  await page.getByRole("banner").locator("summary").filter({ hasText: "Excellence Center" }).first().click();
  await check();
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy Policy" }).first().click();
  await check();
});
