const long = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "Asia/Kolkata",
});

/**
 * A date in long US English form ("November 21, 2026"), in Bhopal's time zone, so that server and browser agree.
 * @param iso ISO 8601 time, if any
 * @param fallback shown when there is no valid time: "N/A" (admin) or "Date not available" (public)
 */
export function longDate(iso: string | null | undefined, fallback: string): string {
  const time = iso ? new Date(iso) : undefined;
  return time && !Number.isNaN(time.getTime()) ? long.format(time) : fallback;
}

const dayMonthYear = new Intl.DateTimeFormat("en-GB", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "Asia/Kolkata",
});

/** A day as running text writes it: "21 November 2026". */
export const writtenDay = (day: Date): string => dayMonthYear.format(day);

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "Asia/Kolkata" });

/** The same with its day of the week: "Saturday, 21 November 2026". */
export const writtenWeekday = (day: Date): string => `${weekday.format(day)}, ${writtenDay(day)}`;

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Kolkata" });

/** A day and hour as the admin area writes them: "3 December 2026, 10:00". */
export const writtenHour = (at: Date): string => `${writtenDay(at)}, ${clock.format(at)}`;

const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" });

/** The time of day in Bhopal: "3:04 PM". */
export const timeOfDay = (iso: string): string => time.format(new Date(iso)).replace(/\s/, " ");

/** A date in long form with the time of day: "November 21, 2026, 3:04 PM". */
export function longDateAndTime(iso: string | null | undefined, fallback: string): string {
  const date = longDate(iso, "");
  return date && iso ? `${date}, ${timeOfDay(iso)}` : fallback;
}
