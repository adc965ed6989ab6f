/**
 * Draws the favicon from the company's mark, and the sample partners' logos as SVG.
 *
 *   node art/logos.ts
 *
 * Words are drawn from the strokes below, so no picture depends on a font. The partners are
 * invented; replace their files when the company has real ones.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ART } from "./manifest.ts";

const PICTURES = join(ART, "..", "public", "pictures");

/** The mark in a square of 32: two rotor blades that meet in a V, and the hub they turn on. */
const MARK = '<path d="M1.5 5.5h8.3l5.2 10.1v13.4zM30.5 5.5h-8.3L17 15.6V29z"/><circle cx="16" cy="6.7" r="3.2"/>';

/** Capitals on a grid four wide and six high, y down, as strokes of one width. */
const LETTERS: Record<string, string> = {
  A: "M0 6 2 0 4 6M.7 4h2.6",
  B: "M0 0v6h2.4a1.55 1.55 0 0 0 0-3.1H0h2.1a1.45 1.45 0 0 0 0-2.9z",
  C: "M4 1.3A2.3 2.3 0 0 0 2.2 0 2.2 2.2 0 0 0 0 2.2v1.6A2.2 2.2 0 0 0 2.2 6 2.3 2.3 0 0 0 4 4.7",
  D: "M0 0v6h1.6A2.4 2.4 0 0 0 4 3.6V2.4A2.4 2.4 0 0 0 1.6 0z",
  E: "M3.6 0H0v6h3.6M0 3h3",
  F: "M3.6 0H0v6M0 3h3",
  G: "M4 1.3A2.3 2.3 0 0 0 2.2 0 2.2 2.2 0 0 0 0 2.2v1.6A2.2 2.2 0 0 0 2.2 6 1.9 1.9 0 0 0 4 4.1V3.3H2.4",
  H: "M0 0v6M4 0v6M0 3h4",
  I: "M0 0v6",
  K: "M0 0v6M3.8 0 0 3.6M1.4 2.4 4 6",
  L: "M0 0v6h3.4",
  M: "M0 6V0l2.4 3.6L4.8 0v6",
  N: "M0 6V0l4 6V0",
  O: "M2.1 0A2.1 2.1 0 0 0 0 2.1v1.8a2.1 2.1 0 0 0 4.2 0V2.1A2.1 2.1 0 0 0 2.1 0z",
  P: "M0 6V0h2.3a1.7 1.7 0 0 1 0 3.4H0",
  Q: "M2.1 0A2.1 2.1 0 0 0 0 2.1v1.8a2.1 2.1 0 0 0 4.2 0V2.1A2.1 2.1 0 0 0 2.1 0zM2.6 4.4 4.4 6.4",
  R: "M0 6V0h2.3a1.65 1.65 0 0 1 0 3.3H0M2 3.3 4 6",
  S: "M3.7 1.1A2 2 0 0 0 2 0 1.6 1.6 0 0 0 .2 1.5C.2 3.4 3.9 2.6 3.9 4.5A1.7 1.7 0 0 1 2 6 2.1 2.1 0 0 1 0 4.8",
  T: "M0 0h4M2 0v6",
  U: "M0 0v3.9a2.05 2.05 0 0 0 4.1 0V0",
  V: "M0 0l2.1 6L4.2 0",
  X: "M0 0l4 6M4 0 0 6",
  Y: "M0 0l2 2.8L4 0M2 2.8V6",
  Z: "M0 0h4L0 6h4",
};
const WIDTHS: Record<string, number> = {
  E: 3.6,
  F: 3.4,
  I: 0,
  L: 3.4,
  M: 4.8,
  O: 4.2,
  Q: 4.2,
  U: 4.1,
  V: 4.2,
  K: 3.9,
  P: 4,
};
const GAP = 2.1;

