import type { FormValues } from "../collection";

/**
 * Joins two changes of one row, field by field: what only one of both has changed is taken from there.
 * @param base what was stored when both began
 * @returns the joined values, with mine where both have changed a field in different ways; and those fields
 */
export function mergeByField(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): { values: FormValues; both: string[]; taken: string[] } {
  const texts = (column: string) =>
    [base, mine, theirs].map((values) => (values[column] ?? "").trim()) as [string, string, string];
  const values = { ...mine };
  const both: string[] = [];
  const taken: string[] = [];
  for (const column of Object.keys(mine)) {
    const [before, here, there] = texts(column);
    if (there === before || there === here) continue;
    if (here === before) {
      values[column] = theirs[column] ?? "";
      taken.push(column);
    } else both.push(column);
  }
  return { values, both, taken };
}
