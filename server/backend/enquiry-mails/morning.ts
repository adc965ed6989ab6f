import type { Company } from "../../../domain/desk/company.ts";

/** Between these hours in India the mail of a morning is sent; a server that starts later leaves it out. */
const HOURS = { from: 9, to: 12 };

/**
 * The day whose mail in the morning is due now.
 * @returns India's date, "2026-11-24"; undefined before nine, from noon on, and on days on which the office is closed
 */
export function morningOf(now: Date, { officeHours: { days, zone }, closedDays }: Company): string | undefined {
  const local = new Date(now.getTime() + zone.offset * 60_000);
  const day = local.toISOString().slice(0, 10);
  const weekday = local.getUTCDay() || 7;
  const isMorning = local.getUTCHours() >= HOURS.from && local.getUTCHours() < HOURS.to;
  const isOpen =
    weekday >= days.first && weekday <= days.last && !closedDays.some(({ from, to }) => from <= day && day <= to);
  return isMorning && isOpen ? day : undefined;
}
