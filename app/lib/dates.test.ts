import { expect, test } from "vitest";
import { distanceFrom, longDate, writtenDay } from "./dates";

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

test("a time is told by its distance from now, in whole units", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  expect(distanceFrom("2026-11-21T11:59:30Z", now)).toBe("just now");
  expect(distanceFrom("2026-11-21T11:01:00Z", now)).toBe("59 minutes ago");
  expect(distanceFrom("2026-11-20T11:00:00Z", now)).toBe("yesterday");
  expect(distanceFrom("2026-11-01T12:00:00Z", now)).toBe("2 weeks ago");
  expect(distanceFrom("2026-11-24T13:00:00Z", now)).toBe("in 3 days");
});
