import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const line = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name }).first();
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of the desk" }).getByRole("button", { name });
const saved = (page: Page) =>
  expect(page.getByText("Saved. The site shows it in a few seconds.").first()).toBeVisible();

test.describe.configure({ mode: "serial" });

test.afterEach(async ({ site }) => {
  for (const table of ["site_values", "prices", "batches", "notices"])
    await site.sql`delete from ${site.sql(`public.${table}`)}`;
});

test("the owner states a phone number, which the pages show, and goes back to the default", async ({
  admin,
  browser,
  site,
}) => {
  const { page } = admin;
  await admin.open("/admin");
  await page.getByRole("link", { name: /^Site: \d+ to confirm/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The owner's desk" })).toBeVisible();
  await expect(line(page, "Phone")).toContainText("A sample: write your own");

  await page.getByRole("button", { name: "Change: Phone" }).click();
  const phone = page.getByRole("textbox", { name: "Phone" });
  await phone.fill("+91 00000 00000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("This is not a number that rings: write the company's own");
  await phone.fill("098270-12345");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved(page);
  await expect(line(page, "Phone")).toContainText(`Confirmed by ${site.config.admin.email}`);

  const visitor = await browser.newPage();
  await expect(async () => {
    await visitor.goto(`${site.url}/about-us`);
    await expect(visitor.locator("#footer")).toContainText("+91 98270 12345", { timeout: 200 });
  }).toPass();
  await expect(visitor.locator("body")).not.toContainText("+91 00000 00000");
  // A number that rings has its hours in the bar of phones. Sunday noon in Bhopal:
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.clock.setFixedTime("2026-11-22T12:00:00+05:30");
  await visitor.reload();
  const bar = visitor.getByRole("navigation", { name: "Reach us" });
  await expect(bar.getByRole("link", { name: /^Call/ })).toHaveText("Callopens Mon 9:00");
  await visitor.close();

  await page.getByRole("button", { name: "Back to the default: Phone" }).click();
  await expect(line(page, "Phone")).toContainText("A sample: write your own");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, "Phone")).toContainText("+91 98270 12345");

  await page.getByRole("button", { name: "Back to the default: Phone" }).click();
  await page.getByRole("button", { name: /^Bin:/ }).click();
  await expect(line(page, "Phone")).toContainText("+91 98270 12345");
  await page.getByRole("button", { name: "Bring back Phone" }).click();
  await page.getByRole("button", { name: "Back to list" }).click();
  await expect(line(page, "Phone")).toContainText("Confirmed by");
});

test("a price is found, written as people write sums, refused in words, and leaves the owner at its line", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("/admin/site?tab=prices");
  const find = page.getByRole("searchbox", { name: "Find" });
  await find.fill("no such thing");
  await expect(page.getByText("Nothing here has these words.")).toBeVisible();
  await find.fill("farm");
  await expect(page.getByRole("region", { name: "Trainer Drone" })).toBeHidden();
  await page.getByRole("button", { name: "Set the price: Farm" }).click();
  await page.getByRole("textbox", { name: "Rupees" }).fill("500.50");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("without paise");
  await page.getByRole("textbox", { name: "Rupees" }).fill("₹ १,५००");
  await page.getByLabel("For what").fill("per acre");
  await page.getByLabel("Valid until").fill("2020-01-05");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("This day is past");
  await page.getByLabel("Valid until").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved(page);
  await expect(line(page, "Farm")).toContainText("from ₹1,500 per acre, plus 18% GST");
  await expect(page.getByRole("button", { name: "Change: Farm" })).toBeFocused();
  await expect(find).toHaveValue("farm");
});

