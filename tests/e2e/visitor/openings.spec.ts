import type { Page } from "@playwright/test";
import sharp from "sharp";
import { publicRoutes } from "../../public-routes.ts";
import { lowContrastTexts } from "../contrast.ts";
import { expect, test } from "../fixtures.ts";

/** Window sizes, largest first, so that its picture serves the smaller ones too. */
const windows = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const wide = windows.filter(({ width }) => width >= 1024);

/** Overlaps and overflows at the top of a page, each described in a few words. */
function findOverlaps(): string[] {
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
    const words = opening.querySelector(".opening-words, .opening-words-across");
    const parts = words
      ? [
          ...linesIn(words),
          ...[...words.querySelectorAll("a, li")].map((part) => ({
            text: part.textContent,
            box: part.getBoundingClientRect(),
          })),
        ]
      : [];
    // From 1024 px on some words lie on the calm side of the picture, where their contrast is checked instead.
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

/** Waits until every picture of the opening is loaded and decoded. */
const picturesDecoded = (page: Page) =>
  page.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLImageElement>(".opening img")].map((image) => image.decode())),
  );

/** Range between the lightest and darkest grey above a picture beside the words, 0 to 255. */
async function brightnessRangeAbove(page: Page): Promise<number> {
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

/** Groups of pages. One test reads each group, so that no test takes minutes. */
const groups = { courses: /^(\/hi)?\/training/, services: /^(\/hi)?\/services/, "other pages": /^/ };

for (const [index, [name, group]] of Object.entries(groups).entries())
  test(`at every width the text of ${name} does not overlap the picture, start behind the bar or overflow`, async ({
    visit,
    site,
  }) => {
    test.slow();
    const { page } = visit;
    const earlier = Object.values(groups).slice(0, index);
    for (const path of await publicRoutes(site.url, { onePerKind: true })) {
      if (!group.test(path) || earlier.some((each) => each.test(path))) continue;
      await page.setViewportSize(windows[0] ?? { width: 2560, height: 1440 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready);
      const calm = path !== "/" && (await page.locator(".opening-picture:not(.opening-picture-beside)").count()) > 0;
      const sizes = path.startsWith("/hi") ? windows.filter(({ width }) => width === 390 || width === 1440) : windows;
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect.soft(await page.evaluate(findOverlaps), `${path} at ${size.width}`).toEqual([]);
        if (!calm || size.width < 1024) continue;
        await picturesDecoded(page);
        const faint = await lowContrastTexts(page.locator(".opening-words, .opening-words-across"));
        expect.soft(faint, `words on the picture of ${path} at ${size.width}`).toEqual([]);
      }
    }
  });

for (const { screen, viewport, within } of [
  { screen: "laptop", viewport: { width: 1440, height: 900 }, within: 780 },
  // Above the bar of calls.
  { screen: "phone", viewport: { width: 390, height: 844 }, within: 788 },
]) {
  test(`on a ${screen} the first button of each opening is inside the first screen`, async ({ visit, site }) => {
    test.slow();
    const { page } = visit;
    await page.setViewportSize(viewport);
    for (const path of await publicRoutes(site.url, { onePerKind: true })) {
      if (!/^(\/hi)?\/(training|services|excellence-center|product)\//.test(path)) continue;
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready);
      const button = page.locator(":is(.opening, .opening ~ *) a.bg-signal:visible").first();
      const box = await button.boundingBox();
      expect.soft((box?.y ?? 999) + (box?.height ?? 0), path).toBeLessThan(within);
    }
  });
}

test("every box over the thermal picture and its name are in sight, at every width", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/product/surveillance-drone");
  const picture = page.locator("#in-thermal");
  for (const size of windows) {
    await page.setViewportSize(size);
    const frame = await picture.locator("svg").boundingBox();
    const parts = await picture.locator("svg :is(rect, span)").all();
    expect(parts).toHaveLength(8);
    for (const part of parts) {
      const box = await part.boundingBox();
      expect.soft(box?.y, `${size.width}`).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN);
      expect
        .soft((box?.y ?? 0) + (box?.height ?? 0), `${size.width}`)
        .toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    }
  }
});

