import { describe, expect, it } from "vitest";
import { neighbour, swipeDirection } from "./stepping";

const items = [{ id: "a" }, { id: "b" }, { id: "c" }];

describe("neighbour", () => {
  it("steps on and back, and wraps around", () => {
    expect(neighbour(items, "a", 1)).toBe("b");
    expect(neighbour(items, "c", 1)).toBe("a");
    expect(neighbour(items, "a", -1)).toBe("c");
  });
  it("is null for an unknown item", () => {
    expect(neighbour(items, "x", 1)).toBeNull();
    expect(neighbour([], null, -1)).toBeNull();
  });
});

describe("swipeDirection", () => {
  it("reads a stroke to the left as next and to the right as previous", () => {
    expect(swipeDirection({ x: 300, y: 100 }, { x: 200, y: 110 })).toBe(1);
    expect(swipeDirection({ x: 200, y: 100 }, { x: 300, y: 90 })).toBe(-1);
  });
  it("ignores taps and strokes that scroll", () => {
    expect(swipeDirection({ x: 200, y: 100 }, { x: 220, y: 100 })).toBe(0);
    expect(swipeDirection({ x: 200, y: 100 }, { x: 120, y: 400 })).toBe(0);
  });
});
