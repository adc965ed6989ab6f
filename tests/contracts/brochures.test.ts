import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { batchOf, type Price } from "#domain/desk/snapshot.ts";
import * as english from "~/content/build-assets";
import { facts } from "~/content/facts";
import type { SheetBlock } from "~/content/papers/sheet-blocks";
import { type MarketingPage, plainSections } from "~/content/schema";
import * as englishOverlay from "~/content/stated/overlay";
import * as englishThings from "~/content/stated/priced-things";
import { brochure } from "../../build-assets/brochure";
import { startPaper } from "../../build-assets/paper";
import type { SiteContent } from "../../build-assets/site-content";
import { textIn } from "../pdf-text";
import { openEdition } from "./editions";

// Making a PDF takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const vite = await openEdition("hindi");
afterAll(() => vite.close());
const hindi = (await vite.ssrLoadModule("~/content/build-assets")) as SiteContent;
const { takeAlongOf } = (await vite.ssrLoadModule(
  "~/content/papers/folder-list",
)) as typeof import("~/content/papers/folder-list");

const wordsOf = (block: SheetBlock) => [
  block.heading,
  ...(block.notes ?? []),
  ...(block.kind === "list" ? block.items : [...(block.header ?? []), ...block.rows.flat()]),
];

const said = (page: MarketingPage, { sheets }: SiteContent = english) => {
  const { blocks, rules } = sheets.sheetOf(page, []);
  return [page.hero.lead, ...blocks.flatMap(wordsOf), ...rules].join("\n");
};

const brochuresOf = (site: SiteContent) => site.marketingPages.filter((page) => page.brochure);
const brochures = brochuresOf(english);
const inEachEdition = [english, hindi].flatMap((site) =>
  brochuresOf(site).map((page) => [page.path, site.edition.language, page, site] as const),
);

test("Hindi pages have a brochure where the English one does, and summaries lead to the English file", () => {
  expect(brochuresOf(hindi).length).toBeGreaterThan(0);
  for (const { path } of brochures) {
    const own = brochuresOf(hindi).some((page) => page.path === path);
    const linked = takeAlongOf(path).filter(({ href }) => href === `/brochures/${path.split("/").at(-1)}.pdf`);
    expect(linked.length, path).toBe(own ? 0 : 1);
    for (const { label } of linked) expect(label).toContain("(अंग्रेज़ी में)");
  }
  for (const { name, page } of hindi.folders)
    expect(takeAlongOf(page).map(({ href }) => href)).toContain(`/brochures/hi/${name}.pdf`);
});

test.each(inEachEdition)(
  "the brochure of %s in %s states no figure without the condition that its page states with it",
  (_path, _language, page, site) => {
    const words = said(page, site);
    for (const stat of page.hero.stats ?? []) expect(words).toContain(stat.note ?? stat.label);
    for (const item of page.hero.highlights?.items ?? []) expect(words).toContain(item);
    const { blocks } = site.sheets.sheetOf(page, []);
    for (const section of plainSections(page.sections)) {
      if (section.kind === "rules") {
        for (const { rule, check } of section.items)
          expect(words).toContain(check ? `${rule} ${site.paperWords.canChange}` : rule);
      }
      if (section.kind === "cards") {
        for (const { stat } of section.items)
          if (stat?.note && words.includes(`${stat.value} ${stat.label}`)) expect(words).toContain(stat.note);
      }
      if (section.kind === "stats") for (const stat of section.items) expect(words).toContain(stat.note ?? stat.label);
      const block = blocks.find(({ heading }) => heading && heading === section.heading);
      if (!block) continue;
      if (section.intro) expect(wordsOf(block)).toContain(section.intro);
      if ("note" in section && section.note) expect(wordsOf(block)).toContain(section.note);
    }
  },
);

test.each([
  ["/training/drone-pilot-training", [/prepares you for the R/i, /Until you hold the Remote Pilot Certificate/]],
  ["/product/trainer-drone", [/still air, new battery/i, /quotation states/i]],
  ["/product/surveillance-drone", [/still air, new battery/i, /landing with 20% left/i, facts.controlRange.wording]],
  ["/product/heavy-payload-drones", [/preliminary company figures/i, /new batteries, landing with 20% left/i]],
] as const)("the brochure of %s keeps the words of its figures", (path, conditions) => {
  const page = brochures.find((candidate) => candidate.path === path);
  expect(page).toBeDefined();
  for (const condition of conditions) expect(said(page as MarketingPage)).toMatch(condition);
});

test.each(inEachEdition)(
  "the brochure of %s in %s tells what is done in each step, answers its page's questions, and has no cards that only link to pages",
  (_path, _language, page, site) => {
    const words = said(page, site);
    for (const section of plainSections(page.sections)) {
      if (section.kind === "steps") for (const { description } of section.items) expect(words).toContain(description);
      if (section.kind === "faq") for (const { answer } of section.items) expect(words).toContain(answer);
      if (section.kind === "cards" && section.items.every(({ action }) => action))
        for (const { text } of section.items) expect(words).not.toContain(text);
      if (section.sample) expect(words).not.toContain(section.heading);
    }
    for (const block of site.sheets.sheetOf(page, []).blocks) expect(block.heading).not.toBe("");
  },
);