test("the outline over a service's picture lies on what it marks, however much of the picture is in sight", async ({
  visit,
}) => {
  const { page } = visit;
  for (const path of ["/services/land-surveying", "/services/thermal-mapping", "/services/agriculture-spray"]) {
    await visit.open(path);
    const picture = page.locator(".opening-result img");
    for (const [width, height] of [
      [390, 844],
      [768, 600],
      [768, 1024],
      [960, 600],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const strip = await picture.boundingBox();
      const layer = await page.locator(".opening-result .pin-layer").boundingBox();
      if (!strip || !layer) throw new Error(`no picture or no pin at ${width} x ${height}`);
      // `object-fit: cover`: as wide as the strip, cut above and below by the place of its focus.
      const drawn = (strip.width * 9) / 16;
      const focus = await picture.evaluate((img) =>
        Number.parseFloat(getComputedStyle(img).objectPosition.split(" ")[1] ?? ""),
      );
      expect.soft(layer.height, `${path} at ${width} x ${height}`).toBeCloseTo(drawn, 0);
      expect
        .soft(layer.y, `${path} at ${width} x ${height}`)
        .toBeCloseTo(strip.y + ((strip.height - drawn) * focus) / 100, 0);
    }
  }
});

test("in a low, wide window home's headline follows its picture", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/");
  for (const size of [
    { width: 960, height: 600 },
    { width: 900, height: 500 },
  ]) {
    await page.setViewportSize(size);
    const picture = await page.locator("#home [data-current] img").boundingBox();
    const headline = await page.getByRole("heading", { level: 1 }).boundingBox();
    const gap = (headline?.y ?? 999) - ((picture?.y ?? 0) + (picture?.height ?? 0));
    expect.soft(gap, `${size.width} x ${size.height}`).toBeGreaterThan(0);
    expect.soft(gap, `${size.width} x ${size.height}`).toBeLessThan(120);
  }
});

test("on laptops the header is one line high", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/");
  for (const width of [1240, 1399, 1400, 1419, 1420, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft((await page.locator("header").boundingBox())?.height, `${width}`).toBe(65);
  }
});

test("on the widest screens everything grows", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/contact-us");
  for (const [width, size] of [
    [1920, "16px"],
    [2560, "19px"],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 });
    await expect(page.locator("html")).toHaveCSS("font-size", size);
  }
});

test("the chat button stands beside the content at every width that has no bar of calls", async ({ visit }) => {
  const { page } = visit;
  await page.goto("/training/drone-pilot-training", { waitUntil: "domcontentloaded" });
  for (const width of [768, 820, 1024, 1280, 1399, 1400, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [button, words] = [
      await page.getByRole("button", { name: /chat/i }).boundingBox(),
      await page.locator("#good-to-know table").boundingBox(),
    ];
    expect(button?.x, `${width} px`).toBeGreaterThanOrEqual(Math.floor((words?.x ?? 0) + (words?.width ?? width)));
    expect((button?.x ?? 0) + (button?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
  }
});

test("cards of a row begin their parts at one height", async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, id, count] of [
    ["/excellence-center/atal-tinkering-lab", "programs", 3],
    ["/services/land-surveying", "instruments", 3],
  ] as const) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    for (const part of [
      "h3, h4",
      "dl",
      "dl ~ * li:first-child, dl ~ ul li:first-child, div:has(> dl) + div li:first-child",
    ]) {
      const tops = await page
        .locator(`#${id} ul > li`)
        .filter({ has: page.locator("dl") })
        .evaluateAll(
          (cards, part) => cards.map((card) => Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? -1)),
          part,
        );
      expect(tops, `${path}: ${part}`).toHaveLength(count);
      expect(tops, `${path}: no ${part}`).not.toContain(-1);
      expect(new Set(tops).size, `${path}: ${part} at ${tops}`).toBe(1);
    }
  }
});

test("the text is readable over each of the seven home pictures and during the fades", async ({ visit }) => {
  test.slow();
  const { page } = visit;
  const frames = page.locator("#home div:has(> picture)");
  const words = page.locator("#home .opening-words");
  /** Sets the running transitions to this time in milliseconds and returns their number. */
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
    await picturesDecoded(page);
    for (const size of wide) {
      await page.setViewportSize(size);
      expect.soft(await lowContrastTexts(words), `picture ${turn + 1} at ${size.width}`).toEqual([]);
    }
    expect.soft(await brightnessRangeAbove(page), `above picture ${turn + 1}`).toBeLessThan(3);
    await page.clock.runFor(3000);
    await expect.poll(() => fadeTo(500)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await lowContrastTexts(words), `half way from picture ${turn + 1}`).toEqual([]);
    await fadeTo(1000);
  }
});

test("the picture of 'What is inside' fades into the background at both sides, at every width", async ({ visit }) => {
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
