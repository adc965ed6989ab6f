import { termsOf } from "../read/message.ts";
import { lines } from "./page-words.ts";
import { situations } from "./situations.ts";

const weights = [1, 0.55, 0.25];
type Entry = { terms: string[]; path: string; weight: number; names: boolean };
let entries: Entry[] | undefined;
let byFirst: Map<string, Entry[]> | undefined;

/** Made at first use, so that the order in which files load does not matter. */
function table(): Entry[] {
  entries ??= [lines, situations].flatMap((source) =>
    Object.entries(source).flatMap(([path, levels]) =>
      levels.flatMap((level, rank) =>
        level
          .split("|")
          .filter(Boolean)
          .map((phrase) => ({
            path,
            weight: weights[rank] ?? 0,
            terms: termsOf(phrase.split(" "), true),
            names: source === lines && rank === 0,
          }))
          .filter(({ terms }) => terms.length > 0),
      ),
    ),
  );
  return entries;
}

export type Topic = { path: string; score: number };

/** Pages that the terms (empty words kept) speak of, best first; 1 is certain. */
export function topicsOf(terms: string[]): Topic[] {
  const found = new Map<string, { score: number; seen: Set<string> }>();
  const spoken = new Set(terms);
  const line = ` ${terms.join(" ")} `;
  byFirst ??= Map.groupBy(table(), ({ terms: [first = ""] }) => first);
  for (const { path, weight, terms: wanted } of [...spoken].flatMap((term) => byFirst?.get(term) ?? [])) {
    if (wanted.length > 1 && !line.includes(` ${wanted.join(" ")} `)) continue;
    const topic = found.get(path) ?? { score: 0, seen: new Set<string>() };
    const fresh = wanted.filter((term) => !topic.seen.has(term));
    if (fresh.length > 0) topic.score += weight + 0.15 * (wanted.length - 1);
    for (const term of fresh) topic.seen.add(term);
    found.set(path, topic);
  }
  return [...found]
    .map(([path, { score }]) => ({ path, score: Math.min(score, 1.6) }))
    .sort((a, b) => b.score - a.score);
}

/** Every word that leads to some page. */
export function topicWords(): string[] {
  return [...Object.values(lines), ...Object.values(situations)]
    .flatMap((levels) => levels.join("|").split(/[| ]/))
    .filter(Boolean);
}

/** The terms that name a page, which a question about that page need not repeat in its answer. */
export function topicTerms(path: string): ReadonlySet<string> {
  let terms = ownTerms.get(path);
  if (!terms) {
    terms = new Set(
      table().flatMap((entry) =>
        entry.path === path && entry.names ? entry.terms.filter((term) => !/^\d/.test(term)) : [],
      ),
    );
    ownTerms.set(path, terms);
  }
  return terms;
}
const ownTerms = new Map<string, ReadonlySet<string>>();
