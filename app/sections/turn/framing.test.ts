import { describe, expect, it } from "vitest";
import { fitted, framed, inRow } from "./framing";

const picture = { width: 1600, height: 1200, focus: { y: 0.4 } };

describe("the place of a picture in an area", () => {
  it("fills an area of its own shape", () => {
    expect(framed({ width: 400, height: 300 }, picture)).toEqual({ width: 400, height: 300, left: 0, top: 0 });
  });

  it("is as wide as a flatter area and cut around its focus, as the still picture is", () => {
    expect(framed({ width: 800, height: 500 }, picture)).toEqual({ width: 800, height: 600, left: 0, top: -40 });
  });

  it("is in the middle of a very wide area, and not cut further", () => {
    const { width, height, left } = framed({ width: 2000, height: 500 }, picture);
    expect(width).toBeLessThan(900);
    expect(height).toBeLessThan(650);
    expect(left * 2 + width).toBe(2000);
  });

  it("is whole in a high area", () => {
    expect(framed({ width: 400, height: 800 }, picture)).toEqual({ width: 400, height: 300, left: 0, top: 200 });
  });
});

describe("labels in a row", () => {
  const label = (middle: number, width = 24) => ({ middle, width });
  /** Whether each label keeps away from its neighbours and from both ends. */
  const apart = (labels: { width: number }[], middles: number[], room: number) => {
    const row = labels
      .map(({ width }, index) => ({ from: (middles[index] ?? 0) - width / 2, to: (middles[index] ?? 0) + width / 2 }))
      .sort((one, other) => one.from - other.from);
    return [{ from: 0, to: 0 }, ...row].every(({ to }, at) => (row[at]?.from ?? room + 1) > to);
  };

  it("stay where they are wanted if there is room", () => {
    expect(inRow([label(300), label(50)], 358)).toEqual([300, 50]);
  });

  it.each([
    ["at one place", [label(180), label(180), label(180), label(180)]],
    ["at the left end", [label(2), label(4), label(4), label(30)]],
    ["at the right end", [label(356), label(350), label(358), label(358)]],
    ["long ones", [label(100, 80), label(110, 90), label(300, 100), label(120, 40)]],
  ])("are never over each other or over an end: %s", (_, labels) => {
    const middles = inRow(labels, 358);
    expect(middles.every(Number.isFinite)).toBe(true);
    expect(apart(labels, middles, 358)).toBe(true);
  });

  it("share the way that they have to move", () => {
    expect(inRow([label(100), label(100)], 358)).toEqual([85, 115]);
  });

  it("keep the order of their parts, so that no two lines cross", () => {
    const [one = 0, two = 0, three = 0] = inRow([label(181), label(180), label(182)], 358);
    expect(two).toBeLessThan(one);
    expect(one).toBeLessThan(three);
  });

  it("change places where the line of one would run across that of the other", () => {
    // Both are pushed from the right end to the left; the second part lies far below the first.
    const [high = 0, low = 0] = inRow(
      [
        { ...label(350), down: 40 },
        { ...label(356), down: 300 },
      ],
      358,
    );
    expect(low).toBeLessThan(high);
    const [deep = 0, near = 0] = inRow(
      [
        { ...label(350), down: 300 },
        { ...label(356), down: 40 },
      ],
      358,
    );
    expect(deep).toBeLessThan(near);
  });
});

describe("an opened aircraft in its area", () => {
  it("keeps its distance where it fits, and is moved below the labels", () => {
    expect(fitted({ top: 20, bottom: 220 }, 370)).toEqual({ factor: 1, down: 88 });
  });

  it("is seen from farther away where its cover would leave the area", () => {
    const { factor, down } = fitted({ top: -40, bottom: 410 }, 370);
    expect(factor).toBe(1.5);
    // Around the middle of the area: 35 to 335, then a part of the way down, which is shorter from there.
    expect(35 + down / factor).toBeCloseTo(58);
    expect(335 + down / factor).toBeCloseTo(358);
  });
});
