import { atOffice, closureOn, type Office } from "../../../domain/desk/office-hours.ts";

/** Between these hours in India the mail of a morning is sent; a server that starts later leaves it out. */
const HOURS = { from: 9, to: 12 };

/**
 * The day whose mail in the morning is due now.
 * @returns India's date, "2026-11-24"; undefined before nine, from noon on, and on days on which the office is closed
 */
export function morningOf(now: Date, office: Office): string | undefined {
  const { date, minutes } = atOffice(office, now.getTime());
  const isMorning = minutes >= HOURS.from * 60 && minutes < HOURS.to * 60;
  return isMorning && closureOn(office, date) === undefined ? date : undefined;
}
