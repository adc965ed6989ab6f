import { DAY_MS } from "../india-date.ts";
import { type Company, clockTime, weekdayName } from "./company.ts";
import { longDay, spanOf } from "./days.ts";
import { closed, opensAt, opensOn } from "./office-words.ts";

/** What opening hours are worked out from. */
export type Office = Pick<Company, "officeHours" | "closedDays">;

/** As far ahead as the next working day is looked for. */
const MAX_DAYS_CLOSED = 60;

/** The office's date ("2026-10-18") and minutes after midnight. @param now milliseconds since 1970 */
export function atOffice({ officeHours: { zone } }: Office, now: number): { date: string; minutes: number } {
  const local = new Date(now + zone.offset * 60_000);
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

export const dayAfter = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The owner's notice that the office is closed on a day. */
export const noticeOn = ({ closedDays }: Office, date: string) =>
  closedDays.find(({ from, to }) => from <= date && date <= to);

const isOpenOn = (office: Office, date: string) =>
  !noticeOn(office, date) && office.officeHours.days.includes(weekdayOf(date));

/**
 * Why the office is closed on a day: the owner's notice with its days, "Closed for Diwali, 18 October to 20 October 2026",
 * or "" where it is no working day; undefined on days on which it is open.
 */
export function closureOn(office: Office, date: string): string | undefined {
  const notice = noticeOn(office, date);
  if (notice) return `${notice.text.replace(/[.!]$/, "")}, ${spanOf(notice)}`;
  return isOpenOn(office, date) ? undefined : "";
}

/** The first day from this one on on which the office is open; undefined where there is none in 60 days. */
export const nextOpenDay = (office: Office, date: string): string | undefined =>
  Array.from({ length: MAX_DAYS_CLOSED }, (_, days) => dayAfter(date, days)).find((each) => isOpenOn(office, each));

/**
 * When somebody at the office reads what is sent now: now in office hours, else when it opens next; undefined where it does not
 * open within 60 days.
 * @param now milliseconds since 1970, as is the result
 */
export function nextAtOffice(office: Office, now: number): number | undefined {
  const { opens, closes, zone } = office.officeHours;
  const { date, minutes } = atOffice(office, now);
  const next = nextOpenDay(office, minutes < closes ? date : dayAfter(date));
  return next === undefined
    ? undefined
    : Math.max(now, Date.parse(`${next}T00:00:00Z`) + (opens - zone.offset) * 60_000);
}

/**
 * The text beside "Call": empty while the office is open, else when it opens.
 * @param now milliseconds since 1970
 * @returns "" in office hours; "opens 9:00" before they begin on a working day; otherwise with the day, "opens Mon 9:00"
 */
export function officeOpening(office: Office, now: number): string {
  const opening = nextAtOffice(office, now);
  if (opening === undefined) return closed;
  if (opening === now) return "";
  const time = clockTime(office.officeHours.opens);
  const [{ date }, { date: next }] = [atOffice(office, now), atOffice(office, opening)];
  if (next === date) return opensAt(time);
  return opensOn(next > dayAfter(date, 6) ? longDay(next) : weekdayName(weekdayOf(next)), time);
}
