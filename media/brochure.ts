import PDFDocument from "pdfkit";
import type { MarketingPage } from "../app/content/schema";
import { brochureBlocks } from "./brochure-blocks.ts";
import type { MediaContent } from "./content.ts";
import { archivo } from "./fonts.ts";

const ink = "#191512";
const quiet = "#68625e";
const signal = "#a73c00";
/** Points; 20 mm. */
const margin = 56.7;

/** The typeface's Latin cut has no rupee sign and no minus or arrow; a PDF has no fallback. */
const printable = (text: string) =>
  text.replaceAll("₹", "Rs ").replaceAll("−", "-").replaceAll("→", "to").replaceAll("≤", "up to ");

/**
 * The brochure of a page, from the page's own record.
 * @param picture the page's picture, 1400 x 560 px, JPEG
 * @returns a tagged PDF, A4, with title and language set
 */
export async function brochure(
  page: MarketingPage,
  company: MediaContent["company"],
  picture: Buffer,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margins: { top: margin, bottom: margin, left: margin, right: margin },
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
  document.registerFont("text", archivo(400) as never).registerFont("strong", archivo(600) as never);

  const write = (kind: "h1" | "h2" | "h3" | "p" | "li", text: string, indent = 0) => {
    const look = {
      h1: { font: "strong", size: 26, color: ink, gap: 8 },
      h2: { font: "strong", size: 15, color: signal, gap: 5 },
      h3: { font: "strong", size: 11.5, color: ink, gap: 2 },
      p: { font: "text", size: 10.5, color: ink, gap: 5 },
      li: { font: "text", size: 10.5, color: ink, gap: 2 },
    }[kind];
    // A heading never stands alone at the foot of a page.
    if (kind.startsWith("h") && document.y > document.page.height - margin - 70) document.addPage();
    if (kind === "h2") document.moveDown(0.9);
    document.addStructure(
      document.struct(kind === "li" ? "P" : kind.toUpperCase(), {}, () => {
        document
          .font(look.font)
          .fontSize(look.size)
          .fillColor(look.color)
          .text(printable(kind === "li" ? `–  ${text}` : text), margin + indent, undefined, {
            paragraphGap: look.gap,
            lineGap: 2,
            width: document.page.width - 2 * margin - indent,
          });
      }),
    );
  };

  const { width } = document.page;
  document.addStructure(
    document.struct("Figure", { alt: page.hero.picture.alt }, () => {
      document.image(picture, 0, 0, { width, height: width * 0.4 });
    }),
  );
  document.y = width * 0.4 + 28;
  document.font("strong").fontSize(11).fillColor(quiet).text(company.name, margin, document.y, { paragraphGap: 14 });
  write("h1", page.title);
  write("p", page.hero.lead);
  if (page.hero.badges) write("p", page.hero.badges.join("  ·  "));
  for (const block of brochureBlocks(page)) write(block.kind, block.text, block.kind === "li" ? 8 : 0);
  write("h2", "Ask us");
  write(
    "p",
    `${company.address.street}, ${company.address.locality} ${company.address.postalCode}, ${company.address.region}`,
  );
  write("p", `${company.phone}  ·  ${company.email}  ·  ${company.hours.office}`);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
