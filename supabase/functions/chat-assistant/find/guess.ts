import type { KnowledgeRecord } from "../knowledge/record.ts";
import type { Topic } from "./topics.ts";

/** What a record's own words count beside the questions of visitors: for its page, for its place, for itself. */
const TEXT_WEIGHT = { page: 0.8, place: 1, record: 2 };
/** What one whole topic of the lexicon adds to the log-odds of its page. */
const TOPIC_ODDS = 2;
const TEMPERATURE = 3;
/** What the lexicon and the guess make of a topic's score. */
const LEXICON_SHARE = 0.55;
const MOST = 1.6;
/** Pages less likely than this are not spoken of. */
const LEAST = 0.05;
/** Label of what is no business of ours, and what each example of it counts. */
const ELSEWHERE = "elsewhere";
const ELSEWHERE_WEIGHT = 0.5;

/**
 * Learns which page, which place on it and which record a message asks for, from the questions of visitors and from the
 * records' own words.
 * @param offField questions that are no business of the company
 * @param terms of a text, with its empty words; asked for the same texts again and again
 */
export function createClassifier(records: KnowledgeRecord[], offField: string[], terms: (text: string) => string[]) {
  const lessonsOf = (some: KnowledgeRecord[], label: (record: KnowledgeRecord) => string, weight: number): Lesson[] =>
    some.flatMap((record) => [
      ...(record.asked ?? []).map((text) => ({ label: label(record), terms: terms(text), weight: 1 })),
      {
        label: label(record),
        terms: [record.title, record.section, record.text, record.also ?? ""].flatMap(terms),
        weight,
      },
    ]);
  const elsewhere = offField.map((text) => ({ label: ELSEWHERE, terms: terms(text), weight: ELSEWHERE_WEIGHT }));
  const pages = createBayes([...lessonsOf(records, ({ path }) => path, TEXT_WEIGHT.page), ...elsewhere]);
  const byPath = Map.groupBy(records, ({ path }) => path);
  const ofPath = new Map<string, { places: Bayes; records: Bayes }>();
  /** Learnt when a page is first spoken of: some twenty milliseconds each. */
  function insideOf(path: string) {
    const own = byPath.get(path) ?? [];
    const learnt = ofPath.get(path) ?? {
      places: createBayes(lessonsOf(own, ({ anchor }) => anchor, TEXT_WEIGHT.place)),
      records: createBayes(lessonsOf(own, ({ id }) => id, TEXT_WEIGHT.record)),
    };
    ofPath.set(path, learnt);
    return learnt;
  }
  return {
    /**
     * Pages by how likely a message speaks of them, the likeliest first, from 1 on certain; and how likely it is no
     * business of the company, by its words alone, 0 to 1.
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
        score: Math.min(MOST, LEXICON_SHARE * (given.get(path) ?? 0) + known * share),
      }));
      return {
        topics: topics.filter(({ score }) => score > LEAST).sort((a, b) => b.score - a.score),
        elsewhere: strange,
      };
    },
    /** How likely each place (anchor) of a page is meant, and each of its records, by id; 0 to 1. */
    within(path: string, said: string[]): { places: Map<string, number>; records: Map<string, number> } {
      const own = insideOf(path);
      return {
        places: sharesOf(own.places.odds(said), TEMPERATURE),
        records: sharesOf(own.records.odds(said), TEMPERATURE),
      };
    },
  };
}

/** Added to each count, so that a word never seen with a label does not rule it out. */
const SMOOTHING = 0.2;

type Lesson = { label: string; terms: string[]; weight: number };
/** Which labels the terms speak for. */
type Bayes = {
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
