import type { Language } from "../../../../domain/assistant/suggestions.ts";
import type { LandUnit } from "../../../../domain/instruments/land-units.ts";
import type { Figures, Instrument, Knowledge, KnownPage } from "../knowledge/record.ts";
import type { Understood } from "../read/message.ts";
import { type Quantity, quantitiesOf } from "../read/quantities.ts";
import { type Answer, type CourseNeeds, type Interest, interestIn, type Listed } from "../respond/respond.ts";
import { topicTerms } from "../retrieve/classify.ts";
import type { Finder, Found } from "../retrieve/retrieve.ts";
import type { Danger } from "../tables/danger-patterns.ts";
import { bareAmount, ofFlightTime, ofIt, ofPlan } from "../tables/follow-ups.ts";
import { movesOn } from "../tables/intent-patterns.ts";

/** Similarity to a known question from which a message counts as the same. */
export const ASKED_BEFORE = 0.7;
/** Similarity from which it is the same word for word; below it an amount or a second question may be what differs. */
export const SAME_WORDS = 0.9;

/** What is remembered of a session: what was spoken of, never the visitor's words. */
export type Remembered = {
  /** Path of the page last spoken of. */
  topic?: string;
  /** Whether that was in the same message, so that the next part is most likely about it too. */
  sameMessage?: boolean;
  /** The one of several things on it that was spoken of last. */
  thing?: string;
  /** The question that is still open, where the last answer asked back. */
  waiting?: string;
  /** The area that was planned last, or the load for which a model was chosen. */
  amount?: Quantity;
  /** What was asked for last, in words of ours: "how long is". */
  repeats?: string;
  /** The list that was shown last. */
  listed?: Listed;
  /** What is known of the visitor, where the last answer asked what they want to do after a course. */
  advising?: CourseNeeds;
  /** The danger that was met, and how many messages ago. */
  danger?: { kind: Danger; ago: number };
  /** Whether the last answer was that nothing was found. */
  lost?: boolean;
  language?: Language;
  /** The buttons below the last answer whose words are Hindi, with our English names of what they ask for. */
  offered?: Map<string, string>;
};

/** One question with what was found out about it. */
export type Question = Found & {
  words: Understood;
  /** The page that it names; where it names none, the one spoken of before. */
  page?: KnownPage;
  /** Whether the page is the one spoken of before. */
  inherited: boolean;
  /** The one of several things on that page that was spoken of before. */
  thing?: string;
  /** Terms beside those that name the page. */
  matter: string[];
  quantities: Quantity[];
  /** Whether the amount is that of the plan before. */
  followsPlan?: boolean;
  /** How much of the question a text contains. */
  interest: Interest;
};

/** Score from which the words of a message may mean a page, and from which the guessed page counts as named. */
const HINTED = 0.55;
const GUESSED = 0.95;
/** Score from which a message surely names a page. */
export const NAMED = 0.9;
/** Difference of scores below which two pages are named alike. */
const ALIKE = 0.12;
/** Score of a guess above which it replaces the current page. */
const ANOTHER_PAGE = 1.45;
/** A longer message is a question of its own. */
export const MAX_FOLLOW_UP_WORDS = 6;
/** A sentence with at least this number of words that names another page leaves the current one. */
const MIN_SENTENCE_WORDS = 5;
/** Added to the score of the records of the current page. */
const TALK = 1.5;

/** An instrument of the site, if possible the one on the page at `path`. */
export function toolOf<Name extends keyof Figures>(
  { instruments }: Pick<Desk, "instruments">,
  name: Name,
  path?: string,
): Instrument<Name> | undefined {
  const all = instruments.filter((each) => each.instrument === name) as Instrument[];
  return (all.find((each) => each.path === path) ?? all[0]) as Instrument<Name> | undefined;
}

/** Finds out what a message asks, given the session so far. */
export function questionOf(words: Understood, before: Remembered, { finder, instruments, landUnits }: Desk): Question {
  const alone = finder.find(words);
  const [own, other] = alone.named;
  // "The workshop" may be either of two pages, so it names neither.
  const alike = own && other && own.score < NAMED && own.score - other.score < ALIKE;
  const names = own !== undefined && !alike && own.score >= HINTED ? own.path : undefined;
  const guess = alone.topics[0];
  // A question after "tell me about the pilot course" is about that course, unless it names another or leaves the subject.
  const renames = names !== undefined && names !== before.topic && words.words.length >= MIN_SENTENCE_WORDS;
  const leaves =
    renames || ((own?.score ?? 0) >= NAMED && !ofIt.test(words.line)) || movesOn.test(`${before.topic}${words.line}`);
  const topic =
    !leaves && (before.sameMessage === true || (guess?.score ?? 0) <= ANOTHER_PAGE) ? before.topic : undefined;
  const ofTalk = alone.ranked.map((each) =>
    each.record.path === topic ? { ...each, score: each.score + TALK } : each,
  );
  const path = topic ?? names ?? ((guess?.score ?? 0) >= GUESSED ? guess?.path : undefined);
  const ownTerms = topicTerms(path ?? "");
  // "And for 20" after the plan of 5 MW is about 20 MW.
  const last = topic ? before.amount : undefined;
  const [bare, number, unit] = (last && bareAmount.exec(words.line)) || [];
  const follows = bare !== undefined && (number !== undefined || last?.land !== undefined);
  const read = follows ? { line: ` ${number ?? last?.land?.amount} ${unit ?? last?.written} ` } : words;
  const quantities = quantitiesOf(read, landUnits);
  const { crops = [] } = toolOf({ instruments }, "spray-planner")?.figures ?? {};
  const isCrop = crops.some(({ name }) => name === alone.ranked[0]?.record.title);
  // "How much water", "and for wheat" after the plan of seven acres are about these.
  const ofArea =
    words.words.length <= MAX_FOLLOW_UP_WORDS &&
    !/ (?:you|who|or|get|gets|receive) /.test(words.line) &&
    (ofPlan.test(words.line) ||
      ((isCrop || alone.near < ASKED_BEFORE) &&
        /^ (?:(?:and|what about|if|for|of|the) ){0,4}\w+(?: (?:for|ho|to)){0,2}(?: how (?:many|much))? $/.test(
          words.line,
        )));
  // Of a load only its flight time is taken over: prices and papers are those of the drone.
  const takesAmount =
    before.amount !== undefined &&
    topic !== undefined &&
    quantities.length === 0 &&
    (before.amount.unit === "kg" ? ofFlightTime.test(words.line) && !/ hp\d+ /.test(words.line) : ofArea);
  return {
    ...alone,
    ranked: ofTalk.sort((a, b) => b.score - a.score),
    words,
    page: path ? finder.page(path) : undefined,
    inherited: topic !== undefined,
    thing: topic && before.thing,
    matter: words.terms.filter((term) => !ownTerms.has(term)),
    quantities: takesAmount && before.amount ? [before.amount] : quantities,
    followsPlan: takesAmount || follows,
    interest: interestIn(words.terms, finder.weightOf),
  };
}

/** Whether a page is about a course, a service or a product. */
export const isTopic = (page: KnownPage | undefined): page is KnownPage => page !== undefined && page.group !== "site";

/** What answers are made with. */
export type Desk = { finder: Finder; landUnits: readonly LandUnit[]; now: () => number } & Pick<
  Knowledge,
  "company" | "instruments"
>;
/** Answers one kind of question, or returns undefined. */
export type Special = (question: Question, desk: Desk) => Answer | undefined;
/** Answers by an amount in the question, or returns undefined. */
export type ByAmount = (amount: Quantity, question: Question, desk: Desk) => Answer | undefined;
