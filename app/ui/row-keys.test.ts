import { expect, it } from "vitest";
import { stepByKey } from "./row-keys";

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 3, 0],
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 0, 3],
  ["Home", 2, 0],
  ["End", 1, 3],
])("%s leads from place %i of four to %i", (key, at, to) => {
  expect(stepByKey(key, at, 4)).toBe(to);
});

it.each(["ArrowDown", "Enter", "Tab", "constructor", "a"])("%s leads nowhere", (key) => {
  expect(stepByKey(key, 1, 4)).toBeUndefined();
});
