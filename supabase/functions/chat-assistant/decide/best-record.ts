import { MAX_SUGGESTIONS } from "../../../../domain/assistant/suggestions.ts";
import { type KnowledgeRecord, needsItsQuestion } from "../knowledge/record.ts";
import { wordCount } from "../read/sentences.ts";
import { termsOf, wordsOf } from "../read/words.ts";
import { filled, formFor, placesAmong } from "../respond/fixed.ts";
import { type Answer, answerFrom, bulleted, narrowed, tell, verdictOf, withVerdict } from "../respond/respond.ts";
import { tableIn } from "../respond/table.ts";
import type { Finder, Ranked } from "../retrieve/retrieve.ts";
import { nearestWords, talkWords, whichWords } from "../tables/fixed-words.ts";
import { asksForAll } from "../tables/intent-patterns.ts";
import { rateTimesAmount } from "./amounts.ts";
import { ASKED_BEFORE, type Desk, isTopic, MAX_FOLLOW_UP_WORDS, NAMED, type Question } from "./turn.ts";

/** Share of the best score from which a second record may be added, where it contains more of the question. */
const CLOSE = 0.55;
/** Share of the best score from which a second record is always added. */
const TIE = 0.85;
/** Records that are considered as a second. */
const MAX_CANDIDATES = 6;
/** Words of the first record above which no second is added. */
const MAX_FIRST_WORDS = 60;
/** Words that a second record may always have, and by which it may exceed the limit of the answer. */
const MIN_SECOND_WORDS = 20;
const MAX_EXTRA_WORDS = 25;
/** A list replaces one of its things from this share of its score on, where its coverage is at most this much lower. */
const LISTED = { score: 0.55, coverage: 0.2 };
/** Below the first score the current page hardly answers the question; from the second on, another page does. */
const HARDLY = 2;
const SURELY = 3.2;
/** Similarity to a known question from which the answer may change the page. */
const KNOWN = 0.54;
/**
 * How certain a record is the answer, as log-odds: by its score, by how far it is before the best record under another heading,
 * and by the share of the question that it holds. By logistic regression over 3,500 known questions that were held out.
 */
const CERTAINTY = { score: 0.43, lead: 0.63, coverage: 1.71, constant: -4.13 };
/**
 * Certainty below which a record is no answer, and below which it is called the nearest, other places beside it. Of 1,500
 * known questions that were held out a quarter had their record first below -0.8, half of them between that and 0.1.
 */
const NO_ANSWER = -0.8;
const NEAREST = 0.1;
/** Certainty below which a record is left out beside another answer that is sure. */
const GUESS = -0.8;
/** A nearest record is none where it is like no known question and holds less of the message than this share. */
const UNLIKE = { nearness: 0.2, coverage: 0.5 };
/** Score from which the page at least is certain, so that its nearest record is better than none. */
const SURE_PAGE = 0.8;
/** Similarity to a known question of a record from which its yes or no belongs to the question. */
const SAME = 0.45;
/** Share of the best score from which a place is as likely. */
const ALMOST = 0.8;
/** Score of a guess below which the page of a list is not known. */
const LIKELY_PAGE = 0.5;
/** A text without punctuation, for comparing words. */
const plain = (text: string) => wordsOf(text).join(" ");
/** Kinds of records about one of several things, which a follow-up is about too. */
const ofThing = new Set(["row", "column", "item"]);
const ofSeveral = new Set(["row", "item", "package", "datum"]);

/**
 * Words the best record, with a second where that contains more of the question; undefined where nothing fits.
 * @param most limit in words
 */
