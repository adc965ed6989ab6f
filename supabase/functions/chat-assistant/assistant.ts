import { LRUCache } from "lru-cache";
import { landUnits } from "../../../domain/instruments/land-units.ts";
import { toolOf } from "./choose/amounts.ts";
import { beside, courtesyOf } from "./choose/beside.ts";
import { best } from "./choose/best.ts";
import { type Desk, isTopic, type Question, questionOf, type Remembered } from "./choose/question.ts";
import { special } from "./choose/special.ts";
import { createFinder } from "./find/find.ts";
import type { Knowledge, KnowledgeRecord } from "./knowledge/record.ts";
import { AFTER_STATEMENT, splitQuestions } from "./read/questions.ts";
import { notFound } from "./say/fixed.ts";
import { type Answer, messageOf } from "./say/say.ts";

export type Reply = {
  message: string;
  /** Kind of the answers; where they differ, the first that is not plain. */
  kind: Answer["kind"];
  /** Whether its words must stand as they are: a verdict, a plan worked out, whatever is no plain answer. */
  fixed: boolean;
  /** Records that the words come from, for checking. */
  sources: KnowledgeRecord[];
  /** These and the records nearest to the message: all that a language model may see. */
  context: () => KnowledgeRecord[];
};

export type Assistant = {
  /** Answers one message of a session, from what the site says. Never throws on any text. */
  reply(message: string, session: string): Reply;
  /** Takes over what is published now; records of kind "live". */
  publish(live: KnowledgeRecord[]): void;
};

/** A conversation is forgotten so long after its last message, or when so many others have spoken since. */
const SESSION_CACHE = { ttl: 30 * 60 * 1000, max: 5_000 };
/** From this score on, the parts of a message are taken to be of the page that the whole speaks of. */
const MIN_TOPIC_SCORE = 0.6;
/** Words of the answer to one question, to each of two, to each of three. */
const MAX_WORDS = [75, 45, 28];

/** Topics by session; the clock is read anew each time, as a test's may stand still. */
export const createMemory = (now: () => number) =>
  new LRUCache<string, Remembered>({ ...SESSION_CACHE, ttlResolution: 0, perf: { now } });

/**
 * The assistant over one site's knowledge. A message walks one way: it is read, records are found, what to say is
 * chosen, and it is said.
 * @param now milliseconds; decides when a conversation is forgotten
 */
export function createAssistant(knowledge: Knowledge, now: () => number): Assistant {
  const memory = createMemory(now);
  const finder = createFinder(knowledge);
  const { company, instruments } = knowledge;
  const { bighaSquareFeet = [] } = toolOf({ instruments }, "spray-planner")?.figures ?? {};
  const desk: Desk = { finder, company, instruments, landUnits: landUnits(bighaSquareFeet) };

  const answer = (question: Question, most = MAX_WORDS[0] ?? 0): Answer =>
    special(question, desk) ?? best(question, most, finder) ?? notFound(company, question.page);

  /** Whether half of a sentence asks something on its own. */
  function asks(half: string): boolean {
    const { terms, line } = finder.read(half.slice(0, 200));
    return terms.length > 1 && / (how|what|which|when|where|who|why|price|duration|can|do|is|are) /.test(line);
  }

  function replies(message: string, before: Remembered): Answer[] {
    const whole = finder.read(message);
    const heard = before.waiting ? { ...whole, line: ` ${before.waiting}${whole.line}` } : whole;
    const question = questionOf(heard, before, desk);
    const parts = splitQuestions(message, asks);
    const aside = beside(message, { ...question, words: whole }, desk, parts.length > 1, Boolean(before.topic));
    if (aside) return [aside];
    if (parts.length < 2) return [answer(question)];
    const answers: Answer[] = [];
    const { page, inherited, topics } = question;
    const spoken = inherited || (topics[0]?.score ?? 0) < MIN_TOPIC_SCORE ? page?.path : topics[0]?.path;
    let context: Remembered = spoken ? { topic: spoken, now: inherited } : before;
    for (const part of parts) {
      const words = finder.read(part.replaceAll(AFTER_STATEMENT, ". "));
      if (courtesyOf(words) || (words.terms.length === 0 && !/ (how|what|when|where|who) /.test(words.line))) continue;
      const found = answer(questionOf(words, context, desk), MAX_WORDS[parts.length - 1]);
      // Of a row each question may hear another line.
      const record = found.plain && found.sources[0]?.kind !== "row" && found.sources[0];
      const told = answers.some(({ text, sources }) => text === found.text || (record && record === sources[0]));
      if (told || (answers.length > 0 && found.kind === "unknown")) continue;
      answers.push(found);
      if (found.topic) context = { topic: found.topic, thing: found.thing, now: true };
    }
    return answers.length > 0 ? answers : [answer(question)];
  }

  return {
    reply(message, session) {
      const before = memory.get(session) ?? {};
      const answers = replies(message, before);
      const topic = answers.findLast((each) => isTopic(finder.page(each.topic ?? "")))?.topic ?? before.topic;
      const thing =
        answers.findLast((each) => each.thing)?.thing ?? (topic === before.topic ? before.thing : undefined);
      memory.set(session, { topic, thing, waiting: answers.at(-1)?.waiting });
      const sources = answers.flatMap((each) => each.sources);
      return {
        message: messageOf(answers),
        kind: answers.find(({ kind }) => kind !== "answer")?.kind ?? "answer",
        fixed: !answers.every(({ plain }) => plain),
        sources,
        context: () => {
          const { ranked } = questionOf(finder.read(message), before, desk);
          return [...new Set([...sources, ...ranked.slice(0, 8).map(({ record }) => record)])];
        },
      };
    },
    publish: (live) => finder.publish(live),
  };
}
