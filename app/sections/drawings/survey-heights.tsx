import { footprint } from "#domain/instruments/survey-grid.ts";
import { facts } from "~/content/facts";
import { airspace } from "~/content/law";
import { mappingCamera } from "~/content/services/survey-figures";
import { Aircraft, Dimension } from "../diagrams/parts";
import type { Drawer } from "./places";

/** Units a metre; the ground. */
const metre = 4.2;
const ground = 560;
const { usualHeight, overlap } = facts.survey;
const { ceiling } = airspace;

const level = (height: number) => ground - height * metre;
/** Half of what one photograph shows across the line, from a height. */
const half = (height: number) => (footprint(mappingCamera, height).across / 2) * metre;
const spacing = 2 * half(usualHeight) * (1 - overlap.side);
const lines = [0, 1, 2].map((line) => 372 + line * spacing);
const [first = 0, , last = 0] = lines;
const high = 972;

const view = (x: number, height: number) =>
  `M${x} ${level(height) + 8}L${x - half(height)} ${ground}H${x + half(height)}Z`;

/** A tree of 8 m and a house of 6 m. */
const tree = (x: number) => `M${x} ${ground}v${-4 * metre}c-14 -2 -13 -16 0 -17c13 1 14 15 0 17`;
const house = (x: number) => `M${x} ${ground}v${-3.5 * metre}l22 ${-2.5 * metre}l22 ${2.5 * metre}v${3.5 * metre}z`;

/** Three neighbouring lines at the usual height and one at the ceiling, in section, to scale. */
export const surveyHeights: Drawer = () => ({
  size: [1344, 700],
  rise: 130,
  phone: { from: 210, to: 1270 },
  places: [
    { pin: [first, level(usualHeight)], stem: [-30, -60], at: [0, level(usualHeight) + 8], width: 230 },
    { pin: [first - half(usualHeight) + 12, ground], at: [0, 612], width: 290 },
    { pin: [last + half(usualHeight) - spacing / 2, ground], at: [430, 612], width: 290 },
    { pin: [high, level(ceiling)], stem: [-30, -60], at: [1080, level(ceiling) + 8], width: 264 },
    { pin: [high + half(ceiling) - 12, ground], at: [968, 612], width: 280 },
  ],
  art: (
    <>
      <path d={`M0 ${ground}H1344`} strokeWidth="2" />
      <path d={[40, 70, 122, 1300, 1326].map(tree).join("")} className="opacity-60" />
      <path d={[158, 1254].map(house).join("")} className="fill-white/10 opacity-70" />
      <path d={`M620 ${level(ceiling)}H1344`} strokeDasharray="6 6" className="opacity-40" />
      <path d={`M0 ${level(usualHeight)}H1344`} strokeDasharray="2 8" className="opacity-40" />
      {lines.slice(1).map((x) => (
        <path key={x} d={view(x, usualHeight)} className="fill-white/5 opacity-70" />
      ))}
      <path d={view(first, usualHeight)} className="fill-signal/20 stroke-signal" strokeWidth="1.5" />
      <path d={view(high, ceiling)} className="fill-white/5" />
      {[...lines.map((x) => [x, usualHeight] as const), [high, ceiling] as const].map(([x, height]) => (
        <Aircraft key={x} x={x} y={level(height)} width={52} className="stroke-current" />
      ))}
      <Dimension
        from={[first - half(usualHeight), ground + 18]}
        to={[first + half(usualHeight), ground + 18]}
        className="stroke-signal"
      />
      <Dimension
        from={[last + half(usualHeight) - spacing, ground + 18]}
        to={[last + half(usualHeight), ground + 18]}
        className="stroke-current"
      />
      <Dimension
        from={[high - half(ceiling), ground + 18]}
        to={[high + half(ceiling), ground + 18]}
        className="stroke-current"
      />
    </>
  ),
});
