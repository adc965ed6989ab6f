/** Draws a contact sheet of all encoded pictures with their ids: `npm run sheet` in `art/` writes `art/out/contact-sheet.png`. */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { writeContactSheet } from "./contact-sheet.ts";

const root = join(import.meta.dirname, "..");
const out = join(root, "art/out");
/** Pixels of one picture on the sheet, and pictures in a row. */
const [width, height, columns] = [480, 300, 4];

type Entry = { file: string };
const manifest = JSON.parse(await readFile(join(root, "app/content/pictures.json"), "utf8")) as Record<string, Entry>;

const label = (id: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect y="${height - 26}" width="${width}" height="26" fill="#000" fill-opacity="0.6"/><text x="8" y="${height - 8}" font-family="sans-serif" font-size="15" fill="#fff">${id}</text></svg>`,
  );

const tiles = await Promise.all(
  Object.entries(manifest).map(([id, { file }]) =>
    sharp(join(root, "public/pictures", `${file}-768.webp`))
      .resize(width, height)
      .composite([{ input: label(id) }])
      .toBuffer(),
  ),
);
await mkdir(out, { recursive: true });
await writeContactSheet(join(out, "contact-sheet.png"), tiles, { width, height, columns });