/** Draws a word as one group of strokes. @returns its SVG and its width, both in the units of `height`, the capitals' height */
function word(text: string, x: number, y: number, height: number, weight: number): { svg: string; width: number } {
  const scale = height / 6;
  let at = 0;
  const strokes: string[] = [];
  for (const letter of text) {
    const path = LETTERS[letter];
    if (!path) throw new Error(`no strokes for ${letter}`);
    strokes.push(`<path transform="translate(${round(at)})" d="${path}"/>`);
    at += (WIDTHS[letter] ?? 4) + GAP;
  }
  const pen = `fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="square" stroke-linejoin="round"`;
  return {
    svg: `<g transform="translate(${x} ${y}) scale(${round(scale)})" ${pen}>${strokes.join("")}</g>`,
    width: (at - GAP) * scale,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

type Partner = { slug: string; name: string /** in a square of 40 */; mark: string; weight?: number };

const PARTNERS: Partner[] = [
  {
    slug: "orbivale",
    name: "ORBIVALE",
    mark: '<path d="M20 3a17 17 0 1 0 17 17h-5a12 12 0 1 1-12-12z"/><circle cx="31" cy="9" r="4.5"/>',
  },
  {
    slug: "terrakosh",
    name: "TERRAKOSH",
    mark: '<path d="M4 33 15 9l7 15-4 9zM24.5 33l3.8-8.5L22.5 12 26 5l11 28z"/>',
  },
  { slug: "nuvaksh", name: "NUVAKSH", mark: '<path d="M18 3a15 15 0 0 0 0 30zM22 7a15 15 0 0 1 0 30z"/>' },
  {
    slug: "quorvani",
    name: "QUORVANI",
    mark: '<path d="M20 4a16 16 0 1 0 8.6 29.5L34 39l4-4-5.4-5.4A16 16 0 0 0 20 4zm0 6.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z"/>',
  },
  {
    slug: "zenvali",
    name: "ZENVALI",
    mark: '<path d="M4 6h32l-5 7H4zM36 34H4l5-7h27zM27.5 16.5 12.5 23.5h-6l15-7z"/>',
  },
  {
    slug: "lumtarex",
    name: "LUMTAREX",
    mark: '<path d="M17 3h6v9h-6zM17 28h6v9h-6zM3 17h9v6H3zM28 17h9v6h-9zM20 15l5 5-5 5-5-5zM8.5 5 14 10.5 10.5 14 5 8.5zM31.5 35 26 29.5l3.5-3.5 5.5 5.5z"/>',
  },
  {
    slug: "brindovar",
    name: "BRINDOVAR",
    mark: '<path d="M20 2 36 11v18L20 38 4 29V11zm0 7-10 5.7v10.6L20 31l10-5.7V14.7zm0 5.5 5 2.8v5.4l-5 2.8-5-2.8v-5.4z" fill-rule="evenodd"/>',
  },
  {
    slug: "pelmuth",
    name: "PELMUTH",
    mark: '<path d="M3 27C9 17 15 17 20 22s11 5 17-5v9c-6 8-12 8-17 3s-11-5-17 5zM3 14C9 4 15 4 20 9s11 5 17-5v9c-6 8-12 8-17 3s-11-5-17 5z"/>',
  },
];

function partner({ slug, name, mark, weight = 0.95 }: Partner): void {
  const text = word(name, 54, 13, 14, weight);
  const width = Math.ceil(54 + text.width + 4);
  const title = slug[0]?.toUpperCase() + slug.slice(1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" color="#3a3d42" fill="currentColor" role="img" aria-label="${title}">${mark}${text.svg}</svg>\n`;
  writeFileSync(join(PICTURES, "partners", `${slug}.svg`), svg);
}

mkdirSync(join(PICTURES, "partners"), { recursive: true });
// The icon has its own background, to be legible on light and on dark tabs.
writeFileSync(
  join(PICTURES, "../favicon.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#100e0c"/><g transform="translate(4.8 4.5) scale(.7)" fill="#f4f1ec">${MARK.replace("<circle", '<circle fill="#f9700e"')}</g></svg>\n`,
);
PARTNERS.forEach(partner);
