import { DAY_MS } from "../india-date.ts";
import { clockTime, weekdayName } from "./company.ts";
import { longDay } from "./days.ts";

/** When the office is open. Days count from 1, Monday; `opens` and `closes` are minutes after midnight there. */
export type OfficeHours = {
  days: { first: number; last: number };
  opens: number;
  closes: number;
  zone: { offset: number };
  /** Days on which it is closed beside those of the week: "2026-10-18". */
  closedDays: readonly { from: string; to: string }[];
};

/** Weekday (1 Monday to 7 Sunday), date ("2026-10-18") and minutes after midnight at the office. */
function atOffice(now: number, { zone }: OfficeHours): { day: number; date: string; minutes: number } {
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
 * When the office opens next; empty while it is open.
 * @param now milliseconds since 1970
 * @returns "" in office hours; "opens 9:00" before they begin on a working day; otherwise with the day, "opens Mon 9:00"
 */
export function openingAt(now: number, hours: OfficeHours): string {
  const { days, opens, closes, closedDays } = hours;
  const { minutes } = atOffice(now, hours);
  const worksOn = (at: number) => {
    const { day, date } = atOffice(at, hours);
    return day >= days.first && day <= days.last && !closedDays.some(({ from, to }) => from <= date && date <= to);
  };
  if (worksOn(now) && minutes >= opens && minutes < closes) return "";
  if (worksOn(now) && minutes < opens) return `opens ${clockTime(opens)}`;
  const next = Array.from({ length: MAX_DAYS_CLOSED }, (_, at) => now + (at + 1) * DAY_MS).find(worksOn);
  if (next === undefined) return "closed";
  const { day, date } = atOffice(next, hours);
  return `opens ${next - now > 6 * DAY_MS ? longDay(date) : weekdayName(day)} ${clockTime(opens)}`;
}
