const long = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "Asia/Kolkata",
});

/**
 * A date in long US English form ("November 21, 2026"), as it is in Bhopal, so that server and browser agree.
 * @param iso ISO 8601 time, or nothing
 * @param fallback shown when there is no valid time: "N/A" (admin) or "Date not available" (public)
 */
export function longDate(iso: string | null | undefined, fallback: string): string {
  const time = iso ? new Date(iso) : undefined;
  return time && !Number.isNaN(time.getTime()) ? long.format(time) : fallback;
}
