import type { Language } from "../../../../domain/assistant/suggestions.ts";
import type { Understood } from "../read/message.ts";
import { hindiPhrases, hindiUnits } from "../tables/hindi-phrases.ts";

/** Messages of so many words or fewer may hold no word that tells their language. */
const MAX_UNMARKED_WORDS = 3;

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
/** A translation with the groups of its template, which are numbered in the English order. */
const filledBy = (template: string) => template.replace(/\{(\d)\}/g, "$$$1");

const phrases = hindiPhrases
  .trim()
  .split("\n")
  .map((line): Phrase => {
    const [english = "", latin = "", devanagari = ""] = line.split(" | ");
    return { english: patternOf(english), latin: filledBy(latin), devanagari: filledBy(devanagari) };
  });

/**
 * Puts the fixed sentences, labels and units of an answer into Hindi. What the site's pages say stays in their English.
 * @param text the whole English answer
 */
export function inLanguage(text: string, language: Language): string {
  if (language === "english") return text;
  // Addresses stay as they are.
  const translated = phrases.reduce((all, phrase) => all.replace(phrase.english, phrase[language]), text);
  const at = language === "latin" ? 1 : 2;
  return hindiUnits.reduce((all, unit) => all.replace(unit[0], unit[at]), translated);
}
