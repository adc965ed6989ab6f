import type { KnowledgeRecord } from "../knowledge/record.ts";
import { ordinaryWords } from "../tables/families.ts";
import { pageNames } from "../tables/page-words.ts";
import { PLACES } from "../tables/places.ts";
import { isHindi, isHinglish } from "./hindi.ts";
import { createReader, type Reader } from "./message.ts";
import { wordsOf } from "./words.ts";

/** A word that occurs this often in visitors' questions is no misspelling. */
const MIN_COUNT = 3;

/** Every word in the names of the pages. */
const nameWords = (): string[] => Object.values(pageNames).flatMap((names) => names.split(/[| ]+/));

/** Words of the records with their frequency, for correction. */
export function vocabularyOf(records: KnowledgeRecord[], words = wordsOf): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, section, page, text, also } of records)
    for (const word of [title, section, page, text, also ?? ""].flatMap(words))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A reader that corrects neither the words of the site and its visitors nor common English ones. */
export function readerFor(records: KnowledgeRecord[], english: string, words = wordsOf): Reader {
  const counts = new Map<string, number>();
  for (const said of records.flatMap(({ asked }) => (asked ?? []).map(words)))
    if (!isHinglish(said)) for (const word of said) if (!isHindi(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const asked = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([word]) => word);
  return createReader(vocabularyOf(records, words), [
    ...ordinaryWords.split(" "),
    ...english.split(" "),
    ...nameWords(),
    ...PLACES.split(/[| ]/),
    ...asked,
  ]);
}
