import type { SheetBlock } from "../app/content/papers/sheet-blocks";
import type { MarketingPage } from "../app/content/schema";
import { drawCover } from "./cover.ts";
import { hairline, ink, margin, quiet, startPaper } from "./paper.ts";
import type { SiteContent } from "./site-content.ts";

const banner = 240;
const PAGES = 2;

/**
 * Makes a page's brochure from its record: a data sheet of two pages. Blocks that do not fit are left out, from the end of
 * the list of `sheetOf`.
 * @param pictures the opening picture, 1400 x 565 px, and up to three views, 600 x 338 px, all JPEG
 * @returns a tagged PDF, A4, with title and language set
 */
export async function brochure(
  page: MarketingPage,
  site: SiteContent,
  pictures: { opening: Buffer; views: Buffer[] },
): Promise<Buffer> {
  const tight = Boolean(page.price || page.batches);
  const { company, paperWords: words } = site;
  const paper = startPaper(site, { title: page.title, subject: page.description }, { tight });
  const { document, paperHeight, width, foot, heightOf, put, line, rowHeight, drawRow } = paper;
  let pageNumber = 1;
  let y = 0;

  const rowsOf = (block: SheetBlock) =>
    block.kind === "list"
      ? block.items.map((item) => [item])
      : [...(block.header ? [block.header] : []), ...block.rows];
  const blockHeight = (block: SheetBlock) =>
    2 +
    paper.headingHeight(block) +
    (figuresOf(block) ? layoutOf(block).height : rowsOf(block).reduce((sum, row) => sum + rowHeight(row), 0));

  /** Figures that fit side by side. */
  const figuresOf = (block: SheetBlock) =>
    block.kind === "table" && block.figures && block.figures.length <= 4 ? block.figures : undefined;
  const sizes = tight ? { value: 14, label: 7.8, note: 6.4 } : { value: 25, label: 9, note: 7.4 };
  const gap = 14;
  /** How figures are set: one size, at which the longest value fits its column; a note that all share stands once. */
  function layoutOf(block: SheetBlock) {
    const figures = figuresOf(block) ?? [];
    const column = (width - (figures.length - 1) * gap) / figures.length;
    const longest = Math.max(...figures.map(({ value }) => paper.widthOf(value, "strong", sizes.value)));
    const labels = Math.max(...figures.map(({ label }) => heightOf(label, column, "strong", sizes.label)));
    const shared = figures.every(({ note }) => note === figures[0]?.note) ? figures[0]?.note : undefined;
    const notes = Math.max(...figures.map(({ note }) => heightOf(note, shared ? width : column, "text", sizes.note)));
    return {
      ...{ figures, column, labels, shared },
      size: sizes.value * Math.min(1, column / longest),
      height: sizes.value + 10 + labels + notes,
    };
  }
  function drawFigures(block: SheetBlock): void {
    const { figures, column, labels, shared, size, height } = layoutOf(block);
    const below = y + sizes.value + 7;
    for (const [at, { value, label, note }] of figures.entries()) {
      const x = margin + at * (column + gap);
      line(y, ink, x, column);
      // A hair wider than its column, so that the longest value stays on its line.
      put("P", value, x, y + 4 + sizes.value - size, column + 4, "strong", size);
      put("P", label, x, below, column, "strong", sizes.label);
      if (note && !shared) put("P", note, x, below + labels, column, "text", sizes.note, quiet);
    }
    if (shared) put("P", shared, margin, below + labels, width, "text", sizes.note, quiet);
    y += height;
  }

  function draw(block: SheetBlock) {
    y = paper.drawHeading(block, y);
    if (figuresOf(block)) return drawFigures(block);
    const header = block.kind === "table" && block.header ? 0 : -1;
    for (const [at, row] of rowsOf(block).entries()) {
      line(y, at === 0 ? ink : hairline);
      drawRow(row, y, at === header);
      y += rowHeight(row);
    }
  }

  const { rendering } = words;
  const { alt } = page.hero.picture;
  const cover = { company: company.name, rendering, title: page.title, lead: page.hero.lead };
  y = drawCover(paper, cover, { bytes: pictures.opening, alt, height: banner }) + 14;
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

  const { blocks, rules } = site.sheets.sheetOf(page, [
    company.phone,
    company.email,
    company.hours.office,
    company.hours.support,
    company.address.street,
  ]);
  const closing: SheetBlock[] = rules.length > 0 ? [{ kind: "list", heading: words.rules, items: rules }] : [];
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
  paper.contacts(words.about({ title: page.title, page: page.name }), tight);
  return paper.end();
}
