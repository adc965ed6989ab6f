import PDFDocument from "pdfkit";
import { encode } from "uqr";
import type { MarketingPage } from "../app/content/schema";
import { longDay } from "../domain/desk/days.ts";
import { dateInIndia } from "../domain/india-date.ts";
import { type SheetBlock, sheetOf } from "./brochure-blocks.ts";
import { archivo, devanagari } from "./fonts.ts";
import type { SiteContent } from "./site-content.ts";

const ink = "#191512";
const quiet = "#68625e";
const hairline = "#d9d3ca";
const signal = "#a73c00";
/** In points, as all lengths here; 14 mm. */
const margin = 40;
const banner = 205;
/** Height of the second page's foot: QR code, address, hours. */
const foot = 104;
const PAGES = 2;

/** Text and padding of the tables' rows; tighter where prices and dates make rows longer, so that they push no block out. */
const ROW = { size: 8.6, padding: 6 };
const STATED_ROW = { size: 7.8, padding: 4.5 };

/** Words of Devanagari letters with their joiners, and the spaces between them. */
const HINDI = /((?:[\u0900-\u097f]|\u200c|\u200d)+(?: (?:[\u0900-\u097f]|\u200c|\u200d)+)*)/;

/** Replaces characters that the typeface's Latin subset lacks; a PDF has no fallback font. */
const printable = (text: string) =>
  text
    .replaceAll("₹", "Rs ")
    .replaceAll("−", "-")
    .replaceAll("→", "to")
    .replaceAll("≤", "up to ")
    .replaceAll("\u2011", "-");

type Company = SiteContent["company"];

/**
 * Makes a page's brochure from its record: a data sheet of two pages. Blocks that do not fit are left out, from the end of
 * the list of `sheetOf`.
 * @param pictures the opening picture, 1400 x 482 px, and up to three views, 600 x 338 px, all JPEG
 * @returns a tagged PDF, A4, with title and language set
 */
