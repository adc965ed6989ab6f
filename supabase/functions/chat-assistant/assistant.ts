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
  /** Whether a language model may not reword it: verdicts, worked-out plans and everything but plain answers. */
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

/** What is remembered of each session. The clock is read each time, since the clock of a test may stand still. */
export const createMemory = (now: () => number) =>
  new LRUCache<string, Remembered>({ ...SESSION_CACHE, ttlResolution: 0, perf: { now } });

/**
 * The assistant over one site's knowledge. A message walks one way: it is read, records are found, what to say is
 * chosen, and it is said.
 * @param now the time in milliseconds, by which sessions are forgotten
 */
export function createAssistant(knowledge: Knowledge, now: () => number): Assistant {
  const memory = createMemory(now);
  const finder = createFinder(knowledge);
  const { company, instruments } = knowledge;
  const { bighaSquareFeet = [] } = toolOf({ instruments }, "spray-planner")?.figures ?? {};
  const desk: Desk = { finder, company, instruments, landUnits: landUnits(bighaSquareFeet), now };

  const answer = (question: Question, most = MAX_WORDS[0] ?? 0): Answer =>
    special(question, desk) ?? best(question, most, finder) ?? notFound(company, question.page);

  /** Whether half of a sentence is a question. */
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
      // Two questions may be answered by two lines of one row.
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
