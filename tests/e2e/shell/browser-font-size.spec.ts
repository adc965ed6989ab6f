import { browser } from "../../chromium.ts";
import { expect, test } from "../fixtures.ts";

const { args, ...launch } = await browser();
// As a visitor sets it in Chrome: "Font size: very large" is 24 px, and its slider goes further.
test.use({ launchOptions: { ...launch, args: [...args, "--blink-settings=defaultFontSize=32"] } });

test("with the browser's text twice as large, wide windows get the layout of narrow ones and nothing runs over", async ({
  visit,
}) => {
  test.slow();
  const { page } = visit;
  await visit.open("/");
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  const menu = page.locator("header").getByText("Menu", { exact: true });
  for (const [width, height, narrow] of [
    [1440, 1000, true],
    [1920, 700, true],
    [2560, 1000, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(menu, `${width} x ${height}`).toBeVisible({ visible: narrow });
  }
  for (const path of ["/", "/training/drone-pilot-training", "/product/surveillance-drone", "/contact-us"]) {
    await visit.open(path);
    for (const width of [1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const widths = await page.evaluate(() => {
        const links = [...document.querySelectorAll("header :is(a, button)")].filter((each) => each.checkVisibility());
        return {
          whole: document.documentElement.scrollWidth,
          links: links.map((each) => Math.ceil(each.getBoundingClientRect().right)),
        };
      });
      expect(widths.links.length).toBeGreaterThan(1);
      expect.soft(widths.whole, `${path} at ${width}`).toBe(width);
      expect.soft(Math.max(...widths.links), `header of ${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test("with the browser's text twice as large, the smallest phone shows every word, and no page runs over", async ({
  visit,
}) => {
  test.slow();
  const { page } = visit;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/",
    "/about-us",
    "/services/custom-drone-development",
    "/services/thermal-mapping",
    "/services/land-surveying",
    "/training/drone-industrial-training",
    "/training/drone-data-processing",
    "/training/drone-service-technician",
    "/excellence-center/drone-coe",
  ]) {
    await visit.open(path);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await visit.open("/");
  const cards = page.locator("[data-service]");
  await expect(cards).toHaveCount(3);
  // The cards clip what is wider than they are.
  for (const card of await cards.all()) {
    const [whole, shown] = await card.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(whole, await card.innerText()).toBe(shown);
  }
});
