import { asksOfPerson, courtesyOf, dangerOf, handOverOf, refusalOf } from "./choose/declines.ts";
import { workedOut } from "./choose/plans.ts";
import { type Question, questionOf } from "./choose/question.ts";
import { type Desk, outright, special } from "./choose/special.ts";
import { createFinder, type Ranked } from "./find/find.ts";
import type { Knowledge, KnowledgeRecord } from "./knowledge/record.ts";
import { createMemory, type Remembered } from "./memory.ts";
import { termsOf, wordsOf } from "./read/message.ts";
import { AFTER_STATEMENT, splitQuestions } from "./read/questions.ts";
import { courtesy, handOver, inDanger, notFound, refuse } from "./say/fixed.ts";
import { type Answer, answerFrom, messageOf, tell, withYesOrNo, wordCount } from "./say/say.ts";

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
/** A second record is told with the first where it is this near to it and says something of what was asked. */
const CLOSE = 0.55;
/** From this score on, the parts of a message are taken to be of the page that the whole speaks of. */
const LIKELY = 0.6;
/** From so many words on, the best record says enough by itself. */
const SHORT = 30;
/** A list is told for one of its things where it scores so much of it. */
const LISTED = 0.55;
const asksForAll = / (what|which|list|types?|kinds?|options|all) /;
const ofSeveral = new Set(["row", "item", "module", "package", "step", "role"]);
/** Below both, nothing on the site speaks of what was asked. */
const LEAST = { coverage: 0.34, near: 0.3 };
/** Signs that a message is about the company itself, however few of our words it has. */
const ofCompany =
  / (vacanc\w+|recruit\w*|hiring|job|jobs|career|phone|email|mail|whatsapp|address|office|located|location|blog|articles?|gallery|photos?|pictures?|videos?|news|company|founder|owner) /;
const MOST_WORDS = { one: 75, two: 45, three: 28 };

/**
 * The assistant over one site's knowledge. A message walks one way: it is read, records are found, what to say is
 * chosen, and it is said.
 * @param now milliseconds; decides when a conversation is forgotten
 */
