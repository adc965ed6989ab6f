import { best, repeats } from "./choose/best.ts";
import { asksOfPerson, courtesyOf, dangerOf, handOverOf, refusalOf } from "./choose/declines.ts";
import { type Desk, type Question, questionOf } from "./choose/question.ts";
import { outright, special } from "./choose/special.ts";
import { createFinder } from "./find/find.ts";
import type { Knowledge, KnowledgeRecord } from "./knowledge/record.ts";
import { createMemory, type Remembered } from "./memory.ts";
import type { Understood } from "./read/message.ts";
import { AFTER_STATEMENT, splitQuestions } from "./read/questions.ts";
import { wordsOf } from "./read/words.ts";
import { courtesy, handOver, inDanger, notFound, refuse } from "./say/fixed.ts";
import { type Answer, messageOf } from "./say/say.ts";

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

/** From this likeness on, a question counts as one that has been asked before. */
const ASKED_BEFORE = 0.7;
/** From this score on, a message names a page of ours; from that on, it does so beyond doubt. */
const NAMED = 1;
const OUTRIGHT = 1.5;
/** From these log-odds on, a message is taken for no business of ours; from those on, it is doubted. */
const STRANGE = 1.5;
const DOUBTFUL = -0.3;
/** Below these log-odds it is ours, whatever words it has. */
const CERTAIN = -3;
/** From this score on, the parts of a message are taken to be of the page that the whole speaks of. */
const LIKELY = 0.6;
/** Signs that a message is about the company itself, however few of our words it has. */
const ofCompany =
  / (vacanc\w+|recruit\w*|hiring|job|jobs|career|phone|email|mail|whatsapp|address|office|located|location|blog|articles?|gallery|photos?|pictures?|videos?|news|company|founder|owner) /;
/** Words of the answer to one question, to each of two, to each of three. */
const MOST_WORDS = [75, 45, 28];

/** Whether one is told with the other: the same, two values of one placard, a list and what stands in it. */
const sameAs = (one: KnowledgeRecord, other: KnowledgeRecord) =>
  one === other ||
  (one.path === other.path && repeats(one, other)) ||
  (one.kind === "datum" &&
    other.kind === "datum" &&
    one.data !== undefined &&
    one.path + one.anchor === other.path + other.anchor);

/**
 * The assistant over one site's knowledge. A message walks one way: it is read, records are found, what to say is
 * chosen, and it is said.
 * @param now milliseconds; decides when a conversation is forgotten
 */
export function createAssistant(knowledge: Knowledge, now: () => number): Assistant {
  const memory = createMemory(now);
  const finder = createFinder(knowledge);
  const { company, instruments } = knowledge;
  const desk: Desk = { finder, company, instruments };

  /** What is not answered from the records: danger, refusals, a person, courtesies, and what is far from our field. */
  function beside(message: string, question: Question, before: Remembered, parts: string[]): Answer | undefined {
    const { words, strangeness, named, page, near } = question;
    const spoken = { line: ` ${wordsOf(message).join(" ")} ` };
    const danger = dangerOf(words) ?? dangerOf(spoken);
    if (danger) return inDanger(danger, company);
    const handed = handOverOf(words);
    if (handed === "order" || handed === "call" || handed === "refund") return handOver(handed, message, company, page);
    const score = named[0]?.score ?? 0;
    const ours = score >= NAMED ? "named" : strangeness < CERTAIN && "likely";
    const refusal = refusalOf(words, ours) ?? refusalOf(spoken, ours);
    const doubted = !refusal || refusal === "field" || refusal === "booking";
    const known = doubted ? outright(question, desk, parts.length > 1) : undefined;
    // Who orders is told that nothing was ordered, whatever else the site leaves open.
    if (known && !(refusal === "booking" && known.kind === "unstated")) return known;
    if (refusal) return refuse(refusal, company, page);
    if (asksOfPerson(message, words, finder.knows)) return refuse("others", company, page);
    if (handed) return handOver(handed, message, company, page);
    const polite = courtesyOf(words);
    if (polite) return courtesy(polite, company, words.hinglish || /namast/i.test(message));
    if (ofCompany.test(words.line) && strangeness < 2 * STRANGE) return undefined;
    if (score >= OUTRIGHT || words.terms.length === 0 || near >= ASKED_BEFORE) return undefined;
    if (strangeness >= STRANGE) return refuse("field", company);
    return strangeness >= DOUBTFUL && !before.topic ? notFound(company) : undefined;
  }

  const answer = (question: Question, most = MOST_WORDS[0] ?? 0): Answer =>
    special(question, desk) ?? best(question, most, finder) ?? notFound(company, question.page);

  /** Whether half of a sentence asks something on its own. */
  function asks(half: string): boolean {
    const { terms, line } = finder.read(half.slice(0, 200));
    return terms.length > 1 && / (how|what|which|when|where|who|why|price|duration|can|do|is|are) /.test(line);
  }

  function replies(message: string, before: Remembered): Answer[] {
    const whole = finder.read(message);
    const heard = before.waiting ? { ...whole, line: ` ${before.waiting}${whole.line}` } : whole;
    const question = questionOf(heard, before, finder);
    const parts = splitQuestions(message, asks);
    const aside = beside(message, { ...question, words: whole }, before, parts);
    if (aside) return [aside];
    if (parts.length < 2) return [answer(question)];
    const answers: Answer[] = [];
    const { page, inherited, topics } = question;
    const spoken = inherited || (topics[0]?.score ?? 0) < LIKELY ? page?.path : topics[0]?.path;
    let context: Remembered = spoken ? { topic: spoken, now: inherited } : before;
    for (const part of parts) {
      const words = finder.read(part.replaceAll(AFTER_STATEMENT, ". "));
      if (courtesyOf(words) || (words.terms.length === 0 && !/ (how|what|when|where|who) /.test(words.line))) continue;
      const asked = (understood: Understood) =>
        answer(questionOf(understood, context, finder), MOST_WORDS[parts.length - 1]);
      const alone = asked(words);
      const [last, list] = [answers.at(-1)?.sources[0], alone.sources[0]];
      // "How much water for cotton, and at what height": the list of all crops answers for cotton.
      const ofOne =
        last?.kind === "row" &&
        list?.anchor === last.anchor &&
        list.path === last.path &&
        !(list.kind === "row" && finder.read(list.title).terms.some((term) => words.terms.includes(term)));
      const found = ofOne ? asked(finder.read(`${last.title} ${part}`)) : alone;
      const told = answers.some(
        ({ text, sources: [source] }) =>
          text === found.text || (!ofOne && source && found.sources[0] && sameAs(source, found.sources[0])),
      );
      if (told || (answers.length > 0 && found.kind === "unknown")) continue;
      answers.push(found);
      if (found.topic) context = { topic: found.topic, now: true };
    }
    return answers.length > 0 ? answers : [answer(question)];
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
        kind: answers.find(({ kind }) => kind !== "answer")?.kind ?? "answer",
        sources,
        context: () => {
          const { ranked } = questionOf(finder.read(message), before, finder);
          return [...new Set([...sources, ...ranked.slice(0, 8).map(({ record }) => record)])];
        },
      };
    },
    publish: (live) => finder.publish(live),
  };
}
