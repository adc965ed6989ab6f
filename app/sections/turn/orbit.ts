import { seenFrom } from "./words";

/** Camera position: angles around the model and above the horizon in radians, and distance in metres. */
export type View = { turn: number; tilt: number; distance: number };

/** Limits of the distance, in metres. */
export type Range = { nearest: number; farthest: number };

/** Limits of the tilt in radians: slightly from below, to see the underside, and almost from straight above. */
const MIN_TILT = -0.2;
const MAX_TILT = 1.48;

const KEY_STEP = Math.PI / 12;
const ZOOM_STEP = 1.2;

/** Share of the way to its goal that remains after one second. */
const REMAINING_AFTER_SECOND = 0.002;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The view rotated by these angles in radians, within the limits of the tilt. */
export function turned(view: View, turn: number, tilt: number): View {
  return { ...view, turn: view.turn + turn, tilt: clamp(MIN_TILT, view.tilt + tilt, MAX_TILT) };
}

/** The view with its distance multiplied by `factor`, within the range. */
export function zoomed(view: View, factor: number, { nearest, farthest }: Range): View {
  return { ...view, distance: clamp(nearest, view.distance * factor, farthest) };
}

/** The view after a key press; undefined for other keys. The caller handles Home and 0. */
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

/** Exponential approach of a number to its goal after `seconds`; it is exact when the rest is invisible. */
export function approach(now: number, goal: number, seconds: number): number {
  const rest = (goal - now) * REMAINING_AFTER_SECOND ** seconds;
  return Math.abs(rest) < 1e-4 ? goal : goal - rest;
}

/** The angle equivalent to `turn` that is nearest to `now`. */
export function nearestTurn(turn: number, now: number): number {
  return turn + Math.round((now - turn) / (2 * Math.PI)) * 2 * Math.PI;
}

/** A view in words, for screen readers; left and right are those of the aircraft. */
export function describeView({ turn, tilt }: View): string {
  const side = ((Math.round((turn / (2 * Math.PI)) * 8) % 8) + 8) % 8;
  return seenFrom(side, tilt > 1 ? "high" : tilt > 0.3 ? "above" : tilt < 0 ? "below" : "level");
}
