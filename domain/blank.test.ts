import { expect, test } from "vitest";
import { isBlank } from "./blank.ts";

test.each([
  ["nothing", ""],
  ["white space", " \t\r\n\u00a0\u3000"],
  ["letters of no width", "\u200b\u200d\u2060\ufeff"],
  ["a Hangul filler", "\u3164\u1160\uffa0"],
  ["an empty Braille pattern", "\u2800"],
  ["letters that only shape others", "\u180e\u17b4\u17b5\u{1bca0}\u{1d173}"],
  ["a private letter", "\ue000"],
  ["marks without a letter", "\u0301\u093e\u0902\u0e31\u{e0100}"],
])("%s is blank", (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["Asha", "आशा", "a\u200b", "க்", "é", "李", "😀", "?"])("%s is not", (text) => {
  expect(isBlank(text)).toBe(false);
});
