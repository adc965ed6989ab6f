import { expect, test } from "vitest";
import { companyOf } from "#domain/desk/company.ts";
import { officeOpening as openingOf } from "#domain/desk/office-hours.ts";
import { emptySnapshot } from "#domain/desk/snapshot.ts";
import { company } from "~/content/company";
import { closedDayAdvice, meetingDayProblem, officeOpening, pastDayProblem } from "./office-hours";

// 16 November 2026 is a Monday; the office is on Indian time, five and a half hours ahead of UTC.
test.each([
  ["2026-11-16T03:29:00Z", "opens 9:00"],
  ["2026-11-16T03:30:00Z", ""],
  ["2026-11-16T12:29:00Z", ""],
  ["2026-11-16T12:30:00Z", "opens Tue 9:00"],
  ["2026-11-20T13:00:00Z", "opens Sat 9:00"],
  ["2026-11-21T06:00:00Z", ""],
  ["2026-11-21T13:00:00Z", "opens Mon 9:00"],
  ["2026-11-22T06:00:00Z", "opens Mon 9:00"],
])("at %s the office says '%s'", (time, said) => {
  expect(officeOpening(Date.parse(time))).toBe(said);
});

test("the office is open Mon-Sat 9:00-18:00 IST (specification, section 9)", () => {
  expect(company.hours.office).toBe("Mon-Sat 9:00-18:00 IST");
});

test("a weekly day off inside the week reads rightly in the hours and the phone bar", () => {
  const office = companyOf({ ...emptySnapshot, details: { officeDays: "Mon-Tue, Thu-Sat" } });
  expect(office.hours.office).toBe("Mon-Tue, Thu-Sat 9:00-18:00 IST");
  expect(office.hours.reply).toBe("within one working day (Mon-Tue, Thu-Sat)");
  const said = (time: string) => openingOf(office, Date.parse(time));
  expect(said("2026-11-17T13:00:00Z")).toBe("opens Thu 9:00");
  expect(said("2026-11-18T06:00:00Z")).toBe("opens Thu 9:00");
  expect(said("2026-11-19T06:00:00Z")).toBe("");
});

// A minute before and after midnight in Bhopal, between the 15th and the 16th.
const [evening, morning] = [Date.parse("2026-11-15T18:29:00Z"), Date.parse("2026-11-15T18:31:00Z")];

test("a day is past when it is over in India", () => {
  const day = new Date("2026-11-15");
  expect(pastDayProblem(day, evening)).toBeUndefined();
  expect(pastDayProblem(day, morning)).toMatch(/^This day is past/);
  expect(pastDayProblem(null, morning)).toBeUndefined();
});

test("a meeting day is refused when it is past or the office is closed", () => {
  expect(meetingDayProblem("2026-11-14", evening)).toMatch(/^This day is past/);
  expect(meetingDayProblem("2026-11-22", evening)).toBe(
    "The office is open Mon-Sat 9:00-18:00 IST: choose another day.",
  );
  expect(meetingDayProblem("2026-11-21", evening)).toBeUndefined();
  expect(meetingDayProblem("2026-11-23", evening)).toBeUndefined();
  expect(meetingDayProblem("", evening)).toBeUndefined();
});

const diwali = [{ from: "2026-11-18", to: "2026-11-20", text: "Closed for Diwali" }];

test("a closed day is refused and advised against with the owner's notice", () => {
  expect(meetingDayProblem("2026-11-18", evening, diwali)).toBe(
    "The office is closed that day (Closed for Diwali, 18 November to 20 November 2026): choose another day.",
  );
  expect(meetingDayProblem("2026-11-21", evening, diwali)).toBeUndefined();
  expect(closedDayAdvice(new Date("2026-11-20"), diwali)).toContain("Closed for Diwali");
  // Crews may fly on a Sunday; only what the owner has announced is advised against.
  expect(closedDayAdvice(new Date("2026-11-22"), diwali)).toBeUndefined();
  expect(closedDayAdvice(null, diwali)).toBeUndefined();
});

test("the phone bar passes over closed days", () => {
  expect(officeOpening(Date.parse("2026-11-17T13:00:00Z"), diwali)).toBe("opens Sat 9:00");
  expect(officeOpening(Date.parse("2026-11-18T06:00:00Z"), diwali)).toBe("opens Sat 9:00");
});
