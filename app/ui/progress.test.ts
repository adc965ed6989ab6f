import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkedProgress } from "./progress";

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockReset());
afterEach(() => void logged.mockReset());

test("a bar is indeterminate without a value, complete at its maximum, loading otherwise", () => {
  expect(checkedProgress(null)).toEqual({ value: null, max: 100, state: "indeterminate" });
  expect(checkedProgress(100)).toEqual({ value: 100, max: 100, state: "complete" });
  expect(checkedProgress(0)).toEqual({ value: 0, max: 100, state: "loading" });
  expect(checkedProgress(3, 5)).toEqual({ value: 3, max: 5, state: "loading" });
  expect(logged).not.toHaveBeenCalled();
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("a maximum of %s is logged and becomes 100", (max) => {
  expect(checkedProgress(50, max)).toEqual({ value: 50, max: 100, state: "loading" });
  expect(logged).toHaveBeenCalledOnce();
});

test.each([-1, 101, Number.NaN])("a value of %s is logged and becomes none", (value) => {
  expect(checkedProgress(value)).toEqual({ value: null, max: 100, state: "indeterminate" });
  expect(logged).toHaveBeenCalledOnce();
});
