import { bone, carbon, markShapes } from "./icons.ts";
import { margin, type Paper } from "./paper.ts";

/** Quiet words on the dark ground. */
const mist = "#a8a29b";

/**
 * Draws the cover of a brochure or folder, as the site's pages open: a picture across the sheet; below it, on a dark
 * ground, the company, the title and a sentence.
 * @param words `rendering` says that the picture is one
 * @param picture JPEG across the sheet, `height` points high
 * @param sizes of title and lead, in points; without them a brochure's
 * @returns where the dark ground ends, in points from the top
 */
export function drawCover(
  { document, paperWidth, width, put, heightOf, widthOf }: Paper,
  words: { company: string; rendering: string; title: string; lead: string },
  picture: { bytes: Buffer; alt: string; height: number },
  sizes = { title: 25, lead: 10.5 },
): number {
  document.addStructure(
    document.struct("Figure", { alt: picture.alt }, () => {
      document.image(picture.bytes, 0, 0, { width: paperWidth, height: picture.height });
    }),
  );
  const top = picture.height;
  const noteWide = widthOf(words.rendering, "text", 7) + 1;
  const nameWide = width - 21 - noteWide - 10;
  const titleAt = top + 26 + heightOf(words.company, nameWide, "strong", 10);
  const leadAt = titleAt + heightOf(words.title, width, "strong", sizes.title) + 5;
  const end = leadAt + heightOf(words.lead, width, "text", sizes.lead) + 17;
  document
    .markContent("Artifact")
    .rect(0, top, paperWidth, end - top)
    .fill(carbon);
  drawMark(document, margin, top + 15);
  document.endMarkedContent();
  put("P", words.company, margin + 21, top + 17, nameWide, "strong", 10, bone);
  put("P", words.rendering, margin + width - noteWide, top + 19, noteWide, "text", 7, mist);
  put("H1", words.title, margin, titleAt, width, "strong", sizes.title, bone);
  put("P", words.lead, margin, leadAt, width, "text", sizes.lead, bone);
  return end;
}

/** Draws the company's mark, 16 points wide. */
function drawMark(document: PDFKit.PDFDocument, x: number, y: number): void {
  const { blades, hub } = markShapes;
  document.save().translate(x, y).scale(0.5);
  document.path(blades.path).fill(blades.fill);
  document.circle(hub.x, hub.y, hub.radius).fill(hub.fill).restore();
}
