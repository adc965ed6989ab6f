export const DAY_MS = 24 * 60 * 60 * 1000;

/** India's clock is ahead of UTC by this, the whole year. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The day in India as a number that grows by one at each midnight there. @param now milliseconds since 1970 */
export const dayInIndia = (now: number): number => Math.floor((now + INDIA_OFFSET_MS) / DAY_MS);

/** The date in India, as midnight UTC. @param now milliseconds since 1970 */
export const dateInIndia = (now: number): Date => new Date(dayInIndia(now) * DAY_MS);

/** The day in India as dates are stored: "2026-12-03". @param now milliseconds since 1970 */
export const todayInIndia = (now = Date.now()): string => dateInIndia(now).toISOString().slice(0, 10);

/** A time as a field for date and hour holds it, by India's clock: "2026-12-03T10:00". Empty for no valid time. */
export function indiaClock(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? "" : new Date(time + INDIA_OFFSET_MS).toISOString().slice(0, 16);
}

/** The time that such a field holds, as the data service writes it: "2026-12-03T04:30:00+00:00". Empty for no valid time. */
export function fromIndiaClock(clock: string): string {
  const time = Date.parse(`${clock}Z`) - INDIA_OFFSET_MS;
  return Number.isNaN(time) ? "" : `${new Date(time).toISOString().slice(0, 19)}+00:00`;
}
