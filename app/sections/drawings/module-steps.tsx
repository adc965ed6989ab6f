import { facts } from "~/content/facts";
import { Aircraft } from "../diagrams/parts";
import type { Drawer } from "./places";
import { Person } from "./shapes";

const { modules, weeks } = facts.threeModules;
const week = 1344 / weeks;
const floor = 590;
const tops = [392, 271, 150];
const steps = modules.map((_, at) => ({
  x: modules.slice(0, at).reduce((sum, each) => sum + each, 0) * week,
  width: (modules[at] ?? 0) * week,
  y: tops[at] ?? 0,
}));

/** Three steps, as wide as a module is long: what you may do on each, and where you may leave. */
export const moduleSteps: Drawer = () => ({
  size: [1344, floor],
  rise: 150,
  places: steps.map(({ x, y, width }) => ({
    pin: [x + 30, y] as const,
    at: [x + 22, y + 26] as const,
    width: Math.min(width - 40, 380),
    bare: true as const,
  })),
  art: (
    <>
      {steps.map(({ x, y, width }, at) => (
        <g key={x}>
          <rect
            x={x}
            y={y}
            width={width}
            height={floor - y}
            className="fill-white stroke-none"
            fillOpacity={0.35 + at * 0.3}
          />
          <path d={`M${x} ${floor}V${y}H${x + width}`} strokeWidth="3" />
          <path
            d={Array.from({ length: Math.round(width / week) }, (_, tick) => `M${x + tick * week} ${floor}v-12`).join(
              "",
            )}
          />
        </g>
      ))}
      <path d={`M0 ${floor}H1344`} strokeWidth="3" />
      <Person x={110} y={392} tall={64} className="fill-signal-deep stroke-none" />
      <Aircraft x={200} y={322} width={56} className="stroke-signal-deep stroke-2" />
      <Person x={480} y={271} tall={64} />
      <Person x={530} y={271} tall={64} className="fill-signal-deep stroke-none" />
      <Aircraft x={640} y={190} width={96} className="stroke-signal-deep stroke-2" />
      <Person x={960} y={150} tall={64} className="fill-signal-deep stroke-none" />
      {[1020, 1070].map((x) => (
        <Person key={x} x={x} y={150} tall={64} />
      ))}
      <Aircraft x={1210} y={60} width={130} className="stroke-signal-deep stroke-2" />
    </>
  ),
});
