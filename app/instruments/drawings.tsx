import { type ReactNode, useId } from "react";
import { getPosition } from "suncalc";
import { clockTime } from "#domain/desk/company.ts";
import { indian, SQUARE_METRES_PER_ACRE } from "#domain/instruments/field-values.ts";
import type { SprayInput, SprayPlan } from "#domain/instruments/spray.ts";
import type { DayPart, Place } from "#domain/instruments/sunlight.ts";
import type { TrainingPath } from "#domain/instruments/training-path.ts";
import { classes } from "~/ui/classes";
import { words } from "./words/drawings";

/** Drawings of the answers: sand for what is given, a deep orange line for what is flown, small grey words. */
const label = "fill-steel text-[13px] sm:text-[11px]";
const given = "fill-sand stroke-ash";
const flown = "stroke-signal-deep";
const frame = {
  role: "img",
  fill: "none",
  className: "mt-6 w-full max-w-[36rem] tabular print:mt-2 print:max-w-[16rem]",
} as const;

/** More lines cannot be distinguished. */
const MAX_DRAWN_LINES = 60;

/** More refills than this are not drawn: the dots would look like a pattern. */
const MAX_DRAWN_REFILLS = 24;

/** Parallel lines over a rectangle of `width` by `height`, with a half circle for each turn. */
function serpentine(width: number, height: number, lines: number): string {
  const step = height / lines;
  return Array.from({ length: lines }, (_, index) => {
    const y = (index + 0.5) * step;
    const [from, to] = index % 2 === 0 ? [0, width] : [width, 0];
    const turn = index === 0 ? `M${from} ${y}` : `a${step / 2} ${step / 2} 0 0 ${index % 2 === 0 ? 0 : 1} 0 ${step}`;
    return `${turn}H${to}`;
  }).join("");
}

/** Units that a field and its turns may take in a drawing. */
const ROOM = { wide: 320, high: 150 };

/** Lines over a narrower field could not be distinguished. */
const NARROWEST = 12;

/**
 * A field in the units of a drawing, on one scale for both sides. Turns reach half the distance between two lines past the
 * field, so there is a margin for them. A road is drawn wider than it is.
 * @param long the side along which the lines are flown
 */
function scaled(long: number, wide: number, flownLines: number) {
  const lines = Math.min(flownLines, MAX_DRAWN_LINES);
  const scale = Math.min(ROOM.wide / (long + wide / lines), ROOM.high / wide);
  const toScale = wide * scale >= NARROWEST;
  const height = toScale ? wide * scale : NARROWEST;
  const margin = height / lines / 2;
  return { lines, width: Math.min(long * scale, ROOM.wide - 2 * margin), height, margin, toScale };
}

/** A field from above with the lines flown over it. */
function Field({ field, children }: { field: ReturnType<typeof scaled>; children?: ReactNode }) {
  const { lines, width, height, margin } = field;
  return (
    <g transform={`translate(${10 + margin} 10)`}>
      <rect width={width} height={height} className={given} />
      <path d={serpentine(width, height, lines)} className={flown} strokeWidth="1" />
      {children}
    </g>
  );
}

/** A square field of the case's area with its swaths and turns, and, up to `MAX_DRAWN_REFILLS`, a dot where the tank is filled again. */
export function SprayField({ input, plan }: { input: SprayInput; plan: SprayPlan }) {
  const side = Math.sqrt(input.land.acres * SQUARE_METRES_PER_ACRE);
  const swaths = Math.max(1, Math.ceil(side / input.sprayer.swathMetres));
  const field = scaled(side, side, swaths);
  const { lines, width, height } = field;
  const drawn = plan.refills <= MAX_DRAWN_REFILLS ? plan.refills : 0;
  const refills = Array.from({ length: drawn }, (_, index) => {
    const way = ((index + 1) / (drawn + 1)) * lines;
    const line = Math.floor(way);
    const along = line % 2 === 0 ? way - line : 1 - (way - line);
    return [along * width, ((line + 0.5) * height) / lines] as const;
  });
  return (
    <svg viewBox={`0 0 340 ${height + 56}`} aria-label={words.field(indian(side, 0), swaths, plan.refills)} {...frame}>
      <Field field={field}>
        {refills.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3" className="fill-signal stroke-carbon" />
        ))}
      </Field>
      <text x="10" y={height + 30} className={label}>
        {words.asSquare(indian(side, 0), swaths, indian(input.sprayer.swathMetres))}
      </text>
      {refills.length > 0 && (
        <>
          <circle cx="14" cy={height + 45} r="3" className="fill-signal stroke-carbon" />
          <text x="23" y={height + 49} className={label}>
            {words.refill}
          </text>
        </>
      )}
    </svg>
  );
}

