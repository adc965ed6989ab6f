import MiniSearch from "minisearch";
import type { Knowledge, KnowledgeRecord, KnownPage } from "../knowledge/record.ts";
import type { Understood } from "../read/message.ts";
import { readerFor, vocabularyOf } from "../read/site-reader.ts";
import { termsOf, wordsOf } from "../read/words.ts";
import { unaskedJob } from "../tables/intent-patterns.ts";
import { createClassifier, type Topic, topicsOf } from "./classify.ts";

/** Records for a message, the best first. */
export type Ranked = {
  record: KnowledgeRecord;
  score: number;
  /** Share of the message's terms in the record or its known questions, by weight; 0 to 1. */
  coverage: number;
};

export type Found = {
  ranked: Ranked[];
  /** Pages that the message names, the best first; 1 is certain. */
  named: Topic[];
  /** Pages by how likely the message is about them. */
  topics: Topic[];
  /** Log-odds that the message is outside the company's field. */
  strangeness: number;
  /** Similarity of the nearest known question, 0 to 1. */
  near: number;
  /** Names of the fixed answers one of whose questions is nearer than all known ones, the nearest first. */
  fixed: string[];
};

/** Weights of the parts of a record's score. */
const WEIGHTS = { words: 2.1, records: 1.1, places: 1.6, page: 1.5 };
/** Weights of the features for `strangeness`, by logistic regression over held-out questions. */
const OFF_FIELD_WEIGHTS = { elsewhere: 1.58, named: -1.03, near: -6.83, known: -4.27, constant: 11.95 };
/** Limits of the search: records, known questions, and pages whose records are ranked by the guess. */
const MAX_RECORDS = 120;
const MAX_QUESTIONS = 15;
const MAX_PAGES = 4;
/** Share of the known questions from which a term is too common to search for. */
const MAX_TERM_SHARE = 0.04;
/** Remembers the result for each text until `forget`: each text is read for spelling, searching and learning. */
function once(work: (text: string) => string[]) {
  const done = new Map<string, string[]>();
  const ask = (text: string): string[] => {
    const result = done.get(text) ?? work(text);
    done.set(text, result);
    return result;
  };
  return Object.assign(ask, { forget: () => done.clear() });
}

const fields = ["title", "section", "page", "text", "also", "asked"] as const;
const asGiven = { processTerm: (term: string) => term };
const spaced = (text: string) => text.split(" ").filter(Boolean);
/** The list that a publication belongs to: /news for /news/2. */
const listPath = ({ path }: KnowledgeRecord) => `/${path.split("/")[1]}`;
/** Coverage below which a publication is left out. */
const MIN_LIVE_COVERAGE = 0.5;
/** Terms of a question from which a publication gets its bonus; fewer may match by chance. */
const MIN_LIVE_TERMS = 3;
/** Publications have no known questions, so coverage above `least` gives them a bonus of `weight` times the coverage. */
const OF_LIVE = { least: 0.6, weight: 5 };
/** Similarity to a question of a fixed answer from which that answer is meant. */
const MIN_FIXED = 0.65;

/** The questions of this fixed answer have no matter in common, so that only one that is nearly the same counts. */
const NOT_STATED = { name: "not-stated", near: 0.8 };

/**
 * Searches the records with MiniSearch, and guesses page, anchor and record with a classifier that learns from the records
 * and their questions. Publications are added and removed without learning again.
 */
