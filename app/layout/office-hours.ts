import { clockTime, weekdayName } from "#domain/desk/company.ts";
import { DAY_MS, dateInIndia } from "#domain/india-date.ts";
import { company } from "~/content/company";

const { days, opens, closes, zone } = company.officeHours;

/** Weekday (1 Monday to 7 Sunday), date ("2026-10-18") and minutes after midnight at the office. */
function atOffice(now: number): { day: number; date: string; minutes: number } {
  const local = new Date(now + zone.offset * 60_000);
  return {
    day: local.getUTCDay() || 7,
    date: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** As far ahead as the next working day is looked for. */
const MAX_DAYS_CLOSED = 60;

/**
 * The text beside "Call": empty while the office is open, else when it opens.
 * @param now milliseconds since 1970
 * @returns "" in office hours; "opens 9:00" before they begin on a working day; otherwise with the day, "opens Mon 9:00"
 * @param closed days on which the office is closed beside those of the week
 */
export function officeOpening(now: number, closed = company.closedDays): string {
  const { minutes } = atOffice(now);
  const worksOn = (at: number) => {
    const { day, date } = atOffice(at);
    return day >= days.first && day <= days.last && !closed.some(({ from, to }) => from <= date && date <= to);
  };
  if (worksOn(now) && minutes >= opens && minutes < closes) return "";
  if (worksOn(now) && minutes < opens) return `opens ${clockTime(opens)}`;
  const next = Array.from({ length: MAX_DAYS_CLOSED }, (_, at) => now + (at + 1) * DAY_MS).find(worksOn);
  if (next === undefined) return "";
  const { day, date } = atOffice(next);
  return `opens ${next - now > 6 * DAY_MS ? date : weekdayName(day)} ${clockTime(opens)}`;
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
  const closed =
    weekday < days.first ||
    weekday > days.last ||
    company.closedDays.some(({ from, to }) => from <= text && text <= to);
  return (
    pastDayProblem(day, now) ?? (closed ? `The office is open ${company.hours.office}: choose another day.` : undefined)
  );
}
