import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { sampleData } from "~/content/pages/sample-data";
import { sampleDataPage } from "~/content/pages/sample-data-page";

// Large files are read, on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = join(import.meta.dirname, "../../public/sample-data");
const bytesOf = (name: string) => readFileSync(join(folder, `sample-${name}`));
const files = Object.entries(sampleData.bytes);
const [east, north] = sampleData.corner;
const [wide = 0, long = 0] = sampleData.metres;

test("the files are as large as the page says, 8 MB at most with the report, and each says that it is a sample", () => {
  let all = 0;
  for (const [name, size] of files) {
    expect(statSync(join(folder, `sample-${name}`)).size, name).toBe(size);
    expect(bytesOf(name).includes("SAMPLE: invented land"), name).toBe(true);
    all += size;
  }
  expect(all).toBeLessThan(7_600_000);
  for (const { href } of sampleDataPage.files.items)
    if (href.startsWith("/sample-data/")) statSync(join(folder, href.slice("/sample-data/".length)));
});

/** The tags of a TIFF's first directory, each with its numbers. */
function tagsOf(file: Buffer): Map<number, number[]> {
  expect(file.toString("latin1", 0, 2)).toBe("II");
  const start = file.readUInt32LE(4);
  const size = { 2: 1, 3: 2, 4: 4, 12: 8 } as Record<number, number>;
  return new Map(
    Array.from({ length: file.readUInt16LE(start) }, (_, at) => {
      const entry = start + 2 + 12 * at;
      const [tag, kind, count] = [file.readUInt16LE(entry), file.readUInt16LE(entry + 2), file.readUInt32LE(entry + 4)];
      const each = size[kind] ?? 1;
      const place = each * count <= 4 ? entry + 8 : file.readUInt32LE(entry + 8);
      const read = (n: number) => {
        const there = place + n * each;
        if (kind === 12) return file.readDoubleLE(there);
        return kind === 4 ? file.readUInt32LE(there) : kind === 3 ? file.readUInt16LE(there) : file.readUInt8(there);
      };
      return [tag, Array.from({ length: count }, (_, n) => read(n))] as const;
    }),
  );
}

test.each([
  ["orthomosaic.tif", sampleData.pixels, sampleData.pixel, [0, 0]],
  ["surface-model.tif", sampleData.pixels, sampleData.pixel, [0, 0]],
  ["thermal-map.tif", sampleData.thermalPixels, sampleData.thermalPixel, sampleData.thermalPart.slice(0, 2)],
] as const)("%s is a GeoTIFF that can be read, at its place in the grid", async (name, pixels, metre, corner) => {
  const { width, height } = await sharp(bytesOf(name)).metadata();
  expect([width, height]).toEqual(pixels);
  const tags = tagsOf(bytesOf(name));
  expect(tags.get(33550)?.[0]).toBe(metre);
  expect(tags.get(33922)?.slice(3, 5)).toEqual([east + (corner[0] ?? 0), north - (corner[1] ?? 0)]);
  const keys = tags.get(34735) ?? [];
  expect(keys[keys.indexOf(3072) + 3]).toBe(sampleData.epsg);
});

/** The numbers of a map of one band. */
const valuesOf = async (name: string) => {
  const { data, info } = await sharp(bytesOf(name)).raw({ depth: "float" }).toBuffer({ resolveWithObject: true });
  // The one band is read as three equal ones.
  const all = new Float32Array(data.buffer, data.byteOffset, data.length / 4);
  return all.filter((_, at) => at % info.channels === 0);
};

test("the surface model holds the heights that the page says, and the thermal map the findings of the report", async () => {
  const heights = await valuesOf("surface-model.tif");
  const [low = Number.POSITIVE_INFINITY, high = 0] = [
    heights.reduce((least, each) => Math.min(least, each)),
    heights.reduce((most, each) => Math.max(most, each)),
  ];
  expect(low).toBeCloseTo(sampleData.heights[0] ?? 0, 1);
  expect(high).toBeCloseTo(sampleData.heights[1] ?? 0, 1);

  const degrees = await valuesOf("thermal-map.tif");
  const [columns = 0] = sampleData.thermalPixels;
  const [left, top] = sampleData.thermalPart;
  const cell = sampleData.findings.find(({ kind }) => kind === "cell");
  const [x = 0, y = 0, across = 0, down = 0] = cell?.box ?? [];
  let hottest = 0;
  for (let row = Math.round((y - top) / 0.03); row < (y - top + down) / 0.03; row++)
    for (let column = Math.round((x - left) / 0.03); column < (x - left + across) / 0.03; column++)
      hottest = Math.max(hottest, degrees[row * columns + column] ?? 0);
  expect(Math.abs(hottest - (cell?.degrees ?? 0))).toBeLessThan(1.5);
});

test("the point cloud is LAS 1.2, its points lie in the extent of its header, and in that of the land", () => {
  const file = bytesOf("point-cloud.las");
  expect(file.toString("latin1", 0, 4)).toBe("LASF");
  expect([file[24], file[25], file[104]]).toEqual([1, 2, 2]);
  const [start, length, count] = [file.readUInt32LE(96), file.readUInt16LE(105), file.readUInt32LE(107)];
  expect(count).toBe(sampleData.points);
  expect(file.length).toBe(start + length * count);
  const double = (at: number) => file.readDoubleLE(at);
  const [scale, offset] = [131, 155].map((from) => [0, 8, 16].map((axis) => double(from + axis))) as number[][];
  const limits = [0, 1, 2].map((axis) => [double(187 + 16 * axis), double(179 + 16 * axis)] as const);
  const kinds = new Set<number>();
  for (let n = 0; n < count; n++) {
    const at = start + n * length;
    kinds.add(file.readUInt8(at + 15));
    for (const [axis, [low, high]] of limits.entries()) {
      const value = file.readInt32LE(at + 4 * axis) * (scale?.[axis] ?? 0) + (offset?.[axis] ?? 0);
      if (value < low - 1e-6 || value > high + 1e-6) throw new Error(`point ${n} lies outside the header's extent`);
    }
  }
  expect(kinds).toEqual(new Set([1, 2, 3, 5, 6]));
  expect(limits[0]?.[0]).toBeGreaterThanOrEqual(east);
  expect(limits[0]?.[1]).toBeLessThanOrEqual(east + wide);
  expect(limits[1]?.[0]).toBeGreaterThanOrEqual(north - long);
  expect(limits[1]?.[1]).toBeLessThanOrEqual(north);
});

test("the contours are lines at whole steps of height, on the land", () => {
  const lines = bytesOf("contours.dxf").toString("latin1").split("\n");
  expect(lines.slice(-3)).toEqual(["0", "EOF", ""]);
  const pairs = Array.from({ length: (lines.length - 1) / 2 }, (_, n) => [lines[2 * n], lines[2 * n + 1]] as const);
  expect(pairs.filter(([, value]) => value === "POLYLINE")).toHaveLength(sampleData.contours);
  const vertices = pairs.flatMap(([, value], at) => (value === "VERTEX" ? [pairs.slice(at + 2, at + 5)] : []));
  expect(vertices.length).toBeGreaterThan(1000);
  for (const [x, y, z] of vertices) {
    const [across, up, height] = [Number(x?.[1]) - east, north - Number(y?.[1]), Number(z?.[1])];
    expect(across >= 0 && across <= wide && up >= 0 && up <= long).toBe(true);
    expect(height % sampleData.interval).toBe(0);
  }
});
