import { expect, test } from "vitest";
import { longDate, writtenDay } from "./dates";

test("a time is shown in long US English form, in Bhopal's time zone", () => {
  expect(longDate("2026-11-21T06:00:00Z", "N/A")).toBe("November 21, 2026");
  expect(longDate("2026-11-21T20:00:00Z", "N/A")).toBe("November 22, 2026");
});

test("running text puts the day first", () => {
  expect(writtenDay(new Date("2026-11-21T00:00:00Z"))).toBe("21 November 2026");
});

test("without a valid time the fallback is shown", () => {
  expect(longDate(null, "N/A")).toBe("N/A");
  expect(longDate(undefined, "Date not available")).toBe("Date not available");
  expect(longDate("soon", "Date not available")).toBe("Date not available");
});
