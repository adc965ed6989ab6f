import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { SQUARE_METRES_PER_ACRE } from "#domain/instruments/field-values.ts";
import { articleKinds } from "~/content/article-kinds";
import { marketingPages } from "~/content/marketing-pages";
import { openingPictures } from "~/content/opening-pictures";
import { about } from "~/content/pages/about";
import { galleryCategories, galleryImages } from "~/content/pages/gallery";
import { home } from "~/content/pages/home";
import { sampleDataPage } from "~/content/pages/sample-data-page";
import { picture } from "~/content/pictures";
import manifest from "~/content/pictures.json";
import { publicPaths } from "~/content/public-paths";
import { plainSections } from "~/content/schema";
import { landSurveying } from "~/content/services/land-surveying";
import { sharingCards } from "~/content/sharing/sharing-cards";
import { testimonials } from "~/content/testimonials";
import { droneDataProcessing } from "~/content/training/drone-data-processing";
import { palettes } from "~/sections/palettes";
import { picturesIn, recordFiles } from "./walk";

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

const MAX_BYTES = 200 * 1024;

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
        expect(statSync(file).size, file).toBeLessThanOrEqual(MAX_BYTES);
        expect((await sharp(file).metadata()).width, file).toBe(width);
      }
    }
  });
});

test("what is marked on a picture lies within it", () => {
  const drawn = marketingPages.flatMap(({ path, sections }) =>
    plainSections(sections).flatMap((section): { path: string; places: number[] }[] => {
      const marked = section.kind === "stats" ? section.scene : section.kind === "picture" ? section : undefined;
      const corners = section.kind === "picture" ? section.swaths?.corners.flat() : undefined;
      const frames = marked?.marks?.flatMap(({ at }) => [at.x, at.y, at.x + at.width, at.y + at.height]);
      return frames || corners ? [{ path, places: [...(frames ?? []), ...(corners ?? [])] }] : [];
    }),
  );
  expect(drawn).not.toEqual([]);
  for (const { path, places } of drawn) {
    expect(Math.min(...places), path).toBeGreaterThan(0);
    expect(Math.max(...places), path).toBeLessThan(100);
  }
});

test.each(entries)("%s has no black strip along an edge", async (_id, { file }) => {
  const { data, info } = await sharp(join(folder, `${file}-480.webp`))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mean = (count: number, at: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => data[at(index)] ?? 0).reduce((sum, value) => sum + value, 0) / count;
  const column = (x: number) => mean(height, (y) => y * width + x);
  const row = (y: number) => mean(width, (x) => y * width + x);
  for (const [edge, outside, inside] of [
    ["left", column(1), column(15)],
    ["right", column(width - 2), column(width - 16)],
    ["top", row(1), row(15)],
    ["bottom", row(height - 2), row(height - 16)],
  ] as const)
    expect(outside < 4 && inside > 20, `${edge}: ${outside} beside ${inside}`).toBe(false);
});

test("the first hero is light: 20 KB at 768 px, 40 KB at 1920 px", () => {
  const { file } = (manifest as unknown as Record<string, Entry>)["hero-ridges"] as Entry;
  expect(statSync(join(folder, `${file}-768.avif`)).size).toBeLessThanOrEqual(20 * 1024);
  expect(statSync(join(folder, `${file}-1920.avif`)).size).toBeLessThanOrEqual(40 * 1024);
});

/** The pictures that pages open with. */
const openings: [path: string, id: string][] = [
  ...home.hero.pictures.map(({ id }): [string, string] => ["/", id]),
  ["/about-us", about.hero.picture.id],
  ...Object.entries(openingPictures).map(([path, { id }]): [string, string] => [path, id]),
  ...articleKinds.map(({ path, opening }): [string, string] => [path, opening]),
  ...marketingPages.map(({ path, hero }): [string, string] => [path, hero.picture.id]),
];
/** Ten packets: what a server may send on a new connection before it hears back. Our headers take 500 bytes of it. */
const FIRST_ANSWER_BYTES = 10 * 1460 - 500;
const phoneBytes = (id: string) => statSync(join(folder, `${picture(id).file}-768.avif`)).size;
/** What to write for a page that needs another opening picture. */
const otherOpening = (path: string) => {
  const free = entries.flatMap(([id]) =>
    openings.every(([, opened]) => opened !== id) && phoneBytes(id) <= FIRST_ANSWER_BYTES ? [id] : [],
  );
  return `${recordFiles.get(path) ?? path}: let the page open with another picture; free are ${free.join(", ")}`;
};

