import type { Folder, FolderBlock, Part, PicturesBlock, RoomBlock } from "../app/content/papers/folder";
import type { SheetBlock } from "../app/content/papers/sheet-blocks";
import type { MarketingPage } from "../app/content/schema";
import { palettes } from "../app/sections/palettes.ts";
import { drawCover } from "./cover.ts";
import { ink, margin, quiet, signal, startPaper } from "./paper.ts";
import type { SiteContent } from "./site-content.ts";

/** Height of a sheet's own foot: what it belongs to, and its number. */
const sheetFoot = 22;
const gap = 12;
/** A picture is at most as high as this. */
const TALLEST = 430;
/** Letters of a sheet that hangs on a board are not smaller. */
const SMALLEST = 1;
/** Height of a line to write on. */
const writing = 22;

/** The pictures that a folder shows, in the order in which it shows them. */
export const picturesOf = ({ blocks }: Folder) =>
  blocks.flatMap((block) => (block.kind === "pictures" ? block.items : []));

/**
 * Makes a folder: sheets of A4, as many as its blocks need. A heading stands with the first row below it, a table that goes
 * on repeats its header, and pictures and forms are not divided. A folder of one sheet hangs on a board: where the owner's
 * texts are too long for it, the letters are smaller.
 * @param page the page whose sections it shows
 * @param pictures JPEG: of the opening where the folder has a banner, and of `picturesOf`
 * @returns a tagged PDF with title and language set, and the number of its sheets
 */
export async function folderSheets(
  folder: Folder,
  page: MarketingPage,
  site: SiteContent,
  pictures: Pictures,
): Promise<Made> {
  const { letters = 1 } = folder;
  const made = await sheetsOf(folder, page, site, pictures);
  const tooLong = folder.sheets === 1 && made.sheets > 1 && letters > SMALLEST;
  return tooLong ? folderSheets({ ...folder, letters: letters - 0.1 }, page, site, pictures) : made;
}

type Pictures = { opening?: Buffer; others: Buffer[] };
type Made = { bytes: Buffer; sheets: number };

