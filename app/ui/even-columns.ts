/**
 * Column classes for a row of cards, so that no card is left over alone: four stand in two and two, never in three and one.
 * @param most how many may stand side by side on wide screens
 */
export function evenColumns(count: number, most: 3 | 4): string {
  if (count % 3 === 0) return "md:grid-cols-3";
  if (count % 4 === 0) return most === 4 ? "sm:grid-cols-2 lg:grid-cols-4" : "sm:grid-cols-2";
  if (count % 2 === 0) return "sm:grid-cols-2";
  return count === 1 ? "" : "md:grid-cols-3";
}
