import type { KnowledgeRecord } from "../knowledge/record.ts";
import { termsOf } from "../read/words.ts";
import { pageNames } from "../tables/page-words.ts";

export type Topic = { path: string; score: number };
type Entry = { terms: string[]; path: string; weight: number };
/** Weight of a name of one word, and of each further word. */
const NAMES = 1;
const LONGER = 0.15;
/** Limit of a page's score. */
const MAX_TOPIC_SCORE = 1.6;

const entries = Object.entries(pageNames).flatMap(([path, names]) =>
  names.split("|").map((name): Entry => {
    const terms = termsOf(name.split(" "), true);
    return { path, terms, weight: NAMES + LONGER * (terms.length - 1) };
  }),
);
const byFirst = Map.groupBy(entries, ({ terms: [first = ""] }) => first);

/** Pages that the terms (with stop words) name, best first; 1 is certain. */
export function topicsOf(terms: string[]): Topic[] {
  const found = new Map<string, { score: number; seen: Set<string> }>();
  const line = ` ${terms.join(" ")} `;
  for (const { path, weight, terms: wanted } of [...new Set(terms)].flatMap((term) => byFirst.get(term) ?? [])) {
    if (wanted.length > 1 && !line.includes(` ${wanted.join(" ")} `)) continue;
    const topic = found.get(path) ?? { score: 0, seen: new Set<string>() };
    if (wanted.some((term) => !topic.seen.has(term))) topic.score += weight;
    for (const term of wanted) topic.seen.add(term);
    found.set(path, topic);
  }
  return [...found]
    .map(([path, { score }]) => ({ path, score: Math.min(score, MAX_TOPIC_SCORE) }))
    .sort((a, b) => b.score - a.score);
}

/** The terms that name a page, which a question about that page need not repeat in its answer. */
export const topicTerms = (path: string): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (entry.path === path ? entry.terms : [])));

/** Weight of a record's words beside the questions of visitors: for its page, its anchor, itself. */
const TEXT_WEIGHT = { page: 0.8, place: 1, record: 2 };
/** Added to the log-odds of a page for a topic of score 1. */
const TOPIC_ODDS = 2;
const TEMPERATURE = 3;
/** Share of the lexicon in a topic's score, beside the classifier. */
const LEXICON_SHARE = 0.55;
/** Pages with a lower score are left out. */
const MIN_TOPIC_SCORE = 0.05;
/** Label of what is outside our field, and the weight of each example. */
const ELSEWHERE = "elsewhere";
const ELSEWHERE_WEIGHT = 0.5;

/**
 * Learns which page, which anchor and which record a message asks for, from visitors' questions and the records' words.
 * @param offField questions outside the company's field
 * @param terms gives the terms of a text with stop words; called for the same texts repeatedly
 */
export function createClassifier(records: KnowledgeRecord[], offField: string[], terms: (text: string) => string[]) {
  const numbers = new Map<string, number>();
  type LabelOf = (record: KnowledgeRecord) => string;
  const learnFrom = (some: KnowledgeRecord[], label: LabelOf, weight: number, more: Lesson[] = []): Bayes => {
    const lessons = some.flatMap((record) => [
      ...(record.asked ?? []).map((text) => ({ label: label(record), terms: terms(text), weight: 1 })),
      {
        label: label(record),
        terms: [record.title, record.section, record.text, record.also ?? ""].flatMap(terms),
        weight,
      },
    ]);
    return createBayes([...lessons, ...more], numbers);
  };
  const elsewhere = offField.map((text) => ({ label: ELSEWHERE, terms: terms(text), weight: ELSEWHERE_WEIGHT }));
  const pages = learnFrom(records, ({ path }) => path, TEXT_WEIGHT.page, elsewhere);
  const byPath = Map.groupBy(records, ({ path }) => path);
  const ofPath = new Map<string, { places: Bayes; records: Bayes }>();
  return {
    /**
     * Pages by how likely a message is about them, the likeliest first, 1 being certain; and the probability that it is
     * outside the company's field, by its words only.
     */
    topics(said: string[], lexicon: Topic[]): { topics: Topic[]; elsewhere: number } {
      const odds = pages.odds(said);
      const strange = sharesOf(odds, TEMPERATURE).get(ELSEWHERE) ?? 0;
      odds.delete(ELSEWHERE);
      const given = new Map(lexicon.map(({ path, score }) => [path, score]));
      for (const [path, score] of given) odds.set(path, (odds.get(path) ?? 0) + TOPIC_ODDS * score);
      const known = pages.known(said);
      const topics = [...sharesOf(odds, TEMPERATURE)].map(([path, share]) => ({
        path,
        score: Math.min(MAX_TOPIC_SCORE, LEXICON_SHARE * (given.get(path) ?? 0) + known * share),
      }));
      return {
        topics: topics.filter(({ score }) => score > MIN_TOPIC_SCORE).sort((a, b) => b.score - a.score),
        elsewhere: strange,
      };
    },
    /** Probabilities of a page's anchors and of its records by id. */
    within(path: string, said: string[]): { places: Map<string, number>; records: Map<string, number> } {
      const own = byPath.get(path) ?? [];
      // Learnt when a page is first needed, which takes some twenty milliseconds.
      const inside = ofPath.get(path) ?? {
        places: learnFrom(own, ({ anchor }) => anchor, TEXT_WEIGHT.place),
        records: learnFrom(own, ({ id }) => id, TEXT_WEIGHT.record),
      };
      ofPath.set(path, inside);
      return {
        places: sharesOf(inside.places.odds(said), TEMPERATURE),
        records: sharesOf(inside.records.odds(said), TEMPERATURE),
      };
    },
  };
}

