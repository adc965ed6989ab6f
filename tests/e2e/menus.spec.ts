import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const menuOf = (page: Page, name: string) => {
  const summary = page.getByRole("banner").locator("summary:visible").filter({ hasText: name }).first();
  return { summary, menu: summary.locator("..") };
};
const isOpen = (menu: Locator) => expect(menu).toHaveAttribute("open", /.*/);
const isClosed = (menu: Locator) => expect(menu).not.toHaveAttribute("open");

/** Opens a page on which time passes only where a test lets it. */
async function openAndStopTime(visit: { page: Page; open(path: string): Promise<void> }, path: string) {
  await visit.page.clock.install();
  await visit.open(path);
  await visit.page.clock.pauseAt(Date.now() + 60_000);
}

test.describe("the menus of the bar under a mouse", () => {
  test("open where the pointer stays, not where it only crosses", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const { summary, menu } = menuOf(page, "Services");
    await summary.hover();
    await page.clock.runFor(100);
    await isClosed(menu);
    await page.clock.runFor(50);
    await isOpen(menu);
    await expect(page.getByRole("banner").getByRole("link", { name: "Thermal Mapping", exact: true })).toBeVisible();
    await page.mouse.move(600, 700);
    await page.clock.runFor(1_000);
    await isClosed(menu);
    await summary.hover();
    await page.clock.runFor(50);
    await page.mouse.move(600, 700);
    await page.clock.runFor(1_000);
    await isClosed(menu);
  });

  test("stay open for a moment behind the pointer, and when it comes back", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const { summary, menu } = menuOf(page, "Services");
    await summary.hover();
    await page.clock.runFor(150);
    await page.mouse.move(600, 700);
    await page.clock.runFor(250);
    await isOpen(menu);
    await menu.getByRole("link", { name: "Land Surveying" }).hover();
    await page.clock.runFor(1_000);
    await isOpen(menu);
  });

  test("forgive the slant over the next name on the way to a link", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const training = menuOf(page, "Training");
    const services = menuOf(page, "Services");
    await training.summary.hover();
    await page.clock.runFor(150);
    await services.summary.hover();
    await page.clock.runFor(250);
    await training.menu.getByRole("link", { name: "Drone Service Technician" }).hover();
    await page.clock.runFor(1_000);
    await isOpen(training.menu);
    await isClosed(services.menu);
    // Who stays on the next name gets the next menu, and that alone.
    await services.summary.hover();
    await page.clock.runFor(350);
    await isOpen(services.menu);
    await isClosed(training.menu);
  });

  test("hold one more under 3 Modules, which opens and closes in the same way", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const outer = menuOf(page, "Excellence Center");
    await outer.summary.hover();
    await page.clock.runFor(150);
    await outer.menu.getByRole("link", { name: "3 Modules", exact: true }).hover();
    await page.clock.runFor(150);
    const rpto = outer.menu.getByRole("link", { name: "RPTO" });
    await rpto.hover();
    await page.clock.runFor(1_000);
    await expect(rpto).toBeVisible();
    await outer.menu.getByRole("link", { name: "Atal Tinkering Lab" }).hover();
    await page.clock.runFor(350);
    await expect(rpto).toBeHidden();
    await isOpen(outer.menu);
    await menuOf(page, "More in 3 Modules").summary.hover();
    await page.clock.runFor(150);
    await rpto.click();
    await expect(page).toHaveURL("/excellence-center/3-modules/rpto");
    await expect(page.getByRole("banner").locator("details[open]")).toHaveCount(0);
  });

  test("stay open under a click, close at the next, and do not open again by themselves", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const { summary, menu } = menuOf(page, "Services");
    await summary.hover();
    await page.clock.runFor(150);
    await summary.click();
    await isOpen(menu);
    // Opened by a click now: it waits for one outside.
    await page.mouse.move(600, 700);
    await page.clock.runFor(1_000);
    await isOpen(menu);
    await summary.click();
    await isClosed(menu);
    await summary.hover({ position: { x: 3, y: 10 } });
    await page.clock.runFor(1_000);
    await isClosed(menu);
  });

  test("close with Escape, and stay open where the keyboard went on", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const { summary, menu } = menuOf(page, "Services");
    await summary.hover();
    await page.clock.runFor(150);
    await page.keyboard.press("Escape");
    await isClosed(menu);
    await page.mouse.move(600, 700);
    await summary.hover();
    await page.clock.runFor(150);
    await summary.focus();
    await page.keyboard.press("Tab");
    await page.mouse.move(600, 700);
    await page.clock.runFor(1_000);
    await isOpen(menu);
    await expect(menu.getByRole("link", { name: "Agriculture Spray" })).toBeFocused();
  });

  test("do nothing under a touch but what a tap does", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const { summary, menu } = menuOf(page, "Services");
    await summary.dispatchEvent("pointermove", { pointerType: "touch", bubbles: true });
    await page.clock.runFor(1_000);
    await isClosed(menu);
  });
});
