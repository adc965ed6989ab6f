/**
 * Keyboard navigation in a row of tabs or tools, after the ARIA patterns: arrows wrap around, Home and End go to the ends.
 * @param key `key` of the keyboard event
 * @param at index of the focused item
 * @param count number of items
 * @returns the index of the item to focus; undefined for any other key
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
