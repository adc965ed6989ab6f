import type { KnowledgeRecord } from "../knowledge/record.ts";
import { termsOf, wordsOf } from "../language/normalise.ts";
import type { Topic } from "./topics.ts";

/** What the site's own words count beside the questions of visitors. */
const TEXT_WEIGHT = 0.8;
/** Added to each count, so that a word never seen on a page does not rule it out. */
const SMOOTHING = 0.2;
/** What one whole topic of the lexicon adds to the log-odds. */
const TOPIC_ODDS = 2;
/** Log-odds of words are added as if each were news; this takes back some of that. */
const TEMPERATURE = 3;
/** What the lexicon and the guess make of a topic's score. */
const LEXICON_SHARE = 0.55;
const GUESS_SHARE = 1;

/** Pages by how likely a message speaks of them. */
export type Classify = (terms: string[], lexicon: Topic[]) => Topic[];

const withPairs = (terms: string[]) => [...terms, ...terms.slice(1).map((term, index) => `${terms[index]} ${term}`)];

/**
 * Learns from the questions of visitors and from the pages' own words which page a message speaks of: complement naive
 * Bayes (Rennie and others, "Tackling the Poor Assumptions of Naive Bayes Text Classifiers", ICML 2003) over stems and
 * pairs of stems, joined with the lexicon of topics.
 */
export function createClassifier(records: KnowledgeRecord[]): Classify {
  const counts = new Map<string, Map<string, number>>();
  const sums = new Map<string, number>();
  const ofAll = new Map<string, number>();
  let total = 0;
  const learn = (path: string, text: string, weight: number) => {
    const own = counts.get(path) ?? new Map<string, number>();
    counts.set(path, own);
    for (const term of withPairs(termsOf(wordsOf(text), true))) {
      own.set(term, (own.get(term) ?? 0) + weight);
      ofAll.set(term, (ofAll.get(term) ?? 0) + weight);
      sums.set(path, (sums.get(path) ?? 0) + weight);
      total += weight;
    }
  };
  for (const { path, kind, title, section, text, asked } of records) {
    if (kind === "live") continue;
    for (const question of asked ?? []) learn(path, question, 1);
    learn(path, `${title} ${section} ${text}`, TEXT_WEIGHT);
  }
  const smoothed = SMOOTHING * ofAll.size;
  const oddsOf = (path: string, term: string) => {
    const inside = counts.get(path)?.get(term) ?? 0;
    const sum = sums.get(path) ?? 0;
    return (
      Math.log((inside + SMOOTHING) / (sum + smoothed)) -
      Math.log(((ofAll.get(term) ?? 0) - inside + SMOOTHING) / (total - sum + smoothed))
    );
  };

  return (terms, lexicon) => {
    const known = [...new Set(withPairs(terms))].filter((term) => ofAll.has(term));
    const words = new Set(terms);
    const share = words.size > 0 ? [...words].filter((term) => ofAll.has(term)).length / words.size : 0;
    const given = new Map(lexicon.map(({ path, score }) => [path, score]));
    const odds = [...counts.keys()].map((path) => ({
      path,
      odds: known.reduce((sum, term) => sum + oddsOf(path, term), 0) + TOPIC_ODDS * (given.get(path) ?? 0),
    }));
    const most = Math.max(...odds.map((each) => each.odds));
    const powers = odds.map((each) => ({ path: each.path, power: Math.exp((each.odds - most) / TEMPERATURE) }));
    const all = powers.reduce((sum, { power }) => sum + power, 0);
    return powers
      .map(({ path, power }) => ({
        path,
        score: Math.min(1.6, LEXICON_SHARE * (given.get(path) ?? 0) + GUESS_SHARE * share * (power / all)),
      }))
      .filter(({ score }) => score > 0.05)
      .sort((a, b) => b.score - a.score);
  };
}
