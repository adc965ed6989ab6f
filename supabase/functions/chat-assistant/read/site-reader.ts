import type { KnowledgeRecord } from "../knowledge/record.ts";
import { ordinaryWords } from "../tables/families.ts";
import { pageWords } from "../tables/page-words.ts";
import { isHinglish } from "./hindi.ts";
import { createReader, type Reader } from "./message.ts";
import { wordsOf } from "./words.ts";

/** A word that visitors wrote so often is no slip of the pen. */
const MIN_COUNT = 3;

/** Every word that leads to some page. */
const topicWords = (): string[] => Object.values(pageWords).flatMap((levels) => levels.join("|").split(/[| ]+/));

/** Words of the records with how often they stand there, for spelling. */
export function vocabularyOf(records: KnowledgeRecord[], words = wordsOf): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, section, page, text, also } of records)
    for (const word of [title, section, page, text, also ?? ""].flatMap(words))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Reads messages as the site and its visitors write: spelling leaves their words and common English ones alone. */
export function readerFor(records: KnowledgeRecord[], english: string, words = wordsOf): Reader {
  const counts = new Map<string, number>();
  for (const said of records.flatMap(({ asked }) => (asked ?? []).map(words)))
    if (!isHinglish(said)) for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1);
  const asked = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([word]) => word);
  return createReader(vocabularyOf(records, words), [
    ...ordinaryWords.split(" "),
    ...english.split(" "),
    ...topicWords(),
    ...asked,
  ]);
}
