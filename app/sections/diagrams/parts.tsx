import type { ReactNode } from "react";
import { classes } from "~/ui/classes";

/** Keeps the size of text on the screen about constant while the drawing (400 units wide) scales. */
const textSize = "text-[15px] sm:text-[12px] lg:text-[10px]";

/** A drawing. Screen readers get its label; its contents are also in words beside it. */
export function Drawing({ label, height, children }: { label: string; height: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 400 ${height}`}
      role="img"
      aria-label={label}
      className="h-auto w-full overflow-visible"
      fill="none"
    >
      {children}
    </svg>
  );
}

type Anchor = "start" | "middle" | "end";

export function Label({
  x,
  y,
  anchor = "middle",
  strong = false,
  className,
  children,
}: {
  x: number;
  y: number;
  anchor?: Anchor;
  strong?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className={classes(
        "tabular fill-ink [font-stretch:104%]",
        textSize,
        strong ? "font-semibold" : "font-medium",
        className,
      )}
    >
      {children}
    </text>
  );
}

/** A dimension line between two points of one height, or of one distance, with ticks at its ends. */
export function Dimension({
  from,
  to,
  className = "stroke-ink",
}: {
  from: [number, number];
  to: [number, number];
  className?: string;
}) {
  const upright = from[0] === to[0];
  const tick = ([x, y]: [number, number]) => (upright ? `M${x - 4} ${y}h8` : `M${x} ${y - 4}v8`);
  return <path d={`M${from}L${to}${tick(from)}${tick(to)}`} className={className} strokeWidth={1} />;
}

/** Diagonal lines, so that a zone is recognised by more than its colour. */
export function Hatch({ id, className, gap = 7 }: { id: string; className: string; gap?: number }) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d={`M0 0V${gap}`} className={className} strokeWidth={1.6} />
    </pattern>
  );
}

/** A multirotor from the side, `width` units across, its middle at x, y. */
export function Aircraft({
  x,
  y,
  width,
  className = "stroke-ink",
}: {
  x: number;
  y: number;
  width: number;
  className?: string;
}) {
  const s = width / 60;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${s})`}
      className={className}
      strokeWidth={1.6 / s}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-30 -9h20M10 -9h20M-20 -9v6M20 -9v6M-20 -3H20M-9 -6h18l4 5-4 7h-18l-4-7zM-7 6l-5 8M7 6l5 8" />
    </g>
  );
}
