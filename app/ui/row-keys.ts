/**
 * Where a key leads in a row of tabs or tools, after the ARIA patterns: arrows go around, Home and End to its ends.
 * @param key of the keyboard event
 * @param at index of what has the focus
 * @param count how many there are
 * @returns the index of what gets the focus; undefined for every other key
 */
export function stepByKey(key: string, at: number, count: number): number | undefined {
  const next = new Map([
    ["ArrowRight", at + 1],
    ["ArrowLeft", at - 1],
    ["Home", 0],
    ["End", count - 1],
  ]).get(key);
  return next === undefined ? undefined : (next + count) % count;
}