export async function brochure(
  page: MarketingPage,
  company: Company,
  pictures: { opening: Buffer; views: Buffer[] },
): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    tagged: true,
    displayTitle: true,
    lang: "en-IN",
    info: {
      Title: `${page.title} | ${company.name}`,
      Author: company.name,
      Subject: page.description,
      CreationDate: new Date(0),
      ModDate: new Date(0),
    },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", resolve));
  /** Where the height of a text with two scripts is measured. */
  const scratch = new PDFDocument({ size: [1000, 100_000], margin: 0 });
  for (const sheet of [document, scratch]) {
    sheet.registerFont("text", archivo(400) as never).registerFont("strong", archivo(600) as never);
    sheet.registerFont("text hindi", devanagari(400) as never).registerFont("strong hindi", devanagari(600) as never);
  }
  const { size: tableSize, padding } = page.price || page.batches ? STATED_ROW : ROW;
  const { width: paperWidth, height: paperHeight } = document.page;
  const width = paperWidth - 2 * margin;
  let pageNumber = 1;
  let y = banner + 22;

  const face = (font: "text" | "strong", size: number) => document.font(font).fontSize(size);
  const heightOf = (text: string, wide: number, font: "text" | "strong", size: number) => {
    if (!HINDI.test(text)) return face(font, size).heightOfString(printable(text), { width: wide, lineGap: 1.5 });
    write(scratch, text, 0, 0, wide, font, size);
    return scratch.y;
  };
  /** Writes a text, its Hindi words in their own typeface. */
  function write(
    sheet: typeof document,
    text: string,
    x: number,
    at: number,
    wide: number,
    font: "text" | "strong",
    size: number,
  ) {
    const parts = printable(text).split(HINDI).filter(Boolean);
    sheet.fontSize(size);
    for (const [index, part] of parts.entries()) {
      sheet.font(HINDI.test(part) ? `${font} hindi` : font);
      const options = { width: wide, lineGap: 1.5, continued: index < parts.length - 1 };
      if (index === 0) sheet.text(part, x, at, options);
      else sheet.text(part, options);
    }
  }
  const put = (
    tag: string,
    text: string,
    x: number,
    at: number,
    wide: number,
    font: "text" | "strong",
    size: number,
    color = ink,
  ) =>
    document.addStructure(
      document.struct(tag, {}, () => {
        document.fillColor(color);
        write(document, text, x, at, wide, font, size);
      }),
    );
  const line = (at: number, color = hairline) =>
    document
      .markContent("Artifact")
      .moveTo(margin, at)
      .lineTo(margin + width, at)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
      .endMarkedContent();

  /** Each column's share of the width. The first is the label. */
  const columnsOf = (count: number) =>
    count === 2 ? [0.3, 0.7] : [0.22, ...Array.from({ length: count - 1 }, () => 0.78 / (count - 1))];
  const rowsOf = (block: SheetBlock) =>
    block.kind === "list"
      ? block.items.map((item) => [item])
      : [...(block.header ? [block.header] : []), ...block.rows];
  const rowHeight = (row: string[]) => {
    const shares = row.length === 1 ? [1] : columnsOf(row.length);
    const face = (column: number) => (column === 0 && row.length > 1 ? "strong" : "text");
    return (
      Math.max(...row.map((cell, at) => heightOf(cell, width * (shares[at] ?? 0) - 8, face(at), tableSize))) + padding
    );
  };
  const notesHeight = ({ notes = [] }: SheetBlock) =>
    notes.reduce((sum, note) => sum + heightOf(note, width, "text", 8) + 3, 0);
  const blockHeight = (block: SheetBlock) =>
    26 + notesHeight(block) + rowsOf(block).reduce((sum, row) => sum + rowHeight(row), 0);

  function draw(block: SheetBlock) {
    put("H2", block.heading, margin, y + 8, width, "strong", 10.5, signal);
    y += 24;
    for (const note of block.notes ?? []) {
      put("P", note, margin, y - 2, width, "text", 8, quiet);
      y += heightOf(note, width, "text", 8) + 3;
    }
    const header = block.kind === "table" && block.header ? 0 : -1;
    for (const [at, row] of rowsOf(block).entries()) {
      line(y, at === 0 ? ink : hairline);
      const shares = row.length === 1 ? [1] : columnsOf(row.length);
      let x = margin;
      for (const [column, cell] of row.entries()) {
        const strong = at === header || (column === 0 && row.length > 1);
        // The page shows labels in lower case below large figures; here they begin a row.
        const words = column === 0 ? cell.charAt(0).toUpperCase() + cell.slice(1) : cell;
        if (cell)
          put(
            "P",
            words,
            x,
            y + padding / 2 + 0.5,
            width * (shares[column] ?? 0) - 8,
            strong ? "strong" : "text",
            tableSize,
          );
        x += width * (shares[column] ?? 0);
      }
      y += rowHeight(row);
    }
  }

  document.addStructure(
    document.struct("Figure", { alt: page.hero.picture.alt }, () => {
      document.image(pictures.opening, 0, 0, { width: paperWidth, height: banner });
    }),
  );
  put("P", "Computer rendering of our design", margin, banner + 7, width, "text", 7, quiet);
  put("P", company.name, margin, y, width, "strong", 9.5, quiet);
  put("H1", page.title, margin, y + 14, width, "strong", 22);
  y += 14 + heightOf(page.title, width, "strong", 22) + 6;
  put("P", page.hero.lead, margin, y, width, "text", 10);
  y += heightOf(page.hero.lead, width, "text", 10) + 8;
  // A single small picture under a wide one looks out of place.
  if (pictures.views.length > 1) {
    const each = (width - (pictures.views.length - 1) * 10) / pictures.views.length;
    for (const [at, view] of pictures.views.entries()) {
      document
        .markContent("Artifact")
        .image(view, margin + at * (each + 10), y, { width: each })
        .endMarkedContent();
    }
    y += each * 0.5625 + 4;
  }

  const { blocks, rules } = sheetOf(page, [
    company.phone,
    company.email,
    company.hours.office,
    company.hours.support,
    company.address.street,
  ]);
  const closing: SheetBlock[] = rules.length > 0 ? [{ kind: "list", heading: "Rules", items: rules }] : [];
  const reserved = foot + closing.reduce((sum, block) => sum + blockHeight(block), 0);
  const end = () => paperHeight - margin - (pageNumber === PAGES ? reserved : 0);
  let waiting = blocks;
  for (;;) {
    // A block that does not fit waits for the next page; a shorter one after it may take its place.
    waiting = waiting.filter((block) => {
      if (y + blockHeight(block) > end()) return true;
      draw(block);
      return false;
    });
    if (pageNumber === PAGES) break;
    document.addPage();
    pageNumber += 1;
    y = margin;
  }
  for (const block of closing) draw(block);

  y = paperHeight - margin - foot + 20;
  line(y - 10, ink);
  if (company.whatsapp) {
    const { data } = encode(`https://wa.me/${company.whatsapp}?text=${encodeURIComponent(page.title)}`, { border: 0 });
    const dot = 76 / data.length;
    document.addStructure(
      document.struct("Figure", { alt: `QR code: write to ${company.name} on WhatsApp` }, () => {
        for (const [row, cells] of data.entries())
          for (const [column, dark] of cells.entries())
            if (dark) document.rect(margin + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
        document.fill(ink);
      }),
    );
  }
  const beside = company.whatsapp ? margin + 96 : margin;
  const { street, locality, postalCode, region } = company.address;
  put("P", company.whatsapp ? "Ask us on WhatsApp" : "Ask us", beside, y, width - 96, "strong", 11);
  put("P", `${company.phone}  ·  ${company.email}`, beside, y + 20, width - 96, "text", 9.5);
  put("P", `${company.hours.office}`, beside, y + 35, width - 96, "text", 9.5);
  put("P", `${street}, ${locality} ${postalCode}, ${region}`, beside, y + 50, width - 96, "text", 9.5);
  if (page.price || page.batches)
    put(
      "P",
      `Prices and dates as of ${longDay(dateInIndia(Date.now()).toISOString().slice(0, 10))}`,
      beside,
      y + 65,
      width - 96,
      "text",
      8,
      quiet,
    );
  if (company.contactsAreSamples)
    put("P", "Sample contacts: use the form on our site", beside, y + 76, width - 96, "strong", 9.5);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
