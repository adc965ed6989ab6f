import { facts } from "~/content/facts";
import type { Drawer } from "./places";
import { QuadFromAbove } from "./shapes";

const { places: seats, perInstructor } = facts.batch;
const circuits = [476, 876] as const;
const middle = 270;
/** The desks of the simulator room. */
const desks = Array.from({ length: seats }, (_, at) => 421 + at * 45);

/** Somebody from above. */
const head = (x: number, y: number) => `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`;

/** A circuit with its landing square, its instructor and the trainees. */
function Circuit({ x }: { x: number }) {
  return (
    <g>
      <path
        d={`M${x - 70} ${middle - 120}h140a120 120 0 0 1 0 240h-140a120 120 0 0 1 0 -240z`}
        strokeWidth="2"
        strokeDasharray="12 8"
      />
      <path d={`M${x + 10} ${middle - 120}l-18 -9v18z`} className="fill-current stroke-none" />
      <path
        d={`M${x - 26} ${middle + 94}h52v52h-52zM${x - 10} ${middle + 108}v24M${x + 10} ${middle + 108}v24M${x - 10} ${middle + 120}h20`}
        strokeWidth="2"
        className="fill-signal/30 stroke-signal"
      />
      <circle cx={x} cy={middle + 184} r="10" className="fill-signal stroke-none" />
      <path
        d={Array.from({ length: perInstructor }, (_, at) =>
          head(x + (at - (perInstructor - 1) / 2) * 34, middle + 212),
        ).join("")}
        className="fill-current stroke-none"
      />
      <QuadFromAbove x={x + 122} y={middle - 108} width={38} />
    </g>
  );
}

/** The flying field and the simulator room from above. */
export const field: Drawer = (section) => ({
  size: [1344, 720],
  rise: 60,
  phone: { from: 180, to: 1160 },
  places: [
    { pin: [circuits[0] - 190, middle], at: [0, 278], width: 210 },
    { pin: [circuits[0] - 56, middle + 212], at: [0, 490], width: 230 },
    { pin: [circuits[1] + 26, middle + 120], at: [1130, 398], width: 214 },
    { pin: [284, 120], at: [0, 128], width: 210 },
    { pin: [1096, 120], at: [1130, 128], width: 214 },
    { pin: [856, 640], at: [1000, 600], width: 320 },
  ],
  art: (
    <>
      <defs>
        <pattern id={`${section.id}-grass`} width="42" height="42" patternUnits="userSpaceOnUse">
          <path d="M6 12v-7M10 12l3 -6M28 34v-7M32 34l3 -6" className="opacity-20" />
        </pattern>
      </defs>
      <rect x="236" y="70" width="880" height="450" fill={`url(#${section.id}-grass)`} stroke="none" />
      <rect x="236" y="70" width="880" height="450" strokeWidth="2" className="opacity-50" />
      {circuits.map((x) => (
        <Circuit key={x} x={x} />
      ))}
      <circle cx="284" cy="120" r="38" strokeDasharray="3 6" />
      <path d="M284 120l26 -26" className="stroke-signal" strokeWidth="2" />
      <circle cx="284" cy="120" r="5" className="fill-signal stroke-none" />
      <QuadFromAbove x={311} y={93} width={22} />
      <path
        d="M1040 140v-34l52 8v18zM1056 109v29M1074 112v23"
        strokeWidth="2"
        className="fill-signal/30 stroke-signal"
      />
      <rect x="380" y="570" width="580" height="110" strokeWidth="3" />
      <path d={desks.map((x) => `M${x - 17} 592h34v20h-34z`).join("")} />
      <path d={desks.map((x) => head(x, 634)).join("")} className="fill-current stroke-none" />
      <path d="M670 520V570" strokeDasharray="3 6" />
    </>
  ),
});
