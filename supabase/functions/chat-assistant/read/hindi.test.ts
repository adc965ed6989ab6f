import { expect, test } from "vitest";
import { inLatin, writtenInLatin } from "./hindi.ts";

test.each([
  ["स्टूडियो", "studio", "Studio"],
  ["स्कूलों", "schools", "Schools"],
  ["अप्रैल", "April", "April"],
  ["सरकारी", "sarkari", "Sarkari"],
])("%s is read as %s and written %s", (word, read, written) =>
  expect([inLatin(word), writtenInLatin(word)]).toEqual([read, written]),
);
