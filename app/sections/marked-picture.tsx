import { useId } from "react";
import type { Picture as Rendered } from "~/content/pictures";
import type { Mark, PictureSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/picture";

/** Keeps text about as large on the screen while the picture grows from a phone to a wide screen. */
const size = "font-semibold text-[48px] md:text-[32px] lg:text-[22px] xl:text-[18px]";

/**
 * A picture from edge to edge with a drawing over it, cut as the picture is. Words beside it say the same, so that the
 * drawing is hidden from screen readers.
 */
export function MarkedPicture({
  picture,
  marks = [],
  swaths,
  className,
}: {
  picture: Rendered;
  marks?: Mark[];
  swaths?: PictureSection["swaths"];
  className: string;
}) {
  const { width, height } = picture;
  const isDrawn = marks.length > 0 || swaths;
  return (
    <div className={classes("relative", className)}>
      {/* The drawing is cut around the middle: so is the picture below it. */}
      <Picture
        source={picture}
        sizes="max(100vw, 25rem)"
        className="size-full"
        style={isDrawn ? { objectPosition: "50% 50%" } : undefined}
      />
      {isDrawn && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          fill="none"
          className="absolute inset-0 size-full"
        >
          {swaths && <Swaths {...swaths} width={width} height={height} />}
          {marks.map(({ name, at, below }) => {
            const [x, y] = [(at.x / 100) * width, (at.y / 100) * height];
            const [wide, high] = [(at.width / 100) * width, (at.height / 100) * height];
            const corner = Math.min(wide, high) / 3;
            return (
              <g key={`${name} ${at.x}`} className="stroke-bone">
                <rect x={x} y={y} width={wide} height={high} strokeOpacity="0.5" vectorEffect="non-scaling-stroke" />
                <path
                  d={`M${x} ${y + corner}v${-corner}h${corner}M${x + wide - corner} ${y}h${corner}v${corner}M${x + wide} ${y + high - corner}v${corner}h${-corner}M${x + corner} ${y + high}h${-corner}v${-corner}`}
                  strokeWidth="2.5"
                  vectorEffect="non-scaling-stroke"
                />
                <foreignObject x={x} y={below ? y + high + 12 : y - 102} width={width - x} height="90">
                  <p className={classes("flex h-full", below ? "items-start" : "items-end")}>
                    <span
                      className={classes(
                        "rounded-sm bg-carbon/85 px-[0.45em] py-[0.2em] leading-tight text-bone",
                        size,
                      )}
                    >
                      {name}
                    </span>
                  </p>
                </foreignObject>
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

type Place = readonly [x: number, y: number];
const between = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Draws a sprayer's passes over a plot: those that are flown, those to come, and the unsprayed one at the edge. */
function Swaths({
  corners,
  passes,
  done,
  wind,
  width,
  height,
}: NonNullable<PictureSection["swaths"]> & { width: number; height: number }) {
  const leftOut = useId();
  const [a, b, c, d] = corners.map(([x, y]): Place => [(x / 100) * width, (y / 100) * height]) as [
    Place,
    Place,
    Place,
    Place,
  ];
  const across = (share: number): [Place, Place] => [between(a, b, share), between(d, c, share)];
  const strip = (from: number, to: number) => {
    const [[top, bottom], [nextTop, nextBottom]] = [across(from / passes), across(to / passes)];
    return `M${top}L${nextTop}L${nextBottom}L${bottom}Z`;
  };
  /** The ends of each pass in the order in which it is flown, a little inside the plot. */
  const ends = Array.from({ length: passes - 1 }, (_, pass): [Place, Place] => {
    const [top, bottom] = across((pass + 0.5) / passes);
    const inside: [Place, Place] = [between(top, bottom, 0.02), between(top, bottom, 0.98)];
    return pass % 2 ? inside : [inside[1], inside[0]];
  });
  const line = (some: [Place, Place][]) => (some.length ? `M${some.flat().join("L")}` : "");
  const [start, end] = ends[done] ?? [a, a];
  const aircraft = between(start, end, 0.45);
  const edge = between(...across(1), 0.5);
  return (
    <g vectorEffect="non-scaling-stroke">
      <defs>
        <pattern id={leftOut} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V12" className="stroke-bone" strokeWidth="2.5" strokeOpacity="0.7" />
        </pattern>
      </defs>
      <path d={strip(0, done)} className="fill-signal" fillOpacity="0.3" />
      <path d={strip(passes - 1, passes)} fill={`url(#${leftOut})`} />
      <path
        d={`M${[a, b, c, d].join("L")}Z`}
        className="stroke-bone"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={line([...ends.slice(0, done), [start, aircraft]])}
        className="stroke-signal"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={line([[aircraft, end], ...ends.slice(done + 1)])}
        className="stroke-bone"
        strokeWidth="1.5"
        strokeDasharray="5 5"
        vectorEffect="non-scaling-stroke"
      />
      <circle cx={aircraft[0]} cy={aircraft[1]} r="13" className="fill-signal stroke-carbon" strokeWidth="4" />
      <path
        d={`M${edge[0] - 30} ${edge[1]}h130m-22-14l22 14l-22 14`}
        className="stroke-bone"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={edge[0] + 14}
        y={edge[1] - 24}
        className={classes(
          "fill-bone stroke-carbon/85 stroke-[0.25em] [paint-order:stroke] [stroke-linejoin:round]",
          size,
        )}
      >
        {wind}
      </text>
    </g>
  );
}