async function fileOf(page: MarketingPage, site: SiteContent): Promise<Buffer> {
  const plain = { create: { width: 600, height: 338, channels: 3, background: "#807060" } } as const;
  const picture = await sharp(plain).jpeg().toBuffer();
  return brochure(page, site, { opening: picture, views: [picture] });
}

test.each(brochures.map((page) => [page.path, page] as const))(
  "the brochure of %s has two pages and a code that opens WhatsApp, if the company is there",
  async (_path, page) => {
    const { company } = english;
    const alt = english.paperWords.code(company.name);
    // Its pages and the alternative texts are uncompressed.
    const file = (await fileOf(page, english)).toString("latin1");
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(file).toContain(alt);
    expect((await fileOf(page, { ...english, company: { ...company, whatsapp: "" } })).includes(alt)).toBe(false);
  },
);

const textOf = async (page: MarketingPage, site: SiteContent) =>
  (await textIn(await fileOf(page, site))).replace(/\s+/g, " ");

test.each(brochuresOf(hindi).map((page) => [page.path, page] as const))(
  "the Hindi brochure of %s has its title, its rules, and the blocks of the English one",
  async (path, page) => {
    const file = await fileOf(page, hindi);
    expect(file.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
    const text = (await textIn(file)).replace(/\s+/g, " ");
    const { blocks, rules } = hindi.sheets.sheetOf(page, []);
    for (const words of [page.title, page.hero.lead, ...rules]) expect(text).toContain(words);
    const twin = english.marketingPages.find((each) => each.path === path) as MarketingPage;
    const inEnglish = await textOf(twin, english);
    for (const [at, { heading }] of english.sheets.sheetOf(twin, []).blocks.entries())
      if (inEnglish.includes(heading)) expect(text, heading).toContain(blocks[at]?.heading);
  },
);

test("an address of two lines makes the foot of a sheet higher, so that nothing is printed over it", () => {
  const { company } = english;
  const street =
    "Plot 123/45-A, Second Floor, Industrial Area, Near Old Bus Terminal, Hoshangabad Road, behind the market";
  const footOf = (address: typeof company.address) =>
    startPaper({ ...english, company: { ...company, address } }, { title: "T", subject: "S" }).foot;
  const line = footOf(company.address);
  expect(footOf({ ...company.address, street })).toBeGreaterThan(line + 9);
});

const price: Price = {
  ...{ basis: "from", rupees: 1_45_000, unit: "acre", tax: "extra", taxRate: 18, validUntil: null },
  moves: "acres and distance",
};
const batches = ["01", "02", "03", "04"].map((month) =>
  batchOf({
    ...{
      id: month,
      course: "",
      starts_on: `2098-${month}-01`,
      ends_on: `2098-${month}-24`,
      hours: "Mon-Sat 9:00-16:00",
    },
    ...{
      language: "हिन्दी and English",
      place: "Bhopal",
      seats: 12,
      seats_left: 9,
      state: "open",
      discount_until: null,
    },
  }),
);

const load = (module: string) => vite.ssrLoadModule(module);
const hindiOverlay = (await load("~/content/stated/overlay")) as typeof import("~/content/stated/overlay");
const hindiThings = (await load("~/content/stated/priced-things")) as typeof import("~/content/stated/priced-things");

test.each(inEachEdition)(
  "prices and batches push no block out of the brochure of %s in %s, and Hindi has its letters",
  async (path, _language, page, site) => {
    const { priceKey, thingsOf, withStated } =
      site === hindi ? { ...hindiThings, ...hindiOverlay } : { ...englishThings, ...englishOverlay };
    const things = plainSections(page.sections).flatMap(thingsOf);
    const prices = Object.fromEntries(
      [path, ...things.map(({ name }) => priceKey(path, name))].map((key) => [key, price]),
    );
    const stated = {
      ...page,
      ...withStated(
        { ...page, figures: [] },
        { prices, batches: (page.group === "training" ? batches : []).map((batch) => ({ ...batch, course: path })) },
      ),
    } as MarketingPage;
    const [before, after] = await Promise.all([textOf(page, site), textOf(stated, site)]);
    for (const { heading } of site.sheets.sheetOf(page, []).blocks)
      if (before.includes(heading)) expect(after, heading).toContain(heading);
    const [seats, sum] =
      site === hindi
        ? ["1 जनवरी 2098, 12 में से 9 सीटें बची हैं", "₹1,45,000 प्रति एकड़"]
        : ["1 January 2098, 9 of 12 seats left", "Rs 1,45,000 per acre"];
    if (page.group === "training") expect(after).toContain(seats);
    expect(after).toContain(sum);
    if (after.includes("Dates and seats")) expect(after).toContain("हिन्दी and English");
  },
);
