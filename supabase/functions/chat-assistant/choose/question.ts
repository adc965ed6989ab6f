import type { LandUnit } from "../../../../domain/instruments/land-units.ts";
import type { Finder, Found } from "../find/find.ts";
import { topicTerms } from "../find/guess.ts";
import type { Knowledge, KnownPage } from "../knowledge/record.ts";
import type { Understood } from "../read/message.ts";
import { type Quantity, quantitiesOf } from "../read/quantities.ts";
import { type Answer, type Interest, interestIn } from "../say/say.ts";
import { movesOn } from "../tables/turns.ts";

/** From this likeness on, a question counts as one that has been asked before. */
export const ASKED_BEFORE = 0.7;

/** What is remembered of a conversation: its topic, never its words. */
export type Remembered = {
  /** Page last spoken of. */
  topic?: string;
  /** Whether that was in the same message, so that what follows is most likely of it too. */
  now?: boolean;
  /** The one thing of its several that was spoken of last. */
  thing?: string;
  /** What was asked when the topic was still open. */
  waiting?: string;
};

/** One question with all that was made out of it. */
export type Question = Found & {
  words: Understood;
  /** The page it speaks of by itself or, where it names none, the one spoken of before. */
  page?: KnownPage;
  /** Whether the page is the one spoken of before. */
  inherited: boolean;
  /** Of that page, the one thing of several that was spoken of before. */
  thing?: string;
  /** Terms beside those that name the page. */
  matter: string[];
  quantities: Quantity[];
  /** How much of what was asked for stands in a piece of text. */
  interest: Interest;
};

/** From this score on, the words of a message name a page; from the other on, the guess of it counts as one. */
const NAMED = 0.55;
const GUESSED = 0.95;
/** From this score on, a page that is named ends the talk of another. */
const LEAVES = 0.9;
/** Pages whose scores are this near to each other are named alike. */
const ALIKE = 0.12;
/** Above this score, a guess is believed against the page that was spoken of before. */
const ELSEWHERE = 1.45;
/** What a record of the page that was spoken of gains. */
const TALK = 1.5;

/** Reads what a message asks, in the light of what was spoken of before. */
export function questionOf(words: Understood, before: Remembered, { finder, landUnits }: Desk): Question {
  const alone = finder.find(words);
  const [own, other] = alone.named;
  // "The workshop" is one of two: pages that are named alike are named both, and none of them.
  const alike = own && other && own.score < LEAVES && own.score - other.score < ALIKE;
  const names = own !== undefined && !alike && own.score >= NAMED ? own.path : undefined;
  const guess = alone.topics[0];
  // What follows "tell me about the pilot course" is of that course, unless it names another or is of no course.
  const leaves = (own?.score ?? 0) >= LEAVES || movesOn.test(`${before.topic}${words.line}`);
  const topic = !leaves && (before.now === true || (guess?.score ?? 0) <= ELSEWHERE) ? before.topic : undefined;
  const ofTalk = alone.ranked.map((each) =>
    each.record.path === topic ? { ...each, score: each.score + TALK } : each,
  );
  const path = topic ?? names ?? ((guess?.score ?? 0) >= GUESSED ? guess?.path : undefined);
  const ownTerms = topicTerms(path ?? "");
  return {
    ...alone,
    ranked: ofTalk.sort((a, b) => b.score - a.score),
    words,
    page: path ? finder.page(path) : undefined,
    inherited: topic !== undefined,
    thing: topic && before.thing,
    matter: words.terms.filter((term) => !ownTerms.has(term)),
    quantities: quantitiesOf(words, landUnits),
    interest: interestIn(words.terms, finder.weightOf),
  };
}

/** Whether a page is about something that one learns, orders or buys. */
export const isTopic = (page: KnownPage | undefined): page is KnownPage => page !== undefined && page.group !== "site";

/** What an answer may be made with. */
export type Desk = { finder: Finder; landUnits: readonly LandUnit[] } & Pick<Knowledge, "company" | "instruments">;
/** Answers one sort of question, or leaves it to the search. */
export type Special = (question: Question, desk: Desk) => Answer | undefined;
/** Answers by an amount in the question, or leaves it to the search. */
export type ByAmount = (amount: Quantity, question: Question, desk: Desk) => Answer | undefined;