/** Added to each count, so that a term never seen with a label does not exclude it. */
const SMOOTHING = 0.2;

type Lesson = { label: string; terms: string[]; weight: number };
/** A trained classifier. */
type Bayes = {
  /** Log-odds of each label; unknown terms are ignored. */
  odds(terms: string[]): Map<string, number>;
  /** Share of the terms that some lesson contains, 0 to 1. */
  known(terms: string[]): number;
};

const withPairs = (terms: string[]) => [...terms, ...terms.slice(1).map((term, index) => `${terms[index]} ${term}`)];

/** Index of the first number that is not below `least` in an ascending row. */
function firstFrom(row: Uint32Array, least: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Complement naive Bayes over stems and pairs of stems (Rennie and others, "Tackling the Poor Assumptions of Naive
 * Bayes Text Classifiers", ICML 2003).
 *
 * @param numbers ids of all terms learnt so far; classifiers of the same texts share one map
 */
export function createBayes(lessons: Lesson[], numbers = new Map<string, number>()): Bayes {
  const labels = [...new Set(lessons.map(({ label }) => label))];
  const place = new Map(labels.map((label, index) => [label, index]));
  const sums = labels.map(() => 0);
  const counts = new Map<number, number>();
  for (const { label, terms, weight } of lessons) {
    const index = place.get(label) ?? 0;
    for (const term of withPairs(terms)) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      const key = number * labels.length + index;
      counts.set(key, (counts.get(key) ?? 0) + weight);
      sums[index] = (sums[index] ?? 0) + weight;
    }
  }
  // Counts by term and label, stored compactly: one sorted key for both, and its weight.
  const keys = Uint32Array.from(counts.keys()).sort();
  const weights = Float64Array.from(keys, (key) => counts.get(key) ?? 0);
  const total = sums.reduce((all, sum) => all + sum, 0);
  const smoothed = SMOOTHING * new Set(keys.map((key) => Math.floor(key / labels.length))).size;
  const lengths = sums.map((sum) => Math.log((total - sum + smoothed) / (sum + smoothed)));
  /** Counts of a term by label, or undefined where no lesson contains it. */
  function heldOf(term: string): number[] | undefined {
    const first = (numbers.get(term) ?? -1) * labels.length;
    const [from, end] = [firstFrom(keys, first), firstFrom(keys, first + labels.length)];
    if (from === end) return undefined;
    const held = labels.map(() => 0);
    for (let at = from; at < end; at++) held[(keys[at] ?? 0) - first] = weights[at] ?? 0;
    return held;
  }
  return {
    odds(terms) {
      const odds = labels.map(() => 0);
      for (const term of new Set(withPairs(terms))) {
        const held = heldOf(term);
        if (!held) continue;
        const all = held.reduce((sum, count) => sum + count, 0);
        const none = Math.log(SMOOTHING / (all + SMOOTHING));
        for (const [index, inside] of held.entries()) {
          const ratio = inside > 0 ? Math.log((inside + SMOOTHING) / (all - inside + SMOOTHING)) : none;
          odds[index] = (odds[index] ?? 0) + ratio + (lengths[index] ?? 0);
        }
      }
      return new Map(labels.map((label, index) => [label, odds[index] ?? 0]));
    },
    known(terms) {
      const words = new Set(terms);
      return words.size > 0 ? [...words].filter(heldOf).length / words.size : 0;
    },
  };
}

/** Log-odds as probabilities. `temperature` corrects for words that are not independent of each other. */
export function sharesOf(odds: ReadonlyMap<string, number>, temperature: number): Map<string, number> {
  const most = Math.max(...odds.values());
  const powers = [...odds].map(([label, each]) => [label, Math.exp((each - most) / temperature)] as const);
  const all = powers.reduce((sum, [, power]) => sum + power, 0);
  return new Map(powers.map(([label, power]) => [label, power / all]));
}
