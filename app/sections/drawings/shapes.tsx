/** A person who stands at x, y, `tall` units high. */
export function Person({ x, y, tall, className }: { x: number; y: number; tall: number; className?: string }) {
  const s = tall / 40;
  return (
    <path
      transform={`translate(${x} ${y}) scale(${s})`}
      d="M-5 0V-15H-8V-27C-8-31 8-31 8-27V-15H5V0ZM0-31a4.5 4.5 0 1 1 .01 0Z"
      className={className ?? "fill-current stroke-none"}
    />
  );
}

/** A quadcopter from above, `width` units from motor to motor along its side. */
export function QuadFromAbove({ x, y, width, className }: { x: number; y: number; width: number; className?: string }) {
  const half = width / 2;
  const disc = half * 0.62;
  const corners = [-1, 1].flatMap((across) => [-1, 1].map((along) => [across * half, along * half] as const));
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <path d={`M${-half} ${-half}L${half} ${half}M${half} ${-half}L${-half} ${half}`} strokeWidth="2" />
      {corners.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={disc} />
      ))}
      <circle r={half * 0.34} className="fill-current" />
    </g>
  );
}
