export const DAY_MS = 24 * 60 * 60 * 1000;

/** India's clock is ahead of UTC by this, the whole year. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The day in India as a number that grows by one at each midnight there. @param now milliseconds since 1970 */
export const dayInIndia = (now: number): number => Math.floor((now + INDIA_OFFSET_MS) / DAY_MS);

/** The date in India, as midnight UTC. @param now milliseconds since 1970 */
export const dateInIndia = (now: number): Date => new Date(dayInIndia(now) * DAY_MS);
