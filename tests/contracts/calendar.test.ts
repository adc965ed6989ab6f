import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { lookup } from "./figures";
import { surfaces } from "./surfaces";

const month = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
/** A place in the calendar: "20 July", "in August"; "may" alone is a verb. */
const day = new RegExp(`\\b\\d{1,2} ${month}\\b|\\b(?:in|from|until|by|of|since) ${month}\\b`);
const announces = /\b(?:next|coming|upcoming|begins?|starts?|opens?|register|registration)\b/;

/** Sentences that announce something for a day or month: they turn untrue when it is past. */
const announcements = (text: string) =>
  lookup(text)
    .toLowerCase()
    .split(/[.!?]\s|\n/)
    .filter((sentence) => day.test(sentence) && announces.test(sentence));

describe("nothing is announced for a day that passes while the words stand", () => {
  test.each(Object.entries(surfaces))("%s", (path, text) => {
    expect(announcements(text), `words of ${path}: say it without the day`).toEqual([]);
  });

  it.each([
    "The next full-time batch starts in Bhopal on 20 July and runs for four weeks.",
    "A second field opens in August.",
    "Please register by 20 September.",
  ])("would see: %s", (sentence) => {
    expect(announcements(sentence)).toHaveLength(1);
  });
});

test("demonstration rows are dated back from the first start, and name no month", () => {
  const seed = readFileSync(join(import.meta.dirname, "../../supabase/seed.sql"), "utf8");
  expect(seed.match(/\b20\d\d-\d\d/g)).toBeNull();
  for (const path of ["/blog", "/news", "/careers"]) expect((surfaces[path] ?? "").toLowerCase()).not.toMatch(day);
});
