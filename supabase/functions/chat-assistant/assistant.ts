import { byAmount } from "./answers/amounts.ts";
import { courtesy, handOver, notFound, refuse } from "./answers/fixed.ts";
import { handlers } from "./answers/handlers.ts";
import { clarify } from "./answers/lengths.ts";
import { type Desk, matterOf, type Question } from "./answers/question.ts";
import { fitting, placeOf, rank, tell } from "./answers/retrieve.ts";
import { type Answer, messageOf } from "./answers/say.ts";
import type { Knowledge, KnowledgeRecord, KnownPage } from "./knowledge/record.ts";
import { createReader, termsOf, type Understood, wordsOf } from "./language/normalise.ts";
import { ordinaryWords } from "./language/ordinary.ts";
import { createMemory, type Remembered } from "./memory.ts";
import { createSearch, vocabularyOf } from "./search.ts";
import { createClassifier } from "./understanding/classify.ts";
import { createExamples } from "./understanding/examples.ts";
import { type Intent, intentsOf, intentWords } from "./understanding/intents.ts";
import { quantitiesOf } from "./understanding/quantities.ts";
import { asksOfPerson, courtesyOf, handOverOf, refusalOf } from "./understanding/refusals.ts";
import { AFTER_STATEMENT, splitQuestions } from "./understanding/split.ts";
import { topicsOf, topicWords } from "./understanding/topics.ts";

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

/** Intents that the whole company answers, whatever was spoken of before. */
const ofCompany = new Set<Intent>(["jobs", "phone", "email", "contact", "hours", "address"]);
/** Intents that the site answers by saying that it does not state them. */
const unstated = new Set<Intent>(["price", "dates", "discount"]);
/** A question of height, without a word of law. */
const ruleOnlyByHeight = /^(?!.* (rules?|laws?|legal\w*|allowed|permission|permit\w*|zones?|airspace) ).* how high /;
/** Intents that a page's name may pretend. */
const fromNames = new Set<Intent>(["syllabus", "steps", "equipment", "certificate", "rules", "deliverables"]);
/** The message without the page's name, which may hold words of an intent: "3 Modules", "Service Technician". */
function withoutName(understood: Understood, page: KnownPage): Understood {
  const own = new Set(termsOf(wordsOf(`${page.name} ${page.title}`), true));
  const isOwn = understood.words.map((word) => termsOf([word], true).every((term) => own.has(term)));
  const words = understood.words.filter((_, index) => !(isOwn[index] && (isOwn[index - 1] || isOwn[index + 1])));
  return { ...understood, words, line: ` ${words.join(" ")} ` };
}
/** Words that do not narrow down what the company is asked about. */
const generally = new Set(termsOf(["company", "work", "business", "offer", "people", "all"]));
/** From this likeness on, a question counts as one that has been asked before. */
const NEAR = 0.65;
/** From this score on, the topic is taken for granted. */
const SURE = 0.35;
/** Below this coverage the best record is no better than the page's opening. */
const FAR = 0.12;
/** From this share on, the place on the page is taken for what is meant, whatever words it has. */
const LIKELY = 0.4;
/** From this share on, a message is taken for no business of ours. */
const ELSEWHERE = 0.3;
/** From this share on it is doubted. */
const DOUBTFUL = 0.1;
/** From this share of words on that neither the site nor anybody who asked it knows, it is not answered. */
const STRANGE = 0.5;
/** Words of a message that hardly says more than its question. */
const FEW = 6;
const LONG = 90;
const SHORT = 42;

/**
 * The assistant over one site's knowledge.
 * @param now milliseconds; decides when a conversation is forgotten
 */
