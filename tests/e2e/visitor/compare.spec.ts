import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const path = "/training/drone-data-processing";
const names = ["Photograph", "Temperature", "Elevation", "Crop index"];
const band = (page: Page) => page.locator("#one-field");
const pictures = (page: Page) => band(page).locator("picture img");
const line = (page: Page) => band(page).getByRole("slider", { name: "Line between the pictures" });
const chosen = (page: Page, half: "left" | "right", name: string) =>
  band(page)
    .getByRole("group", { name: `On the ${half}` })
    .getByRole("radio", { name });

/** Where the left picture ends, as a part of its width. */
const cut = (page: Page) =>
  pictures(page)
    .first()
    .evaluate((image) => 1 - Number(/inset\(0px ([\d.]+)%/.exec(getComputedStyle(image).clipPath)?.[1]) / 100);

test("two pictures of one field are layered; keys move the divider and choose other pictures", async ({ visit }) => {
  const { page } = visit;
  const requests = new Set<string>();
  page.on("request", (request) => {
    const name = /\/pictures\/(field-(?:photograph|thermal|elevation|index))/.exec(request.url())?.[1];
    if (name) requests.add(name);
  });
  await visit.open(path);
  await band(page).scrollIntoViewIfNeeded();
  await expect.poll(() => [...requests].sort()).toEqual(["field-photograph", "field-thermal"]);
  await expect(band(page).getByRole("img", { name: /from straight above/ })).toBeVisible();
  await expect(band(page).getByRole("img", { name: "Colours from 18 °C to 50 °C" })).toBeVisible();

  await line(page).focus();
  await expect(line(page)).toHaveAttribute("aria-valuetext", "Photograph 50%, Temperature 50%");
  await page.keyboard.press("ArrowRight");
  await expect(line(page)).toHaveAttribute("aria-valuetext", "Photograph 51%, Temperature 49%");
  expect(await cut(page)).toBeCloseTo(0.51);
  await page.keyboard.press("Home");
  expect(await cut(page)).toBe(0);
  await page.keyboard.press("End");
  expect(await cut(page)).toBe(1);

  await chosen(page, "right", "Temperature").focus();
  await page.keyboard.press("ArrowRight");
  await expect(chosen(page, "right", "Elevation")).toBeChecked();
  await expect(band(page).getByRole("img", { name: "Colours from 490 m to 506 m" })).toBeVisible();
  await expect(band(page).getByRole("img", { name: /°C/ })).toHaveCount(0);
  await expect.poll(() => [...requests]).toContain("field-elevation");
  expect([...requests]).not.toContain("field-index");
  const { violations } = await new AxeBuilder({ page }).include("#one-field").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("choosing the picture of the other half swaps them", async ({ visit }) => {
  const { page } = visit;
  await visit.open(path);
  await band(page).getByRole("group", { name: "On the left" }).getByText("Temperature").click();
  await expect(chosen(page, "right", "Photograph")).toBeChecked();
  await expect(line(page)).toHaveAttribute("aria-valuetext", "Temperature 50%, Photograph 50%");
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap moves the divider there, and another changes the picture", async ({ visit }) => {
    const { page } = visit;
    await visit.open(path);
    await line(page).scrollIntoViewIfNeeded();
    const box = await line(page).boundingBox();
    if (!box) throw new Error("no line");
    await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height * 0.3);
    await expect.poll(() => cut(page)).toBeLessThan(0.35);
    expect(await cut(page)).toBeGreaterThan(0.15);
    await expect(line(page)).toHaveCSS("touch-action", "pan-y");

    const choice = band(page).getByRole("group", { name: "On the right" }).getByText("Crop index");
    await choice.tap();
    await expect(chosen(page, "right", "Crop index")).toBeChecked();
    for (const label of await band(page).locator("label").all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("print shows all four pictures with captions and no slider", async ({ visit }) => {
  const { page } = visit;
  await visit.open(path);
  await page.emulateMedia({ media: "print" });
  await expectFourPictures(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the four pictures appear side by side with captions", async ({ page }) => {
    await page.goto(path);
    await expectFourPictures(page);
  });
});

async function expectFourPictures(page: Page) {
  await expect(pictures(page)).toHaveCount(4);
  const places = new Set<string>();
  for (const picture of await pictures(page).all()) {
    await expect(picture).toBeVisible();
    await expect(picture).toHaveCSS("clip-path", "none");
    const box = await picture.boundingBox();
    places.add(`${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`);
  }
  expect(places.size, "each in a place of its own").toBe(4);
  for (const name of names)
    await expect(band(page).locator("figcaption").getByText(name, { exact: true })).toBeVisible();
  await expect(line(page)).toBeHidden();
  await expect(band(page).getByRole("radio")).toHaveCount(0);
}
