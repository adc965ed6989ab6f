import type { Language } from "../../../../domain/assistant/suggestions.ts";
import type { Understood } from "../read/message.ts";
import { hindiLabels, hindiUnits } from "../tables/hindi-labels.ts";
import { hindiPhrases } from "../tables/hindi-phrases.ts";

/** A message of at most this number of words may hold none that tells its language. */
const MAX_UNMARKED_WORDS = 3;
/** A line of a list with more words is a sentence of the site. */
const MAX_LIST_WORDS = 10;

/** The language of a message; a short one without a mark of it keeps that of the session. */
export function languageOf(message: string, { hinglish, words }: Understood, before: Language = "english"): Language {
  if (/[\u0900-\u097f]/.test(message)) return "devanagari";
  if (hinglish) return before === "devanagari" ? before : "latin";
  return words.length <= MAX_UNMARKED_WORDS ? before : "english";
}

/** The fixed parts of an English sentence, between which its values stand, and the Hindi that takes its place. */
type Phrase = { english: string[]; hindi: string };

/** Where a part stands next; a full stop ends no number and no address. */
function endOf(line: string, part: string, from: number): number {
  let at = line.indexOf(part, from);
  while (at >= 0 && part.endsWith(".") && /\w/.test(line[at + part.length] ?? "")) at = line.indexOf(part, at + 1);
  return at;
}

/**
 * Replaces each place of a line at which the parts follow one another. Each part is looked for once from where the one before
 * ended, so that the time grows with the line alone.
 * @param parts the fixed texts between the values; an empty last one takes the rest of the line as its value
 * @param write the text for the values found, each of one character or more
 */
function replaceParts(line: string, [first = "", ...rest]: string[], write: (values: string[]) => string): string {
  let written = "";
  let from = 0;
  for (;;) {
    const start = line.indexOf(first, from);
    if (start < 0) return written + line.slice(from);
    const values: string[] = [];
    let at = start + first.length;
    for (const part of rest) {
      const end = part ? endOf(line, part, at + 1) : line.length;
      if (end <= at) return written + line.slice(from);
      values.push(line.slice(at, end));
      at = end + part.length;
    }
    written += line.slice(from, start) + write(values);
    if (at >= line.length) return written;
    from = at;
  }
}

const lengthOf = ({ english }: Phrase) => english.join("").length;
/** The longer ones first, so that none is taken for a part of it. */
const phrases = [hindiPhrases, hindiLabels]
  .flatMap((table) => table.trim().split("\n"))
  .map((line): Phrase => {
    const [english = "", hindi = ""] = line.split(" | ");
    return { english: english.split(/\{\d\}/), hindi };
  })
  .toSorted((a, b) => lengthOf(b) - lengthOf(a));
/** Letters of the fixed parts from which on a phrase is long. */
const MIN_LONG = 24;
const [longPhrases, shortPhrases] = [true, false].map((long) =>
  phrases.filter((phrase) => lengthOf(phrase) >= MIN_LONG === long),
) as [Phrase[], Phrase[]];

/** English words of a line outside brackets, quotations and addresses; two of them are a part of a sentence. */
const ENGLISH_WORDS = /(?<!\S)[a-z]{3,}(?=[\s,;:.!?]|$)/g;
const ASIDES = /\([^()]*\)|“[^“”]*”/g;
const isMixed = (line: string) => (line.replace(ASIDES, "").match(ENGLISH_WORDS)?.length ?? 0) > 1;

/**
 * Says the site's texts in a line in Hindi: its whole sentences, its texts of several words, or all of them, as in what a
 * phrase has between its fixed parts.
 */
type SayTexts = (line: string, which: "sentences" | "longer" | "all") => string;

/**
 * Puts the fixed sentences, labels, units and the site's texts of an answer into Hindi. A sentence is said in Hindi whole, or
 * stays English whole.
 * @param text the whole English answer
 */
export function inHindi(text: string, sayTexts: SayTexts): string {
  const units = (part: string) => hindiUnits.reduce((all, [unit, hindi]) => all.replace(unit, hindi), part);
  const put = (all: string, phrase: Phrase) =>
    replaceParts(all, phrase.english, (values) =>
      phrase.hindi.replace(/\{(\d)\}/g, (_, at) => units(sayTexts(values[at - 1] ?? "", "all"))),
    );
  function lineInHindi(whole: string): string {
    const [, dash = "", line = ""] = /^(- )?(.*)$/.exec(whole) ?? [];
    // A long phrase may hold a text of the site, and a text of the site a short phrase.
    const phrased = longPhrases.reduce(put, line);
    const said = sayTexts(shortPhrases.reduce(put, sayTexts(phrased, "longer")), "all");
    if (isMixed(units(said))) return dash + sayTexts(phrased, "sentences");
    // In a sentence that stays English its units do too, and addresses have none.
    const short =
      (dash || said !== line || line.endsWith(":")) && said.split(" ").length <= MAX_LIST_WORDS && !said.includes(" /");
    return dash + (short ? units(said) : said);
  }
  return text
    .split("\n")
    .map(lineInHindi)
    .join("\n")
    .replace(/ and (?=\/)/g, " और ")
    .replace(/^(Yes|No)[.,:] /gm, (_, verdict) => (verdict === "Yes" ? "हाँ। " : "नहीं। "));
}
