const distance = new Intl.RelativeTimeFormat("en");

/** The units of a distance in time with their length in seconds, longest first. */
const units = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/**
 * How far a time is from now, as people say it: "2 weeks ago", "in 3 days", "just now".
 * @param iso ISO 8601 time
 * @param now milliseconds
 */
export function distanceFrom(iso: string, now: number): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const unit = units.find(([, length]) => Math.abs(seconds) >= length);
  return unit ? distance.format(Math.trunc(seconds / unit[1]), unit[0]) : "just now";
}
