import { termsOf } from "../read/words.ts";
import { lines } from "../tables/page-words.ts";

export type Topic = { path: string; score: number };
type Entry = { terms: string[]; path: string; weight: number; names: boolean };

const WEIGHTS = [1, 0.55, 0.25];
/** What each word of a phrase beyond the first adds; from this sum on, more signs add nothing. */
const LONGER = 0.15;
const MOST = 1.6;

const entries = Object.entries(lines).flatMap(([path, levels]) =>
  levels.flatMap((level, rank) =>
    level
      .split("|")
      .map(
        (phrase): Entry => ({
          path,
          weight: WEIGHTS[rank] ?? 0,
          terms: termsOf(phrase.split(" ").filter(Boolean), true),
          names: rank === 0,
        }),
      )
      .filter(({ terms }) => terms.length > 0),
  ),
);
const byFirst = Map.groupBy(entries, ({ terms: [first = ""] }) => first);

/** Pages that the terms (empty words kept) speak of, best first; 1 is certain. */
export function topicsOf(terms: string[]): Topic[] {
  const found = new Map<string, { score: number; seen: Set<string> }>();
  const line = ` ${terms.join(" ")} `;
  for (const { path, weight, terms: wanted } of [...new Set(terms)].flatMap((term) => byFirst.get(term) ?? [])) {
    if (wanted.length > 1 && !line.includes(` ${wanted.join(" ")} `)) continue;
    const topic = found.get(path) ?? { score: 0, seen: new Set<string>() };
    if (wanted.some((term) => !topic.seen.has(term))) topic.score += weight + LONGER * (wanted.length - 1);
    for (const term of wanted) topic.seen.add(term);
    found.set(path, topic);
  }
  return [...found]
    .map(([path, { score }]) => ({ path, score: Math.min(score, MOST) }))
    .sort((a, b) => b.score - a.score);
}

/** Every word that leads to some page. */
export const topicWords = (): string[] => Object.values(lines).flatMap((levels) => levels.join("|").split(/[| ]+/));

/** The terms that name a page, which a question about that page need not repeat in its answer. */
export const topicTerms = (path: string): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) =>
      entry.path === path && entry.names ? entry.terms.filter((term) => !/^\d/.test(term)) : [],
    ),
  );
