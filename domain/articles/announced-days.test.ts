import { expect, test } from "vitest";
import { dayInIndia } from "../india-date.ts";
import { announces } from "./announced-days.ts";

const written = Date.parse("2026-07-02T04:00:00Z");
const isOver = (text: string, from: number, now: number) => announces(text, from, now) === "past";
const on = (day: string) => Date.parse(`${day}T12:00:00+05:30`);

test.each([
  "The next full-time batch starts in Bhopal on 20 July and runs for four weeks.",
  "We begin on July 20.",
  "We begin on July 20th, 2026 at 10:00.",
  "The batch starts on 2026-07-20.",
  "The batch starts on 20/07/2026.",
  "Places are left for 18 to 20 July",
  "The next batch runs from 20 July.",
])("%s is over the day after, and not on the day", (text) => {
  expect(isOver(text, written, on("2026-07-20"))).toBe(false);
  expect(isOver(text, written, on("2026-07-21"))).toBe(true);
});

test("the day ends at midnight in India", () => {
  const text = "We begin on 20 July.";
  expect(isOver(text, written, Date.parse("2026-07-20T23:59:59+05:30"))).toBe(false);
  expect(isOver(text, written, Date.parse("2026-07-21T00:00:00+05:30"))).toBe(true);
  expect(dayInIndia(Date.parse("2026-07-20T18:30:00Z")) - dayInIndia(Date.parse("2026-07-20T18:29:59Z"))).toBe(1);
});

test.each([
  ["A weekend batch follows in August.", "2026-08-31", "2026-09-01"],
  ["Workshops follow in February.", "2027-02-28", "2027-03-01"],
  ["The next batch starts next month.", "2026-08-31", "2026-09-03"],
])("%s is still told on %s, and over on %s", (text, before, after) => {
  expect(isOver(text, written, on(before))).toBe(false);
  expect(isOver(text, written, on(after))).toBe(true);
});

test.each([
  "On 3 March we flew for the first time.",
  "The rules have been in force since 25 August 2021.",
  "From August, practical training has a second field.",
  "You may fly in green zones.",
  "The course takes 4 weeks; 20 people may join.",
  "The batch runs from 20 July to 5 December 2099.",
  "Every Saturday at 9.30.",
  "What a spraying drone can do for a farmer today.",
  "Spray this week and look again tomorrow.",
])("%s announces nothing that is past", (text) => expect(isOver(text, written, on("2027-06-01"))).toBe(false));

test("a text written after its day is past if it announces the day as future", () => {
  const later = on("2026-09-23");
  expect(isOver("The next batch starts on 20 July.", later, later)).toBe(true);
  expect(isOver("On 20 July twelve people began.", later, later)).toBe(false);
});

test("a text of any length is read quickly", () => {
  for (const text of ["20 ".repeat(20_000), "May ".repeat(20_000), "1/".repeat(30_000), "from the ".repeat(9_000)])
    expect(isOver(text, written, written)).toBe(false);
});