export function best(question: Question, most: number, { finder, company }: Desk): Answer | undefined {
  const { ranked, interest, words, quantities } = question;
  const likeliest = question.inherited ? ofTalk(question, finder) : ranked[0];
  const top = likeliest && named(question, moreExact(question, likeliest, finder));
  if (!top) return undefined;
  const chosen = ofThingSpoken(question, listed(question, top), finder);
  const certainty = Math.max(...[top, chosen].map((each) => certaintyOf(question, each, finder)));
  const pageScore = question.topics[0]?.score ?? 0;
  if (certainty < NO_ANSWER && !question.inherited && pageScore < SURE_PAGE) return undefined;
  const unlike = chosen.coverage < UNLIKE.coverage && finder.nearness(chosen.record, words.full) < UNLIKE.nearness;
  if (certainty < NEAREST && unlike) return undefined;
  // A guess, or a figure of an example, from a page that nobody named is worse than places.
  const unnamed = question.named.length === 0 && pageScore < LIKELY_PAGE && !question.inherited;
  const guessed = certainty < NEAREST || chosen.record.sample;
  if (guessed && unnamed && isTopic(finder.page(chosen.record.path))) return undefined;
  const everywhere =
    certainty < NEAREST && chosen.record.kind === "datum" ? undefined : onAllPages(question, chosen, finder);
  if (everywhere) return everywhere;
  const first = tell(narrowed(chosen.record, words.terms), interest, most);
  const nearest =
    certainty < NEAREST || ofOther(question, chosen.record, finder) || leavesCourse(question, chosen.record, finder);
  // A second record beside one that may not be meant would be a second guess.
  const left = nearest ? 0 : most - wordCount(first);
  const second =
    left > 0 && ranked.slice(0, MAX_CANDIDATES).find((each) => adds(each, chosen, question, first, finder));
  const more = second ? tell(second.record, interest, Math.max(MIN_SECOND_WORDS, left)) : "";
  const fits = second && more !== first && wordCount(more) <= left + MAX_EXTRA_WORDS;
  // The name of the page and a shared note are said once.
  const name = `${chosen.record.page}: `;
  const next = (first.startsWith(name) ? more.replace(name, "") : more).replace(chosen.record.said?.note ?? "", "");
  const told = fits ? [first, next.trim()] : [first];
  const sum = rateTimesAmount(told.join(" "), quantities);
  const text = withVerdict([...told, ...(sum ? [sum] : [])].join("\n\n"), words, chosen.record);
  const made = answerFrom(
    isUnsaid(question, chosen.record, finder) && !text.includes(chosen.record.page) ? `${name}${text}` : text,
    fits ? [chosen.record, second.record] : [chosen.record],
    chosen.record.path,
  );
  const others = ranked.filter(
    ({ record, score }) =>
      score >= top.score * ALMOST &&
      !made.sources.includes(record) &&
      record.anchor !== chosen.record.anchor &&
      !record.sample,
  );
  const table = tableIn(chosen.record, words.line);
  const form = formFor(question.page);
  const doubted = nearest && {
    nearest: true as const,
    ...(certainty < GUESS && { doubted: true as const }),
    text: `${filled(nearestWords, company)}\n\n${made.text}`,
    links: [...made.links.slice(0, 1), form],
    suggestions: [...placesAmong(others), { label: talkWords, to: form }],
  };
  const answer = {
    ...made,
    ...(ofThing.has(chosen.record.kind) && { thing: chosen.record.title }),
    ...doubted,
    ...(table && { table }),
  };
  return sum ? answer : { ...answer, plain: true };
}

/** Whether the record is of another course, service or drone than the one spoken of. */
const leavesCourse = ({ inherited, page, words }: Question, record: KnowledgeRecord, finder: Finder): boolean =>
  inherited &&
  record.path !== page?.path &&
  isTopic(finder.page(record.path)) &&
  (words.words.length <= MAX_FOLLOW_UP_WORDS || finder.nearness(record, words.full) < ASKED_BEFORE);

/** Whether an answer has to say of which course, service or drone it is, because the visitor has not. */
const isUnsaid = ({ page, words }: Question, record: KnowledgeRecord, finder: Finder): boolean =>
  page?.path !== record.path &&
  record.kind !== "rule" &&
  isTopic(finder.page(record.path)) &&
  !verdictOf(words, record);

/** A record that holds what the question asks of a page, instead of the page's description, which does not. */
function moreExact({ ranked, matter }: Question, top: Ranked, finder: Finder): Ranked {
  const missing = top.record.kind === "page" ? matter.filter((term) => !finder.holds(top.record, term)) : [];
  const holds = ({ record }: Ranked) => missing.some((term) => finder.holds(record, term));
  return (
    ranked.find((each) => each.record.path === top.record.path && each.record !== top.record && holds(each)) ?? top
  );
}

