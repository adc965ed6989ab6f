import MiniSearch from "minisearch";
import type { KnowledgeRecord } from "./knowledge/record.ts";
import { termsOf, wordsOf } from "./language/normalise.ts";

export type Hit = {
  record: KnowledgeRecord;
  /** BM25 score, 1 for the best hit. */
  score: number;
  /** Which of the asked terms it holds. */
  matched: Set<string>;
};

/** What a term counts that visitors use for a record and the record does not. */
const SOUGHT_SHARE = 0.8;

/** Finds records by meaning: BM25 over stems and word families, with prefixes and small misspellings. */
export function createSearch(records: KnowledgeRecord[]) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const frequency = new Map<string, number>();
  const index = new MiniSearch<KnowledgeRecord>({
    fields: ["title", "section", "page", "text", "also", "anchor"],
    tokenize: (text) => termsOf(wordsOf(text)),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 2.4, section: 1.3, page: 1.2, also: 1.2 },
      tokenize: (text) => text.split(" ").filter(Boolean),
    },
  });
  index.addAll(records);
  const holds = new Map<string, Set<string>>();
  const sought = new Map(records.map(({ id, asked }) => [id, new Set(termsOf((asked ?? []).flatMap(wordsOf)))]));
  for (const record of records) {
    const all = termsOf(
      wordsOf([record.title, record.section, record.page, record.text, record.also ?? "", record.anchor].join(" ")),
    );
    const own = new Set(all);
    holds.set(record.id, own);
    for (const term of own) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }

  const pages = pageTerms(records);
  const byPath = Map.groupBy(records, ({ path }) => path);
  const askedTerms = new Set([...sought.values()].flatMap((terms) => [...terms]));
  const weightOf = (term: string) =>
    frequency.has(term) ? Math.log(1 + records.length / (1 + (frequency.get(term) ?? 0))) : 3;
  const asked = new Map(
    records.filter(({ kind }) => kind === "faq").map(({ id, title }) => [id, new Set(termsOf(wordsOf(title), true))]),
  );
  const titles = new Map(records.map(({ id, title }) => [id, new Set(termsOf(wordsOf(title)))]));
  return {
    records,
    /** The terms of a record's title. */
    titleTerms: ({ id }: KnowledgeRecord): ReadonlySet<string> => titles.get(id) ?? new Set(),
    /** Whether a record holds a term. */
    holds: (record: KnowledgeRecord, term: string) => holds.get(record.id)?.has(term) ?? false,
    /** How far a record speaks of a term: 1 in its own words, less where visitors ask for it by that term. */
    speaksOf: ({ id, kind }: KnowledgeRecord, term: string) =>
      holds.get(id)?.has(term) ? 1 : kind !== "page" && sought.get(id)?.has(term) ? SOUGHT_SHARE : 0,
    /** All terms of a question that the site answers in its own words, empty ones kept. */
    askedTerms: ({ id }: KnowledgeRecord): ReadonlySet<string> | undefined => asked.get(id),
    /** How telling a term is: rare terms count more, unknown ones a little. */
    weightOf,
    /** What the record of a page that holds most of the terms holds of them, by weight; 0 to 1. */
    bestOn(path: string, terms: string[]): number {
      const total = terms.reduce((sum, term) => sum + weightOf(term), 0);
      if (total === 0) return 0;
      const shares = (byPath.get(path) ?? []).map(
        ({ id }) => terms.reduce((sum, term) => sum + (holds.get(id)?.has(term) ? weightOf(term) : 0), 0) / total,
      );
      return Math.max(0, ...shares);
    },
    knows: (term: string) => frequency.has(term),
    /** Whether visitors use a term for anything here. */
    isAsked: (term: string) => askedTerms.has(term),
    /** How much each page as a whole speaks of the terms, 1 for the page that does most. */
    pagesOf(terms: string[]): ReadonlyMap<string, number> {
      const scores = new Map<string, number>();
      for (const term of new Set(terms)) {
        const holding = [...pages].filter(([, counts]) => counts.has(term));
        const rarity = Math.log(1 + pages.size / (0.5 + holding.length));
        for (const [path, counts] of holding) {
          const count = counts.get(term) ?? 0;
          scores.set(path, (scores.get(path) ?? 0) + (rarity * count) / (count + 2));
        }
      }
      const most = Math.max(...scores.values(), 0.001);
      return new Map([...scores].map(([path, score]) => [path, score / most]));
    },
    /** Hits for the terms, best first. */
    find(terms: string[], most = 80): Hit[] {
      const wanted = [...new Set(terms)].slice(0, 24);
      const strange = wanted.filter((term) => !frequency.has(term)).length;
      if (wanted.length === 0) return [];
      const results = index
        .search(wanted.join(" "), {
          prefix: (term) => term.length >= 4 && !frequency.has(term),
          fuzzy: (term) =>
            strange <= 4 && term.length >= 5 && term.length <= 20 && !frequency.has(term) ? 0.2 : false,
        })
        .slice(0, most);
      const best = results[0]?.score ?? 1;
      return results.flatMap(({ id, score, queryTerms }) => {
        const record = byId.get(id as string);
        return record ? [{ record, score: score / best, matched: new Set(queryTerms) }] : [];
      });
    },
  };
}
/** How often each term stands on each page. */
function pageTerms(records: KnowledgeRecord[]): Map<string, Map<string, number>> {
  const pages = new Map<string, Map<string, number>>();
  for (const { path, title, text, also } of records) {
    const counts = pages.get(path) ?? new Map<string, number>();
    for (const term of termsOf(wordsOf(`${title} ${text} ${also ?? ""}`)))
      counts.set(term, (counts.get(term) ?? 0) + 1);
    pages.set(path, counts);
  }
  return pages;
}

export type Search = ReturnType<typeof createSearch>;

/** Words of the records with how often they stand there, for the speller. */
export function vocabularyOf(records: KnowledgeRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, section, page, text, also } of records) {
    for (const word of wordsOf(`${title} ${section} ${page} ${text} ${also ?? ""}`))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
