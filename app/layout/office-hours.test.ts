import { expect, test } from "vitest";
import { officeOpening } from "./office-hours";

// 16 November 2026 is a Monday; the office keeps Indian time, five and a half hours before UTC.
test.each([
  ["2026-11-16T03:29:00Z", "opens 9:00"],
  ["2026-11-16T03:30:00Z", ""],
  ["2026-11-16T12:29:00Z", ""],
  ["2026-11-16T12:30:00Z", "opens Tue 9:00"],
  ["2026-11-21T13:00:00Z", "opens Mon 9:00"],
  ["2026-11-22T06:00:00Z", "opens Mon 9:00"],
])("at %s the office says '%s'", (time, said) => {
  expect(officeOpening(Date.parse(time))).toBe(said);
});