/** Minutes after midnight at the left and right edge. */
const [DAY_FROM, DAY_TO] = [5 * 60, 22 * 60];

/** The sun's height over the day, with the hours in which flights are useful. */
export function SunArc({
  day,
  hours,
  place,
  offset,
}: {
  day: Date;
  hours: DayPart | null;
  place: Place;
  offset: number;
}) {
  const clip = useId();
  const at = (minute: number): [number, number] => {
    const sun = getPosition(new Date(day.getTime() + (minute - offset) * 60_000), place.latitude, place.longitude);
    return [10 + ((minute - DAY_FROM) / (DAY_TO - DAY_FROM)) * 320, 110 - sun.altitude * 1.05];
  };
  const line = (from: number, to: number) =>
    `M${Array.from({ length: 41 }, (_, step) =>
      at(from + ((to - from) * step) / 40)
        .map((value) => value.toFixed(1))
        .join(" "),
    ).join("L")}`;
  return (
    <svg
      viewBox="0 0 340 172"
      aria-label={hours ? words.sunAndFlights(clockTime(hours.from), clockTime(hours.to)) : words.sun}
      {...frame}
    >
      <clipPath id={clip}>
        <rect x="10" y="0" width="320" height="150" />
      </clipPath>
      <path d="M10 110H330" className="stroke-ash" />
      <g clipPath={`url(#${clip})`}>
        <path d={line(DAY_FROM, DAY_TO)} className="stroke-ash" strokeDasharray="3 4" />
        {hours && <path d={line(hours.from, hours.to)} className={flown} strokeWidth="5" strokeLinecap="round" />}
      </g>
      {[6, 9, 12, 15, 18, 21].map((hour) => (
        <text key={hour} x={at(hour * 60)[0]} y="168" textAnchor="middle" className={label}>
          {clockTime(hour * 60)}
        </text>
      ))}
      {/* At the right: the sun is below the horizon there on every day of the year. */}
      <text x="328" y="105" textAnchor="end" className={label}>
        {words.horizon}
      </text>
    </svg>
  );
}

/** More numbers of weeks do not fit beside each other; on a phone, a quarter of them. */
const MAX_WEEK_NUMBERS = 18;

/** The lessons of a course, each with its name above a bar over the weeks. Names break where a phone has no room. */
export function WeekStrip({ path }: { path: TrainingPath }) {
  const columns = { gridTemplateColumns: `repeat(${path.weeks}, minmax(0, 1fr))` };
  const step = Math.ceil(path.weeks / MAX_WEEK_NUMBERS);
  return (
    <div
      role="img"
      aria-label={words.weeks(path.weeks, path.stretches.length)}
      className="tabular mt-6 max-w-[36rem] space-y-2 text-[0.8125rem] leading-tight [print-color-adjust:exact] print:mt-2 print:max-w-[16rem]"
    >
      {path.stretches.map(({ name, weeks }) => (
        <div key={name}>
          {name}
          <div className="mt-0.5 grid bg-sand" style={columns}>
            <span className="h-2 rounded-sm bg-signal-deep" style={{ gridColumn: `${weeks.from} / ${weeks.to + 1}` }} />
          </div>
        </div>
      ))}
      <div className="grid text-center text-steel" style={columns}>
        {Array.from({ length: path.weeks }, (_, index) => index).map((index) => (
          <span key={index} className="border-l border-ash pt-1 last:border-r">
            {path.weeks <= 6 ? (
              words.week(index + 1)
            ) : (
              <span className={classes(index % step !== 0 && "hidden", index % (4 * step) !== 0 && "max-sm:hidden")}>
                {index + 1}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The flight from above: the rectangle with its lines, to scale but for the width of a road. */
export function FlightLines({ long, wide, lines }: { long: number; wide: number; lines: number }) {
  const field = scaled(Math.max(long, wide), Math.min(long, wide), lines);
  return (
    <svg
      viewBox={`0 0 340 ${field.height + (field.toScale ? 20 : 40)}`}
      aria-label={field.toScale ? words.lines(lines) : words.linesNotToScale(lines)}
      {...frame}
    >
      <Field field={field} />
      {!field.toScale && (
        <text x="10" y={field.height + 30} className={label}>
          {words.notToScale}
        </text>
      )}
    </svg>
  );
}
