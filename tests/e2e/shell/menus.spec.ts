import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const menuOf = (page: Page, name: string) => {
  const summary = page.getByRole("banner").locator("summary:visible").filter({ hasText: name }).first();
  return { summary, menu: summary.locator("..") };
};
const isOpen = (menu: Locator) => expect(menu).toHaveAttribute("open", /.*/);
const isClosed = (menu: Locator) => expect(menu).not.toHaveAttribute("open");

/** Opens a page with a paused clock. */
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

  test("stay open briefly after the pointer leaves, and when it returns", async ({ visit }) => {
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

  test("stay open while the pointer crosses another name on its way to a link", async ({ visit }) => {
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
    // Staying on the next name opens only that menu.
    await services.summary.hover();
    await page.clock.runFor(350);
    await isOpen(services.menu);
    await isClosed(training.menu);
  });

  test("have a submenu under 3 Modules that works in the same way", async ({ visit }) => {
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

  test("stay open after a click, close at the next, and do not reopen by themselves", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const { summary, menu } = menuOf(page, "Services");
    await summary.hover();
    await page.clock.runFor(150);
    await summary.click();
    await isOpen(menu);
    // Opened by a click, it stays until a click outside.
    await page.mouse.move(600, 700);
    await page.clock.runFor(1_000);
    await isOpen(menu);
    await summary.click();
    await isClosed(menu);
    await summary.hover({ position: { x: 3, y: 10 } });
    await page.clock.runFor(1_000);
    await isClosed(menu);
  });

  test("close with Escape, and stay open while the keyboard is inside", async ({ visit }) => {
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

  test("react to touch only by taps", async ({ visit }) => {
    const { page } = visit;
    await openAndStopTime(visit, "/careers");
    const { summary, menu } = menuOf(page, "Services");
    await summary.dispatchEvent("pointermove", { pointerType: "touch", bubbles: true });
    await page.clock.runFor(1_000);
    await isClosed(menu);
  });
});
