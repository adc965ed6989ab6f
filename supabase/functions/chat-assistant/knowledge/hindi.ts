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
  const missing: string[] = [];
  const { marketingPages: pages, ...site } = english;
  const { marketingPages: twins, ...siteTwin } = hindi;
  for (const page of pages) {
    const twin = twins.find(({ path }) => path === page.path);
    const own: { [english: string]: string } = {};
    const note: Note = (text, said) => {
      own[text] ??= said;
      words[text] ??= said;
    };
    pair(page as unknown as Held, twin as unknown as Held, note);
    // A section may stand in another place, in English behind a tab: it stands there, whatever it says.
    const twinsById = byId(twin as unknown as Held);
    for (const [id, section] of byId(page as unknown as Held))
      if (!pair(section, twinsById.get(id), () => undefined)) missing.push(`${page.path}#${id}`);
    ofPage[page.path] = own;
  }
  pair(site as unknown as Held, siteTwin as unknown as Held, (text, said) => {
    words[text] ??= said;
  });
  // A page keeps only what it says otherwise than the site.
  for (const own of Object.values(ofPage))
    for (const [text, said] of Object.entries(own)) if (words[text] === said) delete own[text];
  return { words, ofPage, missing };
}

const isText = (held: Held): held is string | number => typeof held === "string" || typeof held === "number";

const idOf = (held: Held) => (held as Thing | null | undefined)?.id;

/** The things of a page that have an id. */
function byId(held: Held, found = new Map<Held, Held>()): Map<Held, Held> {
  if (!(held instanceof Object)) return found;
  if (idOf(held) && !found.has(idOf(held))) found.set(idOf(held), held);
  for (const each of Object.values(held)) byId(each, found);
  return found;
}

/**
 * Walks both editions of a thing; lists of other lengths or with other ids are not the same things.
 * @returns whether the Hindi one has all parts, but for those of things in it that have an id
 */
function pair(english: Held, hindi: Held, note: Note): boolean {
  if (typeof english === "string" && typeof hindi === "string") pairTexts(english, hindi, note);
  if (!(english instanceof Object)) return true;
  if (!(hindi instanceof Object)) return false;
  if (Array.isArray(english) && Array.isArray(hindi)) {
    const identified = english.some(idOf);
    if (!identified && english.length !== hindi.length) return false;
    const twins = english.map((each, at) =>
      identified ? hindi.find((other) => idOf(other) === idOf(each)) : hindi[at],
    );
    const same = english.map((each, at) => pair(each, twins[at], note));
    return identified ? twins.every(Boolean) : same.every(Boolean);
  }
  const [thing, twin] = [english as Thing, hindi as Thing];
  const same = Object.entries(thing).map(([name, held]) => pair(held, twin[name], note));
  for (const [names, inEnglish, inHindi] of joined) {
    const [parts, others] = [thing, twin].map((of) => names.map((name) => of[name])) as [Held[], Held[]];
    if (parts.every(isText) && others.every(isText))
      pairTexts(inEnglish(...parts.map(String)), inHindi(...others.map(String)), note);
  }
  const whole = same.every(Boolean);
  if (whole && isTable(thing) && isTable(twin)) pairCells(thing, twin, note);
  return whole;
}

type Rows = { columns: string[]; rows: string[][] };
const isTable = (thing: object): thing is Rows => "columns" in thing && "rows" in thing;

/** A list of a table's rows names the column before each cell. */
function pairCells(table: Rows, twin: Rows, note: Note): void {
  for (const [at, row] of table.rows.entries())
    for (const [column, name] of table.columns.entries())
      pairTexts(`${name} ${row[column]}`, `${twin.columns[column]} ${twin.rows[at]?.[column]}`, note);
}

/** A text, and each of its sentences. Where the numbers of sentences differ, each English one stands for the whole text. */
function pairTexts(english: string, hindi: string, note: Note): void {
  if (english === hindi || !/[\u0900-\u097f]/.test(hindi)) return;
  // Neither has its last stop, which its place in an answer decides.
  const noteBare: Note = (text, said) => note(hindiKey(text), said.replace(/।$/, ""));
  noteBare(english, hindi);
  const [sentences, said] = [sentencesOf(english), hindiSentencesOf(hindi)];
  if (sentences.length < 2) return;
  for (const [at, sentence] of sentences.entries())
    noteBare(sentence, sentences.length === said.length ? (said[at] ?? "") : hindi);
}
