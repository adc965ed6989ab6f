/** Loading state of one picture of a rotation. */
export type PictureState = "absent" | "loading" | "ready" | "broken";

/**
 * What the next change does. A picture that is loading keeps the current one in place; a broken one is skipped.
 * @returns `show`: index to change to; `ask`: index of a picture to load first; neither when there is nothing to do
 */
export function nextPicture(states: PictureState[], current: number): { show?: number; ask?: number } {
  for (let step = 1; step < states.length; step++) {
    const index = (current + step) % states.length;
    const state = states[index];
    if (state === "ready") return { show: index };
    if (state === "absent") return { ask: index };
    if (state === "loading") return {};
  }
  return {};
}

/**
 * Milliseconds to the first change: one interval after the page's load event, or one interval from now on a page that
 * was loaded longer ago.
 * @param sinceLoad milliseconds since the load event; 0 before it
 */
export function firstDelay(intervalMs: number, sinceLoad: number): number {
  return sinceLoad < intervalMs ? intervalMs - sinceLoad : intervalMs;
}
