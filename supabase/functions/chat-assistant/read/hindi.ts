import { numberRows, undotted } from "../../../../domain/instruments/number-words.ts";
import { everydayHindi } from "../tables/hindi-everyday.ts";
import { rarerHindi } from "../tables/hindi-rarer.ts";
import { endings, hindiMarks, hindiTurns, sharedWords, sounds } from "../tables/hindi-reading.ts";
import { subjectHindi } from "../tables/hindi-subjects.ts";
import { letters, usualSpellings } from "../tables/letters.ts";
import { loanWords } from "../tables/loan-words.ts";
import { PLACES } from "../tables/places.ts";

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** The English words for each Hindi form; of several entries for a form the first counts. */
const dictionary = new Map<string, string[]>();
for (const line of `${everydayHindi}${subjectHindi}${rarerHindi}`.split("\n")) {
  const [forms = "", meaning = ""] = line.split(":");
  for (const form of wordsIn(forms)) if (!dictionary.has(form)) dictionary.set(form, wordsIn(meaning));
}
for (const { value, english, latin } of numberRows)
  for (const form of latin)
    if (!dictionary.has(form))
      dictionary.set(form, [value <= 10 || value >= 100 ? (english[0] ?? `${value}`) : `${value}`]);
const shared = new Set(wordsIn(sharedWords));
const marks = new Set(wordsIn(hindiMarks));

/** Whether the words are Hindi in Latin letters, in part at least. */
export const isHinglish = (tokens: string[]): boolean => tokens.some((token) => marks.has(token));

/** Translates phrases and drops Hindi grammar words. */
export const inTurns = (tokens: string[]): string[] =>
  wordsIn(hindiTurns.reduce((text, [turn, meaning]) => text.replace(turn, meaning), tokens.join(" ")));

/** Whether the dictionary holds a word as it is spelt. */
export const isHindi = (token: string): boolean => dictionary.has(token);

const soundOf = (word: string) => sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
/** Letters that are left of a word without its ending. */
const MIN_ROOT_CHARS = 4;
const rootOf = (sound: string) => {
  const root = sound.replace(endings, "");
  return root.length < MIN_ROOT_CHARS ? sound : root;
};
/** Words by their sound, names of places first: "देवास" is no word for desks. */
const bySound = new Map(PLACES.split("|").map((place) => [soundOf(place), [place]]));
const byRoot = new Map<string, string[]>();
for (const [form, meaning] of dictionary) {
  const sound = soundOf(form);
  if (!bySound.has(sound)) bySound.set(sound, meaning);
  if (!byRoot.has(rootOf(sound))) byRoot.set(rootOf(sound), meaning);
}

/** Letters from which a word is read by its sound alone. */
const MIN_SOUND_CHARS = 5;
/** The English words for a Hindi word; one that may be English too is read beside Hindi alone, as the dictionary spells it. */
export function translated(token: string, hinglish: boolean, english: boolean): string[] | undefined {
  if (english || shared.has(token)) return hinglish ? dictionary.get(token) : undefined;
  return dictionary.get(token) ?? (token.length < MIN_SOUND_CHARS ? undefined : bySound.get(soundOf(token)));
}

/** The English words for a Hindi word in a spelling or with an ending that the dictionary does not hold. */
export function guessed(token: string): string[] | undefined {
  const sound = soundOf(token);
  // "Mahilaon" and "kisanon" are more than one of "mahila" and "kisan".
  const [, one] = /^(.{3,}?)y?o$/.exec(sound) ?? [];
  const single = one && ["", "a", "i"].map((ending) => bySound.get(one + ending)).find(Boolean);
  return bySound.get(sound) ?? (single || byRoot.get(rootOf(sound)));
}

/** The forms that a misspelt word may be corrected to. */
export const hindiForms = (): Iterable<string> => dictionary.keys();

const pairsIn = (text: string) =>
  new Map([...text.matchAll(/(?<!\S)(\S+) ([A-Za-z]+)/g)].map(([, letter = "", latin = ""]) => [letter, latin]));
