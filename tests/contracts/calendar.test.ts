import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { announces, looksAhead } from "../../domain/articles/announced-days";
import { lookup } from "./figures";
import { surfaces } from "./surfaces";

const months = Array.from({ length: 24 }, (_, at) => Date.UTC(2026, at, 1));

/** Sentences that announce something for a day or month: they turn untrue when it is past. */
const announcements = (text: string) =>
  lookup(text)
    .split(/[.!?]\s|\n/)
    .filter((sentence) => looksAhead(sentence) && months.some((now) => announces(sentence, now, now)));

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
  const month = /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/;
  for (const path of ["/blog", "/news", "/careers"]) expect(surfaces[path]).not.toMatch(month);
});
