import type { KnowledgeRecord } from "../knowledge/record.ts";
import { type Bayes, createBayes, type Lesson, sharesOf } from "./bayes.ts";
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
