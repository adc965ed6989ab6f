import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFParse } from "pdf-parse";
import { expect, test, vi } from "vitest";
import { atAGlance } from "~/content/at-a-glance";
import { company } from "~/content/company";
import type { FolderBlock } from "~/content/folder";
import { folders } from "~/content/folder-list";
import { marketingPages } from "~/content/marketing-pages";
import type { MarketingPage } from "~/content/schema";
import { blocksOf } from "../../build-assets/brochure-blocks";
import { folderSheets } from "../../build-assets/folder";
import { folderPictures } from "../../build-assets/folder-pictures";

// Making a PDF takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const pictures = join(import.meta.dirname, "../../public/pictures");
const pageOf = (path: string) => {
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
function wordsOf(block: FolderBlock, page: MarketingPage): (string | undefined)[] {
  switch (block.kind) {
    case "sheet":
      return [];
    case "glance":
      return atAGlance(page).flatMap(({ label, value }) => [label, value]);
    case "figures":
      return [block.heading, ...(page.hero.stats ?? []).flatMap(({ label, value, note }) => [label, value, note])];
    case "section":
      return blocksOf(page, block.id).flatMap((each) => [
        block.heading ?? each.heading,
        ...(each.notes ?? []),
        ...(each.kind === "list" ? each.items : [...(each.header ?? []), ...each.rows.flat()]),
      ]);
  }
  return [block.heading && `${block.heading}${block.sample ? " (sample)" : ""}`, block.note, ...contentsOf(block)];
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

test.each(folders.map((folder) => [folder.name, folder] as const))(
  "%s says all that its blocks and its page say, on the sheets that its link promises, within the margins",
  async (name, folder) => {
    const page = pageOf(folder.page);
    const { bytes, sheets } = await folderSheets(folder, page, company, await folderPictures(folder, page, pictures));
    if (process.env.FOLDERS_TO) writeFileSync(join(process.env.FOLDERS_TO, `${name}.pdf`), bytes);
    expect(sheets, `app/content/folders, ${name}: write sheets: ${sheets}`).toBe(folder.sheets);

    const parser = new PDFParse({ data: new Uint8Array(bytes) });
    const said = plain((await parser.getText()).text);
    expect(said).toContain(plain(folder.title));
    expect(said).toContain(plain(company.phone));
    expect(said).toContain(plain(folder.lead));
    for (const words of folder.blocks.flatMap((block) => wordsOf(block, page)))
      if (words) expect(said, words).toContain(plain(words));

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

test("what the owner states of a school's purchase stands in its folder, else that one may ask", () => {
  const school = folders.find(({ name }) => name === "school-folder");
  expect(JSON.stringify(school?.blocks)).toContain(company.terms.schoolPurchase ?? "Ask us");
});
