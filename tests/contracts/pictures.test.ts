import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { about } from "~/content/about";
import { galleryCategories, galleryImages } from "~/content/gallery";
import { home } from "~/content/home";
import { pages } from "~/content/pages";
import manifest from "~/content/pictures.json";
import { sharingCards } from "~/content/sharing";
import { testimonials } from "~/content/testimonials";
import { picturesIn } from "./walk";

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

test("every picture is shown somewhere: on a page or in the gallery", () => {
  const shown = new Set(
    [
      ...picturesIn([pages, home, about, testimonials, sharingCards]),
      ...galleryImages().map((image) => image.picture),
    ].map((picture) => picture.id),
  );
  for (const [id] of entries) expect([...shown], id).toContain(id);
});

test("the pictures of the demonstration articles exist", () => {
  const seed = readFileSync(join(import.meta.dirname, "../../supabase/seed.sql"), "utf8");
  const named = [...seed.matchAll(/'\/media\/([a-z-]+)\.webp'/g)].map((match) => match[1] ?? "");
  expect(named).toHaveLength(12);
  for (const id of named) expect(Object.keys(manifest), id).toContain(id);
});

test("every picture of the gallery has a caption beside its alternative text", () => {
  for (const { caption, picture } of galleryImages()) expect(caption).not.toBe(picture.alt);
});

test("each of the gallery's five categories has three pictures or more, twenty-two in all", () => {
  const images = galleryImages();
  expect(images.length).toBeGreaterThanOrEqual(22);
  for (const category of galleryCategories) {
    expect(images.filter((image) => image.category === category).length, category).toBeGreaterThanOrEqual(3);
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
