import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Browser, BrowserContextOptions } from "playwright-core";
import sharp from "sharp";
import type { RunningSite } from "./site.ts";

const file = join(import.meta.dirname, "../docs/screens.webp");
/** Height of a screen in the picture, and the space around it, in pixels. */
const [high, gap] = [560, 28];

/** The README's picture: the home page, the spray planner on a phone, the admin area. @returns its size in kilobytes */
export async function readmePicture(site: RunningSite, chrome: Browser): Promise<number> {
  const { supabaseUrl, supabasePublishableKey, admin } = site.config;
  const client = createClient(supabaseUrl, supabasePublishableKey, { auth: { persistSession: false } });
  const { email, password = "" } = admin;
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const key = `sb-${new URL(site.url).hostname.split(".")[0]}-auth-token`;

  async function screen(path: string, shownBy: string, options: BrowserContextOptions) {
    const context = await chrome.newContext({ reducedMotion: "reduce", locale: "en-IN", ...options });
    if (path.startsWith("/admin"))
      await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [
        key,
        JSON.stringify(data.session),
      ] as const);
    const page = await context.newPage();
    await page.goto(site.url + path);
    await page.locator(shownBy).first().waitFor();
    await page.waitForLoadState("networkidle");
    const picture = await sharp(await page.screenshot())
      .resize({ height: high })
      .png()
      .toBuffer({ resolveWithObject: true });
    await context.close();
    return picture;
  }
  const wide = { viewport: { width: 1440, height: 900 } };
  const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 };
  const screens = [
    await screen("/", "h1", wide),
    await screen("/services/agriculture-spray?acres=24#spray-planner", "#spray-planner form", phone),
    await screen("/admin", "[data-row] img", wide),
  ];
  let left = gap;
  const placed = screens.map(({ data: input, info }) => {
    const at = { input, left, top: gap };
    left += info.width + gap;
    return at;
  });
  const picture = await sharp({ create: { width: left, height: high + 2 * gap, channels: 3, background: "#2a2622" } })
    .composite(placed)
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  await writeFile(file, picture);
  return Math.round(picture.length / 1024);
}
