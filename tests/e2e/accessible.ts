import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects no axe violations. Frames are not checked, because the site has none. */
export async function checkWithAxe(page: Page) {
  // Injected once per page, because the source is long.
  const axeSource = (await page.evaluate(() => "axe" in window)) ? "void 0" : undefined;
  // Preloading styles and media serves only rules that are not used here.
  const options = { resultTypes: ["violations" as const], preload: false };
  const axe = new AxeBuilder({ page, axeSource }).options(options).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html.slice(0, 200)) }))).toEqual([]);
}

/** Expects that the page does not scroll sideways, once what follows a change of size has been laid out. */
async function checkWidth(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** Expects that the keyboard reaches what scrolls sideways, which the page finds out once it is laid out. */
async function checkRails(page: Page) {
  const unreached = () =>
    page
      .locator("main [class*='snap-x']")
      .evaluateAll(
        (rails: HTMLElement[]) =>
          rails.filter((rail) => rail.scrollWidth > rail.clientWidth && rail.tabIndex < 0).length,
      );
  await expect.poll(unreached).toBe(0);
}

/** Runs `checkWithAxe` and checks the width, at 390 px in every tab, and at 320 and 1440 px. */
export async function checkAtEveryWidth(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 });
  await checkWidth(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.locator(`#${await tab.getAttribute("aria-controls")}`)).toBeVisible();
    await checkWidth(page);
  }
  // All tabs are opened together, so that each width is checked once.
  await page.locator("[role=tabpanel]").evaluateAll((panels) => {
    for (const panel of panels) panel.removeAttribute("hidden");
  });
  await checkRails(page);
  await checkWithAxe(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkWidth(page);
  }
  await checkWithAxe(page);
}

/** Expects that the page does not scroll sideways at 320 px with text twice as large. */
export async function checkWithLargeText(page: Page) {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.addStyleTag({ content: "html { font-size: 32px; }" });
  await expect(page.locator("html")).toHaveAttribute("data-large-text", "");
  await checkWidth(page);
}
