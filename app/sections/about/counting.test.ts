import { describe, expect, it } from "vitest";
import { COUNT_STEPS, countAt } from "./counting";

describe("countAt", () => {
  it.each([5, 500, 1200, 98])("runs from 0 to %i without falling", (target) => {
    const shown = Array.from({ length: COUNT_STEPS + 1 }, (_, step) => countAt(target, step));
    expect(shown[0]).toBe(0);
    expect(shown.at(-1)).toBe(target);
    expect(shown.every((value, index) => index === 0 || value >= (shown[index - 1] ?? 0))).toBe(true);
  });
  it("stays at the target", () => {
    expect(countAt(98, 75)).toBe(98);
  });
});
