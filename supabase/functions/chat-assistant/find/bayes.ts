/** Added to each count, so that a word never seen with a label does not rule it out. */
const SMOOTHING = 0.2;

export type Lesson = { label: string; terms: string[]; weight: number };
/** Which labels the terms speak for. */
export type Bayes = {
  /** Log-odds of each label; terms never seen are passed over. */
  odds(terms: string[]): Map<string, number>;
  /** Share of the terms that some lesson holds, 0 to 1. */
  known(terms: string[]): number;
};

const withPairs = (terms: string[]) => [...terms, ...terms.slice(1).map((term, index) => `${terms[index]} ${term}`)];

/**
 * Complement naive Bayes over stems and pairs of stems (Rennie and others, "Tackling the Poor Assumptions of Naive
 * Bayes Text Classifiers", ICML 2003).
 */
export function createBayes(lessons: Lesson[]): Bayes {
  const labels = [...new Set(lessons.map(({ label }) => label))];
  const place = new Map(labels.map((label, index) => [label, index]));
  const sums = labels.map(() => 0);
  const counts = new Map<string, Map<number, number>>();
  let total = 0;
  for (const { label, terms, weight } of lessons) {
    const index = place.get(label) ?? 0;
    for (const term of withPairs(terms)) {
      const held = counts.get(term) ?? new Map<number, number>();
      counts.set(term, held);
      held.set(index, (held.get(index) ?? 0) + weight);
      sums[index] = (sums[index] ?? 0) + weight;
      total += weight;
    }
  }
  const smoothed = SMOOTHING * counts.size;
  const lengths = sums.map((sum) => Math.log((total - sum + smoothed) / (sum + smoothed)));
  return {
    odds(terms) {
      const odds = labels.map(() => 0);
      for (const term of new Set(withPairs(terms))) {
        const held = counts.get(term);
        if (!held) continue;
        const all = [...held.values()].reduce((sum, count) => sum + count, 0);
        const none = Math.log(SMOOTHING / (all + SMOOTHING));
        for (let index = 0; index < odds.length; index++) {
          const inside = held.get(index) ?? 0;
          const ratio = inside > 0 ? Math.log((inside + SMOOTHING) / (all - inside + SMOOTHING)) : none;
          odds[index] = (odds[index] ?? 0) + ratio + (lengths[index] ?? 0);
        }
      }
      return new Map(labels.map((label, index) => [label, odds[index] ?? 0]));
    },
    known(terms) {
      const words = new Set(terms);
      return words.size > 0 ? [...words].filter((term) => counts.has(term)).length / words.size : 0;
    },
  };
}

/** Log-odds as shares of 1. They are added up as if each word were news, which `temperature` takes back in part. */
export function sharesOf(odds: ReadonlyMap<string, number>, temperature: number): Map<string, number> {
  const most = Math.max(...odds.values());
  const powers = [...odds].map(([label, each]) => [label, Math.exp((each - most) / temperature)] as const);
  const all = powers.reduce((sum, [, power]) => sum + power, 0);
  return new Map(powers.map(([label, power]) => [label, power / all]));
}
