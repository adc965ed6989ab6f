import type { Drawer } from "./places";

const axis = 672;
/** The motors' axes. */
const [port, starboard] = [438, 906];

/** A plate from the front and above. */
const slab = (x: number, y: number, width: number, deep: number, high: number) =>
  `M${x - width / 2} ${y}h${width}v${high}h${-width}zM${x - width / 2} ${y}l${deep} ${-deep * 0.55}h${width}l${-deep} ${deep * 0.55}M${x + width / 2} ${y + high}l${deep} ${-deep * 0.55}v${-high}`;

/** One propeller, its motor and the nut between them. */
const propulsion = (x: number) =>
  `M${x - 128} 128c40 -22 88 -14 122 -4h12c34 -10 82 -18 122 4c-40 6 -88 6 -122 2h-12c-34 4 -82 4 -122 -2zM${x - 7} 150h14v10h-14zM${x - 38} 214c0 -16 76 -16 76 0v44c0 16 -76 16 -76 0zM${x - 38} 214c0 14 76 14 76 0M${x - 24} 222v42M${x - 8} 225v44M${x + 8} 225v44M${x + 24} 222v42`;

/** A quadcopter taken apart along its axes, the parts in the order in which they are fitted. */
export const explodedView: Drawer = () => ({
  size: [1344, 810],
  rise: 70,
  phone: { from: 270, to: 1074 },
  places: [
    { pin: [port - 60, 124], at: [0, 124], width: 250 },
    { pin: [port - 30, 240], at: [0, 264], width: 270 },
    { pin: [port + 44, 548], at: [0, 556], width: 320 },
    { pin: [560, 628], at: [0, 700], width: 300 },
    { pin: [axis + 20, 60], at: [1046, 68], width: 298 },
    { pin: [axis + 90, 236], at: [1046, 206], width: 298 },
    { pin: [axis + 60, 338], at: [1046, 346], width: 298 },
    { pin: [axis + 130, 462], at: [1046, 486], width: 298 },
    { pin: [axis + 24, 722], at: [1046, 676], width: 298 },
  ],
  art: (
    <>
      <path d={`M${axis} 74V700M${port} 110V600M${starboard} 110V600`} strokeDasharray="2 8" className="opacity-50" />
      <path
        d={`M${axis - 30} 56c0 -12 60 -12 60 0v12c0 12 -60 12 -60 0zM${axis} 77v62`}
        strokeWidth="2"
        className="fill-white/8"
      />
      <path
        d={`M${axis - 120} 176c14 -44 70 -50 120 -50s106 6 120 50l-26 8h-188z`}
        strokeWidth="2"
        className="fill-white/5"
      />
      <path d={propulsion(port) + propulsion(starboard)} strokeWidth="2" className="fill-white/8" />
      <path d={slab(axis - 16, 232, 210, 32, 10)} strokeWidth="2" className="fill-signal/25 stroke-signal" />
      <path d={`M${axis - 60} 224h44v-10h-44zM${axis + 10} 222h30v-8h-30z`} />
      <path d={slab(axis - 12, 336, 120, 24, 12)} strokeWidth="2" className="fill-white/8" />
      <path d={`M${axis - 72} 336l-46 -34M${axis + 72} 324l46 -34`} strokeWidth="2" />
      <path d={slab(axis - 20, 440, 250, 40, 52)} strokeWidth="2" className="fill-white/10" />
      <path
        d={`M${axis - 145} 458c-34 0 -40 30 -70 30M${axis - 145} 470c-30 0 -34 32 -66 32`}
        strokeWidth="2"
        className="stroke-signal"
      />
      <path
        d={slab(port + 44, 542, 62, 14, 12) + slab(starboard - 58, 542, 62, 14, 12)}
        strokeWidth="2"
        className="fill-signal/25 stroke-signal"
      />
      <path d={slab(axis - 18, 616, 300, 36, 14)} strokeWidth="2" className="fill-white/8" />
      <path
        d={`M${axis - 168} 618L${port - 26} 600v14L${axis - 168} 630M${axis + 132} 618L${starboard + 26} 600v14L${axis + 132} 630M${axis - 110} 632l-44 128h-34M${axis + 90} 632l44 128h34`}
        strokeWidth="2"
      />
      <path
        d={`M${axis - 34} 676v30c0 16 68 16 68 0v-30zM${axis} 722m-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M${axis} 722m-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0`}
        strokeWidth="2"
        className="fill-white/8"
      />
    </>
  ),
});
