import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The site's typeface in one weight, as WOFF, which satori and pdfkit read. */
export function archivo(weight: 400 | 500 | 600 | 700): Buffer {
  return readFileSync(require.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`));
}

/** The typeface for what the owner writes in Hindi; Archivo has no Devanagari letters. */
export function devanagari(weight: 400 | 600): Buffer {
  return readFileSync(require.resolve(`@fontsource/hind/files/hind-devanagari-${weight}-normal.woff`));
}