export function createAssistant(knowledge: Knowledge, now: () => number): Assistant {
  const memory = createMemory(now);
  const finder = createFinder(knowledge);
  const { company } = knowledge;
  const desk: Desk = { finder, company };

  /** The best record said, with the next where that adds what was asked. */
  function told(question: Question, most: number): Answer | undefined {
    const { ranked, interest, words, page, quantities } = question;
    const ofTalk = ({ record }: Ranked) => record.path === page?.path || record.kind === "live";
    const [top] = page && question.inherited ? ranked.filter(ofTalk) : ranked;
    if (!top) return undefined;
    const open = !page && (question.topics[0]?.score ?? 0) < LIKELY;
    if (open && top.coverage < LEAST.coverage && question.near < LEAST.near) return undefined;
    const best = listed(question, top);
    const first = tell(best.record, interest, most);
    const alone = most === MOST_WORDS.one;
    const second = alone ? ranked.slice(0, 6).find((each) => adds(each, best, question, first)) : undefined;
    const more = second && wordCount(first) < most ? tell(second.record, interest, most - wordCount(first)) : "";
    const fits = more !== "" && wordCount(first) + wordCount(more) <= most + 15;
    const sources = fits && second ? [best.record, second.record] : [best.record];
    const sum = workedOut(`${first} ${fits ? more : ""}`, quantities);
    const name = `${best.record.page}: `;
    const next = first.startsWith(name) && more.startsWith(name) ? more.slice(name.length) : more;
    const body = [first, ...(fits ? [next] : []), ...(sum ? [sum] : [])];
    const joined = body.reduce((text, part) => `${text}${/\n- |:\n/.test(`${text}${part}`) ? "\n\n" : " "}${part}`);
    return answerFrom(
      withYesOrNo(joined, words, best.record, ownShare(question, best.record)),
      sources,
      best.record.path,
    );
  }

  /** Share of what was asked that stands in a record's own words. */
  function ownShare({ words }: Question, { title, text, section, page }: KnowledgeRecord): number {
    const own = new Set(termsOf(wordsOf(`${title} ${text} ${section} ${page}`)));
    return words.terms.filter((term) => own.has(term)).length / Math.max(1, words.terms.length);
  }

  /** The list that one thing of several stands in, where the question asks for them and names none of them. */
  function listed({ ranked, matter, words }: Question, top: Ranked): Ranked {
    if (!ofSeveral.has(top.record.kind) || !asksForAll.test(words.line)) return top;
    const title = termsOf(wordsOf(top.record.title));
    if (title.some((term) => (top.record.kind === "row" ? matter : words.terms).includes(term))) return top;
    const list = ranked.find(
      ({ record }) =>
        record.kind === "overview" && record.path === top.record.path && record.anchor === top.record.anchor,
    );
    return list && list.score >= top.score * LISTED && list.coverage > top.coverage - 0.2 ? list : top;
  }

  /** Whether a record says something of what was asked that the best one does not. */
  function adds({ record, score }: Ranked, best: Ranked, { interest, matter }: Question, said: string): boolean {
    if (record === best.record || record.path !== best.record.path || score < best.score * CLOSE) return false;
    if (record.kind === "sample" || record.kind === "page" || said.includes(record.text)) return false;
    if (wordCount(said) > SHORT || /^(?:yes|no)\b/i.test(record.text)) return false;
    if (record.said?.lines && best.record.said?.lines) return false;
    const missing = matter.filter((term) => !finder.holds(best.record, term) && finder.holds(record, term));
    return missing.length > 0 && interest(record.text) > 0;
  }

  /** What is not answered from the records: danger, refusals, a person, courtesies, and what is far from our field. */
  function beside(message: string, question: Question, before: Remembered): Answer | undefined {
    const { words, strangeness, named, page, near } = question;
    const spoken = ` ${wordsOf(message).join(" ")} `;
    const danger = dangerOf(words) ?? dangerOf({ line: spoken });
    if (danger) return inDanger(danger, company);
    const handed = handOverOf(words);
    if (handed === "order" || handed === "call" || handed === "refund") return handOver(handed, message, company, page);
    const score = named[0]?.score ?? 0;
    const ours = score >= NAMED ? "named" : strangeness < CERTAIN && "likely";
    const refusal = refusalOf(words, ours) ?? refusalOf({ line: spoken }, ours);
    const doubted = !refusal || refusal === "field" || refusal === "booking";
    const known = doubted && splitQuestions(message, asks).length < 2 ? outright(question, desk) : undefined;
    if (known) return known;
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

  function answer(question: Question, most: number): Answer {
    return special(question, desk) ?? told(question, most) ?? notFound(company, question.page);
  }

  /** Whether half of a sentence asks something on its own. */
  const asks = (half: string) => {
    const words = finder.read(half.slice(0, 200));
    return (
      words.terms.length > 1 && / (how|what|which|when|where|who|why|price|duration|can|do|is|are) /.test(words.line)
    );
  };

  function replies(message: string, before: Remembered): Answer[] {
    const whole = finder.read(message);
    const heard = before.waiting ? { ...whole, line: ` ${before.waiting}${whole.line}` } : whole;
    const wholeQuestion = questionOf(heard, before, finder);
    const aside = beside(message, { ...wholeQuestion, words: whole }, before);
    if (aside) return [aside];
    const parts = splitQuestions(message, asks);
    if (parts.length < 2) return [answer(wholeQuestion, MOST_WORDS.one)];
    const answers: Answer[] = [];
    const { page, inherited, topics } = wholeQuestion;
    const spoken = inherited || (topics[0]?.score ?? 0) < LIKELY ? page?.path : topics[0]?.path;
    let context: Remembered = spoken ? { topic: spoken, now: true } : before;
    for (const part of parts) {
      const words = finder.read(part.replaceAll(AFTER_STATEMENT, ". "));
      if (courtesyOf(words) || (words.terms.length === 0 && !/ (how|what|when|where|who) /.test(words.line))) continue;
      const found = answer(questionOf(words, context, finder), parts.length > 2 ? MOST_WORDS.three : MOST_WORDS.two);
      const told = answers.some(
        ({ text, sources }) => text === found.text || (sources[0] && sources[0] === found.sources[0]),
      );
      if (told || (answers.length > 0 && found.kind === "unknown")) continue;
      answers.push(found);
      if (found.topic) context = { topic: found.topic, now: true };
    }
    return answers.length > 0 ? answers.slice(0, 3) : [answer(wholeQuestion, MOST_WORDS.one)];
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