/** Whether a record is the row of one thing, such as a crop. */
const isThing = ({ kind, said }: KnowledgeRecord) => kind === "row" && said !== undefined && !said.ofPage;

/** Whether the likeliest record is the row of a thing that the question names. */
export const namesThing = (question: Question): boolean =>
  question.ranked.slice(0, 1).some((top) => isThing(top.record) && namesOne(question, top));

/** The row of the thing that the question names, instead of another row. */
function named(question: Question, top: Ranked): Ranked {
  const { kind, path, anchor } = top.record;
  if (kind === "page") return thingOn(question, path) ?? top;
  if (!isThing(top.record) || namesOne(question, top)) return top;
  const beside = question.ranked.filter(({ record }) => record.path === path && record.anchor === anchor);
  return beside.find((each) => each.record.kind === kind && namesOne(question, each)) ?? top;
}

/** The row of a thing on a page that the question names, instead of what the page is about. */
const thingOn = (question: Question, path: string): Ranked | undefined =>
  question.ranked.find((each) => each.record.path === path && isThing(each.record) && namesOne(question, each));

/**
 * What several pages of a kind have, where the question names none of them: of a placard each page's, of a list, such as the
 * modules, which page is meant.
 */
function onAllPages({ named, topics, inherited }: Question, { record }: Ranked, finder: Finder): Answer | undefined {
  const lists = record.kind === "overview" && topics[0] && topics[0].score < LIKELY_PAGE;
  if (!(record.kind === "datum" || lists) || inherited || (named[0]?.score ?? 0) >= NAMED) return undefined;
  const nameOf = ({ title, said }: KnowledgeRecord) => (lists ? said?.lead : title);
  const group = finder.page(record.path)?.group;
  const alike = finder
    .all()
    .filter(
      (each) => each.kind === record.kind && nameOf(each) === nameOf(record) && finder.page(each.path)?.group === group,
    );
  if (alike.length < 2 || group === "site") return undefined;
  if (lists) {
    const pages = [...new Set(alike.map(({ page }) => page))];
    return {
      ...answerFrom(`${whichWords}\n${bulleted(pages, record.path)}`, alike),
      kind: "clarify",
      waiting: wordsOf(nameOf(record) ?? "").join(" "),
      listed: { record: record.id, entries: pages.map((name) => ({ name, line: name })) },
      suggestions: pages.slice(0, MAX_SUGGESTIONS).map((label) => ({ label, ask: label })),
    };
  }
  const lines = alike.map(({ page, title, text }) => `${page}: ${text.replace(`${title}: `, "")}`);
  return answerFrom(`${record.title}:\n${bulleted(lines, record.path)}`, alike, record.path);
}

/** Whether a yes or a no of the record belongs to another question. */
const ofOther = (question: Question, record: KnowledgeRecord, finder: Finder): boolean =>
  needsItsQuestion(record) && !isTitle(question, record) && finder.nearness(record, question.words.full) < SAME;

/** Whether the question is the record's title, as it is when a button with that title was pressed. */
export function isTitle({ words: { terms } }: Question, { title, page }: KnowledgeRecord): boolean {
  const titled = termsOf(wordsOf(title));
  const named = new Set([...titled, ...termsOf(wordsOf(page))]);
  return titled.length > 0 && titled.every((term) => terms.includes(term)) && terms.every((term) => named.has(term));
}

function certaintyOf(question: Question, { record, score, coverage }: Ranked, finder: Finder): number {
  // Publications have no known questions, which the score rests on.
  if (record.kind === "live" || isTitle(question, record)) return NEAREST;
  if (finder.nearness(record, question.words.full) >= ASKED_BEFORE) return NEAREST;
  if (isThing(record) && namesOne(question, { record })) return NEAREST;
  const other = question.ranked.find(
    (each) => each.record.path !== record.path || each.record.anchor !== record.anchor,
  );
  const lead = score - (other?.score ?? 0);
  return CERTAINTY.constant + CERTAINTY.score * score + CERTAINTY.lead * lead + CERTAINTY.coverage * coverage;
}

