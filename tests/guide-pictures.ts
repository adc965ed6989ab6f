/**
 * Takes the screenshots of the guide for staff into docs/for-staff, with demonstration content. All have one size, which
 * the page of the guide relies on. `npm run screenshots:guide`
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { browser } from "./chromium.ts";
import { startSite } from "./site.ts";

const folder = join(import.meta.dirname, "../docs/for-staff");
const [width, height] = [1120, 700];

const site = await startSite({ env: { LOG_LEVEL: "error" } });
const chrome = await chromium.launch(await browser());
const { sql, config } = site;
const client = createClient(config.supabaseUrl, config.supabasePublishableKey, { auth: { persistSession: false } });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

/** Each screenshot with the steps that lead there. */
const scenes: Record<string, (page: Page) => Promise<void>> = {
  async list(page) {
    await page.goto(`${site.url}/admin`);
    await page.locator("[data-row]").first().waitFor();
  },
  async writing(page) {
    // The preview stands beside the text from this width on.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/admin?tab=blogs&edit=new`);
    await page.getByRole("textbox", { name: "Title" }).fill("Spraying before the rain");
    await content(page).fill("## The tank\n\nTen **litres** are enough for an acre.\n\n- look at the wind\n- fly low");
    await page.getByRole("region", { name: "Preview" }).getByRole("listitem").first().waitFor();
    await page.getByRole("toolbar").evaluate((bar) => scrollTo(0, scrollY + bar.getBoundingClientRect().top - 40));
  },
  async picture(page) {
    await page.goto(`${site.url}/admin?tab=blogs&edit=new`);
    await button(page, "Choose a picture").click();
    const photograph = await fetch(`${site.url}/media/hero-spray.webp`);
    const buffer = Buffer.from(await photograph.arrayBuffer());
    await page.getByLabel("Picture file").setInputFiles({ name: "photograph.webp", mimeType: "image/webp", buffer });
    await page.getByLabel("What the picture shows").fill("Sprayer over a field at dusk");
  },
  async enquiries(page) {
    await page.goto(`${site.url}/admin?tab=contacts`);
    await page.locator("[data-row]").first().waitFor();
  },
  async selection(page) {
    await page.goto(`${site.url}/admin?tab=contacts`);
    await page.locator("[data-row]").first().waitFor();
    for (const box of (await page.getByRole("checkbox", { name: /^Select [A-Z]/ }).all()).slice(0, 2))
      await box.check();
    await page.getByRole("region", { name: "Selected rows" }).waitFor();
  },
  async unsaved(page) {
    await page.goto(`${site.url}/admin?tab=news&edit=new`);
    await page.getByRole("textbox", { name: "Title" }).fill("A field day in May");
    await content(page).fill("Everybody is welcome.");
    await page.reload();
    await button(page, "Take it back").waitFor();
  },
  async conflict(page) {
    const title = "Battery care in summer";
    const [row] = await sql`
      insert into blogs (title, content, content_format)
      values (${title}, 'Keep batteries in the shade.', 'markdown') returning id`;
    await page.goto(`${site.url}/admin?tab=blogs&edit=${row?.id}`);
    await content(page).fill("Keep batteries in the shade, half full.");
    await client.from("blogs").update({ content: "Keep batteries below 40 degrees." }).eq("id", row?.id).throwOnError();
    await button(page, "Update").click();
    await button(page, "Save mine instead").waitFor();
  },
  async bin(page) {
    const { data: jobs } = await client.from("careers").select("id").order("title").limit(2).throwOnError();
    for (const { id } of jobs) await client.from("careers").delete().eq("id", id).throwOnError();
    await page.goto(`${site.url}/admin?tab=careers&bin=1`);
    await button(page, /^Bring back/).waitFor();
  },
};

const enquiry = (topic: string, text: string) =>
  `Company: Not provided\nPhone: 98260 12345\nInquiry Type: ${topic}\n\nMessage: ${text}`;

try {
  await mkdir(folder, { recursive: true });
  await sql`
    insert into contact_submissions (name, email, message, status, came_from, created_at) values
      ('A visitor', 'visitor@farm.example', ${enquiry("custom-drone", "Can your sprayer manage forty acres of soybean?")},
        'new', '/services/agriculture-spray', now() - interval '20 minutes'),
      ('A teacher', 'teacher@school.example', ${enquiry("partnership", "We would like a lab for forty pupils.")},
        'new', '/excellence-center/atal-tinkering-lab', now() - interval '3 hours'),
      ('A trainee', 'trainee@mail.example', ${enquiry("training", "When does the next pilot course begin?")},
        'replied', '/training/drone-pilot-training', now() - interval '2 days')`;
  const { email, password = "" } = config.admin;
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const key = `sb-${new URL(site.url).hostname.split(".")[0]}-auth-token`;
  for (const [name, goThere] of Object.entries(scenes)) {
    const context = await chrome.newContext({ viewport: { width, height }, reducedMotion: "reduce", locale: "en-IN" });
    await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      key,
      JSON.stringify(data.session),
    ] as const);
    const page = await context.newPage();
    await goThere(page);
    await page.waitForLoadState("networkidle");
    const picture = await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 60, effort: 6 })
      .toBuffer();
    await writeFile(join(folder, `${name}.webp`), picture);
    process.stdout.write(`${name}.webp ${Math.round(picture.length / 1024)} KB\n`);
    await context.close();
  }
} finally {
  await chrome.close();
  await site.stop();
}
