import { hindiSentencesOf, sentencesOf } from "../read/sentences.ts";
import { type HindiWords, hindiKey } from "./record.ts";
import type { Content } from "./records.ts";

type Held = string | number | boolean | null | undefined | readonly Held[] | { readonly [name: string]: Held };
type Thing = { readonly [name: string]: Held };
type Note = (english: string, hindi: string) => void;

/** What records join to one text, as each edition says it. */
const joined: [names: string[], english: (...parts: string[]) => string, hindi: (...parts: string[]) => string][] = [
  [["value", "label"], (value, label) => `${value} ${label}`, (value, label) => `${label} ${value}`],
  [
    ["target", "suffix", "label"],
    (...parts) => parts.join("").replace("+", "+ "),
    (n, more, label) => `${label} ${n}${more}`,
  ],
  [["name", "scope"], (name) => `${name} package`, (name) => `${name} पैकेज`],
  [["eyebrow", "heading"], (...parts) => parts.join(" "), (...parts) => parts.join(": ")],
];

/**
 * What the Hindi edition says for each text of the English one. Its content has the same order, so both are walked side by
 * side; where a page is only a summary, what it leaves out stays English.
 */
export function hindiOf(english: Content, hindi: Content): HindiWords {
  const words: { [english: string]: string } = {};
  const ofPage: HindiWords["ofPage"] = {};
  const { marketingPages: pages, ...site } = english;
  const { marketingPages: twins, ...siteTwin } = hindi;
  for (const page of pages) {
    const twin = twins.find(({ path }) => path === page.path);
    const own: { [english: string]: string } = {};
    pair(page as unknown as Held, twin as unknown as Held, (text, said) => {
      own[text] ??= said;
      words[text] ??= said;
    });
    ofPage[page.path] = own;
  }
  pair(site as unknown as Held, siteTwin as unknown as Held, (text, said) => {
    words[text] ??= said;
  });
  // A page keeps only what it says otherwise than the site.
  for (const own of Object.values(ofPage))
    for (const [text, said] of Object.entries(own)) if (words[text] === said) delete own[text];
  const missing = pages.flatMap((page) => {
    const has = anchorsOf(twins.find(({ path }) => path === page.path));
    return [...anchorsOf(page)].filter((id) => !has.has(id)).map((id) => `${page.path}#${id}`);
  });
  return { words, ofPage, missing };
}

function anchorsOf(page: Content["marketingPages"][number] | undefined): Set<string> {
  return new Set(
    page?.sections.flatMap((section) => [
      section.id,
      ...(section.kind === "tabs"
        ? section.tabs.flatMap(({ id, sections }) => [id, ...sections.map((each) => each.id)])
        : []),
    ]),
  );
}

const isText = (held: Held): held is string | number => typeof held === "string" || typeof held === "number";

/** Walks both editions of a thing; lists of other lengths or with other ids are not the same things. */
function pair(english: Held, hindi: Held, note: Note): void {
  if (typeof english === "string" && typeof hindi === "string") pairTexts(english, hindi, note);
  if (Array.isArray(english) && Array.isArray(hindi)) {
    const idOf = (held: Held) => (held as Thing | null)?.id;
    const identified = english.some(idOf);
    if (!identified && english.length !== hindi.length) return;
    for (const [at, each] of english.entries())
      pair(each, identified ? hindi.find((other) => idOf(other) === idOf(each)) : hindi[at], note);
    return;
  }
  if (!(english instanceof Object) || !(hindi instanceof Object)) return;
  const [thing, twin] = [english as Thing, hindi as Thing];
  for (const [name, held] of Object.entries(thing)) pair(held, twin[name], note);
  for (const [names, inEnglish, inHindi] of joined) {
    const [parts, others] = [thing, twin].map((of) => names.map((name) => of[name])) as [Held[], Held[]];
    if (parts.every(isText) && others.every(isText))
      pairTexts(inEnglish(...parts.map(String)), inHindi(...others.map(String)), note);
  }
}

/** A text, and each of its sentences. Where the numbers of sentences differ, each English one stands for the whole text. */
function pairTexts(english: string, hindi: string, note: Note): void {
  if (english === hindi || !/[\u0900-\u097f]/.test(hindi)) return;
  note(hindiKey(english), hindi);
  const [sentences, said] = [sentencesOf(english), hindiSentencesOf(hindi)];
  if (sentences.length < 2) return;
  for (const [at, sentence] of sentences.entries())
    note(hindiKey(sentence), sentences.length === said.length ? (said[at] ?? "") : hindi);
}
