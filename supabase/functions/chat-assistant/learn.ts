import type { Knowledge, KnowledgeRecord, KnownPage } from "./knowledge/record.ts";
import { isHinglish } from "./language/hinglish.ts";
import { createReader, type Reader, wordsOf } from "./language/normalise.ts";
import { ordinaryWords } from "./language/ordinary.ts";
import { createSearch, type Search, vocabularyOf } from "./search.ts";
import { type Classifier, createClassifier } from "./understanding/classify.ts";
import { createExamples, type Examples } from "./understanding/examples.ts";
import { intentWords } from "./understanding/intents.ts";
import { topicWords } from "./understanding/topics.ts";

/** All that is made from the records before the first question. */
export type Learnt = {
  search: Search;
  byPath: Map<string, KnowledgeRecord[]>;
  /** How near a message is to what was asked before. */
  near: Examples;
  classifier: Classifier;
  read: Reader;
  page(path: string): KnownPage | undefined;
};

/**
 * Reads messages as somebody does who knows the records, what was asked of them, and English.
 * @param english the commonest English words, by spaces
 */
export function readerOf(records: KnowledgeRecord[], english: string): Reader {
  const asked = records.flatMap(({ asked }) => (asked ?? []).map(wordsOf).filter((words) => !isHinglish(words)));
  return createReader(vocabularyOf(records), [
    ...ordinaryWords,
    ...english.split(" "),
    ...intentWords(),
    ...topicWords(),
    ...asked.flat(),
  ]);
}

/**
 * Learns the knowledge.
 * @returns a function that adds what is published now; what visitors ask is learnt once and for all
 */
export function learn(knowledge: Knowledge): (live: KnowledgeRecord[]) => Learnt {
  const pages = new Map(knowledge.pages.map((page) => [page.path, page]));
  const near = createExamples(knowledge.records);
  const classifier = createClassifier(knowledge.records, knowledge.offField);
  return (live) => {
    const records = [...knowledge.records, ...live];
    return {
      search: createSearch(records),
      byPath: Map.groupBy(records, ({ path }) => path),
      near,
      classifier,
      read: readerOf(records, knowledge.english),
      page: (path) => pages.get(path),
    };
  };
}
