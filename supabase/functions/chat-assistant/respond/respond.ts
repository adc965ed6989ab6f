import type { Suggestion } from "../../../../domain/assistant/suggestions.ts";
import { addressOf, type KnowledgeRecord, needsItsQuestion, type Said } from "../knowledge/record.ts";
import type { Understood } from "../read/message.ts";
import type { Quantity } from "../read/quantities.ts";
import { lowerFirst, sentence, sentencesOf, upperFirst, wordCount } from "../read/sentences.ts";
import { questionKey, termsOf, wordsOf } from "../read/words.ts";
import type { Finder } from "../retrieve/retrieve.ts";
import type { Danger } from "../tables/danger-patterns.ts";
import { placardSentences } from "../tables/fixed-words.ts";

/** What a visitor said of themselves, for the choice of a course. */
export type CourseNeeds = { aim?: string; age?: number; weeks?: number };

/** A list that was shown: its record, and its entries. */
export type Listed = { record: string; entries: { name: string; line: string }[] };

/** The answer to one question. */
export type Answer = {
  kind: "answer" | "unstated" | "refusal" | "hand-over" | "clarify" | "unknown" | "courtesy";
  text: string;
  /** Site paths, the best first. */
  links: string[];
  /** Path of the page it speaks of, for a follow-up. */
  topic?: string;
  /** The one of several things that it speaks of: "Cotton" of the crops. */
  thing?: string;
  /** The question that is still open, where the answer asks back. */
  waiting?: string;
  /** Whether it is what records say, which a language model may answer from; nothing worked out, no verdict. */
  plain?: true;
  /** The area that it planned, or the load for which it chose a model. */
  amount?: Quantity;
  /** What is known of the visitor, where it asks what they want to do after a course. */
  advising?: CourseNeeds;
  /** A comparison in rows and columns, which the text says in lines. */
  table?: Table;
  /** The list that it shows, where that is not one record's; and what a further "and …" asks for. */
  listed?: Listed;
  repeats?: string;
  /** Buttons instead of what visitors ask next on its page, in English. */
  suggestions?: Suggestion[];
  /** Whether it is most likely the answer to another question. */
  doubted?: true;
  /** Whether it is called the nearest that was found. */
  nearest?: true;
  /** The danger that it answers; nothing stands beside it then. */
  danger?: Danger;
  /** The records it was made from. */
  sources: KnowledgeRecord[];
};

/** A comparison: the first column names what is compared. */
export type Table = { columns: string[]; rows: string[][] };

/** Follows every rule that can change, of the air and of subsidies alike. */
export const CHECK = "Rules change: please check the current rule.";

/** How much of the question a text contains, by weight of the terms; 0 for nothing. */
export type Interest = (text: string) => number;

/** Lines of a list; the answer says how many further ones there are, and where. */
export const MAX_LINES = 6;
/** Lines of a list in an answer that has to be shorter. */
const FEW_LINES = 4;
const MAX_SENTENCES = 3;
const MAX_WORDS = 75;

/**
 * Scores a text by the terms of the question that it contains.
 * @param terms of the question, without the name of the page
 */
export function interestIn(terms: Iterable<string>, weightOf: (term: string) => number): Interest {
  const asked = new Set(terms);
  return (text) => {
    const own = new Set(termsOf(wordsOf(text)));
    return [...own].reduce((sum, term) => sum + (asked.has(term) ? weightOf(term) : 0), 0);
  };
}

/** Shortens to three whole sentences: the first and those that match the question, in their order. */
export function shorten(text: string, interest: Interest, most = MAX_WORDS): string {
  const all = sentencesOf(text);
  if (all.length <= MAX_SENTENCES && wordCount(text) <= most) return text.trim();
  const kept = new Set<number>();
  let words = 0;
  const ranked = all.map((each, at) => ({ at, each, score: interest(each) + (at === 0 ? 0.5 : 0) }));
  for (const { at, each } of ranked.sort((a, b) => b.score - a.score || a.at - b.at)) {
    if (kept.size > 0 && (kept.size === MAX_SENTENCES || words + wordCount(each) > most)) continue;
    kept.add(at);
    words += wordCount(each);
  }
  return all.filter((_, at) => kept.has(at)).join(" ");
}

