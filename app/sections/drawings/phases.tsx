import type { Drawer } from "./places";

const row = 92;
const [left, right] = [470, 1330];

/** The phases of a project over its weeks, once as short and once as long as they may be; each ends at a gate. */
export const phases: Drawer = (section) => {
  const weeks = section.drawing === "phases" ? section.weeks : [];
  const until = (index: number, end: 0 | 1) => weeks.slice(0, index).reduce((sum, phase) => sum + phase[end], 0);
  const week = (right - left) / until(weeks.length, 1);
  const x = (count: number) => left + count * week;
  const top = (index: number) => 40 + index * row;
  const bottom = top(weeks.length) - 6;
  /** A way through all phases, from gate to gate. */
  const way = (end: 0 | 1, shift: number) =>
    weeks.map((_, at) => `${at ? "V" : `M${left} `}${top(at) + shift}H${x(until(at + 1, end))}`).join("");
  const gates = (end: 0 | 1, shift: number) =>
    weeks.map((_, at) => `M${x(until(at + 1, end))} ${top(at) + shift - 9}l9 9l-9 9l-9-9z`).join("");
  return {
    size: [1344, bottom + 92],
    phone: { from: 440, to: 1344 },
    places: [
      ...weeks.map((_, at) => ({
        pin: [x(until(at, 0)) + (week * (weeks[at]?.[0] ?? 0)) / 2, top(at) + 6] as const,
        stem: [-26, 36] as const,
        at: [0, top(at) - 10] as const,
        width: 445,
        bare: true as const,
      })),
      {
        pin: [x(until(weeks.length, 0)), bottom],
        at: [x(until(weeks.length, 0)), bottom + 16],
        width: 220,
        bare: true,
      },
      { pin: [x(until(weeks.length, 1)), bottom], at: [right, bottom + 16], width: 300, end: true, bare: true },
    ],
    art: (
      <>
        {Array.from({ length: until(weeks.length, 1) + 1 }, (_, at) => (
          <path key={x(at)} d={`M${x(at)} 14V${bottom}`} className={at % 4 ? "opacity-10" : "opacity-30"} />
        ))}
        <path d={weeks.map((_, at) => `M0 ${top(at) - 26}H1344`).join("")} className="opacity-20" />
        <path d={way(1, 32)} strokeWidth="2" strokeDasharray="3 5" />
        <path d={gates(1, 32)} className="fill-current" />
        <path d={way(0, 6)} strokeWidth="5" className="stroke-signal" />
        <path d={gates(0, 6)} className="fill-signal stroke-current" strokeWidth="1.5" />
      </>
    ),
  };
};