describe("what a phone paints first", () => {
  test.each(openings)("what opens %s comes in one answer: %s", (path, id) => {
    expect(phoneBytes(id), otherOpening(path)).toBeLessThanOrEqual(FIRST_ANSWER_BYTES);
  });

  test("the font comes in two, sent beside the picture", () => {
    const font = join(import.meta.dirname, "../../app/assets/archivo.woff2");
    expect(statSync(font).size).toBeLessThanOrEqual(2 * 10 * 1460 - 500);
  });
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
      ...picturesIn([marketingPages, home, about, testimonials, sharingCards, sampleDataPage]),
      ...galleryImages().map((image) => image.picture),
    ].map((picture) => picture.id),
  );
  for (const [id] of entries)
    expect([...shown], `${id} is shown nowhere: put it into app/content/pages/gallery.ts`).toContain(id);
});

test("each page opens with a picture, home's seven included, and no two with one", () => {
  const where = "each public page opens with a picture: its record's, or one of app/content/opening-pictures.ts";
  expect(new Set(openings.map(([path]) => path)), where).toEqual(
    new Set(publicPaths.filter((path) => path !== "/support-chat")),
  );
  for (const [id, pages] of Map.groupBy(openings, ([, each]) => each)) {
    const paths = pages.map(([path]) => path);
    expect(paths, `${id}: ${otherOpening(paths.at(-1) ?? "")}`).toHaveLength(1);
  }
});

/** A record without the stills of its turntables, which are the first picture of their models, and without a gallery. */
const withoutStills = (record: unknown): unknown =>
  Array.isArray(record)
    ? record.map(withoutStills)
    : record && typeof record === "object"
      ? "kind" in record && record.kind === "turn"
        ? undefined
        : Object.fromEntries(Object.entries(record).map(([key, value]) => [key, withoutStills(value)]))
      : record;

/** What each page shows beside its turntables, picture by picture. */
const shownOn: [path: string, ids: string[]][] = [
  { ...home, path: "/" },
  { ...about, path: "/about-us" },
  ...marketingPages,
  { ...sampleDataPage, path: "/sample-data", picture: undefined },
  ...Object.entries(openingPictures).map(([path, opening]) => ({ path, opening })),
  ...articleKinds.map(({ path, opening }) => ({ path, opening: picture(opening) })),
].map(({ path, ...record }) => [path, [...picturesIn(withoutStills(record))].map(({ id }) => id)]);

test("no picture stands in more than two places, the gallery and the stills of turntables aside", () => {
  const places = Map.groupBy(
    shownOn.flatMap(([path, ids]) => ids.map((id) => ({ path, id }))),
    ({ id }) => id,
  );
  for (const [id, found] of places)
    expect(found.length, `${id}: ${found.map(({ path }) => path).join(", ")}`).toBeLessThanOrEqual(2);
});

