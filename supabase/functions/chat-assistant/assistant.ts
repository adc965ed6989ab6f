import { asksOfPerson, courtesyOf, dangerOf, handOverOf, refusalOf } from "./choose/declines.ts";
import { workedOut } from "./choose/amounts.ts";
import { type Desk, type Question, questionOf } from "./choose/question.ts";
import { outright, special } from "./choose/special.ts";
import { createFinder, type Ranked } from "./find/find.ts";
import type { Knowledge, KnowledgeRecord } from "./knowledge/record.ts";
import { createMemory, type Remembered } from "./memory.ts";
import { AFTER_STATEMENT, splitQuestions } from "./read/questions.ts";
import { termsOf, wordsOf } from "./read/words.ts";
import { courtesy, handOver, inDanger, notFound, refuse } from "./say/fixed.ts";
import { type Answer, answerFrom, isYesOrNo, messageOf, tell, withYesOrNo, wordCount } from "./say/say.ts";

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
/** From so much of its score on, either may be what was asked for. */
const TIE = 0.85;
/** From this score on, the parts of a message are taken to be of the page that the whole speaks of. */
const LIKELY = 0.6;
/** From so many words on, the best record says enough by itself. */
const SHORT = 60;
/** A question that yes or no does not answer, and a text that begins with one. */
const asksOpenly = / (what|which|how|when|where|who) /;
const saysYesOrNo = /^(?:yes|no)\b/i;
/** A list is told for one of its things where it scores so much of it. */
const LISTED = 0.55;
const asksForAll = / (what|which|list|types?|kinds?|options|all) /;
const ofSeveral = new Set(["row", "item", "module", "package", "step", "role"]);
/** Below both, nothing on the site speaks of what was asked. */
const LEAST = { coverage: 0.34, near: 0.3 };
/** Signs that a message is about the company itself, however few of our words it has. */
const ofCompany =
  / (vacanc\w+|recruit\w*|hiring|job|jobs|career|phone|email|mail|whatsapp|address|office|located|location|blog|articles?|gallery|photos?|pictures?|videos?|news|company|founder|owner) /;
/** Words that a second record may always have, and by which it may go beyond the most. */
const LEAST_WORDS = 20;
const ROOM = 25;
const MOST_WORDS = { one: 75, two: 45, three: 28 };

/** Two values of one placard are told with it, the second time as well. */
const samePlacard = (one?: KnowledgeRecord, other?: KnowledgeRecord) =>
  one?.kind === "datum" &&
  other?.kind === "datum" &&
  one.data !== undefined &&
  JSON.stringify(one.data) === JSON.stringify(other.data);

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

  /** The best record said, with the next where that adds what was asked. */
  function told(question: Question, most: number): Answer | undefined {
    const { ranked, interest, words, page, quantities } = question;
    const ofTalk = ({ record }: Ranked) => record.path === page?.path || record.kind === "live";
    const all = page && question.inherited ? ranked.filter(ofTalk) : ranked;
    // "Yes, in a weekend batch" answers nobody who asked what or how.
    const open = !isYesOrNo(words) && asksOpenly.test(words.line);
    const near = all.filter(({ score }) => score >= (all[0]?.score ?? 0) * TIE);
    const top = (open && near.find(({ record }) => !saysYesOrNo.test(record.text))) || all[0];
    if (!top) return undefined;
    const vague = !page && (question.topics[0]?.score ?? 0) < LIKELY;
    if (vague && top.coverage < LEAST.coverage && question.near < LEAST.near) return undefined;
    const best = listed(question, top);
    const first = tell(best.record, interest, most);
    const second = ranked.slice(0, 6).find((each) => adds(each, best, question, first));
    const more =
      second && wordCount(first) < most
        ? tell(second.record, interest, Math.max(LEAST_WORDS, most - wordCount(first)))
        : "";
    const fits = more !== "" && wordCount(first) + wordCount(more) <= most + ROOM;
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

  /** What tells one thing of a list from the others: "Trainer Basic" of trainers is "basic". */
  function namesOne({ ranked, matter, words }: Question, { record }: Ranked): boolean {
    const siblings = ranked.filter(
      ({ record: each }) => each !== record && each.kind === record.kind && each.anchor === record.anchor,
    );
    const shared = new Set(siblings.flatMap((each) => termsOf(wordsOf(each.record.title))));
    const own = termsOf(wordsOf(record.title)).filter((term) => !shared.has(term));
    return own.some((term) => (record.kind === "row" ? matter : words.terms).includes(term));
  }

  /** The list that one thing of several stands in, where the question asks for them and names none of them. */
  function listed(question: Question, top: Ranked): Ranked {
    const { ranked, words, interest } = question;
    if (!ofSeveral.has(top.record.kind) || !asksForAll.test(words.line) || namesOne(question, top)) return top;
    const beside = ranked.filter(
      ({ record, score }) =>
        record.path === top.record.path && record.anchor === top.record.anchor && score >= top.score * LISTED,
    );
    // "Which tank sizes": the line that all models share says it of each of them.
    const row =
      top.record.kind === "item" && beside.find(({ record: { kind, title } }) => kind === "row" && interest(title) > 1);
    const list = beside.find(({ record }) => record.kind === "overview");
    return row || (list && list.coverage > top.coverage - 0.2 ? list : top);
  }

  /** Whether a record says something of what was asked that the best one does not. */
  function adds({ record, score }: Ranked, best: Ranked, { interest, matter }: Question, said: string): boolean {
    if (record === best.record || record.path !== best.record.path || score < best.score * CLOSE) return false;
    if (record.kind === "sample" || record.kind === "page" || said.includes(record.text)) return false;
    if (wordCount(said) > SHORT || saysYesOrNo.test(record.text)) return false;
    if (score >= best.score * TIE) return true;
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
        ({ text, sources: [source] }) =>
          text === found.text || (source && source === found.sources[0]) || samePlacard(source, found.sources[0]),
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
