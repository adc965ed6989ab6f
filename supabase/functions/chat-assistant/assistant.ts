import { byAmount } from "./answers/amounts.ts";
import { findAnswer } from "./answers/find.ts";
import { courtesy, handOver, notFound, refuse } from "./answers/fixed.ts";
import { handlers } from "./answers/handlers.ts";
import { clarify } from "./answers/lengths.ts";
import type { Desk, Question } from "./answers/question.ts";
import { ofCompany, readQuestion } from "./answers/read-question.ts";
import { fitting } from "./answers/retrieve.ts";
import { type Answer, messageOf } from "./answers/say.ts";
import type { Knowledge, KnowledgeRecord } from "./knowledge/record.ts";
import { termsOf, wordsOf } from "./language/normalise.ts";
import { learn } from "./learn.ts";
import { createMemory, type Remembered } from "./memory.ts";
import { type Intent, intentsOf } from "./understanding/intents.ts";
import { signsOf, strangeness } from "./understanding/off-field.ts";
import { asksOfPerson, courtesyOf, handOverOf, refusalOf } from "./understanding/refusals.ts";
import { AFTER_STATEMENT, splitQuestions } from "./understanding/split.ts";
import { topicsOf } from "./understanding/topics.ts";

export type Reply = {
  message: string;
  /** Kind of the answers; where they differ, the first that is not plain. */
  kind: Answer["kind"];
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

/** Intents that the site answers by saying that it does not state them. */
const unstated = new Set<Intent>(["price", "dates", "discount"]);
/** Words that do not narrow down what the company is asked about. */
const generally = new Set(termsOf(["company", "work", "business", "offer", "people", "all"]));
/** From this likeness on, a question counts as one that has been asked before. */
const NEAR = 0.65;
/** From this score on, a message names a page of ours; from that on, it does so beyond doubt. */
const NAMED = 1;
const OUTRIGHT = 1.5;
/** From these log-odds on, a message is taken for no business of ours; from those on, it is doubted. */
const STRANGE = 1.5;
const DOUBTFUL = -0.3;
/** Below these log-odds it is ours, whatever words it has. */
const CERTAIN = -3;
const LONG = 90;
const SHORT = 50;

/** Whether an answer is a list whose lines were told already. */
function isRepeated({ text }: Answer, answers: Answer[]): boolean {
  const told = answers.map((each) => each.text).join("\n");
  const [, ...lines] = text.split("\n");
  return lines.length > 1 && lines.every((line) => told.includes(line));
}

/**
 * The assistant over one site's knowledge.
 * @param now milliseconds; decides when a conversation is forgotten
 */
export function createAssistant(knowledge: Knowledge, now: () => number): Assistant {
  const memory = createMemory(now);
  const withLive = learn(knowledge);
  let live = withLive([]);

  /** The answer to a message that names nothing of ours and is far from all that was asked before, or undefined. */
  function farOff(question: Question, odds: number, before: Remembered, desk: Desk): Answer | undefined {
    const ours = question.intents.some((intent) => ofCompany.has(intent));
    const named = (question.lexicon[0]?.score ?? 0) >= OUTRIGHT;
    if (ours || named || question.understood.terms.length === 0) return undefined;
    if (odds >= STRANGE) return refuse("field", desk);
    return odds >= DOUBTFUL && !before.topic ? notFound(desk) : undefined;
  }

  function answer(question: Question, desk: Desk): Answer {
    const { intents, page } = question;
    const asked = clarify(question, desk);
    if (asked) return asked;
    // Somebody asked this in much the same words, and the record that answered is known.
    const plain = intents.length > 0 && question.matter.length === 0;
    if (
      question.near.best >= NEAR &&
      !plain &&
      !(intents[0] && (ofCompany.has(intents[0]) || unstated.has(intents[0])))
    ) {
      const known = findAnswer(question, desk);
      if (known) return known;
    }
    const priced = intents[0] === "price" || intents[0] === "dates";
    const amount = priced ? undefined : byAmount(question, desk);
    if (amount) return amount;
    const [first, second] = intents;
    const handled =
      (first && handlers[first]?.(question, desk)) ??
      (second && !(first && fitting[first]) ? handlers[second]?.(question, desk) : undefined);
    if (handled) return handled;
    const ofUs = question.understood.terms.every((term) => generally.has(term));
    if (ofUs && !page && / what (?:\w+ )*do /.test(question.understood.line)) {
      const opening = desk.records("/").find(({ kind }) => kind === "page");
      if (opening) return { kind: "answer", text: opening.text, links: ["/", "/about-us"], sources: [opening] };
    }
    return findAnswer(question, desk) ?? notFound(desk, page);
  }

  /** Whether half of a sentence asks something on its own. */
  const asks = (half: string) => {
    const understood = live.read(half.slice(0, 200));
    if (understood.terms.length === 0 && / (can|could|may|will|would) /.test(understood.line)) return false;
    return intentsOf(understood).length > 0 || (topicsOf(understood.full)[0]?.score ?? 0) >= 1;
  };

  /** The question proper of a part that begins with statements, or undefined. */
  const properOf = (part: string) =>
    part.includes(AFTER_STATEMENT) ? live.read(part.split(AFTER_STATEMENT).at(-1) ?? "") : undefined;

  function replies(message: string, before: Remembered): Answer[] {
    const whole = live.read(message);
    const desk: Desk = {
      search: live.search,
      classifier: live.classifier,
      company: knowledge.company,
      hours: knowledge.company.hours,
      pages: knowledge.pages,
      page: live.page,
      records: (path) => live.byPath.get(path) ?? [],
      words: LONG,
      told: new Set(),
    };
    const wholeQuestion = readQuestion(whole, before, live);
    const odds = strangeness(signsOf(wholeQuestion, live));
    const named = (wholeQuestion.lexicon[0]?.score ?? 0) >= NAMED;
    const ours = named ? "named" : odds < CERTAIN && "likely";
    const refusal =
      refusalOf({ line: whole.line }, ours) ?? refusalOf({ line: ` ${wordsOf(message).join(" ")} ` }, ours);
    if (refusal) return [refuse(refusal, desk, wholeQuestion.page)];
    if (asksOfPerson(message, whole, live.search.knows)) return [refuse("others", desk, wholeQuestion.page)];
    const handed = handOverOf(whole);
    if (handed) return [handOver(handed, desk, wholeQuestion.page)];
    const polite = courtesyOf(whole);
    if (polite) return [courtesy(polite, desk, whole.hinglish || /namast|namask/i.test(message))];
    const astray = farOff(wholeQuestion, odds, before, desk);
    if (astray) return [astray];

    const parts = splitQuestions(message, asks);
    const many: Desk = parts.length > 1 ? { ...desk, words: parts.length > 2 ? 24 : SHORT } : desk;
    const answers: Answer[] = [];
    let context: Remembered =
      parts.length > 1 && wholeQuestion.page ? { topic: wholeQuestion.page.path, now: true } : before;
    for (const part of parts) {
      const understood = parts.length === 1 ? whole : live.read(part);
      const intents = intentsOf(understood);
      if (parts.length > 1 && (courtesyOf(understood) || (understood.terms.length === 0 && intents.length === 0)))
        continue;
      const waits = before.waiting && parts.length === 1 && intents.length === 0;
      const heard = waits ? { ...understood, line: ` ${before.waiting}${understood.line}` } : understood;
      let question = readQuestion(heard, context, live, properOf(part));
      // "Which courses do you have, and how long are they": they are what the whole message speaks of.
      if (parts.length > 1 && !question.page && question.matter.length === 0 && question.topics.length === 0)
        question = {
          ...wholeQuestion,
          intents: question.intents.length > 0 ? question.intents : wholeQuestion.intents,
        };
      // "The pilot course and the technician course, how long are they": what one part asks is asked of the other.
      if (parts.length > 1 && question.intents.length === 0 && question.matter.length === 0) {
        question.intents = wholeQuestion.intents;
      }
      const own = answer(question, many);
      // What a part does not say by itself, the whole message may.
      const found = own.kind === "unknown" && parts.length > 1 ? (findAnswer(wholeQuestion, many) ?? own) : own;
      if (answers.length > 0 && (found.kind === "unknown" || isRepeated(found, answers))) continue;
      answers.push(found);
      for (const { id } of found.sources) many.told.add(id);
      if (found.topic) context = { topic: found.topic, now: true };
    }
    return answers.length > 0 ? answers.slice(0, 3) : [notFound(desk, wholeQuestion.page)];
  }

  return {
    reply(message, session) {
      const before = memory.recall(session);
      const answers = replies(message, before);
      const topic = answers.findLast((each) => each.topic && each.topic.split("/").length > 2)?.topic ?? before.topic;
      memory.remember(session, { topic, waiting: answers.at(-1)?.waiting });
      const sources = answers.flatMap((each) => each.sources);
      return {
        message: messageOf(answers),
        kind: answers.every(({ kind }) => kind === "answer")
          ? "answer"
          : (answers.find(({ kind }) => kind !== "answer")?.kind ?? "unknown"),
        sources,
        context: () => [
          ...new Set([...sources, ...live.search.find(live.read(message).terms, 8).map(({ record }) => record)]),
        ],
      };
    },
    publish(records) {
      live = withLive(records);
    },
  };
}
