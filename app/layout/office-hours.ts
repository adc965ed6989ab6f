import { openingAt } from "#domain/desk/office-hours.ts";
import { dateInIndia } from "#domain/india-date.ts";
import { company } from "~/content/company";

const { days } = company.officeHours;

/**
 * The text beside "Call": empty while the office is open, else when it opens.
 * @param now milliseconds since 1970
 * @param closedDays days on which the office is closed beside those of the week
 */
export const officeOpening = (now: number, closedDays = company.closedDays): string =>
  openingAt(now, { ...company.officeHours, closedDays });

/** The message at a field for a day that is past in India; undefined for any other day, and for none. */
export function pastDayProblem(day: Date | null | undefined, now = Date.now()): string | undefined {
  return day && day.getTime() < dateInIndia(now).getTime()
    ? "This day is past: choose today or a later one."
    : undefined;
}

/** The message at the field for a meeting day ("2026-12-01") that is past or on which the office is closed. */
export function meetingDayProblem(text: string, now = Date.now()): string | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  const weekday = day.getUTCDay() || 7;
  const closed =
    weekday < days.first ||
    weekday > days.last ||
    company.closedDays.some(({ from, to }) => from <= text && text <= to);
  return (
    pastDayProblem(day, now) ?? (closed ? `The office is open ${company.hours.office}: choose another day.` : undefined)
  );
}
