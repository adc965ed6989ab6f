import { expect, test } from "vitest";
import { about } from "~/content/about";
import { home } from "~/content/home";
import { pages } from "~/content/pages";
import { typeset } from "./typeset";

const set = (text: string) => typeset(text).replaceAll("\u00a0", "~");

test.each([
  ["at 2 kg or 250 g", "at 2~kg or 250~g"],
  ["from 60-120 m, 10 m/s, 600 W/m² and 1,000 m³", "from 60-120~m, 10~m/s, 600~W/m² and 1,000~m³"],
  ["±0.05 to ±0.2 °C", "±0.05 to ±0.2~°C"],
  ["60 × 40 × 30 cm, 1 : 3, < 2 kg", "60~×~40~×~30~cm, 1~:~3, <~2~kg"],
  ["₹10 lakh, 4-8 LPA", "₹10~lakh, 4-8~LPA"],
])("%s", (text, expected) => {
  expect(set(text)).toBe(expected);
});

test.each(["4 weeks", "5 mornings", "in 2 modules", "Table 3: 4 rows", "15 years of 3 schools"])(
  "%s is left to the line",
  (text) => {
    expect(set(text)).toBe(text);
  },
);

/** Every string of a record whose key is one of these. */
function stringsAt(record: unknown, keys: RegExp, key = ""): string[] {
  if (typeof record === "string") return keys.test(key) ? [record] : [];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([name, each]) => stringsAt(each, keys, Array.isArray(record) ? key : name));
}

test("no address, anchor or file name is changed", () => {
  for (const record of [...pages, home, about]) {
    const addresses = /^(to|href|id|path|file|kind|defaultTab)$/;
    expect(stringsAt(typeset(record), addresses)).toEqual(stringsAt(record, addresses));
  }
});