async function sheetsOf(folder: Folder, page: MarketingPage, site: SiteContent, pictures: Pictures): Promise<Made> {
  const { letters = 1, banner = 0, title } = folder;
  const { company, paperWords, sheets: data } = site;
  const paper = startPaper(site, { title, subject: folder.lead }, { letters });
  const { document, paperHeight, width, foot, put, line, heightOf } = paper;
  const bottom = paperHeight - margin - sheetFoot;
  const others = [...pictures.others];
  let sheets = 1;
  let y = margin;

  function footOfSheet(): void {
    line(paperHeight - margin - 8);
    const words = `${company.name}  ·  ${title}`;
    put("P", words, margin, paperHeight - margin - 2, width - 60, "text", 7.5, quiet);
    put("P", paperWords.sheet(sheets), margin + width - 34, paperHeight - margin - 2, 40, "text", 7.5, quiet);
  }
  function nextSheet(): void {
    footOfSheet();
    document.addPage();
    sheets += 1;
    y = margin;
  }
  /** Begins another sheet where `needed` does not fit on this one. */
  function keep(needed: number): void {
    if (y + needed > bottom && y > margin) nextSheet();
  }
  const figure = (alt: string, draw: () => void) => document.addStructure(document.struct("Figure", { alt }, draw));

  function rows(block: SheetBlock & { boxes?: true }): void {
    const header = block.kind === "table" ? block.header : undefined;
    const all = block.kind === "list" ? block.items.map((item) => [item]) : block.rows;
    const indent = block.boxes ? 20 : 0;
    const height = (row: string[]) => paper.rowHeight(row) + (indent > 0 ? 6 : 0);
    const headerHeight = header ? paper.rowHeight(header) : 0;
    keep(paper.headingHeight(block) + headerHeight + height(all[0] ?? []) + (all[1] ? height(all[1]) : 0));
    y = paper.drawHeading(block, y);
    const drawHeader = () => {
      line(y, ink);
      if (!header) return;
      paper.drawRow(header, y, true);
      y += headerHeight;
    };
    drawHeader();
    for (const [at, row] of all.entries()) {
      if (y + height(row) > bottom) {
        nextSheet();
        drawHeader();
      } else if (at > 0 || header) line(y);
      if (indent > 0) {
        document
          .markContent("Artifact")
          .rect(margin, y + 5, 10, 10)
          .lineWidth(0.8)
          .strokeColor(ink)
          .stroke();
        document.endMarkedContent();
        put("P", row[0] ?? "", margin + indent, y + 5, width - indent, "text", 8.6 * letters + 0.6);
      } else paper.drawRow(row, y, false);
      y += height(row);
    }
    y += 4;
  }

  function form({ heading, notes, fields }: SheetBlockHeading & { fields: { label: string; lines?: number }[] }): void {
    const long = fields.reduce((sum, { lines = 1 }) => sum + 12 + lines * writing, 0);
    keep(paper.headingHeight({ heading, notes }) + long);
    y = paper.drawHeading({ heading, notes }, y) + 2;
    for (const { label, lines = 1 } of fields) {
      put("P", label, margin, y, width, "strong", 8.6);
      y += 12;
      for (let at = 0; at < lines; at++) {
        y += writing;
        line(y - 3, quiet);
      }
    }
    y += 4;
  }

  function scaleBar({ low, high, unit }: NonNullable<PicturesBlock["scale"]>, at: number): void {
    const [long, high_] = [180, 7];
    const colors = document.linearGradient(margin, at, margin + long, at);
    for (const [stop, color] of palettes.iron.entries()) colors.stop(stop / (palettes.iron.length - 1), color);
    document.markContent("Artifact").rect(margin, at, long, high_).fill(colors).endMarkedContent();
    put(
      "P",
      paperWords.scale(`${low} ${unit}`, `${high} ${unit}`),
      margin + long + 10,
      at - 1.5,
      200,
      "text",
      8,
      quiet,
    );
  }

  function picturesBlock(block: PicturesBlock & SheetBlockHeading): void {
    const count = block.items.length;
    const each = (width - (count - 1) * gap) / count;
    const shown = block.items.map((item) => ({ ...item, bytes: others.shift() as Buffer }));
    const sizes = shown.map(({ bytes }) => (document as unknown as Opens).openImage(bytes));
    const high = Math.min(TALLEST, Math.max(...sizes.map((size) => (each * size.height) / size.width)));
    keep(paper.headingHeight(block) + high + 18 + (block.scale ? 16 : 0));
    y = paper.drawHeading(block, y);
    for (const [at, { picture, caption, bytes, marks = [] }] of shown.entries()) {
      const x = margin + at * (each + gap);
      const size = sizes[at] ?? { width: 1, height: 1 };
      const wide = Math.min(each, (high * size.width) / size.height);
      figure(picture.alt, () => {
        document.image(bytes, x, y, { width: wide });
      });
      for (const { name, part } of marks) mark(name, part, { x, y, wide, high });
      put("P", caption, x, y + high + 4, each, "text", 8, quiet);
    }
    y += high + 18;
    if (block.scale) {
      scaleBar(block.scale, y);
      y += 16;
    }
  }

  /** A frame around a part of a picture, with its name beside it. */
  function mark(name: string, [left, top, wide, high]: Part, on: { x: number; y: number; wide: number; high: number }) {
    const [x, at] = [on.x + left * on.wide - 3, on.y + top * on.high - 3];
    document.markContent("Artifact").rect(x, at, wide * on.wide + 6, high * on.high + 6);
    document.lineWidth(1.2).strokeColor("#ffffff").stroke();
    document
      .rect(x, at - 12, 17, 11)
      .fill("#ffffff")
      .endMarkedContent();
    put("P", name, x + 3, at - 11, 16, "strong", 7.5, ink);
  }

  function room(block: RoomBlock & SheetBlockHeading): void {
    const metre = Math.min(width / block.wide, 300 / block.long);
    const high = block.long * metre;
    keep(paper.headingHeight(block) + high + 20);
    y = paper.drawHeading(block, y) + 4;
    const x = margin + (width - block.wide * metre) / 2;
    const words = paperWords.room(block.wide, block.long, block.items.map(({ name }) => name).join(", "));
    figure(words, () => {
      document
        .rect(x, y, block.wide * metre, high)
        .lineWidth(2)
        .strokeColor(ink)
        .stroke();
      // Windows are gaps with a pane in them; the door is a gap with its leaf and the way that it swings.
      const floor = y + high;
      for (const { x: from, wide } of block.windows) {
        document.lineWidth(5).strokeColor(ink);
        document
          .moveTo(x + from * metre, y)
          .lineTo(x + (from + wide) * metre, y)
          .stroke();
        document.lineWidth(3).strokeColor("#ffffff");
        document
          .moveTo(x + from * metre, y)
          .lineTo(x + (from + wide) * metre, y)
          .stroke();
      }
      const [hinge, leaf] = [x + block.door.x * metre, block.door.wide * metre];
      document.lineWidth(3).strokeColor("#ffffff");
      document
        .moveTo(hinge, floor)
        .lineTo(hinge + leaf, floor)
        .stroke();
      document.lineWidth(0.8).strokeColor(ink);
      document
        .moveTo(hinge, floor)
        .lineTo(hinge, floor - leaf)
        .stroke();
      document
        .path(`M${hinge} ${floor - leaf}a${leaf} ${leaf} 0 0 1 ${leaf} ${leaf}`)
        .dash(2, { space: 2 })
        .stroke();
      document.undash();
      for (const item of block.items)
        document
          .rect(x + item.x * metre, y + item.y * metre, item.wide * metre, item.long * metre)
          .lineWidth(0.8)
          .fillAndStroke("#f1ece4", signal);
    });
    for (const item of block.items)
      put("P", item.name, x + item.x * metre + 4, y + item.y * metre + 4, item.wide * metre - 8, "text", 7.5);
    for (const { x: from, wide } of block.windows)
      put("P", paperWords.window, x + from * metre, y + 5, wide * metre, "text", 6.5, quiet);
    put("P", paperWords.door, x + block.door.x * metre + 4, y + high - 12, block.door.wide * metre, "text", 6.5, quiet);
    put("P", paperWords.metres(block.wide), x, y + high + 4, block.wide * metre, "text", 8, quiet);
    y += high + 20;
  }

  function block(each: FolderBlock): void {
    switch (each.kind) {
      case "sheet":
        nextSheet();
        return;
      case "glance":
        rows({ kind: "table", heading: "", rows: data.glance(page) });
        return;
      case "figures":
        rows({ kind: "table", heading: each.heading, rows: data.openingFigures(page) });
        return;
      case "section":
        for (const found of data.blocksOf(page, each.id)) rows({ ...found, heading: each.heading ?? found.heading });
        return;
    }
    const { heading: words = "", note, sample } = each;
    const headed = { heading: words && sample ? paperWords.sample(words) : words, notes: note ? [note] : [] };
    if (each.kind === "table") rows({ kind: "table", ...headed, header: each.columns, rows: each.rows });
    else if (each.kind === "list") rows({ ...headed, kind: "list", items: each.items, boxes: each.boxes });
    else if (each.kind === "form") form({ ...headed, fields: each.fields });
    else if (each.kind === "room") room({ ...each, ...headed });
    else picturesBlock({ ...each, ...headed });
  }

  const sizes = { title: 22 * Math.min(letters, 1.3), lead: 10 * letters };
  if (pictures.opening) {
    const words = { company: company.name, rendering: paperWords.rendering, title, lead: folder.lead };
    const { alt } = folder.cover ?? page.hero.picture;
    y = drawCover(paper, words, { bytes: pictures.opening, alt, height: banner }, sizes) + 8;
  } else {
    put("P", company.name, margin, y, width, "strong", 9.5, quiet);
    put("H1", title, margin, y + 14, width, "strong", sizes.title);
    y += 14 + heightOf(title, width, "strong", sizes.title) + 6;
    put("P", folder.lead, margin, y, width, "text", sizes.lead);
    y += heightOf(folder.lead, width, "text", sizes.lead) + 6;
  }
  for (const each of folder.blocks) block(each);

  // Who to ask stands at the foot of the last sheet, in the place of the sheet's own.
  if (y > paperHeight - margin - foot) nextSheet();
  paper.contacts(paperWords.about({ title, page: page.name }), Boolean(page.price || page.batches));
  return { bytes: await paper.end(), sheets };
}

type SheetBlockHeading = Pick<SheetBlock, "heading" | "notes">;
/** What pdfkit has and its types leave out. */
type Opens = { openImage(bytes: Buffer): { width: number; height: number } };