/**
 * The best record of the current page; of another page where the current one hardly answers the question and a known
 * question leads to the other.
 */
function ofTalk({ ranked, page, near, thing, matter }: Question, finder: Finder): Ranked | undefined {
  // "How much water" after the row of a crop is about that crop.
  const same = ranked.find(({ record }) => isThing(record) && record.path === page?.path && record.title === thing);
  if (same && matter.length > 0 && matter.every((term) => finder.holds(same.record, term))) return same;
  const own = ranked.find(({ record }) => record.path === page?.path);
  if (near < KNOWN || (own?.score ?? 0) >= HARDLY) return own;
  const other = ranked.find(({ record, score }) => record.kind !== "page" && score >= SURELY);
  return other ?? own;
}

/** Of several things in a list the one that was spoken of before, where the question names none. */
function ofThingSpoken(question: Question, top: Ranked, finder: Finder): Ranked {
  const { kind, path, anchor } = top.record;
  const spoken = (each: KnowledgeRecord) =>
    each.kind === kind && each.anchor === anchor && each.title === question.thing;
  const record = ofSeveral.has(kind) && !namesOne(question, top) ? finder.on(path).find(spoken) : undefined;
  return record ? { ...top, record } : top;
}

/** Whether the question names this one of several things: "basic" names the Trainer Basic among trainers. */
function namesOne({ ranked, matter, words }: Question, { record }: Pick<Ranked, "record">): boolean {
  const { kind, anchor, title } = record;
  const beside = ranked.filter((each) => each.record !== record && each.record.kind === kind);
  const siblings = beside.filter((each) => each.record.anchor === anchor);
  const shared = new Set(siblings.flatMap((each) => termsOf(wordsOf(each.record.title))));
  const asked = kind === "row" ? matter : words.terms;
  const own = termsOf(wordsOf(title));
  return own.some((term) => !shared.has(term) && asked.includes(term)) || own.every((term) => asked.includes(term));
}

/** The list instead of one of its things, where the question asks for all and names none of them. */
function listed(question: Question, top: Ranked): Ranked {
  const { ranked, words, interest } = question;
  const { kind, path, anchor } = top.record;
  if (!ofSeveral.has(kind) || !asksForAll.test(words.line) || namesOne(question, top)) return top;
  const beside = ranked.filter(
    ({ record, score }) => record.path === path && record.anchor === anchor && score >= top.score * LISTED.score,
  );
  // "Which tank sizes": the row that all models share answers for each of them.
  const row = kind === "item" && beside.find(({ record }) => record.kind === "row" && interest(record.title) > 1);
  const list = beside.find(({ record }) => record.kind === "overview");
  return row || (list && list.coverage > top.coverage - LISTED.coverage ? list : top);
}

/** Whether a record answers a part of the question that the chosen one does not. */
function adds({ record, score }: Ranked, chosen: Ranked, question: Question, said: string, finder: Finder): boolean {
  const { interest, matter } = question;
  if (record === chosen.record || record.path !== chosen.record.path || score < chosen.score * CLOSE) return false;
  if (record.sample || record.kind === "page" || repeats(record, chosen.record)) return false;
  if (plain(said).includes(plain(record.text))) return false;
  // A question that names one of several things is answered with that one.
  const siblings = record.kind === chosen.record.kind && record.anchor === chosen.record.anchor;
  if (siblings && question.thing === chosen.record.title) return false;
  if (siblings && ofSeveral.has(record.kind) && namesOne(question, chosen) && !namesOne(question, { record }))
    return false;
  if (wordCount(said) > MAX_FIRST_WORDS || /^(?:yes|no)\b/i.test(record.text)) return false;
  if (score >= chosen.score * TIE) return true;
  const missing = matter.some((term) => !finder.holds(chosen.record, term) && finder.holds(record, term));
  return missing && interest(record.text) > 0;
}

/** Whether one contains the other: a row and a column of one table cross, and a list names its things. */
function repeats(one: KnowledgeRecord, other: KnowledgeRecord): boolean {
  const kinds = new Set([one.kind, other.kind]);
  return one.anchor === other.anchor && (kinds.has("overview") || (kinds.has("row") && kinds.has("column")));
}