export function createFinder(knowledge: Knowledge) {
  const { records: known, offField, pages } = knowledge;
  const words = once(wordsOf);
  /** The terms of a text, with and without stop words. */
  const fullTerms = once((text) => termsOf(words(text), true));
  const tellingTerms = once((text) => termsOf(words(text)));
  const classifier = createClassifier(known, offField, fullTerms);
  const byId = new Map(known.map((record) => [record.id, record]));
  const index = new MiniSearch<KnowledgeRecord>({
    fields: [...fields],
    extractField: (record, field) => [record[field as keyof KnowledgeRecord] ?? ""].flat().join("\n"),
    tokenize: (text) => text.split("\n").flatMap(tellingTerms),
    ...asGiven,
    searchOptions: { boost: { title: 2, page: 2, asked: 2 }, tokenize: spaced },
  });
  index.addAll(known);
  const questions = known.flatMap(({ asked }) => (asked ?? []).map((each) => ({ asked: each })));
  const asking = new Map<string, number>();
  for (const { asked } of questions)
    for (const term of new Set(fullTerms(asked))) asking.set(term, (asking.get(term) ?? 0) + 1);
  /** Whether a term distinguishes questions; "the" and "how" do not and would cost most of the time. */
  const telling = (term: string) => (asking.get(term) ?? 0) < MAX_TERM_SHARE * questions.length;

  const held = new Map<string, ReadonlySet<string>>();
  const rarity = new Map<string, number>();
  const learnTerms = (record: KnowledgeRecord) => {
    const own = new Set(fields.flatMap((field) => [record[field] ?? []].flat().flatMap(tellingTerms)));
    held.set(record.id, own);
    for (const term of own) rarity.set(term, (rarity.get(term) ?? 0) + 1);
  };
  known.forEach(learnTerms);
  const knows = (term: string) => (rarity.get(term) ?? 0) > 0;
  const weightOf = (term: string) => (knows(term) ? Math.log(1 + known.length / (1 + (rarity.get(term) ?? 0))) : 3);
  const weigh = (terms: Iterable<string>, weight = weightOf) => [...terms].reduce((sum, term) => sum + weight(term), 0);
  const holds = ({ id }: KnowledgeRecord, term: string) => held.get(id)?.has(term) ?? false;
  const read = readerFor(known, knowledge.english, words);
  /** Frees what only learning needs; the terms of known questions are needed for every message. */
  const forget = () => {
    words.forget();
    tellingTerms.forget();
  };
  forget();
  let live: KnowledgeRecord[] = [];
  let liveWords: ReadonlySet<string> = new Set();

  const askedWeight = (term: string) => Math.log(1 + questions.length / (1 + (asking.get(term) ?? 0))) ** 2;
  /** Similarity of a message and a question: the cosine of their terms, weighted by rarity. */
  function likeness(terms: ReadonlySet<string>, question: string): number {
    const other = [...new Set(fullTerms(question))];
    const length = (all: Iterable<string>) => Math.sqrt(weigh(all, askedWeight)) || 1;
    return (
      weigh(
        other.filter((term) => terms.has(term)),
        askedWeight,
      ) /
      (length(terms) * length(other))
    );
  }
  /** Finds the nearest of some questions, with their similarity. */
  function nearestOf<Question extends { asked: string }>(some: Question[]) {
    const index = new MiniSearch<{ id: number; asked: string }>({
      fields: ["asked"],
      tokenize: fullTerms,
      ...asGiven,
      searchOptions: { tokenize: spaced },
    });
    index.addAll(some.map(({ asked }, id) => ({ id, asked })));
    return (full: string[]): { near: number; question: Question | undefined }[] => {
      const rare = full.filter(telling);
      const alike = index.search([...new Set(rare.length > 0 ? rare : full)].join(" ")).slice(0, MAX_QUESTIONS);
      const terms = new Set(full);
      return alike
        .map(({ id }) => ({ near: likeness(terms, some[id]?.asked ?? ""), question: some[id] }))
        .sort((a, b) => b.near - a.near);
    };
  }
  const nearest = nearestOf(questions);
  const nearestFixed = nearestOf(knowledge.fixed);

  return {
    read: (text: string): Understood => read(text, liveWords),
    pages,
    page: (path: string): KnownPage | undefined => pages.find((page) => page.path === path),
    all: () => [...known, ...live],
    on: (path: string) => [...known, ...live].filter((record) => record.path === path),
    holds,
    weightOf,
    knows,

    /** Similarity of a message to the nearest known question of one record, 0 to 1. */
    nearness: ({ asked = [] }: KnowledgeRecord, full: readonly string[]): number =>
      Math.max(0, ...asked.map((each) => likeness(new Set(full), each))),

    /** Replaces the publications. */
    publish(records: KnowledgeRecord[]): void {
      for (const { id } of live) {
        // A publication that failed half-way is only partly indexed.
        if (index.has(id)) index.discard(id);
        byId.delete(id);
        for (const term of held.get(id) ?? []) rarity.set(term, (rarity.get(term) ?? 1) - 1);
        held.delete(id);
      }
      live = records;
      for (const record of live) {
        index.add(record);
        byId.set(record.id, record);
        learnTerms(record);
      }
      liveWords = new Set(vocabularyOf(live).keys());
      forget();
    },

    find(message: Understood): Found {
      const terms = [...new Set(message.terms)].slice(0, 24);
      const full = message.full.slice(0, 60);
      const named = topicsOf(full);
      const { topics, elsewhere } = classifier.topics(full, named);
      const hits = index.search(terms.join(" "));
      const inside = new Map(
        topics.slice(0, MAX_PAGES).map(({ path, score }) => [path, { score, ...classifier.within(path, full) }]),
      );
      const total = weigh(terms) || 1;
      const ranked = hits.slice(0, MAX_RECORDS).flatMap(({ id, score }): Ranked[] => {
        const record = byId.get(id);
        if (!record) return [];
        const isLive = record.kind === "live";
        const guess = inside.get(isLive ? listPath(record) : record.path);
        const coverage = weigh(terms.filter((term) => holds(record, term))) / total;
        if (isLive && (coverage < MIN_LIVE_COVERAGE || unaskedJob.test(record.path + message.line))) return [];
        const sum =
          (WEIGHTS.words * score) / (hits[0]?.score ?? 1) +
          WEIGHTS.places * ((!isLive && guess?.places.get(record.anchor)) || 0) +
          WEIGHTS.records * (guess?.records.get(id) ?? 0) +
          WEIGHTS.page * (guess?.score ?? 0) +
          (isLive && terms.length >= MIN_LIVE_TERMS && coverage > OF_LIVE.least ? OF_LIVE.weight * coverage : 0);
        return [{ record, score: sum, coverage }];
      });
      const near = nearest(full)[0]?.near ?? 0;
      // Words that many questions share make no answer: the rarest one of the example must be there.
      const rarest = (asked: string) => fullTerms(asked).toSorted((a, b) => askedWeight(b) - askedWeight(a))[0] ?? "";
      const fixed = nearestFixed(full).filter(
        (each) =>
          each.near >= Math.max(near, each.question?.name === NOT_STATED.name ? NOT_STATED.near : MIN_FIXED) &&
          full.includes(rarest(each.question?.asked ?? "")),
      );
      return {
        ranked: ranked.sort((a, b) => b.score - a.score),
        named,
        topics,
        near,
        fixed: [...new Set(fixed.flatMap(({ question }) => question?.name ?? []))],
        strangeness:
          OFF_FIELD_WEIGHTS.elsewhere * Math.log((elsewhere + 1e-9) / (1 - elsewhere + 1e-9)) +
          OFF_FIELD_WEIGHTS.named * (named[0]?.score ?? 0) +
          OFF_FIELD_WEIGHTS.near * near +
          OFF_FIELD_WEIGHTS.known * (terms.length > 0 ? terms.filter(knows).length / terms.length : 0) +
          OFF_FIELD_WEIGHTS.constant,
      };
    },
  };
}
export type Finder = ReturnType<typeof createFinder>;
