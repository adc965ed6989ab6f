/** Length of a count and the number of its steps. */
export const countMilliseconds = 2000;
export const countSteps = 60;

/**
 * What a counter shows after so many steps: 0 at the start, the target at the last step and after it, whole numbers
 * that never fall in between.
 */
export function countAt(target: number, step: number, steps: number = countSteps): number {
  if (step >= steps) return target;
  return Math.floor((target * Math.max(step, 0)) / steps);
}
