import type { Understood } from "../read/message.ts";
import { termsOf, wordsOf } from "../read/words.ts";
import { courtesy, handOver, inDanger, notFound, notUnderstood, refuse } from "../respond/fixed.ts";
import type { Answer } from "../respond/respond.ts";
import { calm, dangers, feared, reached } from "../tables/danger-patterns.ts";
import {
  courtesies,
  handOvers,
  ofTrade,
  personal,
  type Refusal,
  signs,
  task,
  unanswered,
} from "../tables/guard-patterns.ts";
import { ofOurs, sumTerms } from "../tables/intent-patterns.ts";
import { bigha } from "./amounts.ts";
import { isTitle, namesThing } from "./best-record.ts";
import { fixedAnswer } from "./intents.ts";
import { law } from "./rules.ts";
import { ASKED_BEFORE, type Desk, NAMED, type Question, type Remembered } from "./turn.ts";

/** Score from which a message names a page beyond doubt. */
const BEYOND_DOUBT = 1.5;
/** Log-odds from which a message is plainly none of our business, outside our field, and from which that is possible. */
const PLAIN = 5;
const STRANGE = 1.5;
const DOUBTFUL = -0.3;
/** Log-odds below which a message is surely within our field. */
const CERTAIN = -3;
/** Known words from which a message can be called outside our field. */
const MIN_STRANGE_TERMS = 3;
/** The hand-over whose questions stand in asked.txt. */
const COMPLAINT = "complaint";
/** A message of more words asks for more than a person. */
const MAX_WORDS = 16;

/** The first entry of a table whose pattern matches. */
const firstOf = <Name>(table: readonly [Name, sign: RegExp, unless?: RegExp][], line: string) =>
  table.find(([, sign, unless]) => sign.test(line) && !unless?.test(line))?.[0];

/** A message that is only a courtesy, or asks what the assistant is. */
export const courtesyOf = ({ line }: Pick<Understood, "line">) => firstOf(courtesies, line);

/**
 * Answers messages that no record answers: dangers, refusals, hand-overs, courtesies and what is outside our field.
 * @param parted whether the message contains several questions
 * @param before what is remembered of the session
 * @returns undefined where the records answer
 */
export function guard(
  message: string,
  question: Question,
  desk: Desk,
  parted: boolean,
  { topic, lost, waiting }: Remembered,
): Answer | undefined {
  const { words, strangeness, named, page, inherited, near } = question;
  const { company, finder } = desk;
  // Correction and translation must not hide a danger, so the message is also read as it was typed.
  const lines = [words.line, ` ${wordsOf(message).join(" ")} `];
  const [safe, harmed] = calm;
  const [, typed = ""] = lines;
  // What is only feared is no danger; what is typed beside it is read in full.
  const told = feared.test(typed) && !reached.test(typed) ? [typed.replace(feared, " ")] : lines;
  const danger = told.map((line) => (!safe.test(line) || harmed.test(line)) && firstOf(dangers, line)).find(Boolean);
  if (danger) return inDanger(danger, company);
  const complains = question.fixed[0] === COMPLAINT;
  // "How do I book a seat" is a known question, and no order.
  const asked = near >= ASKED_BEFORE && asking.test(words.line) && !complains;
  const wanted = firstOf(handOvers, words.line) ?? (complains ? COMPLAINT : undefined);
  const asksMore = (wanted === "person" && words.words.length > MAX_WORDS) || (wanted === "order" && asked);
  const handed = asksMore ? undefined : wanted;
  const score = named[0]?.score ?? 0;
  // The team reads this as the subject of the enquiry: a guessed page would mislead them.
  const subject = inherited || score >= NAMED ? page : undefined;
  if (handed && handed !== "person" && handed !== "complaint") return handOver(handed, message, company, subject);
  const ours = score >= NAMED ? "named" : strangeness < CERTAIN && "likely";
  const found = lines.map((line) => refusalOf(line, ours)).find(Boolean);
  const refusal = found && asked && notOurs.has(found) ? undefined : found;
  const doubted = !refusal || refusal === "field" || refusal === "booking";
  // A message that answers our own question is read together with that question, later.
  const known =
    doubted && !parted && !waiting && !complains && !unanswered.test(words.line)
      ? (law(question, desk) ?? bigha(question, desk) ?? fixedAnswer(question, desk))
      : undefined;
  // An order is refused as such, even where the site leaves the question open.
  if (known && !(refusal === "booking" && known.kind === "unstated")) return known;
  if (refusal) return refuse(refusal, company, page);
  if (asksOfPerson(message, words.line, (word) => termsOf([word]).every(finder.knows)))
    return refuse("others", company, page);
  if (handed) return handOver(handed, message, company, subject);
  const polite = courtesyOf(words);
  if (polite) return courtesy(polite, company);
  if (words.unread) return notUnderstood(company);
  if ((ofOurs.test(words.line) || near >= ASKED_BEFORE) && strangeness < 2 * STRANGE) return undefined;
  if (question.ranked[0] && isTitle(question, question.ranked[0].record)) return undefined;
  const measured = question.quantities.some(({ unit }) => unit === "acre" || unit === "kg");
  if (score >= BEYOND_DOUBT || measured || words.terms.length === 0) return undefined;
  // A bare "rate?" asks for our prices.
  if (words.terms.every((term) => sumTerms.test(term))) return undefined;
  // A question with a word of the trade, or with a few unknown words, goes to a person and is not refused.
  const isSentence =
    words.terms.filter(finder.knows).length >= MIN_STRANGE_TERMS && !ofTrade.test(words.line) && !namesThing(question);
  if (strangeness >= PLAIN && isSentence) return refuse("field", company);
  return strangeness >= STRANGE || (strangeness >= DOUBTFUL && !topic)
    ? notFound(question, desk, message, lost)
    : undefined;
}

/** What is refused because we do not do it, not because it harms or betrays somebody. */
const notOurs: ReadonlySet<Refusal> = new Set(["booking", "field"]);
/** Words of a question. */
const asking = / (?:how|what|which|when|where|who|whose|why|can|could|may|do|does|is|are|will|must|if|or) /;

/** Why a message must be refused, or undefined. */
const refusalOf = (line: string, ours: "named" | "likely" | false): Refusal | undefined =>
  signs.find(([refusal, sign]) => {
    const ofField = refusal === "field" || refusal === "advice";
    if (ofField && ofTrade.test(line) && !task.test(line)) return false;
    return !(ofField && (ours === "named" || (ours === "likely" && !task.test(line)))) && sign.test(line);
  })?.[0];

/** Whether a message asks for personal details of a named person: two capitalised words that the site does not know. */
const asksOfPerson = (text: string, line: string, known: (word: string) => boolean): boolean =>
  personal.test(line) &&
  [...text.matchAll(/\b([A-Z][a-z]{2,}) ([A-Z][a-z]{2,})\b/g)].some(
    ([, one = "", other = ""]) => !known(one.toLowerCase()) && !known(other.toLowerCase()),
  );
