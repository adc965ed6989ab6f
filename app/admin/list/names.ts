/** The names of several rows in a sentence: up to three names, else the first two and the number of the others. */
export function namesOf(names: readonly string[]): string {
  const [last = "", ...others] = [...names].reverse();
  if (names.length > 3) return `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
  return others.length ? `${others.reverse().join(", ")} and ${last}` : last;
}
