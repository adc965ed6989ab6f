import { expect, test } from "vitest";
import { facts } from "~/content/facts";
import { dependentUnit, landIn, landUnits, withAcres } from "./land-units.ts";

const units = landUnits(facts.bigha.squareFeet);
const read = (text: string, unit = "acre") => {
  const land = landIn(text, unit, units, 0.1, 5000);
  return "problem" in land ? land.problem : withAcres(land);
};

test("a bigha of Madhya Pradesh is 12,000 square feet, 3.63 to the acre; a hectare 2.471 acres (exact definitions)", () => {
  expect(units.map(({ id, acres }) => [id, acres.toFixed(4)])).toEqual([
    ["acre", "1.0000"],
    ["bigha-12000", "0.2755"],
    ["bigha-27000", "0.6198"],
    ["hectare", "2.4711"],
  ]);
});

test.each([
  ["12", "acre", "12 acres: 12 acres"],
  ["12", "bigha-12000", "12 bigha of 12,000 sq ft: 3.3 acres"],
  ["12", "bigha-27000", "12 bigha of 27,000 sq ft: 7.4 acres"],
  ["12 bigha", "acre", "12 bigha of 12,000 sq ft: 3.3 acres"],
  ["12 bigha", "bigha-27000", "12 bigha of 27,000 sq ft: 7.4 acres"],
  ["12 bigha of 27,000 sq ft", "acre", "12 bigha of 27,000 sq ft: 7.4 acres"],
  ["12 bigha of 27000 sq ft", "acre", "12 bigha of 27,000 sq ft: 7.4 acres"],
  ["12 Bigha.", "acre", "12 bigha of 12,000 sq ft: 3.3 acres"],
  ["12 बीघा", "acre", "12 bigha of 12,000 sq ft: 3.3 acres"],
  ["१२बीघा", "hectare", "12 bigha of 12,000 sq ft: 3.3 acres"],
  ["5 ha", "acre", "5 hectares: 12.4 acres"],
  ["1 Hectare", "acre", "1 hectare: 2.5 acres"],
  ["2½ एकड़", "bigha-12000", "2.5 acres: 2.5 acres"],
  ["5 एकड", "bigha-12000", "5 acres: 5 acres"],
  ["90.75", "bigha-12000", "90.75 bigha of 12,000 sq ft: 25 acres"],
])("%j, with %s chosen, is %s", (text, unit, told) => {
  expect(read(text, unit)).toBe(told);
});

test.each(["", "many", "12 biswa", "bigha", "12 acres soybean", "12,5 bigha", "1e9"])("%j is no area", (text) => {
  expect(read(text)).toBe("The area must be a number, such as 12 or 2.5, in acres, bigha or hectares.");
});

test("an unknown unit is no area", () => {
  expect(read("12", "biswa")).toMatch(/in acres, bigha or hectares/);
});

test("bounds are in acres, whatever the unit", () => {
  expect(read("0.3 bigha")).toBe("The area must be from 0.1 to 5,000 acres.");
  expect(read("0.4 bigha")).toBe("0.4 bigha of 12,000 sq ft: 0.11 acres");
  expect(read("2500 ha")).toBe("The area must be from 0.1 to 5,000 acres.");
});

test("a typed unit is chosen in the list, and choosing another there removes the typed one", () => {
  const before = { acres: "12", unit: "acre" };
  const typed = { ...before, acres: "12 bigha" };
  expect(dependentUnit("acres", typed, before, units)).toEqual({ unit: "bigha-12000" });
  const chosen = { ...typed, unit: "bigha-27000" };
  expect(dependentUnit("acres", chosen, { ...typed, unit: "bigha-12000" }, units)).toEqual({ acres: "12" });
  expect(dependentUnit("acres", { ...before, unit: "hectare" }, before, units)).toEqual({});
  expect(dependentUnit("acres", { ...before, acres: "12 b" }, before, units)).toEqual({});
});
