import { picture } from "./pictures";
import type { Turnable } from "./schema";

const sprayerParts = [
  {
    node: "tank",
    name: "Tank",
    text: "With a level gauge on each side and the filler in front.",
    from: { turn: 68, tilt: 4 },
  },
  {
    node: "nozzle-1",
    name: "Rotary nozzles",
    text: "Below the motors: their wind carries the drops down.",
    from: { turn: -150, tilt: -3 },
  },
  {
    node: "radar",
    name: "Forward radar",
    text: "Behind the dark window at the front: it looks for wires and trees.",
    from: { turn: 12, tilt: 6 },
  },
  {
    node: "receiver",
    name: "Satellite receivers",
    text: "On masts: they keep the drone on the planned line.",
    from: { turn: 205, tilt: 24 },
  },
];

/** What all heavy payload drones have. */
const lifterParts = [
  {
    node: "motor-1",
    name: "Motors",
    text: "One at the end of each arm, beyond its folding joint.",
    from: { turn: 150, tilt: 30 },
  },
  {
    node: "receiver",
    name: "Satellite receivers",
    text: "On masts, away from the motors.",
    from: { turn: 205, tilt: 24 },
  },
  {
    node: "radar",
    name: "Forward radar",
    text: "Behind the dark window at the front: it looks for wires and walls.",
    from: { turn: 12, tilt: 6 },
  },
];

/** The aircraft that visitors turn, with what their own pages say of their parts. */
export const turnables = {
  basic: {
    model: "trainer-basic",
    kilobytes: 380,
    name: "Basic",
    picture: picture("trainer-basic"),
    parts: [
      {
        node: "guard-2",
        name: "Propeller ring",
        text: "Around each propeller, on three struts.",
        from: { turn: 30, tilt: 30 },
      },
      {
        node: "motor-1",
        name: "Motor",
        text: "Its cap has the model's colour.",
        from: { turn: -60, tilt: 24 },
      },
    ],
  },
  pro: {
    model: "trainer-pro",
    kilobytes: 320,
    name: "Pro",
    picture: picture("trainer-pro"),
    parts: [
      {
        node: "gimbal",
        name: "Camera on a gimbal",
        text: "Held level while the aircraft leans.",
        from: { turn: 30, tilt: 2 },
      },
      {
        node: "motor-1",
        name: "Motor",
        text: "Open, so students can clean and check it.",
        from: { turn: -60, tilt: 24 },
      },
    ],
  },
  elite: {
    model: "trainer-elite",
    kilobytes: 310,
    name: "Elite",
    picture: picture("trainer-elite"),
    parts: [
      {
        node: "receiver",
        name: "RTK antenna",
        text: "On its mast, where it sees the whole sky.",
        from: { turn: 215, tilt: 22 },
      },
      {
        node: "gimbal",
        name: "Camera on a gimbal",
        text: "Good enough for survey maps.",
        from: { turn: 30, tilt: 2 },
      },
      { node: "motor-1", name: "Motor", text: "On a carbon arm.", from: { turn: -60, tilt: 24 } },
    ],
  },
  surveillance: {
    model: "surveillance",
    kilobytes: 420,
    name: "Surveillance drone",
    picture: picture("surveillance"),
    opens: true,
    parts: [
      {
        node: "gimbal",
        name: "Cameras on a gimbal",
        text: "Zoom, wide and thermal behind one window, held level while the aircraft leans.",
        from: { turn: 24, tilt: 2 },
      },
      {
        node: "motor-3",
        name: "Motor and propeller",
        text: "On a clamped carbon arm. The green lights are at the back.",
        from: { turn: 140, tilt: 30 },
      },
      {
        node: "battery",
        name: "Battery",
        text: "Under the cover, held by a strap.",
        from: { turn: 200, tilt: 42 },
        inside: true,
      },
      {
        node: "board-2",
        name: "Flight controller",
        text: "Between power board and receiver.",
        from: { turn: 20, tilt: 48 },
        inside: true,
      },
    ],
  },
  heavySmall: {
    model: "heavy-hp10",
    kilobytes: 270,
    name: "HP-10",
    picture: picture("heavy-hp10"),
    parts: [
      {
        node: "scanner",
        name: "Laser scanner",
        text: "On a plate with rubber dampers under the hub.",
        from: { turn: 40, tilt: 4 },
      },
      ...lifterParts,
    ],
  },
  heavy: {
    model: "heavy",
    kilobytes: 280,
    name: "HP-20",
    picture: picture("heavy"),
    parts: [
      {
        node: "crate",
        name: "Crate",
        text: "Strapped and latched, on the release under the hub.",
        from: { turn: 50, tilt: 8 },
      },
      ...lifterParts,
    ],
  },
  heavyLarge: {
    model: "heavy-hp30",
    kilobytes: 290,
    name: "HP-30",
    picture: picture("heavy-hp30"),
    parts: [
      {
        node: "winch",
        name: "Winch",
        text: "A drum of orange rope, with a weighted hook.",
        from: { turn: 40, tilt: 4 },
      },
      ...lifterParts,
    ],
  },
  sprayer32: {
    model: "agri-six",
    kilobytes: 270,
    name: "Sprayer 32",
    picture: picture("agri-six"),
    parts: sprayerParts,
  },
  sprayer40: {
    model: "agri-eight",
    kilobytes: 280,
    name: "Sprayer 40",
    picture: picture("agri-eight"),
    parts: sprayerParts,
  },
} satisfies Record<string, Turnable>;