test("a batch and a notice are added, and a claim is confirmed", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin/site?tab=batches");
  await page.getByRole("button", { name: "New batch" }).click();
  await page
    .getByRole("combobox", { name: "Course" })
    .selectOption({ label: "Professional Drone Pilot Certification" });
  await page.getByLabel("First day").fill("2098-12-24");
  await page.getByLabel("Last day", { exact: true }).fill("2098-12-01");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("The last day comes before the first");
  await page.getByLabel("First day").fill("2098-12-01");
  await page.getByLabel("Last day", { exact: true }).fill("2098-12-24");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved(page);
  await expect(line(page, "Professional Drone Pilot Certification")).toContainText("1 December to 24 December 2098");

  await tab(page, "Notices").click();
  await page.getByRole("button", { name: "New notice" }).click();
  await page.getByRole("textbox", { name: "Notice" }).fill("Closed for Diwali");
  await page.getByLabel("First day").fill("2098-10-18");
  await page.getByLabel("Last day").fill("2098-10-20");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved(page);
  await expect(line(page, "Closed for Diwali")).toContainText("To come");

  await tab(page, "Claims").click();
  await page.getByRole("button", { name: "Confirm or change: students trained" }).click();
  await page.getByRole("textbox", { name: "What proves it" }).fill("Register of trainees");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved(page);
  await expect(line(page, "students trained")).toContainText("Confirmed by");
  await expect(line(page, "students trained")).toContainText("Register of trainees");
});

test("what was stated in two tabs is shown with both values, and on a phone above the form's buttons", async ({
  admin,
  api,
}) => {
  const { page } = admin;
  await admin.open("/admin/site");
  await page.getByRole("button", { name: "Fill in: Hostel" }).click();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.getByRole("textbox", { name: "Hostel" }).fill("Two rooms near the field");
  const { error } = await api.from("site_values").insert({ key: "hostel", value: "None" });
  expect(error).toBeNull();
  admin.expectConsoleError(/409/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const both = page.getByRole("region", { name: "You saved this in another tab in the meantime" });
  await expect(both.getByText("None")).toBeVisible();
  const mine = both.getByRole("button", { name: "Save mine instead" });
  const [button, foot] = [await mine.boundingBox(), await page.locator("[data-foot-buttons]").boundingBox()];
  expect((button?.y ?? 999) + (button?.height ?? 999)).toBeLessThanOrEqual(foot?.y ?? 0);
  await mine.click();
  await saved(page);
  await expect(line(page, "Hostel")).toContainText("Two rooms near the field");
});

test("somebody without the right sees Access Denied, and a visitor signs in first", async ({ visit }) => {
  await visit.page.goto("/admin/site");
  await expect(visit.page).toHaveURL("/auth");
});

test("visits are counted without the visitor, and not those of browsers that ask for it", async ({
  admin,
  browser,
  site,
}) => {
  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/services/land-surveying?utm_source=poster`);
  await visitor.waitForSelector("html[data-alive]");
  await visitor.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.dispatchEvent(new Event("click", { bubbles: true })),
  );
  await visitor.close();
  const quiet = await browser.newContext({ extraHTTPHeaders: { DNT: "1" } });
  const unseen = await quiet.newPage();
  await unseen.goto(`${site.url}/services/thermal-mapping?utm_source=poster`);
  await unseen.waitForSelector("html[data-alive]");
  await quiet.close();

  await expect
    .poll(
      () =>
        site.sql`select what from private.site_use where page = '/services/land-surveying' and what in ('call', 'campaign') order by what`,
      {
        timeout: 30_000,
      },
    )
    .toEqual([{ what: "call" }, { what: "campaign" }]);
  expect(
    await site.sql`select what from private.site_use where page = '/services/thermal-mapping' and what = 'campaign'`,
  ).toEqual([]);
  const { page } = admin;
  await admin.open("/admin/site?tab=use");
  await expect(page.getByRole("row", { name: /^\/services\/land-surveying / })).toBeVisible();
  await expect(
    page
      .getByRole("definition")
      .filter({ hasText: /^[1-9]/ })
      .first(),
  ).toBeVisible();
});
