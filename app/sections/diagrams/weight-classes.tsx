import { weightClasses } from "~/content/diagrams";
import { rulesEndAt } from "~/content/law";
import { Drawing, Label } from "./parts";
import * as words from "./words";

const base = 168;
const [least, most] = [0.05, rulesEndAt];
/** Kilograms to units, on a logarithmic scale. */
const x = (kg: number) => 6 + (Math.log10(kg / least) / Math.log10(most / least)) * 388;

/** Five classes of weight as steps, each with an aircraft of its kind from above. */
export function WeightClassesDrawing({ label }: { label: string }) {
  return (
    <Drawing label={label} height={222}>
      {weightClasses.map(({ name, upTo }, index) => {
        const left = x(weightClasses[index - 1]?.upTo ?? least);
        const right = x(upTo);
        const top = base - 26 - index * 8;
        const middle = (left + right) / 2;
        return (
          <g key={name}>
            <rect
              x={left}
              y={top}
              width={right - left}
              height={base - top}
              className="fill-sand stroke-ink"
              strokeWidth={1.2}
            />
            <FromAbove x={middle} y={top - 12 - (5 + index * 3.2) * 1.7} size={5 + index * 3.2} />
            <Label x={middle} y={base - 9} strong>
              {name}
            </Label>
            {upTo < most && (
              <>
                <path d={`M${right} ${base}v8`} className="stroke-ink" strokeWidth={1.2} />
                <Label x={right} y={base + 25}>
                  {words.weight(upTo)}
                </Label>
              </>
            )}
          </g>
        );
      })}
      <path d={`M6 ${base}H394`} className="stroke-ink" strokeWidth={1.6} />
      {[0.1, 1, 10, 100].map((kg) => (
        <path key={kg} d={`M${x(kg)} ${base}v-4`} className="stroke-signal-deep" strokeWidth={1.4} />
      ))}
      <Label x={6} y={base + 49} anchor="start" className="fill-steel">
        {words.allUpWeight}
      </Label>
    </Drawing>
  );
}

/** A quadcopter in plan, `size` units from its middle to a rotor. */
function FromAbove({ x, y, size }: { x: number; y: number; size: number }) {
  const rotor = size * 0.62;
  const arms = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-ink" strokeWidth={1}>
      {arms.map(([a, b]) => (
        <g key={`${a}${b}`}>
          <path d={`M0 0L${a * size} ${b * size}`} />
          <circle cx={a * size} cy={b * size} r={rotor} className="fill-white" />
        </g>
      ))}
      <rect x={-size * 0.34} y={-size * 0.42} width={size * 0.68} height={size * 0.84} rx={1} className="fill-ink" />
    </g>
  );
}
