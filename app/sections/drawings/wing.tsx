import type { Drawer, Point } from "./places";

const [nose, chord, middle] = [190, 960, 330];

/** A point of the surface at a share of the chord: half the thickness above or below a curved mean line. */
function surface(share: number, side: 1 | -1): Point {
  const thick =
    0.75 *
    (0.2969 * Math.sqrt(share) - 0.126 * share - 0.3516 * share ** 2 + 0.2843 * share ** 3 - 0.1036 * share ** 4);
  const mean =
    share < 0.4 ? (0.05 / 0.16) * (0.8 * share - share ** 2) : (0.05 / 0.36) * (0.2 + 0.8 * share - share ** 2);
  return [Math.round(nose + share * chord), Math.round((middle - (mean + side * thick) * chord) * 10) / 10];
}
const between = (from: number, to: number) =>
  Array.from({ length: 25 }, (_, at) => from + ((to - from) * (1 - Math.cos((Math.PI * at) / 24))) / 2);
/** The outline from one share of the chord to another. */
const outline = (from: number, to: number) =>
  `M${[...between(from, to).map((at) => surface(at, 1)), ...between(to, from).map((at) => surface(at, -1))].join("L")}Z`;
/** A line of air that keeps its distance from the upper or the lower side. */
const air = (distance: number, side: 1 | -1) =>
  `M20 ${middle - side * (distance + 12)}L${between(0, 1)
    .map((at) => surface(at, side))
    .map(([x, y]) => `${x} ${Math.round(y - side * distance)}`)
    .join("L")}L1330 ${middle - side * distance + 46}`;

const hinge = 0.76;
const [hingeX] = surface(hinge, 1);
const hingeY = (surface(hinge, 1)[1] + surface(hinge, -1)[1]) / 2;
const flap = (1 - hinge) * chord;
/** The trailing edge of the aileron, turned by some degrees. */
const tip = (turn: number): Point => [
  hingeX + flap * Math.cos((turn * Math.PI) / 180),
  hingeY + 14 + flap * Math.sin((turn * Math.PI) / 180),
];
const spar = 0.29;
const [balanceFrom, balanceTo] = [nose + chord / 4, nose + chord / 3];
const holes = [0.13, 0.4, 0.52, 0.63];

/** A wing of balsa in section: rib, spar, skin and aileron, and where the aircraft must balance. */
export const wing: Drawer = () => ({
  size: [1344, 640],
  rise: 60,
  places: [
    { pin: [(balanceFrom + balanceTo) / 2, 478], at: [300, 540], width: 320 },
    { pin: [nose + spar * chord, surface(spar, 1)[1] + 16], at: [640, 96], width: 330, above: true },
    { pin: [nose + 0.52 * chord, surface(0.52, -1)[1] - 22], at: [700, 540], width: 280 },
    { pin: surface(0.06, 1), at: [0, 104], width: 225 },
    { pin: [hingeX + 110, hingeY - 4], at: [1084, 104], width: 260 },
  ],
  art: (
    <>
      <path d={`${air(64, 1)}${air(44, -1)}`} strokeDasharray="14 10" className="opacity-35" />
      <path d={`M${balanceFrom} 170H${balanceTo}V478H${balanceFrom}Z`} className="fill-signal/20 stroke-none" />
      <path d={`M${balanceFrom} 170V478M${balanceTo} 170V478`} strokeDasharray="4 5" className="stroke-signal" />
      <path d={outline(0.001, hinge - 0.008)} strokeWidth="3" className="fill-white/8" />
      {holes.map((at) => {
        const [x, upper] = surface(at, 1);
        const [, lower] = surface(at, -1);
        return <circle key={at} cx={x} cy={(upper + lower) / 2} r={(lower - upper) * 0.3} className="opacity-70" />;
      })}
      <path
        d={`M${nose + spar * chord - 17} ${surface(spar, 1)[1] + 6}h34v20h-34zM${nose + spar * chord - 17} ${surface(spar, -1)[1] - 26}h34v20h-34zM${nose + spar * chord} ${surface(spar, 1)[1] + 26}V${surface(spar, -1)[1] - 26}`}
        strokeWidth="2"
        className="fill-signal stroke-current"
      />
      <path d={outline(hinge + 0.004, 1)} strokeWidth="3" className="fill-white/8" />
      <path
        d={
          [-18, 18].map((turn) => `M${hingeX + 14} ${hingeY}L${tip(turn)}`).join("") +
          `M${tip(-18)}A${1.02 * flap} ${1.02 * flap} 0 0 1 ${tip(18)}`
        }
        strokeDasharray="6 6"
        className="stroke-signal"
      />
      <circle cx={hingeX} cy={hingeY} r="7" className="fill-current" />
      <path d={`M${nose - 50} ${middle}H${nose + chord + 90}`} strokeDasharray="18 6 3 6" className="opacity-45" />
      <path d={`M${(balanceFrom + balanceTo) / 2} 480l34 44h-68z`} className="fill-signal stroke-none" />
    </>
  ),
});
