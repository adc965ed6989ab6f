import PDFDocument from "pdfkit";
import { encode } from "uqr";
import type { SheetBlock } from "../app/content/papers/sheet-blocks";
import { todayInIndia } from "../domain/india-date.ts";
import { archivo, devanagari } from "./fonts.ts";
import type { SiteContent } from "./site-content.ts";

export const ink = "#191512";
export const quiet = "#68625e";
export const hairline = "#d9d3ca";
export const signal = "#a73c00";
/** In points, as all lengths here; 14 mm. */
export const margin = 40;
/** Height of the last page's foot with an address of one line: QR code, address, hours. */
const FOOT = 104;

type Face = "text" | "strong";

/** Text and padding of the tables' rows; tighter where prices and dates make rows longer, so that they push no block out. */
const ROW = { size: 8.6, padding: 6 };
const TIGHT_ROW = { size: 7.8, padding: 4.5 };

/** Words of Devanagari letters with their joiners, the spaces between them, and the sign of the rupee. */
const HINDI = /((?:[\u0900-\u097f\u20b9]|\u200c|\u200d)+(?: (?:[\u0900-\u097f\u20b9]|\u200c|\u200d)+)*)/;
/** Where a line with Hindi words may end: after a space, or after a hyphen or stroke before a Hindi word. */
const BREAKS = /(?<= )|(?<=[-–/])(?=[\u0900-\u097f])/;
/** Space between lines, beside the height of the letters. */
const lineGap = 1.5;
/** Archivo's height above and below the line in shares of its size. Hind's words stand on the same line. */
const [ASCENT, DESCENT] = [0.878, 0.21];
/** From line to line of Hindi: vowel signs stand above and below the letters. */
const hindiLine = (size: number) => 1.25 * size + lineGap;

/**
 * Sheets of A4 in the site's typeface, and what is drawn on all of them. The document is tagged, with title and language
 * set.
 * @param letters what all sizes of letters are multiplied by
 * @param tight whether the rows of tables have smaller letters and less space
 */
