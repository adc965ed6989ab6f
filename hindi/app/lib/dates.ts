import type * as english from "~/lib/dates";

const inBhopal = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("hi-IN", { ...options, timeZone: "Asia/Kolkata" });
const day = inBhopal({ year: "numeric", month: "long", day: "numeric" });
const weekday = inBhopal({ weekday: "long" });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Kolkata" });

/** "28 नवंबर 2026" */
export const writtenDay: typeof english.writtenDay = (at) => day.format(at);

export const longDate: typeof english.longDate = (iso, fallback) => {
  const time = iso ? new Date(iso) : undefined;
  return time && !Number.isNaN(time.getTime()) ? writtenDay(time) : fallback;
};

/** "शनिवार, 28 नवंबर 2026" */
export const writtenWeekday: typeof english.writtenWeekday = (at) => `${weekday.format(at)}, ${writtenDay(at)}`;

export const writtenHour: typeof english.writtenHour = (at) => `${writtenDay(at)}, ${clock.format(at)}`;

export const timeOfDay: typeof english.timeOfDay = (iso) => clock.format(new Date(iso));

export const longDateAndTime: typeof english.longDateAndTime = (iso, fallback) => {
  const date = longDate(iso, "");
  return date && iso ? `${date}, ${timeOfDay(iso)}` : fallback;
};
