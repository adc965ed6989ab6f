import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing in the page that axe objects to. Frames, for which axe would open a page of its own, there are none. */
export async function checkWithAxe(page: Page) {
  // Its source is long: a page that has it is not given it again.
  const axeSource = (await page.evaluate(() => "axe" in window)) ? "void 0" : undefined;
  // Styles and sounds are fetched again for rules alone that are not asked for.
  const options = { resultTypes: ["violations" as const], preload: false };
  const axe = new AxeBuilder({ page, axeSource }).options(options).setLegacyMode();
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

/** As `checkWithAxe`, and not wider than its window, at 390 px in any tab, and at 320 and 1440 px. */
export async function checkAtEveryWidth(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 });
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
}
