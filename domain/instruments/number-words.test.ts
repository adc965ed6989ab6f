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
  ["half an acre", 0.5],
  ["half acre", 0.5],
  ["Half of an acre", 0.5],
  ["one and a half acres", 1.5],
  ["two and half acres", 2.5],
  ["2 and a half acres", 2.5],
  ["a hundred acres", 100],
  ["two hundred and fifty acres", 250],
  ["2 hundred acres", 200],
  ["das ekad", 10],
  ["साढ़े तीन एकड़", 3.5],
  ["साढ़े ३ एकड़", 3.5],
  ["sadhe teen ekad", 3.5],
  ["सवा दो एकड़", 2.25],
  ["sava do acre", 2.25],
  ["सवा एकड़", 1.25],
  ["पौने तीन एकड़", 2.75],
  ["paune teen acre", 2.75],
  ["पौन एकड़", 0.75],
  ["डेढ़", 1.5],
  ["ढाई", 2.5],
  ["dhai ekad", 2.5],
  ["ढाई सौ एकड़", 250],
  ["सवा सौ एकड़", 125],
  ["पौने दो सौ एकड़", 175],
  ["साढ़े तीन सौ एकड़", 350],
  ["सवा दो हज़ार एकड़", 2250],
])("%s is land", (text, acres) => {
  expect(landIn(text, "acre", units, 0.1, 5000)).toMatchObject({ acres });
});

test("bigha are read in words", () => {
  const read = (text: string) => landIn(text, "acre", units, 0.1, 5000);
  expect(read("साढ़े तीन बीघा")).toMatchObject({ amount: 3.5, unit: { id: "bigha-12000" } });
  expect(read("dedh bigha")).toMatchObject({ amount: 1.5, unit: { id: "bigha-12000" } });
});

test("a length is read in words, with its unit", () => {
  expect(measureIn("दो किमी", "The length", "m", 20, 20_000)).toBe(2000);
  expect(measureIn("two km", "The length", "m", 20, 20_000)).toBe(2000);
});

test("what is no number in words stays as it was typed", () => {
  for (const text of [
    "many",
    "12 acres",
    "acre twelve",
    "",
    "12.5",
    "१२ एकड़",
    "2-3 acres",
    "an acre",
    "साढ़े एकड़",
    "साढ़े",
  ])
    expect(inDigits(text)).toBe(text);
  expect(inDigits("five six acres")).toBe("5 six acres");
  for (const text of [
    "five six acres",
    "twenty half acres",
    "five and six acres",
    "2 hundred 50 acres",
    "साढ़े सवा दो एकड़",
  ])
    expect(landIn(text, "acre", units, 0.1, 5000)).toHaveProperty("problem");
});
