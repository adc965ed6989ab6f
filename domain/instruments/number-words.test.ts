import { expect, test } from "vitest";
import { landIn, landUnits } from "./land-units.ts";
import { measureIn } from "./measures.ts";
import { inDigits } from "./number-words.ts";

const units = landUnits([12_000, 27_000]);

test.each([
  ["बारह एकड़", 12],
  ["bara acre", 12],
  ["twelve acres", 12],
  ["Twenty-five acres", 25],
  ["two hundred acres", 200],
  ["दो सौ पचास एकड़", 250],
  ["डेढ़ एकड़", 1.5],
  ["आधा एकड़", 0.5],
  ["तीस", 30],
  ["one thousand two hundred acres", 1200],
  ["ek hazar do sau acre", 1200],
  ["डेढ़ सौ एकड़", 150],
])("%s is land", (text, acres) => {
  expect(landIn(text, "acre", units, 0.1, 5000)).toMatchObject({ acres });
});

test("a length is read in words, with its unit", () => {
  expect(measureIn("दो किमी", "The length", "m", 20, 20_000)).toBe(2000);
  expect(measureIn("two km", "The length", "m", 20, 20_000)).toBe(2000);
});

test("what is no number in words stays as it was typed", () => {
  for (const text of ["many", "12 acres", "acre twelve", "", "12.5"]) expect(inDigits(text)).toBe(text);
  expect(inDigits("five six acres")).toBe("5 six acres");
  for (const text of ["five six acres", "twenty half acres"])
    expect(landIn(text, "acre", units, 0.1, 5000)).toHaveProperty("problem");
});
