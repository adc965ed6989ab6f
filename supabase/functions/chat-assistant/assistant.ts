import { LRUCache } from "lru-cache";
import type { Language } from "../../../domain/assistant/suggestions.ts";
import { landUnits } from "../../../domain/instruments/land-units.ts";
import { best } from "./decide/best-record.ts";
import { courseAdvice } from "./decide/course-advice.ts";
import { listedIn, repeatOf, resolveList } from "./decide/follow-up.ts";
import { courtesyOf, guard } from "./decide/guard.ts";
import { fixedAnswer, special } from "./decide/intents.ts";
import {
  type Desk,
  isTopic,
  MAX_FOLLOW_UP_WORDS,
  NAMED,
  type Question,
  questionOf,
  type Remembered,
  SAME_WORDS,
  toolOf,
} from "./decide/turn.ts";
import type { Knowledge, KnowledgeRecord } from "./knowledge/record.ts";
import { inLatin } from "./read/hindi.ts";
import type { Understood } from "./read/message.ts";
import { quantitiesOf } from "./read/quantities.ts";
import { AFTER_STATEMENT, splitQuestions } from "./read/questions.ts";
import { termsOf, wordsOf } from "./read/words.ts";
import { filled, inDanger, notFound, restFor } from "./respond/fixed.ts";
import { languageOf } from "./respond/language.ts";
import type { Answer } from "./respond/respond.ts";
import { createSpeaker } from "./respond/speaker.ts";
import { type Worded, worded } from "./respond/worded.ts";
import { createFinder } from "./retrieve/retrieve.ts";
import { unstatedWords } from "./tables/fixed-words.ts";

export type Reply = Worded & {
  language: Language;
  /** Kind of the answers; where they differ, the first that is not plain. */
  kind: Answer["kind"];
  /** Whether a language model may not answer instead: verdicts, worked-out plans and everything but plain answers. */
  fixed: boolean;
  /** Records that the words come from. */
  sources: KnowledgeRecord[];
  /** The sources and the records nearest to the message: all that a language model may see. */
  context: () => KnowledgeRecord[];
};

export type Assistant = {
  /** Answers one message of a session, from what the site says. Never throws on any text. */
  reply(message: string, session: string): Reply;
  /** Replaces the published records (kind "live") by these. */
  publish(live: KnowledgeRecord[]): void;
};

/** How long a session is remembered after its last message, in milliseconds, and how many sessions are. */
const SESSION_CACHE = { ttl: 30 * 60 * 1000, max: 5_000 };
/** Topic score of the whole message from which its parts inherit its page. */
const MIN_TOPIC_SCORE = 0.6;
/** Words of an answer: to one question, to each of two, to each of three. */
const MAX_WORDS = [75, 45, 28];
/** What parts a question into clauses, and words of one that may be a question by itself. */
const CLAUSES = new RegExp(`, |${AFTER_STATEMENT}`);
const MIN_CLAUSE_WORDS = 4;
/** Words of a question. */
const QUESTION = / (how|what|which|when|where|who|why|price|duration|can|do|is|are) /;
/** Clauses of a sentence that may ask for a fixed answer: each is a search. */
const MAX_CLAUSES = 3;
/** Messages after an emergency before whose answer it is repeated; without a name of ours they are about it alone. */
const DANGER_MESSAGES = 3;
/** Records that a language model may see beside the sources. */
const MAX_CONTEXT = 10;

/**
 * The talk that a session's id belongs to. The window makes an id each time it is opened, "session_" with the time and a random
 * string, which stays while the talk goes on.
 */
const talkOf = (session: string) => session.replace(/^session_\d+_/, "");

/** What is remembered of each session. The clock is read each time, since the clock of a test may stand still. */
export const createMemory = (now: () => number) =>
  new LRUCache<string, Remembered>({ ...SESSION_CACHE, ttlResolution: 0, perf: { now } });

/**
 * The assistant over one site's knowledge. A message is read, records are retrieved, the answer is decided and worded.
 * @param now the time in milliseconds since 1970, by which the office is open
 * @param elapsed the time by which sessions are forgotten; a monotonic clock, where one is at hand
 */