export function startPaper(
  { company, edition, paperWords: words }: SiteContent,
  { title, subject }: { title: string; subject: string },
  { letters = 1, tight = false } = {},
) {
  const document = new PDFDocument({
    size: "A4",
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    tagged: true,
    displayTitle: true,
    lang: edition.language,
    info: {
      Title: `${title} | ${company.name}`,
      Author: company.name,
      Subject: subject,
      CreationDate: new Date(0),
      ModDate: new Date(0),
    },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", resolve));
  document.registerFont("text", archivo(400) as never).registerFont("strong", archivo(600) as never);
  document.registerFont("text hindi", devanagari(400) as never).registerFont("strong hindi", devanagari(600) as never);
  const { width: paperWidth, height: paperHeight } = document.page;
  const width = paperWidth - 2 * margin;
  const { size: rowSize, padding } = tight ? TIGHT_ROW : ROW;
  const cellSize = rowSize * letters;

  const printable = (text: string) => words.signs.reduce((said, [sign, word]) => said.replaceAll(sign, word), text);
  /** The pieces of a text that are in one typeface each. */
  const runsOf = (text: string, font: Face, size: number) =>
    text
      .split(HINDI)
      .filter(Boolean)
      .map((run) => {
        const face = HINDI.test(run) ? `${font} hindi` : font;
        return { run, face, width: document.font(face).fontSize(size).widthOfString(run) };
      });
  const widthOf = (text: string, font: Face, size: number) =>
    runsOf(printable(text), font, size).reduce((sum, run) => sum + run.width, 0);
  /** The lines of a text with Hindi words: pdfkit breaks lines of one typeface alone. */
  function linesOf(text: string, wide: number, font: Face, size: number): string[] {
    const lines = [""];
    for (const word of printable(text).split(BREAKS)) {
      const line = lines.at(-1) ?? "";
      if (line && widthOf((line + word).trimEnd(), font, size) > wide) lines.push(word);
      else lines[lines.length - 1] = line + word;
    }
    return lines;
  }
  const heightOf = (text: string, wide: number, font: Face, size: number) =>
    HINDI.test(printable(text))
      ? (linesOf(text, wide, font, size).length - 1) * hindiLine(size) + (ASCENT + DESCENT) * size + lineGap
      : document.font(font).fontSize(size).heightOfString(printable(text), { width: wide, lineGap });
  function write(text: string, x: number, at: number, wide: number, font: Face, size: number): void {
    if (!HINDI.test(printable(text))) {
      document.font(font).fontSize(size).text(printable(text), x, at, { width: wide, lineGap });
      return;
    }
    for (const [index, line] of linesOf(text, wide, font, size).entries()) {
      let left = x;
      const y = at + ASCENT * size + index * hindiLine(size);
      for (const { run, face, width } of runsOf(line, font, size)) {
        document.font(face).fontSize(size).text(run, left, y, { lineBreak: false, baseline: "alphabetic" });
        left += width;
      }
    }
  }
  /** Writes a text. Letters of Hindi stand in the order in which they are drawn, so the text is stated beside them. */
  const put = (tag: string, text: string, x: number, at: number, wide: number, font: Face, size: number, color = ink) =>
    document.addStructure(
      document.struct(tag, HINDI.test(printable(text)) ? { actual: text } : {}, () => {
        document.fillColor(color);
        write(text, x, at, wide, font, size);
      }),
    );
  const line = (at: number, color = hairline, from = margin, long = width) =>
    document
      .markContent("Artifact")
      .moveTo(from, at)
      .lineTo(from + long, at)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
      .endMarkedContent();

  /** Each column's share of the width. The first is the label. */
  const columnsOf = (count: number) =>
    count === 1
      ? [1]
      : count === 2
        ? [0.3, 0.7]
        : [0.22, ...Array.from({ length: count - 1 }, () => 0.78 / (count - 1))];
  const rowHeight = (row: string[]) => {
    const shares = columnsOf(row.length);
    const face = (column: number) => (column === 0 && row.length > 1 ? "strong" : "text");
    return (
      Math.max(...row.map((cell, at) => heightOf(cell, width * (shares[at] ?? 0) - 8, face(at), cellSize))) + padding
    );
  };
  /** Draws a row of a table, or an entry of a list; `strong` for a header. */
  function drawRow(row: string[], y: number, strong: boolean): void {
    const shares = columnsOf(row.length);
    let x = margin;
    for (const [column, cell] of row.entries()) {
      const bold = strong || (column === 0 && row.length > 1);
      // The page shows labels in lower case below large figures; here they begin a row.
      const said = column === 0 ? cell.charAt(0).toUpperCase() + cell.slice(1) : cell;
      if (cell)
        put("P", said, x, y + padding / 2 + 0.5, width * (shares[column] ?? 0) - 8, bold ? "strong" : "text", cellSize);
      x += width * (shares[column] ?? 0);
    }
  }
  const headingHeight = ({ heading, notes = [] }: Pick<SheetBlock, "heading" | "notes">) =>
    (heading ? 14 + 10 * letters : 8) +
    notes.reduce((sum, note) => sum + heightOf(note, width, "text", 8 * letters) + 3, 0);
  /** Draws heading and notes. @returns where the block's contents begin */
  function drawHeading({ heading, notes = [] }: Pick<SheetBlock, "heading" | "notes">, y: number): number {
    if (heading) put("H2", heading, margin, y + 8, width, "strong", 10.5 * letters, signal);
    let at = y + (heading ? 14 + 10 * letters : 8);
    for (const note of notes) {
      put("P", note, margin, at - 2, width, "text", 8 * letters, quiet);
      at += heightOf(note, width, "text", 8 * letters) + 3;
    }
    return at;
  }

  const { street, locality, postalCode, region } = company.address;
  const address = `${street}, ${locality} ${postalCode}, ${region}`;
  const beside = company.whatsapp ? 96 : 0;
  /** What the address takes beyond its first line. */
  const further = heightOf(address, width - beside, "text", 9.5) - heightOf(locality, width - beside, "text", 9.5);
  const foot = FOOT + further;

  /** Who to ask: at the foot of the last page. `about` begins the message that the code opens in WhatsApp. */
  function contacts(about: string, dated: boolean): void {
    const y = paperHeight - margin - foot + 20;
    line(y - 10, ink);
    if (company.whatsapp) {
      const { data } = encode(`https://wa.me/${company.whatsapp}?text=${encodeURIComponent(about)}`, { border: 0 });
      const dot = 76 / data.length;
      document.addStructure(
        document.struct("Figure", { alt: words.code(company.name) }, () => {
          for (const [row, cells] of data.entries())
            for (const [column, dark] of cells.entries())
              if (dark) document.rect(margin + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
          document.fill(ink);
        }),
      );
    }
    const x = margin + beside;
    const wide = width - beside;
    // The number below is that of the phone.
    const other = company.whatsapp !== company.phone.replace(/\D/g, "") ? ` (+${company.whatsapp})` : "";
    put("P", company.whatsapp ? words.askOnWhatsApp(other) : words.ask, x, y, wide, "strong", 11);
    put("P", `${company.phone}  ·  ${company.email}`, x, y + 20, wide, letters > 1 ? "strong" : "text", 9.5);
    put("P", `${company.hours.office}`, x, y + 35, wide, "text", 9.5);
    put("P", address, x, y + 50, wide, "text", 9.5);
    const today = todayInIndia();
    if (dated) put("P", words.pricesOf(today), x, y + 65 + further, wide, "text", 8, quiet);
    const { samples } = company;
    const sample = samples.phone || samples.email ? words.sampleContacts : samples.address && words.sampleAddress;
    if (sample) put("P", sample, x, y + 76 + further, wide, "strong", 9.5);
  }

  return {
    document,
    paperWidth,
    paperHeight,
    width,
    foot,
    widthOf,
    heightOf,
    put,
    line,
    rowHeight,
    drawRow,
    headingHeight,
    drawHeading,
    contacts,
    async end(): Promise<Buffer> {
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** What `startPaper` returns. */
export type Paper = ReturnType<typeof startPaper>;
