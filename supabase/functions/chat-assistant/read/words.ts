import { stemmer } from "stemmer";
import {
  latinBeforeNumbers,
  inDigits as numberInDigits,
  numberRows,
} from "../../../../domain/instruments/number-words.ts";
import { emptyWords, families } from "../tables/families.ts";
import { courteous } from "../tables/intent-patterns.ts";
import { spellings } from "../tables/letters.ts";
import { inLatin } from "./hindi.ts";

/** Words of a message that are read. */
const MAX_WORDS = 80;
const MAX_WORD_CHARS = 40;
const MAX_STEMS = 50_000;
/** The largest number that a power is read as. */
const MAX_NUMBER = 1e15;

const stems = new Map<string, string>();
/** Porter's stem of a word; numbers and names with digits stay as they are. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const root = word.length < 3 || /[^a-z]/.test(word) ? word : stemmer(word);
  if (stems.size < MAX_STEMS) stems.set(word, root);
  return root;
}

/** The lines of a table, split at the colon: the name before it, the words after it. */
export const rowsOf = (table: string): [name: string, words: string[]][] =>
  table
    .trim()
    .split("\n")
    .map((line) => [
      line.slice(0, line.indexOf(":")),
      line
        .slice(line.indexOf(":") + 1)
        .trim()
        .split(" "),
    ]);

/** Stop words. */
export const empty: ReadonlySet<string> = new Set(emptyWords.split(/\s+/).filter(Boolean));
/** The name of its family for each stem, and for phrases of two or three. */
const named = new Map<string, string>();
const phrases = new Map<string, string>();
for (const [name, words] of rowsOf(families)) {
  const [single = "", ...more] = words.join(" ").split("|");
  for (const word of single.split(" ")) named.set(stem(word), name);
  for (const phrase of more) phrases.set(phrase.trim().split(" ").map(stem).join(" "), name);
}

/** Numbers as they are typed, in digits with a point: "½" and "1 1/2", ".5", "10^9" and "1e9"; "-5" with a word for its sign. */
const inDigits = (text: string) =>
  text
    .replace(/[¼½¾]/g, (part) => ` ${part.normalize("NFKC").replace("⁄", "/")} `)
    .replace(/(?<![\d/.])(?:(\d+) )?([13])\/([248])(?![\d/])/g, (_, whole = "0", above, below) =>
      String(Number(whole) + above / below),
    )
    .replace(/(?<![\d.])\.(?=\d)/g, "0.")
    .replace(/\b(\d+)\^(\d+)\b/g, (_, base, power) => Math.min(base ** power, MAX_NUMBER).toFixed(0))
    .replace(/\b\d+e\+?\d+\b/gi, (power) => Math.min(Number(power), MAX_NUMBER).toFixed(0))
    .replace(/(?<=^|\s)(?<!hp )[-−–](?=\d)/gi, "minus ");

const numberWord = `(?:${numberRows.flatMap(({ english, latin }) => [...english, ...latin]).join("|")})\\b`;
/** Hindi numbers as `inLatin` writes them: "tin", which is "tin" in English where no "sadhe" stands before it. */
const written = new Map(numberRows.flatMap(({ latin, hindi }) => hindi.map((word) => [inLatin(word), latin[0] ?? ""])));
const fraction = `(?:${latinBeforeNumbers.join("|")}) +(?:\\d+\\b|(?:${[...written.keys()].join("|")})\\b|${numberWord})`;
const numbersOfWords = new RegExp(`\\b(?:${fraction}|${numberWord}[ -]+${numberWord})(?:[ -]+${numberWord})*`, "g");
/**
 * A number of several words in digits, as the planners read it: "do sau", "sadhe teen". Below a hundred "saath do" may be
 * "give with it".
 */
function numbered(words: string): string {
  const isFraction = latinBeforeNumbers.some((word) => words.startsWith(`${word} `));
  const read = numberInDigits(isFraction ? words.replace(/[a-z]+/g, (word) => written.get(word) ?? word) : words);
  const isEnglish = numberRows.some(({ english: [word] }) => word && words.startsWith(word));
  return isFraction || isEnglish || Number.parseFloat(read) >= 100 ? read : words;
}

/** The words of a text: letters and digits, units parted from their numbers, "HP-20" kept whole. */
export function wordsOf(text: string): string[] {
  const read = inLatin(inDigits(text).normalize("NFKC"))
    .toLowerCase()
    .replace(/\p{Cf}/gu, "");
  const plain = spellings.reduce((all, [found, meant]) => all.replace(found, meant), read);
  return (plain.replace(numbersOfWords, numbered).match(/\d+(?:\.\d+)?|[\p{L}][\p{L}\p{N}\p{M}]*/gu) ?? [])
    .slice(0, MAX_WORDS)
    .filter((word) => word.length <= MAX_WORD_CHARS);
}

/** A question without courtesies, articles and endings. Questions with the same key are the same. */
export const questionKey = (words: string[]): string =>
  words
    .filter((word) => !courteous.test(word))
    .map(stem)
    .join(" ");

/** Stems and family names of English words, without stop words unless `keepEmpty`. */
export function termsOf(words: string[], keepEmpty = false): string[] {
  const roots = words.map(stem);
  const terms: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const length = [3, 2].find((each) => phrases.has(roots.slice(index, index + each).join(" ")));
    const root = roots[index] ?? "";
    if (length) {
      terms.push(phrases.get(roots.slice(index, index + length).join(" ")) ?? "");
      index += length - 1;
    } else if (keepEmpty || !empty.has(words[index] ?? "")) terms.push(named.get(root) ?? root);
  }
  return terms;
}
