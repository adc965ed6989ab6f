import { Aircraft } from "../diagrams/parts";
import type { Drawer } from "./places";

const ground = 290;
const columns = [0, 470, 940] as const;

/** From the bench through the net to several aircraft outside: three states of a project, with the gates between them. */
export const projectStates: Drawer = (section) => ({
  size: [1344, 440],
  places: columns.map((x) => ({
    pin: [x + 40, ground] as const,
    at: [x, ground + 44] as const,
    width: 360,
    bare: true as const,
  })),
  art: (
    <>
      <defs>
        <pattern
          id={`${section.id}-net`}
          width="20"
          height="20"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M20 0H0V20" />
        </pattern>
      </defs>
      <path d={`M0 ${ground}H404M470 ${ground}H874M940 ${ground}H1344`} strokeWidth="2" />
      {/* A motor on its thrust stand, behind a screen, with its cable to the meter. */}
      <path
        d={`M70 ${ground}v-70h250v70M50 ${ground - 70}h290M170 ${ground - 70}v-70h44v70M180 ${ground - 140}v-34h24v34M192 ${ground - 174}v-16M112 ${ground - 190}h160M214 ${ground - 100}c60 0 40 22 70 22M284 ${ground - 112}h44v42h-44zM294 ${ground - 102}h24v14h-24z`}
        strokeWidth="2"
      />
      <path d={`M112 ${ground - 190}c30 -10 60 -8 80 -2c24 -8 52 -8 80 2`} strokeWidth="5" className="stroke-signal" />
      <path d={`M40 ${ground - 70}V30`} strokeWidth="4" className="opacity-50" />
      {/* One aircraft in the netted hall. */}
      <path d={`M470 ${ground}V30H874V${ground}`} fill={`url(#${section.id}-net)`} className="opacity-20" />
      <path d={`M470 ${ground}V30H874V${ground}`} strokeWidth="3" />
      <path d={`M672 ${ground - 8}V190`} strokeDasharray="3 6" />
      <Aircraft x={672} y={160} width={150} className="stroke-signal stroke-2" />
      {/* Several aircraft outside. */}
      <path d={`M940 ${ground - 28}c60 -6 90 -60 150 -60h90c50 0 60 40 164 44`} className="opacity-35" />
      <Aircraft x={1040} y={150} width={96} className="stroke-signal stroke-2" />
      <Aircraft x={1150} y={70} width={96} className="stroke-signal stroke-2" />
      <Aircraft x={1270} y={140} width={96} className="stroke-signal stroke-2" />
      {/* The gates. */}
      <path d={`M437 20V${ground}M907 20V${ground}`} strokeDasharray="2 7" className="opacity-60" />
      {/* They go on between the labels, which stand in the drawing on wide screens alone. */}
      <path
        d={`M437 ${ground}V430M907 ${ground}V430`}
        strokeDasharray="2 7"
        className="hidden opacity-60 labelled:block"
      />
      <path d="M425 150l16 12l-16 12M895 150l16 12l-16 12" strokeWidth="2.5" />
    </>
  ),
});
