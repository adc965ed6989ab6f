import { addressOf, type KnowledgeRecord } from "../knowledge/record.ts";
import { termsOf, wordsOf } from "../language/normalise.ts";
import { valueAsked } from "../understanding/values.ts";
import type { Desk, Question } from "./question.ts";
import type { Ranked } from "./retrieve.ts";
import { type Answer, CHECK, clip, wordCount } from "./say.ts";

/** What it counts for a piece of a long record that it holds such a value; a telling word counts 3 to 6. */
const VALUE_INTEREST = 4;

/** How far the best record must be ahead of the next place to be told alone, and how many words are told then or else. */
const AHEAD = 0.8;
const WORDS = { sure: 50, siblings: 60, unsure: 78 };

/** The best records' words as an answer; a short one takes its neighbour along, a doubtful one the next best. */
export function tell(ranked: Ranked[], { matter, understood }: Question, desk: Desk): Answer | undefined {
  const [best, ...rest] = ranked;
  if (!best) return undefined;
  const sources = [best.record];
  const asked = new Set(matter);
  const value = valueAsked(understood.line);
  const interest = (piece: string) =>
    termsOf(wordsOf(piece)).reduce((sum, term) => sum + (asked.has(term) ? desk.search.weightOf(term) : 0), 0) +
    (value?.test(piece) ? VALUE_INTEREST : 0);
  let text = clip(
    best.record.kind === "datum" ? withPage(best.record) : (columnAsked(best.record, matter) ?? best.record.text),
    desk.words,
    interest,
  );
  const siblings = (record: KnowledgeRecord) =>
    record.kind === "datum" && best.record.kind === "datum" && record.anchor === best.record.anchor;
  const elsewhere = rest.find(({ record }) => record.anchor !== best.record.anchor)?.score ?? 0;
  const sure = best.score - elsewhere >= AHEAD;
  for (const { record, score, coverage } of rest.slice(0, 8)) {
    const most = sure ? (siblings(record) ? WORDS.siblings : WORDS.sure) : WORDS.unsure;
    if (wordCount(text) >= Math.min(most, desk.words)) break;
    const listed =
      record.anchor === best.record.anchor &&
      (record.kind === "overview" || best.record.kind === "overview") &&
      coverage <= best.coverage;
    const same =
      listed ||
      text.includes(record.text) ||
      record.text.includes(text) ||
      record.kind === "closing" ||
      record.kind === "sample";
    if (record.path !== best.record.path || score < best.score * 0.6 || same) continue;
    if (coverage < best.coverage * 0.4 && score < best.score * 0.75) continue;
    const more = clip(record.text, desk.words - wordCount(text), interest);
    if (wordCount(text) + wordCount(more) > desk.words || text.includes(more)) continue;
    text = `${text} ${more}`;
    sources.push(record);
    if (sources.length === 4) break;
  }
  if (sources.some(({ kind }) => kind === "rule")) text += CHECK;
  const links = [...new Set(sources.map(addressOf))];
  return { kind: "answer", text, links: links.slice(0, 1), topic: best.record.path, sources };
}

/** Where the question names a column of a table, that column for each row. */
function columnAsked({ table, kind }: KnowledgeRecord, matter: string[]): string | undefined {
  if (kind === "table" && table) {
    const [, ...models] = table.columns;
    return table.rows
      .slice(0, 6)
      .map(([name, ...values]) => `${name}: ${values.map((each, index) => `${models[index]} ${each}`).join(", ")}.`)
      .join(" ");
  }
  if (!table || table.columns.length < 3) return undefined;
  const shares = table.columns.map((column, index) => {
    const terms = termsOf(wordsOf(column));
    return index === 0 ? 0 : terms.filter((term) => matter.includes(term)).length;
  });
  const most = Math.max(...shares);
  const column = most > 0 ? shares.indexOf(most) : -1;
  if (column < 1) return undefined;
  return `${table.columns[column]}: ${table.rows.map((row) => `${row[0]}, ${row[column]}`).join("; ")}.`;
}

/** A value alone says too little: the page's name goes before it. */
function withPage({ page, text, path }: KnowledgeRecord): string {
  return path === "/" || path === "/contact-us" || path === "/about-us" || text.includes(page)
    ? text
    : `${page}: ${text.charAt(0).toLowerCase() === text.charAt(0) ? text : lowerIfWord(text)}`;
}
const lowerIfWord = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
