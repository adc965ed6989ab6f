import type { Drawer } from "./places";

const [x, y, half] = [672, 372, 176];
/** Front right, rear left, front left, rear right; 1 turns clockwise (ArduPilot's quad X). */
const motors = [
  [x + half, y - half, 0],
  [x - half, y + half, 0],
  [x - half, y - half, 1],
  [x + half, y + half, 1],
] as const;
/** Half a turn around a motor, with the head of an arrow. */
const turn = (cx: number, cy: number, clockwise: 0 | 1) => {
  const [from, to] = clockwise ? [cx - 66, cx + 66] : [cx + 66, cx - 66];
  return `M${from} ${cy}A66 66 0 0 ${clockwise} ${to} ${cy}m-9 -12l9 12l9 -12`;
};

/** A small quadcopter from above in its net: what is fitted when, from the first joint to the first hover. */
export const buildOrder: Drawer = (section) => ({
  size: [1344, 744],
  rise: 30,
  phone: { from: 330, to: 1014 },
  places: [
    { pin: [x - 62, y - 62], at: [0, 210], width: 300 },
    { pin: [x - 98, y + 98], at: [0, 478], width: 300 },
    { pin: [x - half, y + half + 26], at: [0, 610], width: 300 },
    { pin: [x, y + 62], at: [1044, 562], width: 300 },
    { pin: [x, y], at: [1044, 380], width: 300 },
    { pin: [x + 34, y - 122], at: [1044, 238], width: 300 },
    { pin: [x + half + 104, y - half], at: [1044, 84], width: 300 },
    { pin: [1000, 700], at: [1044, 676], width: 300 },
  ],
  art: (
    <>
      <defs>
        <pattern
          id={`${section.id}-net`}
          width="22"
          height="22"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M22 0H0V22" />
        </pattern>
      </defs>
      <path
        fillRule="evenodd"
        d="M342 44H1000V700H342ZM366 68V676H976V68Z"
        fill={`url(#${section.id}-net)`}
        className="opacity-40"
      />
      <path d="M342 44H1000V700H342ZM366 68V676H976V68Z" className="opacity-50" />
      <path
        d={motors.map(([cx, cy]) => `M${x} ${y}L${cx} ${cy}`).join("")}
        strokeWidth="26"
        className="opacity-15"
        strokeLinecap="round"
      />
      {motors.map(([cx, cy, clockwise]) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy} r="104" strokeDasharray="4 6" className="opacity-60" />
          <path d={turn(cx, cy, clockwise)} strokeWidth="2" className="stroke-signal-deep" />
          <path
            d={`M${cx - 94} ${cy + 26}L${cx + 94} ${cy - 26}`}
            strokeWidth="9"
            strokeLinecap="round"
            className="opacity-30"
          />
          <circle cx={cx} cy={cy} r="26" strokeWidth="2" className="fill-sand" />
          <circle cx={cx} cy={cy} r="7" className="fill-current" />
          <path
            d={`M${x + (cx > x ? 34 : -34)} ${y + (cy > y ? 34 : -34)}L${cx + (cx > x ? -24 : 24)} ${cy + (cy > y ? -24 : 24)}`}
            strokeWidth="3"
            strokeDasharray="7 4"
          />
          <rect
            x={-22}
            y={-13}
            width="44"
            height="26"
            rx="3"
            transform={`translate(${(x + cx) / 2 + (cx > x ? 10 : -10)} ${(y + cy) / 2 + (cy > y ? 10 : -10)}) rotate(${cx > x === cy > y ? 45 : -45})`}
            strokeWidth="2"
            className="fill-signal"
          />
        </g>
      ))}
      <path d={`M${x - 46} ${y - 84}h92l14 30v128l-14 28h-92l-14 -28v-128z`} strokeWidth="2" className="fill-sand" />
      <path d={`M${x - 34} ${y + 42}h68v46h-68z`} strokeWidth="2" />
      <path
        d={`M${x} ${y - 40}l40 40l-40 40l-40 -40zM${x} ${y - 22}l9 14h-18z`}
        strokeWidth="2"
        className="fill-white"
      />
      <path d={`M${x + 16} ${y - 72}h28v18h-28zM${x + 30} ${y - 72}v-64M${x + 40} ${y - 72}l34 -54`} strokeWidth="2" />
    </>
  ),
});
