import type { Page } from "@playwright/test";
import sharp from "sharp";
import { publicRoutes } from "../public-routes.ts";
import { faintTexts } from "./contrast.ts";
import { expect, test } from "./fixtures.ts";

/** Sizes of windows, the largest first: a picture that was fetched for it serves the others too. */
const windows = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const wide = windows.filter(({ width }) => width >= 1024);

/** What stands in the way of something else at the top of a page, each in a few words. */
function misplaced(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px wider than its window`);
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const linesIn = (element: Element) => {
    const lines: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text, box });
    }
    return lines;
  };
  const pictures = [...document.querySelectorAll("main img")].filter((image) => image.checkVisibility());
  const main = document.querySelector("main");
  const tops = [
    ...pictures.map((image) => ({ text: image.getAttribute("src"), box: image.getBoundingClientRect() })),
    ...(main ? linesIn(main) : []),
  ];
  for (const { text, box } of tops)
    if (box.top < bar - 0.5 && box.width > 1) found.push(`${text} begins ${bar - box.top} px behind the bar`);
  for (const opening of document.querySelectorAll(".opening")) {
    const words = opening.querySelector(".opening-words");
    const parts = words
      ? [
          ...linesIn(words),
          ...[...words.querySelectorAll("a, li")].map((part) => ({
            text: part.textContent,
            box: part.getBoundingClientRect(),
          })),
        ]
      : [];
    // From 1024 px on the words lie on the calm side of some pictures: there it is their contrast that counts.
    const beside = opening.querySelectorAll(innerWidth < 1024 ? ".opening-picture" : ".opening-picture-beside");
    for (const picture of beside) {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      for (const { text, box } of parts)
        if (box.right > left && box.left < right && box.bottom > top && box.top < bottom)
          found.push(`${text} lies on the picture`);
    }
  }
  return found;
}

/** Resolves once every picture of the opening is there and can be painted. */
const painted = (page: Page) =>
  page.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLImageElement>(".opening img")].map((image) => image.decode())),
  );

/** How far apart the lightest and the darkest grey are above a picture that stands beside the words, 0 to 255. */
async function unevenAbove(page: Page): Promise<number> {
  const bar = await page.getByRole("banner").boundingBox();
  const beside = page.locator("#home [data-current] .opening-picture-beside");
  if ((await beside.count()) === 0) return 0;
  const box = await beside.boundingBox();
  const top = (bar?.height ?? 0) + 1;
  if (!box || box.y - top < 8) throw new Error("the picture leaves no ground above it");
  const clip = { x: box.x, y: top, width: box.width, height: box.y - top - 1 };
  const { channels } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .greyscale()
    .stats();
  return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
}

test("at every width the words stand clear of the picture, nothing begins behind the bar or grows sideways", async ({
  visit,
  site,
}) => {
  test.slow();
  const { page } = visit;
  for (const path of await publicRoutes(site.url, { onePerKind: true })) {
    await page.setViewportSize(windows[0] ?? { width: 2560, height: 1440 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    const calm = path !== "/" && (await page.locator(".opening-picture:not(.opening-picture-beside)").count()) > 0;
    for (const size of windows) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(misplaced), `${path} at ${size.width}`).toEqual([]);
      if (!calm || size.width < 1024) continue;
      await painted(page);
      const faint = await faintTexts(page.locator(".opening-words"));
      expect.soft(faint, `words on the picture of ${path} at ${size.width}`).toEqual([]);
    }
  }
});

test("the words over each of the seven home pictures can be read, and in the fades between them", async ({ visit }) => {
  test.slow();
  const { page } = visit;
  const frames = page.locator("#home div:has(> picture)");
  const words = page.locator("#home .opening-words");
  /** Sets the changes that are under way to this time, in milliseconds; says how many there are. */
  const fadeTo = (time: number) =>
    page.locator("#home").evaluate((home, time) => {
      const changes = home.getAnimations({ subtree: true });
      for (const change of changes) {
        change.pause();
        change.currentTime = time;
        if (time >= 1000) change.finish();
      }
      return changes.length;
    }, time);
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.clock.install({ time: "2026-01-05T09:00:00+05:30" });
  await page.clock.pauseAt("2026-01-05T09:01:00+05:30");
  await page.goto("/");
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-alive", "");
  for (let turn = 0; turn < 7; turn++) {
    await expect(frames).toHaveCount(Math.min(turn + 2, 7));
    await painted(page);
    for (const size of wide) {
      await page.setViewportSize(size);
      expect.soft(await faintTexts(words), `picture ${turn + 1} at ${size.width}`).toEqual([]);
    }
    expect.soft(await unevenAbove(page), `above picture ${turn + 1}`).toBeLessThan(3);
    await page.clock.runFor(3000);
    await expect.poll(() => fadeTo(500)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await faintTexts(words), `half way from picture ${turn + 1}`).toEqual([]);
    await fadeTo(1000);
  }
});

test("the aircraft of 'What is inside' ends in the dark at either side, at every width", async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 2560, height: 1440 });
  await visit.open("/");
  const picture = page.locator("#tech img");
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  for (const size of wide) {
    await page.setViewportSize(size);
    await picture.evaluate((image) => image.scrollIntoView({ block: "center" }));
    const box = await picture.boundingBox();
    if (!box) throw new Error("no picture");
    for (const edge of [box.x, box.x + box.width]) {
      if (edge < 8 || edge > size.width - 8) continue;
      const clip = { x: Math.round(edge) - 4, y: box.y + box.height * 0.2, width: 8, height: box.height * 0.6 };
      const { data, info } = await sharp(await page.screenshot({ clip }))
        .greyscale()
        .resize({ width: 8, height: 1, fit: "fill" })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const grey = Array.from({ length: 8 }, (_, index) => data[index * info.channels] ?? 0);
      expect(Math.max(...grey) - Math.min(...grey), `the edge at ${edge} of ${size.width} px`).toBeLessThan(8);
    }
  }
});
