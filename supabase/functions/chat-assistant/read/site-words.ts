import { thesaurus } from "./thesaurus.ts";

/** Longest phrase, in words. */
const LONGEST = 3;
const meanings = new Map<string, string[]>();
for (const line of thesaurus.trim().split("\n")) {
  const [site = "", visitors = ""] = line.split(":");
  for (const entry of visitors.trim().split(" ")) meanings.set(entry.replaceAll("_", " "), site.trim().split(" "));
}

/**
 * The site's words for what visitors call otherwise, phrases before single words.
 * @param known whether the site itself uses a word, which then means what the site means
 * @returns the words with those replaced that the site does not know, and what phrases mean beside their words
 */
export function inSiteWords(words: string[], known: (word: string) => boolean): { words: string[]; beside: string[] } {
  const beside: string[] = [];
  const inPhrase = new Set<number>();
  for (let index = 0; index < words.length; index++) {
    for (let length = LONGEST; length > 1; length--) {
      const meaning = meanings.get(words.slice(index, index + length).join(" "));
      if (!meaning) continue;
      beside.push(...meaning);
      for (let at = index; at < index + length; at++) inPhrase.add(at);
      index += length - 1;
      break;
    }
  }
  return {
    words: words.flatMap((word, index) => (!inPhrase.has(index) && !known(word) && meanings.get(word)) || [word]),
    beside,
  };
}

/** Every single word of visitors, so that spelling leaves it alone. */
export function visitorWords(): string[] {
  return [...meanings.keys()].filter((entry) => !entry.includes(" "));
}
