import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import manifest from "~/content/pictures.json";

const folder = join(import.meta.dirname, "../../public/pictures");
type Entry = {
  file: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
  focus: { x: number; y: number };
  color: string;
};
const entries = Object.entries(manifest as unknown as Record<string, Entry>);

/** Weights of art.md, in bytes. */
const heaviest = 200 * 1024;

describe("every picture", () => {
  test.each(entries)("%s has its words, its measures and all its encodings within the weight", async (_id, entry) => {
    expect(entry.alt.length).toBeGreaterThan(20);
    expect(entry.color).toMatch(/^#[0-9a-f]{6}$/);
    for (const share of [entry.focus.x, entry.focus.y]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    for (const width of entry.widths) {
      for (const type of ["avif", "webp"]) {
        const file = join(folder, `${entry.file}-${width}.${type}`);
        expect(statSync(file).size, file).toBeLessThanOrEqual(heaviest);
        expect((await sharp(file).metadata()).width, file).toBe(width);
      }
    }
  });
});

test("the first hero is light: 20 KB at 768 px, 40 KB at 1920 px", () => {
  const { file } = (manifest as unknown as Record<string, Entry>)["hero-ridges"] as Entry;
  expect(statSync(join(folder, `${file}-768.avif`)).size).toBeLessThanOrEqual(20 * 1024);
  expect(statSync(join(folder, `${file}-1920.avif`)).size).toBeLessThanOrEqual(40 * 1024);
});

test("no picture lies in the folder without standing in the manifest", () => {
  const known = entries.map(([, entry]) => entry.file);
  for (const name of readdirSync(folder).filter((file) => /\.(avif|webp)$/.test(file))) {
    expect(known, name).toContain(name.replace(/-\d+\.\w+$/, ""));
  }
});

test("drawn logos are plain geometry: no script, no text that needs a font", () => {
  const partners = join(folder, "partners");
  for (const file of readdirSync(partners)) {
    const svg = readFileSync(join(partners, file), "utf8");
    expect(svg, file).toMatch(/<svg[^>]+viewBox/);
    expect(svg, file).not.toMatch(/<script|<text|href=/);
  }
});
