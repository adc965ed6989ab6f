import { PDFParse } from "pdf-parse";

/**
 * What a PDF of ours says: the text of its pages, and the texts that stand beside Hindi words, whose letters are in the
 * order in which they are drawn.
 */
export async function textIn(bytes: Buffer): Promise<string> {
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  const { text } = await parser.getText();
  await parser.destroy();
  const stated = bytes.toString("latin1").matchAll(/\/ActualText \(\xfe\xff((?:\\[\s\S]|[^\\)])*)\)/g);
  return [text, ...[...stated].map(([, written = ""]) => utf16(written))].join("\n");
}

const ESCAPED: { [letter: string]: string } = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const utf16 = (written: string) =>
  Buffer.from(
    written.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign),
    "latin1",
  )
    .swap16()
    .toString("utf16le");