const consonants = pairsIn(letters.consonants);
consonants.set("\u095b", "z").set("\u095e", "f");
const vowels = pairsIn(letters.vowels);
const signs = pairsIn(letters.signs);

const spellingsIn = (table: string) =>
  new Map(
    table
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [latin = "", hindi = ""] = line.split(": ");
        return wordsIn(undotted(hindi)).map((word): [string, string] => [word, latin]);
      }),
  );
const loans = spellingsIn(loanWords);
const usual = spellingsIn(usualSpellings);

/** How a Hindi word is spelt in Latin letters, where that is not letter by letter; a loan word also in its Hindi plural. */
function spelling(word: string): string | undefined {
  const bare = undotted(word);
  const single = loans.get(bare.replace(/[ोे]ं$/, ""));
  return loans.get(bare) ?? usual.get(bare) ?? (single && `${single}${/(?:s|x|ch)$/.test(single) ? "es" : "s"}`);
}

/** Hindi letters as they are usually typed in Latin ones: enough for the dictionary, not a scholar's transliteration. */
export const inLatin = (text: string): string => transliterated(text);

/** A Hindi text as one writes it in Latin letters, for a reader: English words in it as in English. */
export const writtenInLatin = (text: string): string =>
  transliterated(text.normalize("NFC"), (word) =>
    writing.reduce((all, [found, written]) => all.replace(found, written), word),
  ).replace(/^(?:- )?\p{Ll}|(?<=[.?!] )\p{Ll}/gmu, (first) => first.toUpperCase());

/** What makes written Hindi pleasant to read: "zameen" has a z, "kaam" a long a, "liye" a y, "sampark" an m. */
const writing: [RegExp, string][] = [
  [/\u091c\u093c/g, "\u095b"],
  [/\u092b\u093c/g, "\u095e"],
  [/^(आ|[क-ह\u095b\u095e]ा)([ँं]?[क-ह\u095b\u095e])$/, "$1ा$2"],
  [/^आ(?=[^ा])/, "आा"],
  [/^([क-ह\u095b\u095e]\u094d?[क-ह]?)ी([ंँ]?[क-ह\u095b\u095e])$/, "$1ee$2"],
  [/^([क-ह\u095b\u095e])ू([ंँ]?[क-ह\u095b\u095e])$/, "$1oo$2"],
  [/\u094d([यर])$/, "\u094d$1ा"],
  [/([आािीइ])ए/g, "$1ये"],
  [/[ंँ](?=[पबभम])/g, "म्"],
];

function transliterated(text: string, prepared = (word: string) => word): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  const spelt = text.replace(/[\u0900-\u0963\u0970-\u097f]+/g, (word) => spelling(word) ?? prepared(word));
  const all = [...spelt.replace(/([कखगजडढफ])\u093c/g, "$1")];
  const isSign = (at: number) => signs.has(all[at] ?? "");
  const isVowel = (at: number) => vowels.has(all[at] ?? "") || all[at] === "ं" || all[at] === "ँ";
  const isConsonant = (at: number) => consonants.has(all[at] ?? "");
  // A consonant says "a" after it, unless a vowel's sign, the sign of silence or the end of the word follows.
  const sounded = all.map((_, at) => isConsonant(at) && (isConsonant(at + 1) || isVowel(at + 1)));
  // Nor does it between two syllables: "dasvin", not "dasavin".
  const vowelAfter = (at: number) => isSign(at + 1) || sounded[at];
  for (let at = all.length - 2; at > 0; at--)
    if (
      sounded[at] &&
      isConsonant(at + 1) &&
      vowelAfter(at + 1) &&
      (isSign(at - 1) || isVowel(at - 1) || sounded[at - 1])
    )
      sounded[at] = false;
  return all
    .map((letter, at) => {
      const consonant = consonants.get(letter);
      if (consonant) return consonant + (sounded[at] ? "a" : "");
      if (letter === "ं" || letter === "ँ") return "n";
      if (letter >= "०" && letter <= "९") return String(letter.charCodeAt(0) - 0x0966);
      if (letter === "्" || letter === "ः") return "";
      return vowels.get(letter) ?? signs.get(letter) ?? (letter === "।" ? "." : letter);
    })
    .join("");
}