export function createAssistant(knowledge: Knowledge, now: () => number): Assistant {
  const memory = createMemory(now);
  const pages = new Map(knowledge.pages.map((page) => [page.path, page]));
  let live = setUp(knowledge.records);

  function setUp(records: KnowledgeRecord[]) {
    const byPath = Map.groupBy(records, ({ path }) => path);
    return {
      search: createSearch(records),
      byPath,
      near: createExamples(records),
      classifier: createClassifier(records, knowledge.offField),
      read: createReader(vocabularyOf(records), [
        ...ordinaryWords,
        ...knowledge.english.split(" "),
        ...intentWords(),
        ...topicWords(),
        ...records.flatMap(({ asked }) => (asked ?? []).flatMap(wordsOf)),
      ]),
    };
  }

  function questionOf(understood: Understood, before: Remembered): Question {
    if (
      / (how long|how many time|how many min|time) /.test(understood.line) &&
      / (fly|flies|flight|air|hover) /.test(understood.line)
    ) {
      understood.terms.push("endurance");
    }
    const ofData =
      / (data|details|information|privacy) /.test(understood.line) &&
      / (form|keep|kept|store|stored|delete|deleted|handle|share|sell|safe|private|privacy|type) /.test(
        understood.line,
      );
    if (ofData) understood.terms.push("privacy");
    const near = live.near(understood.full);
    const lexicon = ofData ? [] : topicsOf(understood.full);
    let intents = intentsOf(understood).map(({ intent }) => intent);
    // "Which package is it" speaks of no page, however often it was asked on one.
    const saysMore = lexicon.length > 0 || matterOf(understood.terms, undefined, intents).length > 0;
    const topics = saysMore && !ofData ? live.classifier.topics(understood.full, lexicon) : [];
    const [first] = topics;
    const past = before.topic ? pages.get(before.topic) : undefined;
    const pointsBack = / (it|its|that|this|these|those|they|them|there|one|ones|same|first|second|third|above) /.test(
      understood.line,
    );
    const stays =
      past &&
      first &&
      first.path !== past.path &&
      first.score < (pointsBack ? 1.3 : 1) &&
      live.search.bestOn(past.path, understood.terms) >= live.search.bestOn(first.path, understood.terms);
    // A few words after something was spoken of change the page only by naming another.
    const own =
      past && understood.words.length <= FEW ? (lexicon.find(({ path }) => path === first?.path)?.score ?? 0) : 1;
    const sure = first && !stays && first.score >= (past && pointsBack ? 0.9 : 0.5) && own >= 0.5;
    const named = sure ? pages.get(first.path) : undefined;
    const company = intents.some((intent) => ofCompany.has(intent));
    const follows =
      !named && past && !company && (before.now || intents.length > 0 || pointsBack || understood.words.length <= 6);
    const page = named ?? (follows ? past : undefined);
    if (page && page.group !== "site") {
      const still = new Set(intentsOf(withoutName(understood, page)).map(({ intent }) => intent));
      intents = intents.filter((intent) => still.has(intent) || !fromNames.has(intent));
    }
    // How high a service flies is its own matter; how high one may fly is a rule.
    if (page?.group === "services" && ruleOnlyByHeight.test(understood.line))
      intents = intents.filter((each) => each !== "rules");
    if (/ how many (g|kg|gram|kilo) /.test(understood.line)) understood.terms.push("weight");
    return {
      understood,
      lexicon,
      topics: page && !named ? topics.filter(({ score }) => score >= 0.9) : topics,
      intents,
      quantities: quantitiesOf(understood),
      page,
      near,
      inherited: Boolean(page && !named),
      matter: matterOf(
        understood.terms.filter((term) => !understood.beside.includes(term)),
        page,
        intents,
      ),
    };
  }

  /** Whether a message speaks of nothing of ours by name, and nobody asked it before; what follows on another may. */
  const isFarOff = ({ lexicon, near, understood, intents }: Question, before: Remembered) =>
    !before.topic &&
    understood.terms.length > 0 &&
    !intents.some((intent) => ofCompany.has(intent)) &&
    (lexicon[0]?.score ?? 0) < 0.5 &&
    near.best < NEAR;

  function answer(question: Question, desk: Desk): Answer {
    const { intents, page } = question;
    const asked = clarify(question, desk);
    if (asked) return asked;
    // Somebody asked this in much the same words, and the record that answered is known.
    if (question.near.best >= NEAR && !(intents[0] && (ofCompany.has(intents[0]) || unstated.has(intents[0])))) {
      const known = search(question, desk);
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
    return search(question, desk) ?? notFound(desk, page);
  }

  function search(question: Question, desk: Desk): Answer | undefined {
    const { page, matter, intents, understood, topics } = question;
    const all = rank(question, desk);
    const own = page ? all.filter(({ record }) => placeOf(record) === page.path) : [];
    const alone = (topics[0]?.score ?? 0) >= 0.5 && (topics[1]?.score ?? 0) < 0.75 * (topics[0]?.score ?? 0);
    const most = Math.max(0, ...own.slice(0, 12).map(({ coverage }) => coverage));
    const keeps =
      (alone || question.inherited) &&
      own.length > 0 &&
      most >= (all[0]?.coverage ?? 0) - 0.55 &&
      (own[0]?.score ?? 0) >= 0.8 * (all[0]?.score ?? 0);
    const ranked = keeps ? own : all;
    const [best] = ranked;
    if (!best) return undefined;
    const sure = (topics[0]?.score ?? 0) >= SURE || question.inherited;
    const known = understood.terms.filter((term) => desk.search.knows(term));
    const share = understood.terms.length > 0 ? known.length / understood.terms.length : 0;
    if (!sure && (matter.length === 0 ? intents.length === 0 : best.coverage < 0.45 || share < 0.5)) return undefined;
    if (matter.length > 0 && best.coverage === 0 && question.inherited && best.place < LIKELY) return undefined;
    const opening =
      sure &&
      page &&
      !best.alike &&
      best.coverage < FAR &&
      best.place < LIKELY &&
      matter.length > 0 &&
      intents.length === 0
        ? ranked.filter(({ record }) => record.kind === "page" && record.path === page.path)
        : [];
    const told = tell(opening.length > 0 ? opening : ranked, matter, desk);
    const asksFact = /^ (is|are|does|do|has|have|what|which|how|who|where|when|will) /.test(understood.line);
    if (told && opening.length > 0 && asksFact && best.coverage === 0) {
      return { ...told, text: `I do not find exactly that on our site; this is what the page is about. ${told.text}` };
    }
    const strange = matter.find(
      (term) => !desk.search.knows(term) && understood.words.includes(term) && term.length > 3,
    );
    if (told && sure && strange && !best.alike && best.coverage < 0.3 && best.place < LIKELY && matter.length < 3) {
      return { ...told, text: `I do not find “${strange}” on our site. ${told.text}`, topic: page?.path ?? told.topic };
    }
    return told;
  }

  /** Whether half of a sentence asks something on its own. */
  const asks = (half: string) => {
    const understood = live.read(half.slice(0, 200));
    if (understood.terms.length === 0 && / (can|could|may|will|would) /.test(understood.line)) return false;
    return intentsOf(understood).length > 0 || (topicsOf(understood.full)[0]?.score ?? 0) >= 1;
  };

  function replies(message: string, before: Remembered): Answer[] {
    const whole = live.read(message);
    const desk: Desk = {
      search: live.search,
      classifier: live.classifier,
      company: knowledge.company,
      hours: knowledge.company.hours,
      pages: knowledge.pages,
      page: (path) => pages.get(path),
      records: (path) => live.byPath.get(path) ?? [],
      words: LONG,
    };
    const wholeQuestion = questionOf(whole, before);
    const inField = (topicsOf(whole.full)[0]?.score ?? 0) >= 1;
    const refusal =
      refusalOf({ line: whole.line }, inField) ?? refusalOf({ line: ` ${wordsOf(message).join(" ")} ` }, inField);
    if (asksOfPerson(message, whole, live.search.knows)) return [refuse("others", desk, wholeQuestion.page)];
    if (refusal) return [refuse(refusal, desk, wholeQuestion.page)];
    const handed = handOverOf(whole);
    if (!handed && !courtesyOf(whole) && isFarOff(wholeQuestion, before)) {
      const elsewhere = live.classifier.offField(whole.full, wholeQuestion.lexicon);
      if (elsewhere >= ELSEWHERE) return [refuse("field", desk, undefined)];
      const strange = whole.terms.filter((term) => !live.search.knows(term) && !live.search.isAsked(term));
      if (elsewhere >= DOUBTFUL || strange.length >= STRANGE * whole.terms.length) return [notFound(desk, undefined)];
    }
    if (handed) return [handOver(handed, desk, wholeQuestion.page)];
    const polite = courtesyOf(whole);
    if (polite) return [courtesy(polite, desk, whole.hinglish || /namast|namask/i.test(message))];

    const parts = splitQuestions(message, asks);
    const many: Desk = parts.length > 1 ? { ...desk, words: parts.length > 2 ? 24 : SHORT } : desk;
    const answers: Answer[] = [];
    let context = before;
    for (const part of parts) {
      const understood = parts.length === 1 ? whole : live.read(part);
      if (
        parts.length > 1 &&
        (courtesyOf(understood) || (understood.terms.length === 0 && intentsOf(understood).length === 0))
      )
        continue;
      if (before.waiting && parts.length === 1 && !intentsOf(understood).length)
        understood.line = ` ${before.waiting}${understood.line}`;
      const question = questionOf(understood, context);
      const asksLast = part.includes(AFTER_STATEMENT)
        ? intentsOf(live.read(part.split(AFTER_STATEMENT).at(-1) ?? ""))
        : [];
      const last = asksLast.map(({ intent }) => intent).filter((intent) => question.intents.includes(intent));
      question.intents = [...last, ...question.intents.filter((intent) => !last.includes(intent))];
      // "The pilot course and the technician course, how long are they": what one part asks is asked of the other.
      if (parts.length > 1 && question.intents.length === 0 && question.matter.length === 0) {
        question.intents = wholeQuestion.intents;
      }
      const found = answer(question, many);
      if (parts.length > 1 && found.kind === "unknown" && answers.length > 0) continue;
      answers.push(found);
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
      live = setUp([...knowledge.records, ...records]);
    },
  };
}
