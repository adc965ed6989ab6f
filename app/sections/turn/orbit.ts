/** From where one looks at a machine: angles around it and above the horizon in radians, and how far away in metres. */
export type View = { turn: number; tilt: number; distance: number };

/** How near and how far one may go, in metres. */
export type Range = { nearest: number; farthest: number };

/** A little from below, to see what hangs under the machine, and almost straight from above. */
const LOWEST = -0.2;
const HIGHEST = 1.48;

const KEY_STEP = Math.PI / 12;
const ZOOM_STEP = 1.2;

/** How much of the way to its goal a view has left after a second. */
const REMAINS = 0.002;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The view after a drag by these angles, in radians; it stops short of the floor and of the zenith. */
export function turned(view: View, turn: number, tilt: number): View {
  return { ...view, turn: view.turn + turn, tilt: between(LOWEST, view.tilt + tilt, HIGHEST) };
}

/** The view from `factor` times as far, within the range. */
export function zoomed(view: View, factor: number, { nearest, farthest }: Range): View {
  return { ...view, distance: between(nearest, view.distance * factor, farthest) };
}

/** What a key makes of a view; undefined for a key that means nothing here. Home and 0 are the caller's. */
export function afterKey(view: View, key: string, range: Range): View | undefined {
  switch (key) {
    case "ArrowLeft":
      return turned(view, -KEY_STEP, 0);
    case "ArrowRight":
      return turned(view, KEY_STEP, 0);
    case "ArrowUp":
      return turned(view, 0, KEY_STEP / 2);
    case "ArrowDown":
      return turned(view, 0, -KEY_STEP / 2);
    case "+":
    case "=":
      return zoomed(view, 1 / ZOOM_STEP, range);
    case "-":
      return zoomed(view, ZOOM_STEP, range);
  }
}

/** One number on its way to another, `seconds` later; it arrives when nobody could see the rest. */
export function approached(now: number, goal: number, seconds: number): number {
  const rest = (goal - now) * REMAINS ** seconds;
  return Math.abs(rest) < 1e-4 ? goal : goal - rest;
}

/** The same direction as `turn`, by the shorter way from `now`. */
export function nearestTurn(turn: number, now: number): number {
  return turn + Math.round((now - turn) / (2 * Math.PI)) * 2 * Math.PI;
}

const SIDES = [
  "the front",
  "the front left",
  "the left",
  "the back left",
  "the back",
  "the back right",
  "the right",
  "the front right",
];

/** A view in words, for who does not see it: left and right are the machine's own. */
export function inWords({ turn, tilt }: View): string {
  const side = SIDES[((Math.round((turn / (2 * Math.PI)) * 8) % 8) + 8) % 8];
  const height = tilt > 1 ? ", from high above" : tilt > 0.3 ? ", from above" : tilt < 0 ? ", from below" : "";
  return `Seen from ${side}${height}.`;
}
