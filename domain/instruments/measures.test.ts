import { expect, test } from "vitest";
import { words as hindi } from "../../hindi/domain/instruments/words/measures.ts";
import { measureIn, readBack, type UnitId, unitOf } from "./measures.ts";
import { words } from "./words/measures.ts";

const read = (text: string, own: UnitId) => measureIn(text, "The value", own, 0, 1e9);

test.each([
  ["20", "MW", 20],
  ["20 MW", "MW", 20],
  ["500 kW", "MW", 0.5],
  ["1.2 gw", "MW", 1200],
  ["२ मेगावाट", "MW", 2],
  ["3 km", "m", 3000],
  ["३ किमी", "m", 3000],
  ["1,200m", "m", 1200],
  ["100 ft", "m", 30.48],
  ["8 mm", "cm", 0.8],
  ["500 m²", "m2", 500],
  ["10,000 sq. ft", "m2", 929.0304],
  ["100 sq.ft", "m2", 9.290304],
  ["100 sqft.", "m2", 9.290304],
  ["100 Sq. Feet", "m2", 9.290304],
  ["100 sq.m", "m2", 100],
  ["100 sq. m.", "m2", 100],
  ["100 sqmt", "m2", 100],
  ["100 sq meter", "m2", 100],
  ["100 square meter", "m2", 100],
  ["१०० वर्गमीटर", "m2", 100],
  ["80 per cent", "percent", 80],
  ["1 acre", "m2", 4046.8564224],
  ["1 एकड", "m2", 4046.8564224],
  ["2 ha", "m2", 20_000],
  ["2.6 kg", "g", 2600],
  ["२५० ग्राम", "g", 250],
  ["5 kgs", "kg", 5],
  ["1 quintal", "kg", 100],
  ["80%", "percent", 80],
  ["20 °", "degree", 20],
  ["30 °C", "celsius", 30],
  ["25 साल", "year", 25],
] as const)("%j is %s, counted there as %d", (text, own, value) => {
  expect(read(text, own)).toBe(value);
});

test.each([
  ["many", "MW", 'The value must be a number in megawatts or kilowatts: "many" cannot be read.'],
  ["12 biswa", "percent", 'The value must be a number: "biswa" cannot be read.'],
  ["", "m", "The value must be a number, such as 12 or 2.5."],
  ["abc", "cm", 'The value must be a number in centimetres or millimetres: "abc" cannot be read.'],
  ["", "year", "The value must be a number, such as 21."],
  ["12,5 km", "m", "The value must be a number, such as 12 or 2.5."],
] as const)("%j in %s is refused with a reason", (text, own, problem) => {
  expect(read(text, own)).toEqual({ problem });
});

test("bounds are in the field's own unit, whatever was typed", () => {
  expect(measureIn("30 km", "The length", "m", 20, 20_000)).toEqual({
    problem: "The length must be from 20 to 20,000 metres.",
  });
});

test("another unit is shown as it was read, the field's own is not", () => {
  expect(readBack("500 kW", "MW")).toBe("Read as 0.5 megawatts.");
  expect(readBack("३ किमी", "m")).toBe("Read as 3,000 metres.");
  for (const text of ["20", "20 MW", "many", ""]) expect(readBack(text, "MW"), text).toBeUndefined();
});

test.each([
  ["English", words],
  ["Hindi", hindi],
])("what a sentence calls a unit can also be typed: %s", (_, { units }) => {
  for (const [id, name] of Object.entries(units))
    expect(unitOf(id as UnitId).words, id).toContain(name.toLowerCase().normalize("NFKC"));
});
