import type { KnowledgeRecord } from "../knowledge/record.ts";
import { termsOf, wordsOf } from "../language/normalise.ts";

/** How near a message is to the questions that records are known to answer. */
export type Nearness = {
  /** By record id, 0 to 1: cosine of the nearest example of that record. */
  records: ReadonlyMap<string, number>;
  /** Cosine of the nearest example of all. */
  best: number;
};

/** Examples looked at, the nearest. */
const NEAREST = 60;

const nothing: Nearness = { records: new Map(), best: 0 };

/**
 * Finds the records whose example questions are nearest to a message: nearest neighbours by the cosine of TF-IDF
 * vectors over stems and word families.
 */
export function createExamples(records: KnowledgeRecord[]) {
  const examples = records.flatMap((record) =>
    (record.asked ?? []).map((question) => ({ record, terms: new Set(termsOf(wordsOf(question), true)) })),
  );
  const frequency = new Map<string, number>();
  for (const { terms } of examples) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weightOf = (term: string) => Math.log(1 + examples.length / (1 + (frequency.get(term) ?? 0)));
  const length = (terms: Iterable<string>) =>
    Math.sqrt([...terms].reduce((sum, term) => sum + weightOf(term) ** 2, 0)) || 1;
  const lengths = examples.map(({ terms }) => length(terms));
  const holding = new Map<string, number[]>();
  examples.forEach(({ terms }, index) => {
    for (const term of terms) {
      const places = holding.get(term);
      if (places) places.push(index);
      else holding.set(term, [index]);
    }
  });

  /** @param terms what the message means, empty words kept */
  return (terms: string[]): Nearness => {
    const wanted = new Set(terms);
    const own = length(wanted);
    const products = new Float64Array(examples.length);
    for (const term of wanted) {
      const weight = weightOf(term) ** 2;
      for (const index of holding.get(term) ?? []) products[index] = (products[index] ?? 0) + weight;
    }
    const cosines = products.map((product, index) => product / (own * (lengths[index] ?? 1)));
    const least = cosines.toSorted().at(-NEAREST) ?? 0;
    const near: { index: number; cosine: number }[] = [];
    for (let index = 0; index < cosines.length; index++) {
      const cosine = cosines[index] ?? 0;
      if (cosine > 0 && cosine >= least) near.push({ index, cosine });
    }
    near.sort((a, b) => b.cosine - a.cosine);
    const [first] = near;
    if (!first) return nothing;
    const byRecord = new Map<string, number>();
    for (const { index, cosine } of near) {
      const record = examples[index]?.record;
      if (record) byRecord.set(record.id, Math.max(byRecord.get(record.id) ?? 0, cosine));
    }
    return { records: byRecord, best: first.cosine };
  };
}
export type Examples = ReturnType<typeof createExamples>;
