import { expect, test } from "vitest";
import { companyOf } from "../../../domain/desk/company.ts";
import { emptySnapshot } from "../../../domain/desk/snapshot.ts";
import { morningOf } from "./morning.ts";

const notice = { id: "n", text: "Diwali", link: null, from: "2026-11-26", to: "2026-11-27", closed: true, shown: true };
const company = companyOf({ ...emptySnapshot, details: { officeDays: "Mon-Sat" }, notices: [notice] });

test.each([
  ["a Tuesday at 8:59 in India", "2026-11-24T03:29:59Z", undefined],
  ["a Tuesday at 9:00 in India", "2026-11-24T03:30:00Z", "2026-11-24"],
  ["a Tuesday at 11:59 in India", "2026-11-24T06:29:59Z", "2026-11-24"],
  ["a Tuesday at noon in India", "2026-11-24T06:30:00Z", undefined],
  ["a Sunday", "2026-11-22T04:00:00Z", undefined],
  ["a Saturday", "2026-11-28T04:00:00Z", "2026-11-28"],
  ["a day on which the office is closed", "2026-11-27T04:00:00Z", undefined],
])("%s", (_, now, day) => {
  expect(morningOf(new Date(now), company)).toBe(day);
});
