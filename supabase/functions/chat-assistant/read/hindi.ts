import { commonHindi, hindiMarks, hindiTurns, sharedWords, sounds } from "../tables/hindi-common.ts";
import { rarerHindi } from "../tables/hindi-rarer.ts";
import { letters, loanWords } from "../tables/letters.ts";

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

const dictionary = new Map<string, string[]>();
/** Forms of the rarer list, some of which are English words too. */
const rarer = new Set<string>();
for (const list of [commonHindi, rarerHindi])
  for (const line of list.trim().split("\n")) {
    const [forms = "", meaning = ""] = line.split(":");
    for (const form of wordsIn(forms)) {
      if (dictionary.has(form)) continue;
      dictionary.set(form, wordsIn(meaning));
      if (list === rarerHindi) rarer.add(form);
    }
  }
const shared = new Set(wordsIn(sharedWords));
const marks = new Set(wordsIn(hindiMarks));

/** Whether the words are Hindi in Latin letters, in part at least. */
export const isHinglish = (tokens: string[]): boolean => tokens.some((token) => marks.has(token) && token !== "se");

/** Translates phrases and drops Hindi grammar words. */
export const inTurns = (tokens: string[]): string[] =>
  wordsIn(hindiTurns.reduce((text, [turn, meaning]) => text.replace(turn, meaning), tokens.join(" ")));

/**
 * The English words for one word, or undefined where it is not known.
 * @param english whether it is an English word too
 */
export function translated(token: string, hinglish: boolean, english = false): string[] | undefined {
  if (!hinglish && (shared.has(token) || (english && rarer.has(token)))) return undefined;
  return dictionary.get(token);
}

const soundOf = (word: string) => sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
const bySound = new Map<string, string[]>();
for (const [form, meaning] of dictionary) {
  const sound = soundOf(form);
  if (!bySound.has(sound)) bySound.set(sound, meaning);
}

/** The English words for a Hindi word in a spelling that the dictionary does not hold. */
export const guessed = (token: string): string[] | undefined => bySound.get(soundOf(token));

/** The common forms, which spelling may lead to. */
export const hinglishWords = (): string[] => [...dictionary.keys()].filter((form) => !rarer.has(form));

const pairsIn = (text: string) =>
  new Map([...text.matchAll(/(?<!\S)(\S+) ([a-z]+)/g)].map(([, letter = "", latin = ""]) => [letter, latin]));
const loans = pairsIn(loanWords.normalize("NFKC"));
const consonants = pairsIn(letters.consonants);
const vowels = pairsIn(letters.vowels);
const signs = pairsIn(letters.signs);

/** Hindi letters as they are usually typed in Latin ones: enough for the dictionary, not a scholar's transliteration. */
export function inLatin(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  const spelt = text.replace(/[\u0900-\u0963\u0970-\u097f]+/g, (word) => loans.get(word) ?? word);
  const all = [...spelt.replace(/([कखगजडढफ])\u093c/g, "$1")];
  return all
    .map((letter, index) => {
      const consonant = consonants.get(letter);
      const next = all[index + 1] ?? "";
      // A consonant says "a" after it, unless a vowel's sign, the sign of silence or the end of the word follows.
      const sounded = !signs.has(next) && (consonants.has(next) || vowels.has(next) || next === "ं");
      if (consonant) return consonant + (sounded ? "a" : "");
      if (letter === "ं" || letter === "ँ") return "n";
      if (letter >= "०" && letter <= "९") return String(letter.charCodeAt(0) - 0x0966);
      if (letter === "्" || letter === "ः") return "";
      return vowels.get(letter) ?? signs.get(letter) ?? (letter === "।" ? "." : letter);
    })
    .join("");
}
