import type { Language } from "../../../../domain/assistant/suggestions.ts";
import { hasHindi, hindiPath } from "../../../../domain/edition.ts";
import { type HindiWords, hindiKey, type KnowledgeRecord } from "../knowledge/record.ts";
import { writtenInLatin } from "../read/hindi.ts";
import { inHindi } from "./language.ts";

/** Says an answer in the visitor's language. */
export type Speaker = {
  /** @param sources the records that the text was made from, whose pages may say a thing in their own way */
  say(text: string, language: Language, sources: KnowledgeRecord[]): string;
  /** The address of the same place in the edition of that language, where it stands there. */
  addressOf(path: string, language: Language): string;
};

/** Punctuation that separates the site's texts in an answer. */
const BETWEEN = /(: |:$|; |, |\. |। |\.$|(?<=[?!]) | \(|\)|“|”)/;
/** Punctuation before and after a whole sentence, or none. */
const SENTENCE_END = /^[.।]? ?$/;
/** A text of fewer words may be a part of a phrase: it is looked up only after the phrases. */
const MIN_SURE_WORDS = 3;
/** The longest run of texts and separators that is looked up as one text. */
const MAX_PARTS = 41;
/** A path of the site in an answer; the home page's only where an answer lists addresses. */
const PATHS =
  /(?<=^|[\s(])\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*|(?=[?#]))(?:\?[\w=&%+.-]*[\w=&%+-])?(?:#[\w-]+)?(?=$|[\s).,;:!?])|(?<=: | और )\/(?=$| और \/)/gm;
/**
 * The first placeholder (Unicode's private use area). A placeholder stands for a translated text, so that no later phrase
 * matches inside it.
 */
const FIRST_PLACEHOLDER = 0xe000;
const PLACEHOLDERS = /([\ue000-\uf8ff])(\.(?=\s|$)|)/gm;
const HINDI = /[\u0900-\u097f]/;
/** A full stop after Hindi letters. */
const HINDI_STOP = /(?<=[\u0900-\u097f]\)?)\.(?=\s|$)/gm;
const ENGLISH_PAGE = "अंग्रेज़ी में";

/** The placeholder for a text of the site that is known in Hindi. */
type PlaceholderFor = (text: string) => string | undefined;

/** Replaces the texts of the site in a line, the longest first. */
function replaced(line: string, placeholderFor: PlaceholderFor, which: "sentences" | "longer" | "all"): string {
  const minWords = which === "longer" ? MIN_SURE_WORDS : 1;
  // Texts stand at the even places, what is between them at the odd ones.
  const parts = line.split(BETWEEN);
  const fits = (at: number, end: number) =>
    which !== "sentences" || [parts[at - 1], parts[end]].every((each = "") => SENTENCE_END.test(each));
  let said = "";
  for (let at = 0; at < parts.length; at++) {
    let found: string | undefined;
    let end = Math.min(parts.length, at + MAX_PARTS) + 2;
    while (at % 2 === 0 && end > at + 2 && found === undefined) {
      end -= 2;
      const text = parts.slice(at, end).join("");
      if (text.split(" ").length >= minWords && fits(at, end)) found = placeholderFor(text);
    }
    // Where the Hindi text has other sentences, one placeholder stands for those that follow each other.
    const [sign] = found?.match(PLACEHOLDERS) ?? [];
    const again = sign !== undefined && said.trimEnd().replace(/[.।]$/, "").endsWith(sign.charAt(0));
    if (!again) said += found ?? parts[at] ?? "";
    // A sentence that was already said is left out with its separator.
    if (found !== undefined) at = again ? end : end - 1;
  }
  return said.trimEnd();
}

/** @param hindi without it, answers in Hindi say the site's texts in English and lead to English pages */
export function createSpeaker(hindi?: HindiWords): Speaker {
  const words = new Map(Object.entries(hindi?.words ?? {}));
  const ofPage = new Map(
    Object.entries(hindi?.ofPage ?? {}).map(([path, own]) => [path, new Map(Object.entries(own))] as const),
  );
  const missing = new Set(hindi?.missing);
  const bare = (path: string) => path.replace(/\?[^#]*/, "");
  const stands = (path: string) =>
    hindi !== undefined && path.startsWith("/") && hasHindi(path) && !missing.has(bare(path));

  const addressOf: Speaker["addressOf"] = (path, language) =>
    language !== "english" && stands(path) ? hindiPath(path) : path;

  return {
    addressOf,
    say(text, language, sources) {
      if (language === "english") return text;
      const own = [...new Set(sources.map(({ path }) => path))].map((path) => ofPage.get(path));
      const translations: string[] = [];
      const placeholderFor: PlaceholderFor = (text) => {
        const saidAs = (key: string) => own.map((each) => each?.get(key)).find(Boolean) ?? words.get(key);
        const key = hindiKey(text);
        // "Month 1" stands nowhere, "Month" does.
        const [, word = "", number = ""] = /^(.*\S)( \d+)$/.exec(key) ?? [];
        const found = saidAs(key) ?? (saidAs(word) && `${saidAs(word)}${number}`);
        if (!found) return undefined;
        const at = translations.indexOf(found);
        const sign = String.fromCharCode(FIRST_PLACEHOLDER + (at < 0 ? translations.push(found) - 1 : at));
        return text.replace(text.trim(), (said) => (said.endsWith(".") ? `${sign}.` : sign));
      };
      const shown = (_: string, sign: string, stop: string) => {
        const found = translations[sign.charCodeAt(0) - FIRST_PLACEHOLDER] ?? "";
        return stop && !/[?!]$/.test(found) ? `${found}।` : found;
      };
      const articles = new Set(
        sources.flatMap(({ kind, text: said, path }) => (kind === "live" && !HINDI.test(said) ? [path] : [])),
      );
      const plain = text.replace(/[\ue000-\uf8ff]/g, "");
      const said = inHindi(plain, (line, which) => replaced(line, placeholderFor, which))
        .replace(PLACEHOLDERS, shown)
        .replace(HINDI_STOP, "।")
        // In a table "Yes" says that something is there.
        .replace(/^है। /gm, "हाँ। ")
        .replace(PATHS, (path) => {
          const mark = stands(path) && !articles.has(bare(path)) ? "" : ` (${ENGLISH_PAGE})`;
          return `${addressOf(path, language)}${mark}`;
        });
      return language === "latin" ? writtenInLatin(said) : said;
    },
  };
}
