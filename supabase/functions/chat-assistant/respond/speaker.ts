import type { Language } from "../../../../domain/assistant/suggestions.ts";
import { hasHindi, hindiPath } from "../../../../domain/edition.ts";
import { type HindiWords, hindiKey, type KnowledgeRecord } from "../knowledge/record.ts";
import { writtenInLatin } from "../read/hindi.ts";
import { lowerFirst } from "../read/sentences.ts";
import { inLanguage } from "./language.ts";

/** Says an answer in the visitor's language. */
export type Speaker = {
  /** @param sources the records that the text was made from, whose pages may say a thing in their own way */
  say(text: string, language: Language, sources: KnowledgeRecord[]): string;
  /** The address of the same place in the edition of that language, where it stands there. */
  addressOf(path: string, language: Language): string;
};

/** What stands between the texts of the site in an answer. */
const BETWEEN = /(: |; |, |\. |। |\.$|(?<=[?!]) | \(|\)|“|”)/;
/** Texts of fewer words are looked for only in what the phrases leave. */
const MIN_SURE_WORDS = 3;
/** Parts of a line that are looked up as one text. */
const MAX_PARTS = 41;
/** A path of the site in an answer. */
const PATHS =
  /(?<=^|[\s(])\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&%+.-]*[\w=&%+-])?(?:#[\w-]+)?(?=$|[\s).,;:!?])/gm;
/** Signs for texts that are said in Hindi already, from Unicode's private ones. */
const FIRST_SIGN = 0xe000;
const SIGNS = /([\ue000-\uf8ff])(\.(?=\s|$)|)/gm;
const HINDI = /[\u0900-\u097f]/;
/** A full stop after Hindi letters. */
const HINDI_STOP = /(?<=[\u0900-\u097f]\)?)\.(?=\s|$)/gm;
const ENGLISH_PAGE = { latin: "English me", devanagari: "अंग्रेज़ी में" };

/** The sign for a text of the site that is known in Hindi. */
type Keep = (text: string) => string | undefined;

/** @param hindi without it, answers in Hindi say the site's texts in English and lead to English pages */
export function createSpeaker(hindi?: HindiWords): Speaker {
  const words = new Map(Object.entries(hindi?.words ?? {}));
  const ofPage = new Map(
    Object.entries(hindi?.ofPage ?? {}).map(([path, own]) => [path, new Map(Object.entries(own))] as const),
  );
  const missing = new Set(hindi?.missing);
  const bare = (path: string) => path.replace(/\?[^#]*/, "");
  const stands = (path: string) => hindi !== undefined && hasHindi(path) && !missing.has(bare(path));

  /** Replaces the texts of the site in a line, the longest first. */
  function replaced(line: string, keep: Keep, minWords: number): string {
    // Texts stand at the even places, what is between them at the odd ones.
    const parts = line.split(BETWEEN);
    let said = "";
    for (let at = 0; at < parts.length; at++) {
      let found: string | undefined;
      let end = Math.min(parts.length, at + MAX_PARTS) + 2;
      while (at % 2 === 0 && end > at + 2 && found === undefined) {
        end -= 2;
        const text = parts.slice(at, end).join("");
        if (text.split(" ").length >= minWords) found = keep(text);
      }
      said += found ?? parts[at] ?? "";
      // With a sentence that was said already goes what stands behind it.
      if (found !== undefined) at = found ? end - 1 : end;
    }
    return said.trimEnd();
  }

  const addressOf: Speaker["addressOf"] = (path, language) =>
    language !== "english" && stands(path) ? hindiPath(path) : path;

  return {
    addressOf,
    say(text, language, sources) {
      if (language === "english") return text;
      const own = [...new Set(sources.map(({ path }) => path))].map((path) => ofPage.get(path));
      const kept: string[] = [];
      // What is said already stands behind one sign, so that no phrase is looked for in it.
      const keep: Keep = (text) => {
        const saidAs = (key: string) => own.map((each) => each?.get(key)).find(Boolean) ?? words.get(key);
        const key = hindiKey(text);
        // "Month 1" stands nowhere, "Month" does.
        const [, word = "", number = ""] = /^(.*\S)( \d+)$/.exec(key) ?? [];
        const found = saidAs(key) ?? (saidAs(word) && `${saidAs(word)}${number}`);
        if (!found) return undefined;
        const at = kept.indexOf(found);
        // Where its sentences are not those of the English text, each of these stands for the whole.
        if (at >= 0 && found.includes("। ")) return "";
        const sign = String.fromCharCode(FIRST_SIGN + (at < 0 ? kept.push(found) - 1 : at));
        return text.replace(text.trim(), (said) => (said.endsWith(".") ? `${sign}.` : sign));
      };
      const shown = (_: string, sign: string, stop: string, at: number, whole: string) => {
        const found = kept[sign.charCodeAt(0) - FIRST_SIGN] ?? "";
        const ended = stop && !/[।?!]$/.test(found) ? `${found}।` : found;
        if (language === "devanagari") return ended;
        const latin = writtenInLatin(ended);
        return /[\p{L}\d,;] $/u.test(whole.slice(0, at)) ? lowerFirst(latin) : latin;
      };
      const articles = new Set(
        sources.flatMap(({ kind, text: said, path }) => (kind === "live" && !HINDI.test(said) ? [path] : [])),
      );
      return inLanguage(text, language, (line, whole) => replaced(line, keep, whole ? MIN_SURE_WORDS : 1))
        .replace(SIGNS, shown)
        .replace(HINDI_STOP, "।")
        .replace(PATHS, (path) => {
          const mark = stands(path) && !articles.has(bare(path)) ? "" : ` (${ENGLISH_PAGE[language]})`;
          return `${addressOf(path, language)}${mark}`;
        });
    },
  };
}
