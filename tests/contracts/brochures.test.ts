import { PDFParse } from "pdf-parse";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { batchOf, type Price } from "#domain/desk/snapshot.ts";
import { company } from "~/content/company";
import { facts } from "~/content/facts";
import { marketingPages } from "~/content/marketing-pages";
import { withStated } from "~/content/overlay";
import { priceKey, thingsOf } from "~/content/priced-things";
import { type MarketingPage, plainSections } from "~/content/schema";
import { brochure } from "../../build-assets/brochure";
import { type SheetBlock, sheetOf } from "../../build-assets/brochure-blocks";

// Making a PDF takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const wordsOf = (block: SheetBlock) => [
  block.heading,
  ...(block.notes ?? []),
  ...(block.kind === "list" ? block.items : [...(block.header ?? []), ...block.rows.flat()]),
];

const said = (page: MarketingPage) => {
  const { blocks, rules } = sheetOf(page, []);
  return [page.hero.lead, ...blocks.flatMap(wordsOf), ...rules].join("\n");
};

const brochures = marketingPages.filter((page) => page.brochure);

test.each(brochures.map((page) => [page.path, page] as const))(
  "the brochure of %s states no figure without the condition that its page states with it",
  (_path, page) => {
    const words = said(page);
    for (const stat of page.hero.stats ?? []) expect(words).toContain(stat.note ?? stat.label);
    for (const item of page.hero.highlights?.items ?? []) expect(words).toContain(item);
    const { blocks } = sheetOf(page, []);
    for (const section of plainSections(page.sections)) {
      if (section.kind === "rules") {
        for (const { rule, check } of section.items)
          expect(words).toContain(check ? `${rule} This can change: check the current rule.` : rule);
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

test.each(brochures.map((page) => [page.path, page] as const))(
  "the brochure of %s tells what is done in each step, answers its page's questions, and has no cards that only link to pages",
  (_path, page) => {
    const words = said(page);
    for (const section of plainSections(page.sections)) {
      if (section.kind === "steps") for (const { description } of section.items) expect(words).toContain(description);
      if (section.kind === "faq") for (const { answer } of section.items) expect(words).toContain(answer);
      if (section.kind === "cards" && section.items.every(({ action }) => action))
        for (const { text } of section.items) expect(words).not.toContain(text);
      if (section.sample) expect(words).not.toContain(section.heading);
    }
    for (const block of sheetOf(page, []).blocks) expect(block.heading).not.toBe("");
  },
);

/** A brochure's file as text; its pages and the alternative texts are uncompressed. */
async function fileOf(page: MarketingPage, of: Parameters<typeof brochure>[1]): Promise<string> {
  const plain = { create: { width: 600, height: 338, channels: 3, background: "#807060" } } as const;
  const picture = await sharp(plain).jpeg().toBuffer();
  return (await brochure(page, of, { opening: picture, views: [picture] })).toString("latin1");
}

test.each(brochures.map((page) => [page.path, page] as const))(
  "the brochure of %s has two pages and a code that opens WhatsApp, if the company is there",
  async (_path, page) => {
    const alt = `QR code: write to ${company.name} on WhatsApp`;
    const file = await fileOf(page, company);
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(file).toContain(alt);
    expect(await fileOf(page, { ...company, whatsapp: "" })).not.toContain(alt);
  },
);

async function textOf(page: MarketingPage): Promise<string> {
  const parser = new PDFParse({ data: Buffer.from(await fileOf(page, company), "latin1") });
  return (await parser.getText()).text.replace(/\s+/g, " ");
}

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

test.each(brochures.map((page) => [page.path, page] as const))(
  "prices and batches push no block out of the brochure of %s, and Hindi has its letters",
  async (path, page) => {
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
    const [before, after] = await Promise.all([textOf(page), textOf(stated)]);
    for (const { heading } of sheetOf(page, []).blocks)
      if (before.includes(heading)) expect(after, heading).toContain(heading);
    if (page.group === "training") expect(after).toContain("1 January 2098, 9 of 12 seats left");
    expect(after).toContain("Rs 1,45,000 per acre");
    if (after.includes("Dates and seats")) expect(after).toMatch(/\u0939.{0,6}\u0926/);
  },
);
