import { PDFParse } from "pdf-parse";
import { expect, test } from "../fixtures.ts";

/** The default paper size and margins of browsers. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

/** The text of each sheet with single blanks. */
async function sheetsOf(paper: Buffer): Promise<string[]> {
  const parser = new PDFParse({ data: new Uint8Array(paper) });
  const { pages } = await parser.getText();
  await parser.destroy();
  return pages.map(({ text }) => text.replace(/\s+/g, " ").trim());
}

const picturesIn = (paper: Buffer) => paper.toString("latin1").match(/\/Subtype\s*\/Image\b/g)?.length ?? 0;

/** Select options whose text is wider than their field. */
function textCutOff(fields: Element[]): string[] {
  const canvas = document.createElement("canvas").getContext("2d");
  return fields.flatMap((field) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(field);
    if (canvas) canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const choices = [...field.querySelectorAll("option")].map(({ text }) => text);
    return choices.filter((text) => (canvas?.measureText(text).width ?? 0) > field.clientWidth);
  });
}

/** Each instrument with a long case and the values entered. */
const plans = [
  {
    address: "/services/thermal-mapping?target=roof&size=52000&pixel=9&date=2099-11-23",
    id: "thermal-planner",
    entered: ["Area of the roof, m²", "52000", "11/23/2099"],
  },
  {
    address: "/services/land-surveying?long=4000&wide=3900&area=3000&front=60&side=50&pixel=2.4&cover=trees",
    id: "survey-planner",
    entered: ["Area inside the boundary", "3000", "Acres", "Scrub or trees"],
  },
  {
    address: "/services/agriculture-spray?acres=24&start=2099-11-23",
    id: "spray-planner",
    entered: ["Acres", "24", "11/23/2099"],
  },
  { address: "/product/heavy-payload-drones?payload=7", id: "endurance", entered: ["Payload, kg", "7"] },
  {
    address: "/training/drone-pilot-training?grams=26000&age=16&place=red",
    id: "which-rule",
    entered: ["Weight with payload, grams", "26000", "Pilot's age"],
  },
  {
    address: "/excellence-center/3-modules?start=2099-11-23",
    id: "my-way",
    entered: ["Your level now", "First day", "11/23/2099"],
  },
];

for (const { address, id, entered } of plans) {
  test(`the plan of ${address} is one sheet of letterhead, title and what was entered as text`, async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${address}#${id}`);
    // The browser's print dialog would block the test.
    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    const section = page.locator(`#${id}`);
    const heading = section.getByRole("heading", { level: 2 });
    const title = await heading.innerText();
    const letterhead = section.locator(".letterhead");
    const letters = (text: string | null) => text?.replace(/\s+/g, "") ?? "";
    for (const format of ["A4", "Letter"]) {
      await section.getByRole("button", { name: "Print this plan" }).click();
      await page.emulateMedia({ media: "print" });
      const [head, below] = [await letterhead.boundingBox(), await heading.boundingBox()];
      expect((head?.y ?? 999) + (head?.height ?? 999), "the letterhead ends above the title").toBeLessThan(
        below?.y ?? 0,
      );
      await page.emulateMedia({ media: null });
      const sheets = await sheetsOf(await page.pdf({ format, margin }));
      expect(sheets, format).toHaveLength(1);
      const [sheet = ""] = sheets;
      // The foot comes first in the file, because the plan, whose letterhead is positioned, is painted after it.
      const foot = await page.locator(".print-foot p").textContent();
      expect(letters(sheet).startsWith(letters(foot) + letters(title)), sheet).toBe(true);
      expect(letters(sheet)).toContain(letters(await letterhead.textContent()));
      for (const text of entered) expect(sheet).toContain(text);
      for (const control of ["Work it out", "Print this plan", "mm/dd/yyyy", "(optional)"])
        expect(sheet).not.toContain(control);
    }
    // The width of the paper without its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: "print" });
    expect(await section.locator("select:visible").evaluateAll(textCutOff), "choices that are cut off").toEqual([]);
    for (const control of await section.locator("input:visible, select:visible").all()) {
      await expect(control).toHaveCSS("appearance", "none");
      await expect(control).toHaveCSS("border-top-width", "0px");
    }
  });
}

test("a page that was not scrolled prints with its pictures", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/thermal-mapping");
  const pictures = page.locator("main img:not(.opening-picture)");
  expect(await pictures.count()).toBeGreaterThan(1);
  // The browser may lay out the sheets only after its current requests.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  for (const picture of await pictures.all()) await expect(picture).toBeVisible();
  await expect(
    page.locator(".pin-words"),
    "the value pinned on the opening picture, which is not printed",
  ).toBeHidden();
  expect(picturesIn(await page.pdf())).toBe(await pictures.count());
});

test("a picture that fails to load is not printed, nor is its caption", async ({ visit }) => {
  const { page } = visit;
  await page.route(/\/pictures\/hero-thermal/, () => {});
  await visit.open("/services/thermal-mapping");
  const scale = page.getByRole("img", { name: /^Temperature scale/ });
  const caption = page.getByText("Rows of modules as a thermal camera draws them");
  await expect(scale).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(scale).toBeHidden();
  await expect(caption).toBeHidden();
  await expect(page.getByText("An analyst checks every finding by eye")).toBeVisible();
});

test("the first printed sheet of the home page starts with the letterhead and its title", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/");
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const head = await page.locator(".letterhead").boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((head?.y ?? 999) + (head?.height ?? 999)).toBeLessThanOrEqual(title?.y ?? 0);
  expect(title?.y).toBeLessThan(190);
});

test("figures that still count up print with their final values", async ({ visit }) => {
  const { page } = visit;
  await page.clock.install();
  await visit.open("/about-us");
  await page.locator("#figures").scrollIntoViewIfNeeded();
  const pilots = page.locator("[data-counter]").filter({ hasText: "1,200" });
  const counting = pilots.locator("[aria-hidden]");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(300);
  await expect(counting).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(counting).toBeHidden();
  await expect(pilots.getByText("1,200").first()).toBeVisible();
});
