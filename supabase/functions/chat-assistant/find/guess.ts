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

/** Label of what is no business of ours, and what each example of it counts. */
const ELSEWHERE = "elsewhere";
const ELSEWHERE_WEIGHT = 0.5;

/** What was learnt from the questions of visitors and from the records' own words. */
export type Classifier = {
  /** Pages by how likely a message speaks of them, the likeliest first; from 1 on certain. */
  topics(terms: string[], lexicon: Topic[]): Topic[];
  /** How likely a message is no business of the company, by its words alone, 0 to 1. */
  offField(terms: string[]): number;
  /** How likely each place (anchor) of a page is meant, and each of its records, by id; 0 to 1. */
  within(path: string, terms: string[]): { places: ReadonlyMap<string, number>; records: ReadonlyMap<string, number> };
};

/** The terms of a text with its empty words. */
export type Terms = (text: string) => string[];

function lessonsOf(
  records: KnowledgeRecord[],
  terms: Terms,
  label: (record: KnowledgeRecord) => string,
  weight: number,
): Lesson[] {
  return records.flatMap((record) => [
    ...(record.asked ?? []).map((text) => ({ label: label(record), terms: terms(text), weight: 1 })),
    {
      label: label(record),
      terms: [record.title, record.section, record.text, record.also ?? ""].flatMap(terms),
      weight,
    },
  ]);
}

/**
 * Learns which page, which place on it and which record a message asks for. Live records are not learnt.
 * @param offField questions that are no business of the company
 * @param terms of a text; asked for the same texts again and again
 */
export function createClassifier(all: KnowledgeRecord[], offField: string[], terms: Terms): Classifier {
  const records = all.filter(({ kind }) => kind !== "live");
  const elsewhere = offField.map((text) => ({ label: ELSEWHERE, terms: terms(text), weight: ELSEWHERE_WEIGHT }));
  const pages = createBayes([...lessonsOf(records, terms, ({ path }) => path, TEXT_WEIGHT.page), ...elsewhere]);
  const byPath = Map.groupBy(records, ({ path }) => path);
  const ofPath = new Map<string, { places: Bayes; records: Bayes }>();
  /** Learnt when a page is first spoken of: some twenty milliseconds each. */
  const insideOf = (path: string) => {
    const own = byPath.get(path);
    if (!own) return undefined;
    const learnt = ofPath.get(path) ?? {
      places: createBayes(lessonsOf(own, terms, ({ anchor }) => anchor, TEXT_WEIGHT.place)),
      records: createBayes(lessonsOf(own, terms, ({ id }) => id, TEXT_WEIGHT.record)),
    };
    ofPath.set(path, learnt);
    return learnt;
  };
  return {
    topics(terms, lexicon) {
      const given = new Map(lexicon.map(({ path, score }) => [path, score]));
      const odds = pages.odds(terms);
      odds.delete(ELSEWHERE);
      for (const [path, score] of given) odds.set(path, (odds.get(path) ?? 0) + TOPIC_ODDS * score);
      const known = pages.known(terms);
      return [...sharesOf(odds, TEMPERATURE)]
        .map(([path, share]) => ({
          path,
          score: Math.min(MOST, LEXICON_SHARE * (given.get(path) ?? 0) + known * share),
        }))
        .filter(({ score }) => score > 0.05)
        .sort((a, b) => b.score - a.score);
    },
    offField(terms) {
      return sharesOf(pages.odds(terms), TEMPERATURE).get(ELSEWHERE) ?? 0;
    },
    within(path, terms) {
      const own = insideOf(path);
      if (!own) return { places: new Map(), records: new Map() };
      return {
        places: sharesOf(own.places.odds(terms), TEMPERATURE),
        records: sharesOf(own.records.odds(terms), TEMPERATURE),
      };
    },
  };
}