export function createAssistant(knowledge: Knowledge, now: () => number, elapsed = now): Assistant {
  const memory = createMemory(elapsed);
  const finder = createFinder(knowledge);
  const speaker = createSpeaker(knowledge.hindi);
  const { company, instruments } = knowledge;
  const { bighaSquareFeet = [], crops = [] } = toolOf({ instruments }, "spray-planner")?.figures ?? {};
  const desk: Desk = { finder, company, instruments, landUnits: landUnits(bighaSquareFeet), now };
  const answer = (question: Question, message: string, before: Remembered, most = MAX_WORDS[0] ?? 0): Answer =>
    special(question, desk) ?? bestOf(question, message, most) ?? notFound(question, desk, message, before.lost);

  /**
   * The best record, by the last clause alone where the whole leaves a doubt: "we need a survey of 150 acres for a township,
   * what accuracy can you give" asks for the accuracy.
   */
  function bestOf(question: Question, message: string, most: number): Answer | undefined {
    const found = best(question, most, desk);
    const clauses = inLatin(message).split(CLAUSES);
    const last = finder.read(clauses.at(-1) ?? "");
    if ((found && !found.nearest) || last.terms.length < 2 || clauses.length < 2) return found;
    const context = { topic: question.page?.path, sameMessage: true };
    const clause = best(questionOf(last, context, desk), most, desk);
    return clause && !clause.nearest ? clause : found;
  }

  /** Whether half of a sentence is a question: by its words, or like one that has a fixed answer. */
  function asks(half: string): boolean {
    const words = finder.read(half.slice(0, 200));
    return words.terms.length > 1 && (QUESTION.test(words.line) || finder.find(words).fixed.length > 0);
  }

  /** Whether a message answers our question: with one of the list, where we showed one. */
  function isAnswer(whole: Understood, { waiting, listed }: Remembered): boolean {
    if (!waiting) return false;
    const page = finder.page(finder.find(whole).named[0]?.path ?? "");
    return listed ? listed.entries.some(({ name }) => name === page?.name) : !page || page.group === "services";
  }

  /**
   * A question with the fixed answers that its clauses ask for. Where it names an amount other than a distance, only what is
   * asked after a statement is read alone: the amount belongs to the other clauses.
   */
  function closer(question: Question, part = ""): Question {
    const own = question.quantities.some(({ unit }) => unit !== "km")
      ? part.split(AFTER_STATEMENT).slice(1)
      : part.split(CLAUSES);
    const clauses = own.filter((each) => each !== part && each.split(" ").length >= MIN_CLAUSE_WORDS);
    const fixed = clauses.slice(0, MAX_CLAUSES).flatMap((clause) => finder.find(finder.read(clause)).fixed);
    return { ...question, fixed: [...question.fixed, ...fixed] };
  }

  /** The answers to a message as it was typed, whose list reference is resolved already. */
  function answersTo(message: string, whole: Understood, before: Remembered): Answer[] {
    const heard = isAnswer(whole, before) ? finder.read(`${before.waiting} ${message}`) : whole;
    // "Which courses do you offer, and how long are they" is one known question.
    const isOne = finder.find(heard).near >= SAME_WORDS && quantitiesOf(heard, desk.landUnits).length === 0;
    const parts = isOne ? [inLatin(message)] : splitQuestions(inLatin(message), asks);
    const question = closer(questionOf(heard, before, desk), parts.length === 1 ? parts[0] : undefined);
    const guarded = guard(message, { ...question, words: whole }, desk, parts.length > 1, before);
    const urgent = guarded && guarded.kind !== "unknown" && guarded.kind !== "answer" && guarded.kind !== "unstated";
    const advice = urgent ? undefined : courseAdvice(question, desk, before.advising);
    if (advice) return [advice];
    // No record holds the words of "hostel for girls, and is it in Hindi", but each part may have its answer.
    const known = (part: string) => fixedAnswer(questionOf(finder.read(part), before, desk), desk);
    if (guarded && !(guarded.kind === "unknown" && parts.length > 1 && parts.some(known))) return [guarded];
    if (parts.length < 2) return [answer(question, message, before)];
    const answers: Answer[] = [];
    let unanswered = false;
    const { page, inherited, topics } = question;
    const spoken = inherited || (topics[0]?.score ?? 0) < MIN_TOPIC_SCORE ? page?.path : topics[0]?.path;
    // Of the page spoken of last its crop and area stay known.
    let context: Remembered = spoken ? { ...(inherited && before), topic: spoken, sameMessage: inherited } : before;
    for (const part of parts) {
      const words = finder.read(part.replaceAll(AFTER_STATEMENT, ". "));
      if (courtesyOf(words) || (words.terms.length === 0 && !/ (how|what|when|where|who) /.test(words.line))) continue;
      const found = answer(closer(questionOf(words, context, desk), part), part, before, MAX_WORDS[parts.length - 1]);
      // Two questions may be answered by two lines of one row.
      const record = found.plain && found.sources[0]?.kind !== "row" && found.sources[0]?.id;
      const repeated = answers.some(
        ({ text, sources }) => text.endsWith(found.text) || (record && record === sources[0]?.id),
      );
      const unknown = answers.length > 0 && found.kind === "unknown";
      unanswered ||= unknown && QUESTION.test(words.line);
      if (repeated || unknown) continue;
      answers.push(found);
      if (found.topic) context = { topic: found.topic, thing: found.thing, amount: found.amount, sameMessage: true };
    }
    if (answers.length === 0) return [answer(question, message, before)];
    const sure = answers.filter(({ doubted }) => !doubted);
    if (sure.length === 0) return answers.slice(0, 1);
    // Beside what is sure a guess confuses: a person answers the rest.
    const told = unanswered || sure.length < answers.length ? [...sure, restFor(company, question.page)] : sure;
    // Who can tell is said once, at the end.
    const who = ` ${filled(unstatedWords, company)}`;
    const ends = told.length > sure.length || told.at(-1)?.kind === "unstated";
    return told.map((each, at) =>
      ends && at < told.length - 1 ? { ...each, text: each.text.replace(who, "") } : each,
    );
  }

  function answersIn(message: string, whole: Understood, before: Remembered): Answer[] {
    const { line, answer: compared } = resolveList(whole, before, desk);
    if (compared) return [compared];
    const answers = line ? answersTo(line, finder.read(line), before) : answersTo(message, whole, before);
    if (!before.danger || answers.some(({ danger, kind }) => danger || kind === "courtesy")) return answers;
    // "How much water should I use?" after an injury is about it, although no word says so.
    const still = inDanger(before.danger.kind, company);
    const lost = answers.every(({ kind }) => kind === "unknown" || kind === "refusal");
    const names = (finder.find(whole).named[0]?.score ?? 0) >= NAMED;
    return lost || !names ? [still] : [still, ...answers];
  }

  /** An area that was named beside a service, which "how many days will it take" is about, whatever was answered. */
  const areaIn = (whole: Understood, topic = "") =>
    finder.page(topic)?.group === "services"
      ? quantitiesOf(whole, desk.landUnits).find(({ unit, value }) => unit === "acre" && value > 1)
      : undefined;

  /** The crop that was named. */
  const cropIn = (whole: Understood) =>
    crops.find(({ name }) => termsOf(wordsOf(name)).some((term) => whole.terms.includes(term)))?.name;

  /** The danger that is met now, or was within the last messages. */
  const inMind = (now: Answer["danger"], { danger }: Remembered): Remembered["danger"] =>
    now && now !== danger?.kind
      ? { kind: now, ago: 0 }
      : danger && danger.ago + 1 < DANGER_MESSAGES
        ? { ...danger, ago: danger.ago + 1 }
        : undefined;

  /** What the session remembers after these answers. */
  function remembered(answers: Answer[], whole: Understood, before: Remembered): Remembered {
    const last = answers.at(-1);
    const waiting = answers.findLast((each) => each.waiting)?.waiting;
    const topic = answers.findLast((each) => isTopic(finder.page(each.topic ?? "")))?.topic ?? before.topic;
    const same = topic === before.topic;
    const short = whole.words.length <= MAX_FOLLOW_UP_WORDS;
    return {
      topic,
      thing: answers.findLast((each) => each.thing)?.thing ?? cropIn(whole) ?? (same ? before.thing : undefined),
      waiting,
      amount:
        answers.findLast((each) => each.amount)?.amount ?? areaIn(whole, topic) ?? (same ? before.amount : undefined),
      listed:
        answers.map((each) => each.listed ?? listedIn(each)).find(Boolean) ??
        (short && !waiting ? before.listed : undefined),
      danger: inMind(answers.find(({ danger }) => danger)?.danger, before),
      advising: last?.advising,
      repeats: last?.repeats ?? repeatOf(whole.line) ?? before.repeats,
      lost: last?.kind === "unknown",
    };
  }

  return {
    reply(message, session) {
      const talk = talkOf(session);
      const before = memory.get(talk) ?? {};
      // A button in Hindi asks for the place that we call so in English.
      const offered = before.offered?.get(message);
      const asked = offered ?? message;
      const whole = finder.read(asked);
      const language = offered ? (before.language ?? "english") : languageOf(message, whole, before.language);
      const answers = answersIn(asked, whole, before);
      const { offered: buttons, ...words } = worded(
        answers,
        language,
        { message, line: whole.line },
        { finder, company, speaker },
      );
      const sources = answers.flatMap((each) => each.sources);
      memory.set(talk, { ...remembered(answers, whole, before), language, offered: buttons });
      return {
        ...words,
        language,
        kind: answers.find(({ kind }) => kind !== "answer")?.kind ?? "answer",
        fixed: !answers.every(({ plain }) => plain),
        sources,
        context: () => {
          const { ranked } = questionOf(whole, before, desk);
          return [...new Set([...sources, ...ranked.map(({ record }) => record)])].slice(0, MAX_CONTEXT);
        },
      };
    },
    publish: (live) => finder.publish(live),
  };
}
