/**
 * Makes the README's picture, docs/screens.webp, and takes a screenshot of every public route at 390, 820 and 1440 px into
 * docs/screenshots, which is not in the repository. `npm run screenshots`; `npm run screenshots -- readme` for the picture
 * alone, `npm run screenshots -- /blog` for some routes.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browser } from "./chromium.ts";
import { publicRoutes } from "./public-routes.ts";
import { readmePicture } from "./readme-picture.ts";
import { startSite } from "./site.ts";

const folder = join(import.meta.dirname, "../docs/screenshots");
const site = await startSite({ env: { LOG_LEVEL: "error" } });
const chrome = await chromium.launch(await browser());
try {
  await mkdir(folder, { recursive: true });
  const [named] = process.argv.slice(2);
  if (!named || named === "readme") console.log(`docs/screens.webp ${await readmePicture(site, chrome)} KB`);
  const paths = named === "readme" ? [] : await publicRoutes(site.url);
  if (!named) paths.push("/auth", "/no-such-page");
  for (const width of [390, 820, 1440]) {
    const page = await chrome.newPage({
      viewport: { width, height: Math.round(width < 800 ? width * 2.1 : 900) },
      reducedMotion: "reduce",
    });
    for (const path of paths) {
      await page.goto(site.url + path);
      await page.waitForSelector("html[data-alive]");
      // Scrolls through the page, because lazy pictures load only when they come near.
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) => {
            image.loading = "eager";
            return image.decode().catch(() => undefined);
          }),
        ),
      );
      const file = `${path.slice(1).replaceAll("/", "-") || "home"}-${width}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      console.log(file);
    }
    await page.close();
  }
} finally {
  await chrome.close();
  await site.stop();
}
