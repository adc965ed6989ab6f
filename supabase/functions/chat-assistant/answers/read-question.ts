import type { KnownPage } from "../knowledge/record.ts";
import { termsOf, type Understood, wordsOf } from "../language/normalise.ts";
import type { Learnt } from "../learn.ts";
import type { Remembered } from "../memory.ts";
import { type Intent, intentsOf } from "../understanding/intents.ts";
import { quantitiesOf } from "../understanding/quantities.ts";
import { topicsOf } from "../understanding/topics.ts";
import { matterOf, type Question } from "./question.ts";

/** Intents that the whole company answers, whatever was spoken of before. */
export const ofCompany = new Set<Intent>(["jobs", "phone", "email", "contact", "hours", "address"]);
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

/** Who asks which there are speaks of no one of them: "which drone training courses do you offer". */
const ofAll =
  / (which|what|all|list|every)(?: \w+){0,3} (courses|trainings|workshops|services|drones|products|models) (?!is |has |can )/;
/** Words of a message that hardly says more than its question. */
const FEW = 6;

/** What a message says in its own words, without what phrases mean beside them. */
const own = ({ terms, beside }: Understood) => terms.filter((term) => !beside.includes(term));

/** What a turn of phrase means without saying it: "how long does it fly" is the endurance. */
function implied(line: string): string[] {
  const flies =
    / (how long|how many time|how many min|time) /.test(line) && / (fly|flies|flight|air|hover) /.test(line);
  const weighs = / how many (g|kg|gram|kilo) /.test(line);
  return [...(flies ? ["endurance"] : []), ...(weighs ? ["weight"] : [])];
}

/** Whether a message asks what becomes of personal data. */
const asksOfData = (line: string) =>
  / (data|details|information|privacy) /.test(line) &&
  / (form|keep|kept|store|stored|delete|deleted|handle|share|sell|safe|private|privacy|type) /.test(line);

/**
 * One question with all that can be understood of it: what it asks, which page it speaks of, what it holds beside.
 * @param before what was spoken of before it, in the session or in the same message
 * @param proper the question proper, where statements go before it: what it asks comes first
 */
export function readQuestion(heard: Understood, before: Remembered, learnt: Learnt, proper?: Understood): Question {
  const ofData = asksOfData(heard.line);
  const understood = { ...heard, terms: [...heard.terms, ...implied(heard.line), ...(ofData ? ["privacy"] : [])] };
  const near = learnt.near(understood.full);
  const lexicon = ofData ? [] : topicsOf(understood.full);
  let intents = [
    ...new Set([...(proper ? intentsOf(proper) : []), ...intentsOf(understood)].map(({ intent }) => intent)),
  ];
  // "Which package is it" speaks of no page, however often it was asked on one.
  const saysMore = lexicon.length > 0 || matterOf(understood.terms, undefined, intents).length > 0;
  const topics = saysMore && !ofData ? learnt.classifier.topics(understood.full, lexicon) : [];
  const [first] = topics;
  const past = before.topic ? learnt.page(before.topic) : undefined;
  const pointsBack = / (it|its|that|this|these|those|they|them|there|one|ones|same|first|second|third|above) /.test(
    understood.line,
  );
  const nameOf = (path: string) => lexicon.find((topic) => topic.path === path)?.score ?? 0;
  const stays =
    past &&
    first &&
    first.path !== past.path &&
    first.score < (pointsBack || (before.now && nameOf(first.path) < 1) ? 1.3 : 1) &&
    learnt.search.bestOn(past.path, understood.terms) >= learnt.search.bestOn(first.path, understood.terms);
  // A few words after something was spoken of change the page only by naming another.
  const naming = past && understood.words.length <= FEW ? nameOf(first?.path ?? "") : 1;
  const sure = first && !stays && first.score >= (past && pointsBack ? 0.9 : past ? 0.7 : 0.5) && naming >= 0.5;
  const named =
    sure && !(ofAll.test(understood.line) && (lexicon[0]?.score ?? 0) < 1) ? learnt.page(first.path) : undefined;
  const company =
    intents.some((intent) => ofCompany.has(intent)) ||
    (intents.includes("figures") && / (company|vayutra|you) /.test(understood.line));
  const follows =
    !named && past && !company && (before.now || intents.length > 0 || pointsBack || understood.words.length <= FEW);
  const page = named ?? (follows ? past : undefined);
  if (page && page.group !== "site") {
    const still = new Set(intentsOf(withoutName(understood, page)).map(({ intent }) => intent));
    intents = intents.filter((intent) => still.has(intent) || !fromNames.has(intent));
  }
  // How high a service flies is its own matter; how high one may fly is a rule.
  if (page?.group === "services" && ruleOnlyByHeight.test(understood.line))
    intents = intents.filter((each) => each !== "rules");
  return {
    understood,
    lexicon,
    topics: page && !named ? topics.filter(({ score }) => score >= 0.9) : topics,
    intents,
    quantities: quantitiesOf(understood),
    page,
    near,
    inherited: Boolean(page && !named),
    matter: matterOf(own(understood), page, intents),
    asked: matterOf(own(proper ?? understood), page, intents),
  };
}
