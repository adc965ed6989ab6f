import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page, Route } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures.ts";

// With reduced motion there is no camera flight, so that each press renders one picture.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(180_000);

const surveillance = "/product/surveillance-drone";
const band = (page: Page) => page.locator("#turn-it");
const shown = (page: Page) => expect(band(page).locator("[data-state=shown]")).toBeVisible({ timeout: 90_000 });

/** A screenshot of the picture without marks, buttons and focus ring. */
const shot = (canvas: Locator) =>
  canvas.screenshot({
    style: "canvas ~ *, [data-state] button { visibility: hidden !important } canvas { outline: 0 !important }",
  });

/** The picture, and the range between its lightest and darkest pixels. */
async function canvasPixels(canvas: Locator): Promise<{ spread: number; bytes: Buffer }> {
  const bytes = await shot(canvas);
  const { channels } = await sharp(bytes).greyscale().stats();
  return { spread: (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0), bytes };
}

/** How far the picture is from the still one, as a mean over all values of 0 to 255. */
async function jump(still: Buffer, now: Buffer): Promise<number> {
  const [values, others] = await Promise.all([still, now].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()));
  const sum = values?.reduce((total, value, at) => total + Math.abs(value - (others?.[at] ?? 0)), 0) ?? 0;
  return sum / (values?.length ?? 1);
}

/** The labels in view, and the boxes that they may not cover: buttons and each other. */
const labels = (section: Locator) =>
  section.locator("[data-state=shown]").evaluate((stage) => {
    const box = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
    const shown = [...stage.querySelectorAll<HTMLElement>("canvas ~ span")].filter((label) =>
      label.checkVisibility({ opacityProperty: true }),
    );
    return { labels: shown.map(box), buttons: [...stage.querySelectorAll("button")].map(box), stage: box(stage) };
  });
const over = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How many values of two pictures differ clearly; edges are never rendered exactly alike. */
async function apart(one: Buffer, other: Buffer): Promise<number> {
  const [values, others] = await Promise.all([one, other].map((bytes) => sharp(bytes).raw().toBuffer()));
  return values?.reduce((sum, value, at) => sum + (Math.abs(value - (others?.[at] ?? 0)) > 16 ? 1 : 0), 0) ?? 0;
}

/** Waits until the picture equals the earlier one. */
const same = (canvas: Locator, wanted: Buffer) =>
  expect.poll(async () => apart(await shot(canvas), wanted), { timeout: 60_000 }).toBeLessThan(100);

