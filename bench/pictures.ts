/**
 * Prints the weight of the pictures that each public route of the built site loads at 390 and at 1440 px when scrolled to
 * its end (one article of each kind): `npm run bench:pictures`, or `npm run bench:pictures -- /gallery` for some routes.
 */
import { chromium } from "playwright-core";
import { browser } from "../tests/chromium.ts";
import { publicRoutes } from "../tests/public-routes.ts";
import { startSite } from "../tests/site.ts";

/** A current phone and an ordinary screen. */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

const site = await startSite({ env: { LOG_LEVEL: "error" } });
const chrome = await chromium.launch(await browser());

/** Bytes of pictures, as transferred. */
async function weigh(path: string, { width, height, deviceScaleFactor }: (typeof screens)[number]): Promise<number> {
  const context = await chrome.newContext({ viewport: { width, height }, deviceScaleFactor });
  try {
    const page = await context.newPage();
    let bytes = 0;
    page.on("requestfinished", async (request) => {
      if (request.resourceType() !== "image") return;
      const { responseBodySize } = await request.sizes();
      bytes += responseBodySize;
    });
    await page.goto(site.url + path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    });
    await page.waitForLoadState("networkidle");
    return bytes;
  } finally {
    await context.close();
  }
}

const paths = await publicRoutes(site.url, { onePerKind: true });
console.log("| route | KB of pictures at 390 px | at 1440 px |\n|---|---|---|");
try {
  for (const path of paths) {
    const weights: string[] = [];
    for (const screen of screens) weights.push(((await weigh(path, screen)) / 1024).toFixed(0));
    console.log(`| ${path} | ${weights.join(" | ")} |`);
  }
} finally {
  await chrome.close();
  await site.stop();
}
