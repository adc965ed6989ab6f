import { thesaurus } from "../tables/thesaurus.ts";
import { rowsOf } from "./words.ts";

/** Longest phrase, in words. */
const LONGEST = 3;
const meanings = new Map(
  rowsOf(thesaurus).flatMap(([site, visitors]) =>
    visitors.map((entry) => [entry.replaceAll("_", " "), site.trim().split(" ")]),
  ),
);

/**
 * The site's words for what visitors call otherwise, phrases before single words.
 * @param known whether the site itself uses a word, which then means what the site means
 * @returns the words with those replaced that the site does not know, and what phrases mean beside their words
 */
export function inSiteWords(words: string[], known: (word: string) => boolean): { words: string[]; beside: string[] } {
  const beside: string[] = [];
  const replaced: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const phraseOf = (length: number) => words.slice(index, index + length).join(" ");
    const length = [LONGEST, 2].find((each) => index + each <= words.length && meanings.has(phraseOf(each)));
    if (length) {
      beside.push(...(meanings.get(phraseOf(length)) ?? []));
      replaced.push(...words.slice(index, index + length));
      index += length - 1;
    } else replaced.push(...((!known(word) && meanings.get(word)) || [word]));
  }
  return { words: replaced, beside };
}

/** Every single word of visitors, so that spelling leaves it alone. */
export const visitorWords = (): string[] => [...meanings.keys()].filter((entry) => !entry.includes(" "));
