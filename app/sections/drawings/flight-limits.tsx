import { Aircraft } from "../diagrams/parts";
import type { Drawer } from "./places";
import { Person } from "./shapes";

const ground = 560;
const pad = 440;
const [height, home, fence] = [372, 218, 40];
const away = 960;

/** What a trainer does by itself, from the warning of a low battery to the way home without radio. */
export const flightLimits: Drawer = () => ({
  size: [1344, 600],
  phone: { from: 60, to: 1240 },
  places: [
    { pin: [312, 530], stem: [14, -70], at: [150, 396], width: 240, bare: true },
    { pin: [190, fence], at: [150, fence + 16], width: 300, bare: true },
    { pin: [560, height], at: [530, height - 16], width: 170, above: true, bare: true },
    { pin: [730, height], at: [730, height - 16], width: 200, above: true, bare: true },
    { pin: [890, 470], stem: [50, 0], at: [910, 448], width: 180, bare: true },
    { pin: [away, home], stem: [0, -46], at: [away - 24, home - 10], width: 330, end: true, above: true, bare: true },
    { pin: [1090, 330], stem: [62, 0], at: [1060, 384], width: 172, bare: true },
  ],
  art: (
    <>
      <path d={`M0 ${ground}H1344`} strokeWidth="2" />
      <path
        d={`M110 ${ground}V${fence}H1234V${ground}`}
        strokeWidth="2"
        strokeDasharray="12 8"
        className="stroke-signal-deep"
      />
      <path d={`M${pad - 40} ${ground}h80v8h-80z`} className="fill-signal stroke-none" />
      <Person x={236} y={ground} tall={74} />
      <Person x={300} y={ground} tall={62} className="fill-signal-deep stroke-none" />
      <path d={`M${pad} ${ground - 12}V${height}H${away}`} strokeWidth="2.5" />
      <path d={`M890 ${height}V${ground - 14}m-8 -16l8 16l8 -16`} strokeWidth="2.5" className="stroke-signal-deep" />
      <path
        d={`M730 ${height}C730 ${height + 110} 560 ${height + 120} ${pad + 30} ${ground - 16}m4 -18l-4 18l18 2`}
        strokeWidth="2"
        strokeDasharray="8 6"
      />
      <path
        d={`M${away} ${height}V${home}H${pad - 26}V${ground - 14}m-8 -16l8 16l8 -16`}
        strokeWidth="2"
        strokeDasharray="8 6"
        className="opacity-70"
      />
      <Aircraft x={away} y={height - 4} width={76} className="stroke-current stroke-2" />
      <g transform="rotate(74 1090 330)">
        <Aircraft x={1090} y={330} width={76} className="stroke-signal-deep stroke-2" />
      </g>
    </>
  ),
});
