import { describe, expect, it } from "vitest";
import { afterKey, approach, describeView, nearestTurn, turned, zoomed } from "./orbit";

const view = { turn: 0, tilt: 0.3, distance: 2 };
const range = { nearest: 1, farthest: 3 };

describe("a view of a machine", () => {
  it("turns without limit, and its tilt has limits", () => {
    expect(turned(view, 7, 0).turn).toBe(7);
    expect(turned(view, 0, 5).tilt).toBeLessThan(Math.PI / 2);
    expect(turned(view, 0, -5).tilt).toBe(-0.2);
  });

  it("keeps its distance within the range", () => {
    expect(zoomed(view, 1.25, range).distance).toBe(2.5);
    expect(zoomed(view, 9, range).distance).toBe(3);
    expect(zoomed(view, 0.01, range).distance).toBe(1);
  });

  it("reacts to arrows, plus and minus, and to no other key", () => {
    expect(afterKey(view, "ArrowRight", range)?.turn).toBeGreaterThan(0);
    expect(afterKey(view, "ArrowLeft", range)?.turn).toBeLessThan(0);
    expect(afterKey(view, "ArrowUp", range)?.tilt).toBeGreaterThan(0.3);
    expect(afterKey(view, "ArrowDown", range)?.tilt).toBeLessThan(0.3);
    expect(afterKey(view, "+", range)?.distance).toBeLessThan(2);
    expect(afterKey(view, "-", range)?.distance).toBeGreaterThan(2);
    expect(afterKey(view, "Tab", range)).toBeUndefined();
  });

  it("turns back by the shorter way", () => {
    expect(nearestTurn(0.5, 6.5)).toBeCloseTo(0.5 + 2 * Math.PI);
    expect(nearestTurn(3, -3)).toBeCloseTo(3 - 2 * Math.PI);
  });
});

describe("on the way to a goal", () => {
  it("does not depend on the number of steps, and arrives", () => {
    const once = approach(0, 1, 0.2);
    const twice = approach(approach(0, 1, 0.1), 1, 0.1);
    expect(once).toBeGreaterThan(0.5);
    expect(twice).toBeCloseTo(once);
    expect(approach(0, 1, 5)).toBe(1);
    expect(approach(0, 1, Number.POSITIVE_INFINITY)).toBe(1);
  });
});

it.each([
  [0, 0.1, "Seen from the front."],
  [0.62, 0.34, "Seen from the front left, from above."],
  [Math.PI, 1.4, "Seen from the back, from high above."],
  [-Math.PI / 2, -0.1, "Seen from the right, from below."],
  [2 * Math.PI + 0.1, 0.1, "Seen from the front."],
])("turned by %d and tilted by %d is described as %s", (turn, tilt, words) => {
  expect(describeView({ turn, tilt, distance: 1 })).toBe(words);
});