test("the home page shows no picture twice", () => {
  const ids = shownOn.flatMap(([path, shown]) => (path === "/" ? shown : []));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test.each([
  "/training/drone-pilot-training",
  "/training/drone-service-technician",
  "/training/rc-aircraft-workshop",
  "/excellence-center/atal-tinkering-lab",
])("%s shows two pictures or more below its opening that no other page shows", (path) => {
  const pagesWith = (id: string) =>
    marketingPages.filter((page) => [...picturesIn(page)].some((each) => each.id === id)).map((page) => page.path);
  const page = marketingPages.find((candidate) => candidate.path === path);
  const below = new Set([...picturesIn(page?.sections)].map(({ id }) => id));
  below.delete(page?.hero.picture.id ?? "");
  const others = [...below].map((id) => [id, pagesWith(id).filter((each) => each !== path)] as const);
  const message = `${recordFiles.get(path)} needs two pictures of its own; other pages show ${others.flatMap(([id, pages]) => (pages.length > 0 ? [`${id} (${pages.join(", ")})`] : [])).join("; ")}: let one of them show another`;
  expect(others.filter(([, pages]) => pages.length === 0).length, message).toBeGreaterThanOrEqual(2);
});

test("the pictures of the demonstration articles exist", () => {
  const seed = readFileSync(join(import.meta.dirname, "../../supabase/seed.sql"), "utf8");
  const named = [...seed.matchAll(/'\/media\/([a-z-]+)\.webp'/g)].map((match) => match[1] ?? "");
  expect(named).toHaveLength(13);
  for (const id of named) expect(Object.keys(manifest), id).toContain(id);
});

test("every picture of the gallery has a caption beside its alternative text", () => {
  for (const { caption, picture } of galleryImages()) expect(caption).not.toBe(picture.alt);
});

test("each of the gallery's five categories has three pictures or more, forty-five in all", () => {
  const images = galleryImages();
  expect(images.length).toBeGreaterThanOrEqual(45);
  for (const category of galleryCategories) {
    expect(images.filter((image) => image.category === category).length, category).toBeGreaterThanOrEqual(3);
  }
});

describe("the scales beside painted pictures are those that they were painted by", () => {
  const painter = (name: string) => readFileSync(join(import.meta.dirname, `../../art/raster/${name}.py`), "utf8");

  test.each(Object.entries(palettes))("palette %s", (name, colors) => {
    const stops = new RegExp(`"${name}": \\[([^\\]]*)\\]`).exec(painter("image"))?.[1] ?? "";
    const painted = [...stops.matchAll(/\(([^)]*)\)/g)].map(([, stop = ""]) =>
      stop.split(",").reduce(
        (hex, share) =>
          hex +
          Math.round(Number(share) * 255)
            .toString(16)
            .padStart(2, "0"),
        "#",
      ),
    );
    expect(colors).toEqual(painted);
  });

  test.each([
    ["iron", "TEMPERATURE"],
    ["height", "ELEVATION"],
    ["crop", "INDEX"],
  ])("ends of the scale %s", (palette, name) => {
    const section = droneDataProcessing.sections.find(({ kind }) => kind === "compare");
    const scales = section?.kind === "compare" ? section.items.map(({ scale }) => scale) : [];
    const { low, high } = scales.find((scale) => scale?.palette === palette) ?? {};
    const ends = new RegExp(`^${name} = \\((.*)\\)`, "m").exec(painter("compare"))?.[1] ?? "";
    expect([low, high]).toEqual(ends.split(",").map(Number));
  });
});

test("drawn logos are plain geometry: no script, no text that needs a font", () => {
  const partners = join(folder, "partners");
  for (const file of readdirSync(partners)) {
    const svg = readFileSync(join(partners, file), "utf8");
    expect(svg, file).toMatch(/<svg[^>]+viewBox/);
    expect(svg, file).not.toMatch(/<script|<text|href=/);
  }
});

test("the parcel on the opening map has the area of its outline, at the map's scale", () => {
  const { pin, picture: map } = landSurveying.hero;
  const scenes: { id: string; camera: { across?: number } }[] = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../art/manifest.json"), "utf8"),
  );
  const across = scenes.find(({ id }) => id === map.id)?.camera.across ?? Number.NaN;
  const corners = (pin?.outline ?? []).map(([x, y]) => [x / 100, (y / 100) * (map.height / map.width)] as const);
  const twice = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  const acres = ((Math.abs(twice) / 2) * (across * across)) / SQUARE_METRES_PER_ACRE;
  expect(pin?.value).toBe(`${acres.toFixed(2)} acres`);
});
