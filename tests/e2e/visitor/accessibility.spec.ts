import { checkAtEveryWidth, checkWithAxe } from "../accessible.ts";
import { chooseInRow, expect, test } from "../fixtures.ts";

/** Routes besides the marketing pages, which `pages.spec.ts` checks while it reads them. */
const routes = [
  "/",
  "/auth",
  "/careers",
  "/gallery",
  "/support-chat",
  "/sample-data",
  "/blog",
  "/news",
  "/about-us",
  "/contact-us",
  "/no-such-page",
];

// One test per page, so that they spread over the workers.
test.describe.configure({ mode: "parallel" });

test.describe("at 320, 390 and 1440 px", () => {
  test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  for (const route of routes) {
    test(`${route} has nothing that axe objects to, in any tab, and does not scroll sideways`, async ({ visit }) => {
      visit.expectConsoleError(/404.*no-such-page/);
      await visit.open(route);
      await checkAtEveryWidth(visit.page);
    });
  }
});

test("the admin area has no axe violations in lists, forms and dialogs", async ({ admin, site }) => {
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
  await chooseInRow(page, "Axe Tester", "Delete");
  await checkWithAxe(page);
});

test("opened menus and legal texts have no axe violations", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/careers");
  await page.getByRole("banner").locator("summary").filter({ hasText: "Excellence Center" }).first().click();
  await checkWithAxe(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy Policy" }).first().click();
  await checkWithAxe(page);
});

test("what is chosen stands out where the system forces its colours", async ({ visit }) => {
  const { page } = visit;
  await page.emulateMedia({ forcedColors: "active" });
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  await visit.open("/gallery");
  const tab = (name: string) => page.getByRole("tab", { name }).evaluate(ground);
  const category = (name: string) => page.locator("label", { hasText: name }).evaluate(ground);
  expect(await tab("Images")).not.toBe(await tab("Videos"));
  expect(await category("All")).not.toBe(await category("Team"));
  await visit.open("/product/trainer-drone");
  const model = (pressed: boolean) => page.getByRole("button", { pressed }).first().evaluate(ground);
  expect(await model(true)).not.toBe(await model(false));
});
