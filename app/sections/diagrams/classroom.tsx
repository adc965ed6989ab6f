import { useId } from "react";
import { classroom } from "~/content/classroom";
import * as words from "./words";

/** Units of the drawing per metre. */
const metre = 100;
const wall = 14;
const { wide, long, windows, door, items, students, benches } = classroom;
/** Students on each long side of a bench. */
const aside = students / benches / 2;

/** The room from above with its furniture and students, on a dark ground. */
export function ClassroomDrawing({ label }: { label: string }) {
  const [metres, netPattern] = [useId(), useId()];
  return (
    <svg
      viewBox={`-40 -40 ${wide * metre + 80} ${long * metre + 120}`}
      role="img"
      aria-label={label}
      fill="none"
      className="h-auto w-full"
    >
      <defs>
        <pattern id={metres} width={metre} height={metre} patternUnits="userSpaceOnUse">
          <path d={`M${metre} 0H0V${metre}`} className="stroke-white/10" strokeWidth="1.5" />
        </pattern>
        <pattern id={netPattern} width="25" height="25" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M25 0H0V25" className="stroke-signal/45" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect width={wide * metre} height={long * metre} fill={`url(#${metres})`} />
      <rect
        x={-wall / 2}
        y={-wall / 2}
        width={wide * metre + wall}
        height={long * metre + wall}
        className="stroke-bone"
        strokeWidth={wall}
      />
      <path
        d={windows.map(({ x, wide }) => `M${x * metre} ${-wall / 2}h${wide * metre}`).join("")}
        className="stroke-graphite"
        strokeWidth="7"
      />
      <path
        d={`M${door.x * metre} ${long * metre + wall / 2}h${door.wide * metre}`}
        className="stroke-graphite"
        strokeWidth={wall + 2}
      />
      <path
        d={`M${door.x * metre} ${long * metre}v${-door.wide * metre}a${door.wide * metre} ${door.wide * metre} 0 0 1 ${door.wide * metre} ${door.wide * metre}`}
        className="stroke-white/45"
        strokeWidth="2.5"
        strokeDasharray="6 7"
      />
      {items.map(({ name, x, y, wide, long, net }, index) => {
        const [left, top] = [x * metre, y * metre];
        return (
          <g key={name}>
            {index < benches && <Students left={left} top={top} wide={wide * metre} long={long * metre} />}
            <rect
              x={left}
              y={top}
              width={wide * metre}
              height={long * metre}
              rx="5"
              fill={net ? `url(#${netPattern})` : undefined}
              className={net ? "stroke-signal" : "fill-carbon stroke-bone/80"}
              strokeWidth={net ? 4 : 2.5}
              strokeDasharray={net ? "14 9" : undefined}
            />
            <foreignObject x={left + 10} y={top + 6} width={wide * metre - 20} height={long * metre - 10}>
              <p className="text-[24px] leading-[1.15] font-medium text-bone max-sm:hidden lg:text-[21px]">{name}</p>
              {/* A phone has room for a number; its list stands below the drawing. */}
              <p className="tabular text-[46px] leading-none font-semibold text-bone sm:hidden">{index + 1}</p>
            </foreignObject>
            {net && <Quadcopter x={left + (wide * metre) / 2} y={top + (long * metre) / 2 + 30} />}
          </g>
        );
      })}
      <path
        d={`M0 ${long * metre + 40}H${wide * metre}M0 ${long * metre + 30}v20M${wide * metre} ${long * metre + 30}v20`}
        className="stroke-white/60"
        strokeWidth="2"
      />
      <text
        x={(wide * metre) / 2}
        y={long * metre + 74}
        textAnchor="middle"
        className="tabular fill-mist text-[42px] font-medium sm:text-[24px] lg:text-[21px]"
      >
        {words.metres(wide)}
      </text>
    </svg>
  );
}

/** Stools with students on both long sides of a bench. */
function Students({ left, top, wide, long }: { left: number; top: number; wide: number; long: number }) {
  return Array.from({ length: aside }, (_, seat) => left + (wide * (seat + 0.5)) / aside).map((x) => (
    <g key={x} className="fill-signal">
      <circle cx={x} cy={top - 15} r="12" />
      <circle cx={x} cy={top + long + 15} r="12" />
    </g>
  ));
}

/** A nano drone with ringed propellers, from above. */
function Quadcopter({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-bone" strokeWidth="4">
      <path d="M-34-34L34 34M34-34L-34 34" />
      {[-1, 1].flatMap((across) =>
        [-1, 1].map((along) => <circle key={`${across} ${along}`} cx={across * 38} cy={along * 38} r="26" />),
      )}
      <rect x="-16" y="-16" width="32" height="32" rx="6" className="fill-signal" />
    </g>
  );
}