/** A value of a placard as a sentence. */
function datum({ title, page, text, data }: KnowledgeRecord): string {
  const value = text.replace(`${title}: `, "").replace(/\.$/, "");
  const made = title === "Duration" && !/^\d/.test(value) ? "{page}: {value}" : placardSentences[title];
  if (made)
    return sentence(made.replace("{page}", page).replace("{value}", lowerFirst(value)).replace("{Value}", value));
  return data ? `${page}, ${lowerFirst(title)}: ${value}.` : text;
}

/** Of "Soybean and gram" the things that the question names; all of them where it names none, or all. */
export function namedPart(title: string, terms: readonly string[]): string {
  const parts = title.split(" and ");
  const named = parts.filter((part) => termsOf(wordsOf(part)).some((term) => terms.includes(term)));
  return named.length > 0 && named.length < parts.length ? named.join(" and ") : title;
}

/** A row about several things as a row about those that the question names: "For soybean, not gram" is a yes for soybean. */
export function narrowed(record: KnowledgeRecord, terms: readonly string[]): KnowledgeRecord {
  const { kind, title, said } = record;
  const name = kind === "row" ? namedPart(title, terms) : title;
  if (!said || name === title) return record;
  const lines = said.lines?.map((line) =>
    line
      .replace(/: For both$/, ": Yes")
      .replace(/: For ([^:,]+), not [^:,]+$/, (_, yes: string) =>
        yes.toLowerCase() === name.toLowerCase() ? ": Yes" : ": None",
      ),
  );
  return { ...record, said: { ...said, lead: said.lead.replace(title, upperFirst(name)), lines } };
}

/** A list of at most `MAX_LINES` lines; where there are more, it says how many and where they stand. */
export const bulleted = (lines: string[], place: string, told = lines.slice(0, MAX_LINES)): string => {
  const more = lines.length > told.length ? [`And ${lines.length - told.length} more: ${place}`] : [];
  return [...told.map((line) => `- ${line.replace(/\.$/, "")}`), ...more].join("\n");
};

const single = new Set(["row", "column"]);

/**
 * Puts one record into words: sentences, or a title with two to six short lines. Of a row or a column it says only the
 * lines that the question asks for, where it asks for some of them.
 */
export function tell(record: KnowledgeRecord, interest: Interest, most = MAX_WORDS): string {
  const { said, kind, page, text } = record;
  if (kind === "datum" && !said) return datum(record);
  if (!said) {
    // A rule without its condition is another rule.
    const short = kind === "rule" ? text : shorten(kind === "live" ? `${record.title}: ${text}` : text, interest, most);
    return needsItsQuestion(record) ? quoted(record) + short : short;
  }
  const stands = !said.ofPage || said.lead.includes(page) || record.path === "/" || record.path === "/about-us";
  const lead = !said.lead
    ? page
    : stands
      ? said.lead
      : said.lines
        ? `${said.lead} (${page})`
        : `${page}: ${lowerFirst(said.lead)}`;
  const note = said.note ? shorten(said.note, interest, 35) : "";
  const few = most < 30 ? FEW_LINES - 1 : most < MAX_WORDS ? FEW_LINES : MAX_LINES;
  const asked = askedOf(said, kind, interest);
  const lines = firstOf(asked, kind === "overview" ? MAX_LINES : few, interest);
  if (lines.length === 0) return [sentence(lead), note].filter(Boolean).join(" ");
  if (lines.length === 1 && single.has(kind)) {
    const [label = "", ...value] = (lines[0] ?? "").split(": ");
    // "Cotton, water per acre: 10-12 L", but where a line goes over all models: "Wind limit: Elite 10 m/s".
    const told = value.length > 0 && !said.ofPage ? `${lead}, ${lowerFirst(label)}: ` : `${lead}: ${label} `;
    return sentence(told + value.join(": ")).replace(" .", ".");
  }
  const list = bulleted(asked, addressOf(record), lines);
  return `${/[.!?]$/.test(lead) ? lead : `${lead}:`}\n${list}${note ? `\n\n${note}` : ""}`;
}

/** Of a row the lines that the question asks for, by their labels where the row is one thing; of a list all. */
function askedOf({ lines = [], ofPage }: Said, kind: KnowledgeRecord["kind"], interest: Interest): string[] {
  const scores = lines.map((line) => interest(ofPage ? line : (line.split(": ", 1)[0] ?? "")));
  const best = Math.max(0, ...scores);
  if (!single.has(kind) || best - Math.min(...scores) <= 1) return lines;
  const most = lines.filter((_, at) => (scores[at] ?? 0) >= best * 0.55);
  // "Water and height": the question asks for the second too, though in fewer words.
  const more = (line: string) => interest([...most, line].join(" ")) > interest(most.join(" ")) + 1;
  return lines.filter((line) => most.includes(line) || more(line));
}

