import { sampleData } from "~/content/pages/sample-data";
import { PaletteGradient } from "../palette-gradient";
import { palettes } from "../palettes";
import type { Drawer, Point } from "./places";

const { findings, modules: count, tables, thermalScale } = sampleData;
const [low, high] = thermalScale;
/** Tables have two rows of modules. */
const columns = count / tables / 2;
/**
 * Metres of a module, and from one table to the next; where the first table begins on the map: MODULE_WIDE, MODULE_LONG,
 * PITCH and BLOCK of `art/raster/sample_land.py`.
 */
const [wide, long, pitch, left, top] = [1.05, 1.95, 6.6, 151, 102];
/** Units a metre, and the upper left corner of the plan. */
const metre = 22;
const corner: Point = [8, 36];
const [strip, bottom, degree] = [722, 556, 10.4];

const level = (degrees: number) => bottom - (degrees - low) * degree;
/** The colour of a temperature, between the two nearest ones of the palette. */
function colour(degrees: number): string {
  const at = ((degrees - low) / (high - low)) * (palettes.iron.length - 1);
  const [below, above] = [palettes.iron[Math.floor(at)], palettes.iron[Math.ceil(at)]];
  return `color-mix(in srgb, ${above} ${Math.round((at % 1) * 100)}%, ${below})`;
}
const box = ([x = 0, y = 0, w = 0, h = 0]: readonly number[]) => ({
  x: corner[0] + (x - left) * metre,
  y: corner[1] + (y - top) * metre,
  width: w * metre,
  height: h * metre,
});
/** Every module of the plant, with a gap to the next. */
const modules = Array.from({ length: tables * 2 }, (_, row) =>
  Array.from({ length: columns }, (_, column) => {
    const { x, y } = box([left + column * wide, top + Math.floor(row / 2) * pitch + (row % 2) * long]);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${wide * metre - 2}v${long * metre - 2}h${2 - wide * metre}z`;
  }).join(""),
).join("");
const healthy = Math.max(...findings.map((finding) => finding.healthy));
/** From the warmest down: where each stands on the plan and on the strip, and where its label does. */
const read = [
  ...findings.map(({ box: at, degrees }) => ({ place: box(at), degrees })),
  { place: box([left + (columns - 1) * wide, top + 3 * pitch + long, wide, long]), degrees: healthy },
].map(({ place, degrees }, index) => ({
  place,
  degrees,
  pin: [place.x + place.width / 2, place.y + place.height / 2] as const,
  label: [900, 58 + index * 104] as const,
}));

/** A small solar plant from above by its temperatures, each finding led to its value on the scale and to what it means. */
export const heatStrip: Drawer = (section) => ({
  size: [1344, 590],
  phone: { from: 0, to: 790 },
  places: read.map(({ pin, label: [x, y] }) => ({
    pin,
    stem: [-32, -46] as const,
    at: [x, y] as const,
    width: 444,
    bare: true as const,
  })),
  art: (
    <>
      <path d={modules} style={{ fill: colour(healthy) }} stroke="none" />
      {read.slice(0, -1).map(({ place, degrees }) => (
        <rect key={degrees} {...place} style={{ fill: colour(degrees) }} strokeWidth="1.5" />
      ))}
      <PaletteGradient id={`${section.id}-scale`} palette="iron" rises />
      <rect x={strip} y={level(high)} width="44" height={bottom - level(high)} fill={`url(#${section.id}-scale)`} />
      <path
        d={read
          .map(
            ({ pin: [x, y], degrees }) =>
              `M${x} ${y}C${x + 180} ${y} ${strip - 120} ${level(degrees)} ${strip} ${level(degrees)}h44`,
          )
          .join("")}
        className="opacity-80"
      />
      <path
        d={read.map(({ degrees, label: [x, y] }) => `M${strip + 44} ${level(degrees)}L${x - 30} ${y + 12}h20`).join("")}
        className="hidden opacity-60 labelled:block"
      />
    </>
  ),
});
