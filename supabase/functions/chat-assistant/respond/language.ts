import type { Language } from "../../../../domain/assistant/suggestions.ts";
import type { Understood } from "../read/message.ts";
import { hindiPhrases, hindiUnits } from "../tables/hindi-phrases.ts";

/** Messages of so many words or fewer may hold no word that tells their language. */
const MAX_UNMARKED_WORDS = 3;
/** A line of a list with more words is a sentence of the site. */
const MAX_LIST_WORDS = 10;

/** The language of a message; a short one without a mark of it keeps that of the session. */
export function languageOf(message: string, { hinglish, words }: Understood, before: Language = "english"): Language {
  if (/[\u0900-\u097f]/.test(message)) return "devanagari";
  if (hinglish) return before === "devanagari" ? before : "latin";
  return words.length <= MAX_UNMARKED_WORDS ? before : "english";
}

type Phrase = { english: RegExp } & { [Each in Exclude<Language, "english">]: string };

/** A template as an expression: what changes stands within one line. */
const patternOf = (template: string) =>
  new RegExp(
    template
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{\d\}(?=(.?))/g, (_, next) => (next ? "([^\\n]+?)" : "([^\\n]+)")),
    "g",
  );
const phrases = hindiPhrases
  .trim()
  .split("\n")
  .map((line): Phrase => {
    const [english = "", latin = "", devanagari = ""] = line.split(" | ");
    return { english: patternOf(english), latin, devanagari };
  });

/** A yes and a no at the head of an answer. */
const verdicts = { latin: ["Haan.", "Nahi."], devanagari: ["हाँ।", "नहीं।"] };

/**
 * Puts the fixed sentences, labels and units of an answer into Hindi. What the site's pages say stays in their English.
 * @param text the whole English answer
 */
export function inLanguage(text: string, language: Language): string {
  if (language === "english") return text;
  const [yes, no] = verdicts[language];
  const units = (line: string) =>
    hindiUnits.reduce((all, unit) => all.replace(unit[0], unit[language === "latin" ? 1 : 2]), line);
  return text
    .split("\n")
    .map((line) => {
      // In a sentence that stays English its units do too.
      const short = line.startsWith("- ") && line.split(" ").length <= MAX_LIST_WORDS;
      const translated = phrases.reduce(
        (all, phrase) =>
          all.replace(phrase.english, (_, ...groups: string[]) =>
            units(phrase[language].replace(/\{(\d)\}/g, (_, at) => groups[at - 1] ?? "")),
          ),
        line,
      );
      return short ? units(translated) : translated;
    })
    .join("\n")
    .replace(/^(Yes|No)[.,:] /gm, (_, verdict) => `${verdict === "Yes" ? yes : no} `);
}
