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

/** A word that visitors wrote so often is no slip of the pen. */
const OFTEN = 3;

/**
 * Words that spelling must leave alone: of English, of intents and topics, and what visitors wrote often.
 * @param english the commonest English words, by spaces
 */
export function ordinaryOf(records: KnowledgeRecord[], english: string): string[] {
  const counts = new Map<string, number>();
  for (const words of records.flatMap(({ asked }) => (asked ?? []).map(wordsOf)))
    if (!isHinglish(words)) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const asked = [...counts].filter(([, count]) => count >= OFTEN).map(([word]) => word);
  return [...ordinaryWords, ...english.split(" "), ...intentWords(), ...topicWords(), ...asked];
}

/**
 * Learns the knowledge.
 * @returns a function that adds what is published now; what visitors ask is learnt once and for all
 */
export function learn(knowledge: Knowledge): (live: KnowledgeRecord[]) => Learnt {
  const pages = new Map(knowledge.pages.map((page) => [page.path, page]));
  const near = createExamples(knowledge.records);
  const classifier = createClassifier(knowledge.records, knowledge.offField);
  const ordinary = ordinaryOf(knowledge.records, knowledge.english);
  return (live) => {
    const records = [...knowledge.records, ...live];
    return {
      search: createSearch(records),
      byPath: Map.groupBy(records, ({ path }) => path),
      near,
      classifier,
      read: createReader(vocabularyOf(records), ordinary),
      page: (path) => pages.get(path),
    };
  };
}
