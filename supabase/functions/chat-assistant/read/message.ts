import MiniSearch from "minisearch";
import { families } from "../tables/families.ts";
import { shortForms } from "../tables/letters.ts";
import { guessed, hindiForms, inTurns, isHinglish, translated } from "./hindi.ts";
import { isUnit } from "./quantities.ts";
import { empty, rowsOf, stem, termsOf, wordsOf } from "./words.ts";

/** What short forms of English words are read as. */
const inFull = new Map(
  rowsOf(shortForms).flatMap(([forms, words]) => forms.split(" ").map((form): [string, string[]] => [form, words])),
);

/** Letters of a word that a correction changes. */
const MAX_EDITS = 2;
/** Words of one message that are corrected. */
const MAX_CORRECTIONS = 6;
/** Corrections that are cached: the parts of a message are read more than once. */
const MAX_CACHED_CORRECTIONS = 1_000;

/** Words of the dictionary that are no English from which a message is Hindi, though it has none of its small words. */
const MIN_HINDI_WORDS = 2;

/** A message as it is understood. */
export type Understood = {
  /** English words in order, lower case, corrected. */
  words: string[];
  /** The words joined by single spaces, with a space at either end, for matching phrases. */
  line: string;
  /** Stems and names of word families, without stop words. */
  terms: string[];
  /** The terms with stop words, for phrases. */
  full: string[];
  hinglish: boolean;
  /** Whether no word is known, be it of the site, Hindi or English; numbers do not count. */
  unread: boolean;
};

/**
 * Reads messages against the words that the site knows.
 * @param vocabulary words of the site with how often they stand there
 * @param others ordinary words that are never corrected
 * @returns reads a text; `also` are the words of publications, which are not corrected either
 */
export function createReader(vocabulary: ReadonlyMap<string, number>, others: Iterable<string>) {
  const known = new Map(vocabulary);
  const add = (word: string, weight: number) => known.set(word, Math.max(known.get(word) ?? 0, weight));
  // Words of the families are known, so they are never corrected.
  for (const [word] of families.matchAll(/[a-z-]+/g)) add(word, 3);
  for (const word of empty) add(word, 3);
  const candidates = new Map(known);
  for (const word of others) add(word, 1);
  const english = new Set(known.keys());
  const hindi = new Set<string>();
  for (const word of hindiForms()) {
    if (!candidates.has(word)) hindi.add(word);
    add(word, 1);
    candidates.set(word, candidates.get(word) ?? 1);
  }
  const correct = createSpeller(candidates, hindi);
  const roots = new Set([...known.keys()].map(stem));
  const isWord = (word: string) => known.has(word) || roots.has(stem(word));
  const pluralOf = (word: string, hinglish: boolean) =>
    word.length > 5 && word.endsWith("s") && !known.has(word)
      ? translated(word.slice(0, -1), hinglish, false)
      : undefined;

  return (text: string, also?: ReadonlySet<string>): Understood => {
    const heard = wordsOf(text);
    const hindiWords = heard.filter((word) => translated(word, false, english.has(word)) && !english.has(word));
    const hinglish =
      isHinglish(heard) ||
      hindiWords.length >= Math.min(MIN_HINDI_WORDS, heard.length || 1) ||
      /[\u0900-\u097f]/.test(text);
    const raw = hinglish ? inTurns(heard) : heard;
    // Hindi letters spell what was said: such a word is hardly ever misspelt, and before a unit it is a number.
    const inHindiLetters = new Set(wordsOf((text.match(/[\u0900-\u097f]+/g) ?? []).join(" ")));
    const beforeUnit = (at: number) => {
      const next = raw[at + 1] ?? "";
      return isUnit((inFull.get(next) ?? translated(next, hinglish, english.has(next)))?.[0] ?? next);
    };
    const editsOf = (word: string, at: number) => (!inHindiLetters.has(word) ? MAX_EDITS : beforeUnit(at) ? 0 : 1);
    let corrections = 0;
    const words = raw.flatMap((word, at) => {
      const meaning = inFull.get(word) ?? translated(word, hinglish, english.has(word)) ?? pluralOf(word, hinglish);
      if (meaning) return meaning;
      if (known.has(word) || also?.has(word) || /\d/.test(word) || (roots.has(stem(word)) && stem(word) !== word))
        return word;
      const sounding = hinglish ? guessed(word) : undefined;
      if (sounding) return sounding;
      const better = corrections++ < MAX_CORRECTIONS ? correct(word, hinglish, editsOf(word, at)) : undefined;
      return better === undefined || vocabulary.has(better)
        ? (better ?? word)
        : (translated(better, true, false) ?? better);
    });
    return {
      words,
      line: ` ${words.join(" ")} `,
      terms: termsOf(words),
      full: termsOf(words, true),
      hinglish,
      unread: !words.some((word) => !/^\d/.test(word) && (isWord(word) || also?.has(word))),
    };
  };
}
export type Reader = ReturnType<typeof createReader>;

/** No correction leads to these: "Guna" is a town. */
const grave = new Set("guns bomb bombs kill killed weapon weapons drugs hack attack spying".split(" "));
/** Weight of a word's frequency on the site against its similarity. */
const FREQUENCY_WEIGHT = 0.06;

/**
 * Corrects a word to the nearest known one, so many edits away at most, or gives undefined.
 * @param hindi words that only a Hindi message is corrected to
 */
function createSpeller(
  weights: ReadonlyMap<string, number>,
  hindi: ReadonlySet<string>,
): (word: string, hinglish: boolean, edits: number) => string | undefined {
  const words = [...weights].filter(([word]) => word.length >= 4 && /^[a-z]+$/.test(word) && !grave.has(word));
  const index = new MiniSearch<{ id: string }>({
    fields: ["id"],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  index.addAll(words.map(([id]) => ({ id })));
  const done = new Map<string, string | undefined>();
  return (word, hinglish, edits) => {
    if (edits === 0 || word.length < 4 || word.length > 24 || !/^[a-z]+$/.test(word)) return undefined;
    const key = `${word} ${hinglish} ${edits}`;
    if (done.has(key)) return done.get(key);
    const found = index.search(word, {
      fuzzy: word.length < 5 ? 1 : edits,
      boostDocument: (id) => 1 + FREQUENCY_WEIGHT * Math.log1p(weights.get(id) ?? 0),
      filter: ({ id }) => id[0] === word[0] && Math.abs(id.length - word.length) <= 2 && (hinglish || !hindi.has(id)),
    });
    if (done.size >= MAX_CACHED_CORRECTIONS) done.clear();
    done.set(key, found[0]?.id);
    return found[0]?.id;
  };
}
