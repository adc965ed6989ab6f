/** Id of the next or previous item, wrapping around at the ends; null if `id` is not in the list. */
export function neighbour(items: readonly { id: string }[], id: string | null, by: 1 | -1): string | null {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) return null;
  return items[(index + by + items.length) % items.length]?.id ?? null;
}

type Point = { x: number; y: number };

/** The direction of a swipe: 1 for the next picture, -1 for the previous one, 0 for neither. */
export function swipeDirection(from: Point, to: Point): 1 | -1 | 0 {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (Math.abs(across) < 48 || Math.abs(across) < 1.5 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
