import { closureOn, officeOpening as openingOf } from "#domain/desk/office-hours.ts";
import { dateInIndia } from "#domain/india-date.ts";
import { company } from "~/content/company";
import * as words from "~/layout/words";

/** The text beside "Call": empty while the office is open, else when it opens. @param now milliseconds since 1970 */
export const officeOpening = (now: number, closedDays = company.closedDays): string =>
  openingOf({ ...company, closedDays }, now);

/** The message at a field for a day that is past in India; undefined for any other day, and for none. */
export function pastDayProblem(day: Date | null | undefined, now = Date.now()): string | undefined {
  return day && day.getTime() < dateInIndia(now).getTime() ? words.dayIsPast : undefined;
}

/** The message at the field for a meeting day ("2026-12-01") that is past or on which the office is closed. */
export function meetingDayProblem(text: string, now = Date.now(), closedDays = company.closedDays): string | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  const past = pastDayProblem(day, now);
  if (past) return past;
  const closure = closureOn({ ...company, closedDays }, text);
  if (closure === undefined) return undefined;
  return closure ? words.officeClosedOn(closure) : words.officeOpenAt(company.hours.office);
}

/** The sentence for a day of a plan on which the owner has announced that the office is closed; undefined for other days. */
export function closedDayAdvice(day: Date | null | undefined, closedDays = company.closedDays): string | undefined {
  const text = day?.toISOString().slice(0, 10);
  const closure = text && closureOn({ ...company, closedDays }, text);
  return closure ? words.closedThatDay(closure) : undefined;
}
