import { Aircraft } from "../diagrams/parts";
import type { Drawer } from "./places";
import { Person } from "./shapes";

/** Units a metre for the distances from the tower, its middle, and the ground. */
const metre = 15;
const [middle, ground, top] = [846, 620, 90];
const face = middle - 40;
const [far, near] = [face - 15 * metre, face - 5 * metre];

/** One side of the tower with its bracing, from the ground up. */
const bays = Array.from({ length: 7 }, (_, bay) => {
  const at = (step: number) => ({ y: ground - (step / 7) * (ground - top), half: 62 - step * 6.6 });
  const [low, high] = [at(bay), at(bay + 1)];
  return `M${middle - low.half} ${low.y}L${middle - high.half} ${high.y}L${middle + low.half} ${low.y}M${middle + low.half} ${low.y}L${middle + high.half} ${high.y}L${middle - low.half} ${low.y}M${middle - high.half} ${high.y}H${middle + high.half}`;
}).join("");
const arm = (y: number, long: number) =>
  `M${middle - 20} ${y + 14}L${middle - long} ${y}L${middle - 16} ${y - 10}M${middle + 20} ${y + 14}L${middle + long} ${y}L${middle + 16} ${y - 10}M${middle - long} ${y}v34M${middle + long} ${y}v34`;

/** A crew of three closes in on a tower: the distances, the passes and who stands where. */
export const tower: Drawer = (section) => ({
  size: [1344, 720],
  rise: 100,
  phone: { from: 130, to: 1130 },
  places: [
    { pin: [far, 424], stem: [-56, -40], at: [306, 432], width: 240 },
    { pin: [near, 232], stem: [-30, -60], at: [330, 240], width: 230 },
    { pin: [middle + 236, 318], at: [1090, 326], width: 254 },
    { pin: [middle + 150, ground], at: [1044, 648], width: 300 },
    { pin: [190, ground], stem: [0, 62], at: [0, 648], width: 186 },
    { pin: [290, ground], stem: [0, 62], at: [240, 648], width: 200 },
    { pin: [520, ground], stem: [0, 62], at: [520, 648], width: 300 },
  ],
  art: (
    <>
      <defs>
        <pattern
          id={`${section.id}-exclusion`}
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V14" className="stroke-signal" strokeWidth="3" />
        </pattern>
      </defs>
      <path d={`M0 ${ground}H1344`} strokeWidth="2" />
      <rect
        x={far - 20}
        y={ground}
        width={2 * (middle - far) + 40}
        height="12"
        fill={`url(#${section.id}-exclusion)`}
        stroke="none"
      />
      <path
        d={`${bays + arm(top + 40, 118) + arm(top + 120, 142)}M${middle - 16} ${top}l16 -26l16 26`}
        strokeWidth="2"
      />
      <path
        d={`M0 ${top + 96}C300 ${top + 150} 520 ${top + 120} ${middle - 118} ${top + 74}M${middle + 118} ${top + 74}C1060 ${top + 130} 1200 ${top + 140} 1344 ${top + 110}`}
        className="opacity-30"
      />
      <path d={`M${far} ${ground}V150M${near} ${ground}V110`} strokeDasharray="5 6" className="stroke-signal" />
      <path
        d={`M${far} 560H${face}M${far} 552v16M${face} 552v16M${near} 520H${face}M${near} 512v16M${face} 512v16`}
        className="stroke-signal"
        strokeWidth="1.5"
      />
      <path d={`M${near} 480V270m-8 16l8 -16l8 16M${far} 520V460m-8 16l8 -16l8 16`} strokeWidth="2" />
      <ellipse cx={middle} cy="318" rx="236" ry="46" strokeDasharray="10 7" className="opacity-80" />
      <path d={`M520 574L${near - 20} 250`} strokeDasharray="2 7" className="opacity-50" />
      <Aircraft x={far} y={424} width={60} className="stroke-current stroke-2" />
      <Aircraft x={near} y={232} width={60} className="stroke-signal stroke-2" />
      {[190, 290, 520].map((x) => (
        <Person key={x} x={x} y={ground} tall={60} />
      ))}
    </>
  ),
});
