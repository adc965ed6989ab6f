/**
 * Column classes for a grid of cards in which no card is alone in the last row: four cards are two and two, never three and one.
 * @param maxColumns cards side by side on wide screens
 */
export function evenColumns(count: number, maxColumns: 3 | 4): string {
  if (count % 3 === 0) return "md:grid-cols-3";
  if (count % 4 === 0) return maxColumns === 4 ? "sm:grid-cols-2 lg:grid-cols-4" : "sm:grid-cols-2";
  if (count % 2 === 0) return "sm:grid-cols-2";
  return count === 1 ? "" : "md:grid-cols-3";
}
