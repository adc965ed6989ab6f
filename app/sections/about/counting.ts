/** Duration in milliseconds and number of steps of a count. */
export const COUNT_MS = 2000;
export const COUNT_STEPS = 60;

/**
 * The number that a counter shows at a step: 0 at the start, the target from the last step on, and increasing whole numbers
 * in between.
 */
export function countAt(target: number, step: number, steps: number = COUNT_STEPS): number {
  if (step >= steps) return target;
  return Math.floor((target * Math.max(step, 0)) / steps);
}
