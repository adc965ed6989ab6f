import { expect, test } from "vitest";
import { namesOf } from "./names";

test.each([
  [["Asha Rao"], "Asha Rao"],
  [["Asha Rao", "Meera Nair"], "Asha Rao and Meera Nair"],
  [["Asha Rao", "Meera Nair", "Om"], "Asha Rao, Meera Nair and Om"],
  [["Asha Rao", "Meera Nair", "Om", "Ravi", "Leela"], "Asha Rao, Meera Nair and 3 more"],
])("%j are named as %j", (names, words) => {
  expect(namesOf(names)).toBe(words);
});
