import { clockTime, company } from "~/content/company";

const { days, opens, closes, zone } = company.officeHours;

/** Weekday (1 Monday to 7 Sunday) and minutes after midnight at the office. */
function atOffice(now: number): { day: number; minutes: number } {
  const local = new Date(now + zone.offset * 60_000);
  return { day: local.getUTCDay() || 7, minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/**
 * What stands beside "Call": nothing while somebody answers, else when somebody will.
 * @param now milliseconds since 1970
 * @returns "" in office hours; "opens 9:00" before they begin on a working day; otherwise with the day, "opens Mon 9:00"
 */
export function officeOpening(now: number): string {
  const { day, minutes } = atOffice(now);
  const working = day >= days.first && day <= days.last;
  if (working && minutes >= opens && minutes < closes) return "";
  if (working && minutes < opens) return `opens ${clockTime(opens)}`;
  const next = day >= days.last || day < days.first ? days.first : day + 1;
  return `opens ${["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][next - 1]} ${clockTime(opens)}`;
}
