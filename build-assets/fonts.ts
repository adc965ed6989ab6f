import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

const require = createRequire(import.meta.url);

/** The site's typeface in one weight, as satori and pdfkit read it. */
export const archivo = (weight: 400 | 500 | 600 | 700): Buffer =>
  unpacked(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`);

/** The typeface of Hindi words; Archivo has no Devanagari letters. */
export const devanagari = (weight: 400 | 600): Buffer =>
  unpacked(`@fontsource/hind/files/hind-devanagari-${weight}-normal.woff`);

/**
 * A WOFF file with its tables unpacked, as OpenType: readers of the packed one unpack a table again for each letter, which
 * was half of the time of a brochure.
 */
function unpacked(file: string): Buffer {
  const woff = readFileSync(require.resolve(file));
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  for (const [at, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries())
    head.writeUInt16BE(value, 4 + 2 * at);
  const parts = [head];
  let end = head.length;
  for (let table = 0; table < count; table++) {
    // Each entry: name, offset, packed length, length, checksum.
    const from = 44 + 20 * table;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const entry = 12 + 16 * table;
    woff.copy(head, entry, from, from + 4);
    woff.copy(head, entry + 4, from + 16, from + 20);
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    parts.push(packed < length ? inflateSync(bytes) : bytes, Buffer.alloc(-length & 3));
    end += length + (-length & 3);
  }
  return Buffer.concat(parts);
}