/** Waits until the picture has changed. */
async function changed(canvas: Locator, before: Buffer): Promise<Buffer> {
  let now = before;
  await expect
    .poll(
      async () => {
        now = await shot(canvas);
        return apart(now, before);
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(1_000);
  return now;
}

test("an aircraft is loaded on request, turned, opened and viewed part by part", async ({ visit }) => {
  const { page } = visit;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  // A small window, because software rendering costs by the pixel.
  await page.setViewportSize({ width: 1024, height: 600 });
  const loaded = () => requests.filter((path) => /\/viewer-|\.glb$/.test(path));
  await visit.open(surveillance);
  const section = band(page);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole("img")).toBeVisible();
  await expect(section.getByText("Drag to turn, pinch to zoom")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(4);
  await expect(section.getByText("Zoom, wide and thermal behind one window")).toBeVisible();
  expect(loaded()).toEqual([]);
  const height = (await section.boundingBox())?.height;
  const still = await section
    .locator("[data-state=still]")
    .screenshot({ style: "button { visibility: hidden !important }" });

  await section.getByRole("button", { name: "Turn it around" }).click();
  await shown(page);
  expect(loaded()).toEqual([
    expect.stringMatching(/^\/assets\/viewer-.*\.js$/),
    expect.stringMatching(/^\/assets\/surveillance-.*\.glb$/),
    expect.stringMatching(/^\/assets\/person-.*\.glb$/),
  ]);
  const canvas = section.locator("canvas");
  await expect(canvas).toBeFocused();
  expect((await section.boundingBox())?.height).toBe(height);
  const first = await canvasPixels(canvas);
  expect(first.spread).toBeGreaterThan(60);
  expect(await jump(still, first.bytes), "the studio stays").toBeLessThan(12);

  await canvas.press("ArrowRight");
  await expect(section.getByRole("status")).toHaveText("Seen from the front left.");
  await changed(canvas, first.bytes);
  await canvas.press("Home");
  await same(canvas, first.bytes);
  const box = await canvas.boundingBox();
  if (!box) throw new Error("no canvas");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.up();
  await changed(canvas, first.bytes);
  await section.getByRole("button", { name: "Reset view" }).click();
  await same(canvas, first.bytes);

  const cover = section.getByRole("switch", { name: "Open the cover" });
  await expect(cover).not.toBeChecked();
  await cover.click();
  const opened = await changed(canvas, first.bytes);
  const strip = (picture: Buffer) => sharp(picture).extract({ left: 8, top: 4, width: 480, height: 28 }).toBuffer();
  expect(
    await apart(await strip(first.bytes), await strip(opened)),
    "the cover does not reach the labels",
  ).toBeLessThan(100);
  const rows = await labels(section);
  expect(rows.labels.length, "the parts inside have labels too").toBeGreaterThan(2);
  rows.labels.forEach((label, at) => {
    expect(rows.labels.slice(at + 1).filter((other) => over(label, other))).toEqual([]);
  });
  await cover.click();
  await same(canvas, first.bytes);
  await section.getByRole("button", { name: /^Battery/ }).click();
  await expect(cover).toBeChecked();
  await expect(section.getByRole("status")).toHaveText("Looking at Battery.");
  const battery = await changed(canvas, first.bytes);
  await cover.click();
  await expect(section.getByRole("status")).toHaveText("The cover is closed.");
  await changed(canvas, battery);
  await section.getByRole("switch", { name: "Beside a person, 1.70 m" }).click();
  await expect(section.locator("canvas ~ span:not([hidden])"), "labels would lie over the person").toHaveCount(0);
  await section.getByRole("button", { name: /^Battery/ }).click();
  await same(canvas, battery);

  const propellers = section.getByRole("switch", { name: "Turn the propellers" });
  await expect(propellers).not.toBeChecked();
  await cover.click();
  await section.getByRole("button", { name: "Reset view" }).click();
  await same(canvas, first.bytes);
  await section.getByRole("button", { name: "Turn slowly" }).click();
  await changed(canvas, first.bytes);
  await section.getByRole("button", { name: "Stop turning" }).click();
  const { violations } = await new AxeBuilder({ page }).include("#turn-it").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("full screen is a dialog with the same aircraft, and Escape closes it", { tag: "@long" }, async ({ visit }) => {
  const { page } = visit;
  await visit.open("/product/heavy-payload-drones");
  const section = band(page);
  await section.getByRole("button", { name: "Turn it around" }).click();
  await shown(page);
  await section.getByRole("button", { name: "Full screen" }).click();
  const dialog = page.getByRole("dialog", { name: "HP-10" });
  await expect(dialog).toBeVisible();
  expect((await canvasPixels(dialog.locator("canvas"))).spread).toBeGreaterThan(60);
  const alone = await shot(dialog.locator("canvas"));
  await dialog.getByRole("switch", { name: "Beside a person, 1.70 m" }).click();
  await changed(dialog.locator("canvas"), alone);
  const top = await page.evaluate(() => scrollY);
  await dialog.getByRole("switch", { name: "Turn the propellers" }).hover();
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(section.locator("canvas")).toBeFocused();
  expect(await page.evaluate(() => scrollY), "the page behind keeps still").toBe(top);
});

test("the next page starts with its own still picture", { tag: "@long" }, async ({ visit }) => {
  const { page } = visit;
  await visit.open("/product/heavy-payload-drones");
  await band(page)
    .getByRole("button", { name: /^Laser scanner/ })
    .click();
  await shown(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Agriculture Spray" }).click();
  await expect(page).toHaveURL("/services/agriculture-spray");
  await expect(band(page).locator("[data-state=still]")).toBeVisible();
  await expect(band(page).getByRole("button", { name: "Turn it around" })).toBeVisible();
  await expect(band(page).locator("canvas")).toHaveCount(0);
});

test("another model of the series replaces the first", { tag: "@long" }, async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/agriculture-spray");
  const section = band(page);
  await section.getByRole("button", { name: "Sprayer 40" }).click();
  await expect(section.getByRole("img")).toHaveAttribute("src", /agri-eight/);
  await section.getByRole("button", { name: "Turn it around" }).click();
  await shown(page);
  await section.getByRole("button", { name: "Sprayer 32" }).click();
  await shown(page);
  await expect(section.locator("canvas")).toHaveAttribute("aria-label", /^Sprayer 32/);
});

test("a browser without WebGL keeps the picture and shows a message", async ({ visit }) => {
  const { page } = visit;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit.open(surveillance);
  const section = band(page);
  await section.getByRole("button", { name: "Turn it around" }).click();
  await expect(section.getByRole("status")).toContainText("Your browser cannot show it in 3D");
  await expect(section.getByRole("status")).toBeFocused();
  await expect(section.getByRole("img")).toBeVisible();
  await expect(section.getByRole("button", { name: "Turn it around" })).toHaveCount(0);
});

test("on a phone failures to load are reported, labels keep apart, and one finger still scrolls the page", async ({
  visit,
}) => {
  const { page } = visit;
  visit.expectConsoleError(/Nothing came of|glb|fetch|503/);
  const never: Route[] = [];
  await page.route(/\/viewer-[^/]*\.js$|\.glb$/, (route) => void never.push(route));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit.open("/services/agriculture-spray");
  await page.clock.install();
  const section = band(page);
  const silence = section.getByRole("status").filter({ hasText: "has arrived for 30 seconds" });
  const again = section.getByRole("button", { name: "Try Again" });
  await section.getByRole("button", { name: "Turn it around" }).click();
  await expect.poll(() => never.length, { message: "its code is asked for" }).toBe(1);
  await page.clock.fastForward(29_000);
  await expect(section.getByRole("button", { name: "Loading" })).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(silence).toBeVisible();
  // Now the code loads, but neither the aircraft nor the person beside it.
  await never[0]?.continue();
  await again.click();
  await expect.poll(() => never.length, { message: "its models are asked for" }).toBe(3);
  await expect(silence).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(silence).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Next the model fails, and at last it loads.
  await page.route("**/*.glb", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await again.click();
  await expect(section.getByRole("status").filter({ hasText: "could not be loaded" })).toBeVisible();
  await expect(section.getByRole("img")).toBeVisible();
  await again.click();
  await shown(page);

  await expect(section.locator("canvas")).toHaveCSS("touch-action", "pan-y");
  for (const button of await section.getByRole("button").or(section.getByRole("switch")).all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  const wide = (await section.locator("canvas").boundingBox())?.width;
  for (const choice of await section.getByRole("switch").all())
    expect((await choice.boundingBox())?.width, await choice.innerText()).toBe(wide);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const canvas = section.locator("canvas");
  const counts = new Set<number>();
  for (let step = 0; step < 8; step++) {
    for (let key = 0; key < 3; key++) await canvas.press("ArrowRight");
    // Each drawing looks whether one part more is hidden.
    await page.clock.runFor(500);
    const { labels: shownLabels, buttons, stage } = await labels(section);
    counts.add(shownLabels.length);
    shownLabels.forEach((label, at) => {
      expect([...shownLabels.slice(at + 1), ...buttons].filter((other) => over(label, other))).toEqual([]);
      expect(label.left).toBeGreaterThanOrEqual(stage.left);
      expect(label.right).toBeLessThanOrEqual(stage.right);
      expect(label.top).toBeGreaterThanOrEqual(stage.top);
    });
  }
  expect(Math.max(...counts)).toBeGreaterThan(2);
  expect(counts.size, "parts behind the aircraft have no label").toBeGreaterThan(1);
});

test("a lost WebGL context is reported and restored on request", { tag: "@long" }, async ({ visit }) => {
  const { page } = visit;
  visit.expectConsoleError(/Context Lost|CONTEXT_LOST/i);
  await visit.open(surveillance);
  const section = band(page);
  await section.getByRole("button", { name: "Turn it around" }).click();
  await shown(page);
  await section.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect(section.getByRole("status").filter({ hasText: "Your browser stopped the drawing" })).toBeVisible();
  await expect(section.getByRole("img")).toBeVisible();
  const again = section.getByRole("button", { name: "Try Again" });
  await expect(again).toBeFocused();
  await again.press("Enter");
  await shown(page);
});

test("print has the still picture with every caption, also while the aircraft is shown", {
  tag: "@long",
}, async ({ visit }) => {
  const { page } = visit;
  await visit.open(surveillance);
  const section = band(page);
  await section.getByRole("button", { name: "Turn it around" }).click();
  await shown(page);
  const picture = section.locator("picture img");
  await expect(picture).toBeHidden();
  await section.getByRole("button", { name: "Full screen" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(picture).toBeVisible();
  await expect(page.locator("canvas")).toBeHidden();
  await expect(section.getByText("Zoom, wide and thermal behind one window")).toBeVisible();
  await expect(section.getByText("Under the cover, held by a strap")).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");
});

for (const [path, name] of [
  ["/services/custom-drone-development", "Surveillance drone"],
  ["/excellence-center/drone-coe", "Heavy payload drone"],
  ["/gallery", "Trainer Elite"],
] as const)
  test(`${path} has an aircraft to be turned: ${name}`, { tag: "@long" }, async ({ visit }) => {
    const { page } = visit;
    await visit.open(path);
    const section = band(page);
    const choice = section.getByRole("button", { name, exact: true });
    if (await choice.count()) await choice.click();
    await section.getByRole("button", { name: "Turn it around" }).click();
    await shown(page);
    await expect(section.locator("canvas")).toHaveAttribute("aria-label", new RegExp(`^${name}`));
    expect((await canvasPixels(section.locator("canvas"))).spread).toBeGreaterThan(60);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture and the captions are shown, and no button", async ({ page }) => {
    await page.goto(surveillance);
    await expect(band(page).getByRole("img")).toBeVisible();
    await expect(band(page).getByText("Held", { exact: false }).first()).toBeVisible();
    await expect(band(page).getByRole("button", { name: "Turn it around" })).toBeHidden();
  });
});