/** The `count` lines that match the question best, in their order. */
function firstOf(lines: string[], count: number, interest: Interest): string[] {
  if (lines.length <= count) return lines;
  const scores = lines.map(interest);
  const order = lines.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const kept = new Set(order.slice(0, count));
  return lines.filter((_, at) => kept.has(at));
}

/** The answer repeats that question, since the visitor may have asked another. */
const quoted = ({ title }: KnowledgeRecord) => `“${title}” `;

/** The yes or no that a person has marked for exactly this question. */
export const verdictOf = ({ words }: Pick<Understood, "words">, { verdicts }: KnowledgeRecord) =>
  verdicts?.find(([question]) => question === questionKey(words))?.[1];

/**
 * Begins the text with a yes or a no, where the record is marked to answer exactly this question so. A similar question
 * gets neither: "do you spray cotton" has a yes, "do you spray cotton at night" has none.
 */
export function withVerdict(text: string, words: Understood, record: KnowledgeRecord): string {
  const verdict = verdictOf(words, record);
  if (!verdict) return text;
  return needsItsQuestion(record) ? text.replace(quoted(record), "") : `${verdict}. ${text}`;
}

/** The contact form with its topic, the thing asked about and a draft filled in. */
export function contactLink(inquiry: string, about?: string, draft?: string): string {
  const query = new URLSearchParams({ inquiry });
  if (about) query.set("about", about);
  if (draft) query.set("message", draft);
  return `/contact-us?${query}`.replaceAll("*", "%2A");
}

/** An answer from records; the first gives the link, unless `more` adds others. */
export const answerFrom = (text: string, sources: KnowledgeRecord[], topic?: string, more: string[] = []): Answer => ({
  kind: "answer",
  text:
    sources.some(({ kind }) => kind === "rule") && !text.includes(CHECK)
      ? `${text}${/\n- .*$/.test(text) ? "\n\n" : " "}${CHECK}`
      : text,
  links: [...new Set([...sources.map(addressOf).slice(0, 1), ...more])].slice(0, 2),
  topic: topic ?? sources[0]?.path,
  sources,
});

const isForm = (link: string) => link.startsWith("/contact-us?");

/** The addresses of the last line: one or two, with several answers those of pages before the contact form. */
function addressesOf(answers: Answer[]): string[] {
  const first = answers.flatMap(({ links }) => links.slice(0, 1));
  const forms = answers.length > 1 ? first.filter(isForm) : [];
  const pages = first.filter((link) => !forms.includes(link));
  return [...new Set([...pages, ...forms, ...answers.flatMap(({ links }) => links)])].slice(0, 2);
}

/** Joins answers to one message that ends with one or two addresses. */
export function messageOf(answers: Answer[]): string {
  const links = addressesOf(answers);
  const asks = links[0] !== undefined && isForm(links[0]);
  const last = links.length > 0 ? [`${asks ? "Ask us" : "See"}: ${links.join(" and ")}`] : [];
  return [...answers.map(({ text }) => text), ...last].join("\n\n");
}

/** The titles of an answer's pages and headings, so that a client need not show an address. */
export function linksOf(
  answers: Answer[],
  { all, page }: Pick<Finder, "all" | "page">,
): { to: string; title: string }[] {
  const records = [...answers.flatMap(({ sources }) => sources), ...all()];
  const text = answers.map((answer) => answer.text).join(" ");
  const listed = text.match(/(?<![\w/.:])\/[a-z0-9/#-]+/g) ?? [];
  return [...new Set([...addressesOf(answers), ...listed])].flatMap((to) => {
    const [path = "", anchor = ""] = to.replace(/\?[^#]*/, "").split("#");
    const record = records.find((each) => each.path === path && each.anchor === anchor);
    if (isForm(to)) return [];
    if (record?.kind === "live" && !anchor) return [{ to, title: record.title }];
    const name = record?.page ?? page(path)?.name;
    const heading = anchor && record?.section ? `: ${record.section}` : "";
    return name ? [{ to, title: `${name}${heading}` }] : [];
  });
}
