/** How far one picture of a rotation is: not asked for yet, on its way, there, or not to be had. */
export type PictureState = "absent" | "loading" | "ready" | "broken";

/**
 * What a turn does. A picture on its way keeps the present one in place, a broken one is passed over.
 * @returns `show`: index to change to; `ask`: index of a picture to ask for first; neither when nothing is to be done
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
 * Milliseconds to the first change: it comes one turn after the page's load, or after a whole turn on a page that was
 * loaded before.
 * @param sinceLoad milliseconds since the load, 0 while it has not happened
 */
export function firstTurnAfter(every: number, sinceLoad: number): number {
  return sinceLoad < every ? every - sinceLoad : every;
}
