import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFParse } from "pdf-parse";
import { afterAll, expect, test, vi } from "vitest";
import { type DetailKey, details } from "#domain/desk/details.ts";
import { emptySnapshot, type Price, type Snapshot } from "#domain/desk/snapshot.ts";
import * as english from "~/content/build-assets";
import { classroom } from "~/content/classroom";
import type { Folder, FolderBlock } from "~/content/papers/folder";
import { type MarketingPage, plainSections } from "~/content/schema";
import { priceKey, thingsOf } from "~/content/stated/priced-things";
import { folderSheets } from "../../build-assets/folder";
import { folderPictures } from "../../build-assets/folder-pictures";
import type { SiteContent } from "../../build-assets/site-content";
import { textIn } from "../pdf-text";
import { openEdition } from "./editions";

// Making a PDF takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const pictures = join(import.meta.dirname, "../../public/pictures");
const vite = await openEdition("hindi");
afterAll(() => vite.close());
const hindi = (await vite.ssrLoadModule("~/content/build-assets")) as SiteContent;

const pageOf = ({ page: path }: Folder, { marketingPages }: Pick<SiteContent, "marketingPages">) => {
  const page = marketingPages.find((each) => each.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
};
/** Words as they can be compared: a PDF breaks lines anywhere, lacks some signs, and begins a row with a capital. */
const plain = (text: string) =>
  text
    .replaceAll("₹", "Rs ")
    .replaceAll("−", "-")
    .replaceAll("≤", "up to ")
    .replaceAll("→", "to")
    .replaceAll(/[\s\u2011-]+/g, "")
    .toLowerCase();

/** All that a block says, its heading and note included; of a section, what the page's record says. */
function wordsOf(block: FolderBlock, page: MarketingPage, { sheets, paperWords }: SiteContent): (string | undefined)[] {
  switch (block.kind) {
    case "sheet":
      return [];
    case "glance":
      return sheets.glance(page).flat();
    case "figures":
      return [block.heading, ...(page.hero.stats ?? []).flatMap(({ label, value, note }) => [label, value, note])];
    case "section":
      return sheets
        .blocksOf(page, block.id)
        .flatMap((each) => [
          block.heading ?? each.heading,
          ...(each.notes ?? []),
          ...(each.kind === "list" ? each.items : [...(each.header ?? []), ...each.rows.flat()]),
        ]);
  }
  const { heading = "", note, sample } = block;
  return [heading && sample ? paperWords.sample(heading) : heading, note, ...contentsOf(block)];
}

function contentsOf(block: Extract<FolderBlock, { note?: string }>): string[] {
  if (block.kind === "table") return [...(block.columns ?? []), ...block.rows.flat()];
  if (block.kind === "list") return block.items;
  if (block.kind === "form") return block.fields.map(({ label }) => label);
  if (block.kind === "pictures") return block.items.map(({ caption }) => caption);
  return block.items.map(({ name }) => name);
}

/** A piece of text in a PDF: where it begins, in points from the lower left corner, and how long it is. */
type Piece = { str: string; transform: number[]; width: number };

const ofEdition = (site: SiteContent) =>
  site.folders.map((folder) => [folder.name, site.edition.language, folder, site] as const);

test.each([...ofEdition(english), ...ofEdition(hindi)])(
  "%s in %s says all that its blocks and its page say, on the sheets that its link promises, within the margins",
  async (name, language, folder, site) => {
    const page = pageOf(folder, site);
    const { bytes, sheets } = await folderSheets(folder, page, site, await folderPictures(folder, page, pictures));
    if (process.env.FOLDERS_TO) writeFileSync(join(process.env.FOLDERS_TO, `${name}-${language}.pdf`), bytes);
    expect(sheets, `app/content/papers, ${name}: write sheets: ${sheets}`).toBe(folder.sheets);

    const said = plain(await textIn(bytes));
    expect(said).toContain(plain(folder.title));
    expect(said).toContain(plain(site.company.phone));
    expect(said).toContain(plain(folder.lead));
    if (folder.banner) expect(said).toContain(plain(site.paperWords.rendering));
    for (const words of folder.blocks.flatMap((block) => wordsOf(block, page, site)))
      if (words) expect(said, words).toContain(plain(words));

    const parser = new PDFParse({ data: new Uint8Array(bytes) });
    // Opens the document.
    await parser.getInfo();
    const document = (parser as unknown as { doc: { numPages: number; getPage(n: number): Promise<PdfPage> } }).doc;
    expect(document.numPages).toBe(sheets);
    for (let at = 1; at <= sheets; at++) {
      const sheet = await document.getPage(at);
      const pieces = (await sheet.getTextContent()).items.filter(({ str }) => str.trim());
      expect(pieces.length, `${name}, sheet ${at}, is not empty`).toBeGreaterThan(8);
      for (const { str, transform, width } of pieces) {
        const [x = 0, y = 0] = transform.slice(4);
        expect(x, str).toBeGreaterThanOrEqual(39);
        expect(x + width, str).toBeLessThanOrEqual(557);
        expect(y, str).toBeGreaterThanOrEqual(20);
        expect(y, str).toBeLessThanOrEqual(806);
      }
    }
    await parser.destroy();
  },
);
type PdfPage = { getTextContent(): Promise<{ items: Piece[] }> };

/** Content as a thread of the server loads it where the owner has stated these values. */
async function contentWith(values: Partial<Snapshot>) {
  vi.resetModules();
  vi.stubGlobal("siteSnapshot", { ...emptySnapshot, ...values });
  const [site, { takeAlongOf }] = await Promise.all([
    import("~/content/build-assets"),
    import("~/content/papers/folder-list"),
  ]);
  vi.unstubAllGlobals();
  vi.resetModules();
  return { ...site, takeAlongOf };
}

/** The same of the Hindi edition. */
async function hindiWith(values: Partial<Snapshot>): Promise<SiteContent> {
  const edition = await openEdition("hindi");
  vi.stubGlobal("siteSnapshot", { ...emptySnapshot, ...values });
  const site = (await edition.ssrLoadModule("~/content/build-assets")) as SiteContent;
  vi.unstubAllGlobals();
  await edition.close();
  return site;
}

/** Every folder made of this content, by its name. */
async function foldersOf(site: SiteContent) {
  const made = site.folders.map(async (folder) => {
    const page = pageOf(folder, site);
    const images = await folderPictures(folder, page, pictures);
    const { bytes, sheets } = await folderSheets(folder, page, site, images);
    return [folder.name, { said: plain(await textIn(bytes)), sheets }] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

test("what the owner states stands in the folders, else that one may ask", async () => {
  const schoolPurchase = "Through GeM, or by a purchase order with half of the sum in advance";
  const travel = "Bhopal, Sehore and Raisen; beyond them Rs 12 a kilometre";
  const phone = "+91 98270 12345";
  const before = await foldersOf(await contentWith({}));
  const after = await foldersOf(await contentWith({ details: { schoolPurchase, travel, phone } }));
  expect(before["school-folder"]?.said).toContain(plain("quotation Ask us"));
  expect(after["school-folder"]?.said).toContain(plain(schoolPurchase));
  expect(before["village-sheet"]?.said).toContain(plain("Where we work Farms around Bhopal; farther: ask us"));
  for (const name of ["village-sheet", "survey-folder"]) expect(after[name]?.said, name).toContain(plain(travel));
  for (const [name, { said }] of Object.entries(after)) expect(said, name).toContain(plain(phone));
});

test("with the longest texts that the desk takes, the village sheet stays one sheet, and no link promises more than it can", async () => {
  const long = (most: number) => "Bhopal, Sehore, Raisen and Vidisha districts ".repeat(8).slice(0, most).trim();
  const longest: Snapshot["details"] = {
    ...{ name: long(60), phone: "+91 98270 12345", email: `${"office".repeat(8)}@${"company".repeat(8)}.in` },
    ...{ street: long(120), locality: long(60), region: long(60) },
    ...{ insurer: long(80), policyEnd: "2098-12-31" },
    ...{ travel: long(300), language: long(120), hostel: long(200), cancellation: long(300) },
    ...{ confidentiality: long(200), schoolPurchase: long(300), sprayPilots: long(200) },
  };
  for (const [key, value] of Object.entries(longest))
    expect(details[key as DetailKey].check(value), key).toBeUndefined();
  const price: Price = {
    ...{ basis: "from", rupees: 99_99_999, unit: long(40), tax: "extra", taxRate: 18, validUntil: null },
    moves: long(200),
  };
  const priced = english.marketingPages.flatMap(({ path, sections }) => [
    path,
    ...plainSections(sections)
      .flatMap(thingsOf)
      .map(({ name }) => priceKey(path, name)),
  ]);
  const prices = Object.fromEntries(priced.map((key) => [key, price]));
  const content = await contentWith({ details: longest, prices });
  const made = await foldersOf(content);
  expect(made["village-sheet"]?.sheets).toBe(1);
  expect(made["village-sheet"]?.said).toContain(plain(longest.travel ?? ""));
  const inHindi = await foldersOf(await hindiWith({ details: longest, prices }));
  expect(inHindi["village-sheet"]?.sheets).toBe(1);
  expect(inHindi["village-sheet"]?.said).toContain(plain(longest.travel ?? ""));
  // Others grow, so that their links no longer promise a number.
  expect(made["school-folder"]?.sheets).toBeGreaterThan(4);
  const sizes = content.folders.map(({ page }) => content.takeAlongOf(page).map(({ size }) => size));
  expect(new Set(sizes.flat())).toEqual(new Set(["PDF, 1 sheet", "PDF, about 3 sheets", "PDF, about 4 sheets"]));
});

test("in the plan of a classroom nothing stands where the door swings, and the first benches stand along the windows", () => {
  const { door, windows, items, benches, long } = classroom;
  const swing = { left: door.x, right: door.x + door.wide, top: long - door.wide };
  const inTheWay = items.filter(
    ({ x, y, wide, long }) => x < swing.right && x + wide > swing.left && y + long > swing.top,
  );
  expect(inTheWay).toEqual([]);
  const first = items.slice(0, benches).filter(({ y }) => y === items[0]?.y);
  for (const [at, { x, wide }] of windows.entries())
    expect(
      Math.min(x + wide, (first[at]?.x ?? 0) + (first[at]?.wide ?? 0)) - Math.max(x, first[at]?.x ?? 0),
    ).toBeGreaterThan(1);
});
