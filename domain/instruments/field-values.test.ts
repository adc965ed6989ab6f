import { expect, test } from "vitest";
import { counted, duration, fieldText, numberOf, valuesFrom, within } from "./field-values.ts";

test.each([
  ["12", 12],
  [" 2.5 ", 2.5],
  [".5", 0.5],
  ["12.", 12],
  ["1,200", 1200],
  ["1,20,000", 120_000],
  ["12,34,567.5", 1_234_567.5],
  ["½", 0.5],
  ["2½", 2.5],
  ["2 ¼", 2.25],
  ["१२", 12],
  ["१२.५", 12.5],
])("%j is read as %d", (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test.each(["", ".", "many", "12 acres", "1e9", "Infinity", "0x10", "12,5", "1,2,3", "1.2.3", "1½.", "--1"])(
  "%j is no number, and nothing is guessed",
  (text) => {
    expect(numberOf(text)).toBeNaN();
  },
);

test.each(["0", "-1", "−1", "99999999999"])(
  "%j is out of range, and the problem names the range and its unit",
  (text) => {
    expect(within(numberOf(text), "The area", 0.1, 5_000_000, "acres")).toEqual({
      problem: "The area must be from 0.1 to 50,00,000 acres.",
    });
  },
);

test("a number with many decimals in a query is rounded", () => {
  const start = { acres: "12", crop: "soybean" };
  expect(valuesFrom("?acres=7.4399999999999995", start)).toEqual({ acres: "7.44", crop: "soybean" });
  expect(valuesFrom("?acres=12.125&crop=0.30000000000000004%20x", start).acres).toBe("12.125");
});

test("a number in words keeps its unit in a query", () => {
  const acres = "one thousand two hundred and fifty square metres";
  expect(valuesFrom(`?acres=${encodeURIComponent(acres)}`, { acres: "12" })).toEqual({ acres });
  expect(valuesFrom(`?acres=${"1".repeat(1000)}`, { acres: "12" }).acres).toHaveLength(80);
});

test.each([
  [12 * 0.62, "7.44"],
  [1.1 * 100, "110"],
  [0.1 + 0.2, "0.3"],
  [70.2049, "70.2"],
  [-0.001, "0"],
])("%d is %s in a field", (value, text) => {
  expect(fieldText(value)).toBe(text);
});

test("minus zero is zero", () => {
  expect(numberOf("-0")).toBe(0);
});

test.each([
  [1, "1 acre"],
  [0.99, "0.99 acres"],
  [1.04, "1 acre"],
  [0.012, "0.01 acres"],
  [2.5, "2.5 acres"],
])("%d has its unit: %s", (count, text) => {
  expect(counted(count, "acre")).toBe(text);
});

test("the shortest duration is one minute", () => {
  expect(duration({ from: 1 / 60, to: 1 / 60 })).toBe("1 minute");
  expect(duration({ from: 0.004, to: 0.005 })).toBe("1 minute");
});

test("less than two hours are given in minutes", () => {
  expect(duration({ from: 0.48, to: 0.533 })).toBe("29-32 minutes");
  expect(duration({ from: 0.4, to: 0.4 })).toBe("24 minutes");
  expect(duration({ from: 1.5, to: 3 })).toBe("1.5-3 hours");
});
