import { dateInIndia } from "#domain/india-date.ts";
import { clockTime, company, weekdayName } from "~/content/company";

const { days, opens, closes, zone } = company.officeHours;

/** Weekday (1 Monday to 7 Sunday) and minutes after midnight at the office. */
function atOffice(now: number): { day: number; minutes: number } {
  const local = new Date(now + zone.offset * 60_000);
  return { day: local.getUTCDay() || 7, minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/**
 * The text beside "Call": empty while the office is open, else when it opens.
 * @param now milliseconds since 1970
 * @returns "" in office hours; "opens 9:00" before they begin on a working day; otherwise with the day, "opens Mon 9:00"
 */
export function officeOpening(now: number): string {
  const { day, minutes } = atOffice(now);
  const working = day >= days.first && day <= days.last;
  if (working && minutes >= opens && minutes < closes) return "";
  if (working && minutes < opens) return `opens ${clockTime(opens)}`;
  const next = day >= days.last || day < days.first ? days.first : day + 1;
  return `opens ${weekdayName(next)} ${clockTime(opens)}`;
}

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
  const closed = weekday < days.first || weekday > days.last;
  return (
    pastDayProblem(day, now) ?? (closed ? `The office is open ${company.hours.office}: choose another day.` : undefined)
  );
}
