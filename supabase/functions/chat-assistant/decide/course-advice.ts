import { planTrainingPath } from "../../../../domain/instruments/training-path.ts";
import { numberWords } from "../read/quantities.ts";
import { lowerFirst, sentence } from "../read/sentences.ts";
import { type Answer, answerFrom, type CourseNeeds } from "../respond/respond.ts";
import { type Aim, aims, asksAdvice, asksOpenCourses, joins, notOfCourses } from "../tables/course-aims.ts";
import { datumOn } from "./intents.ts";
import { openToYounger } from "./rules.ts";
import { type Desk, NAMED, type Question, toolOf } from "./turn.ts";

/** Weeks in each unit of time that visitors name. */
const WEEKS: { [unit: string]: number } = { day: 1 / 7, week: 1, month: 4 };

const MAX_ANSWER_WORDS = 14;
/** A question is no answer to ours. */
const asks = / (?:how|what|which|when|where|price|fees?) /;
/** "Then what can I do" after a course that is not open to somebody. */
const asksElse =
  /^ (?:(?:then|so|and|ok) )*what (?:(?:can|should|may|could|else|i|we|he|she|then) )*do(?: (?:then|instead|now))* $/;

/** What a message says about the visitor: aim, age, weeks. */
function needsIn({ words, quantities }: Question): CourseNeeds {
  const aim = aims.find(({ asks }) => asks.test(words.line))?.id;
  const age = quantities.find(({ unit }) => unit === "year")?.value;
  const [, number = "", unit = ""] = / (\w+) (day|week|month)s? /.exec(words.line) ?? [];
  const count = Number(number) || numberWords.get(number);
  return { ...(aim && { aim }), ...(age && { age }), ...(count && { weeks: count * (WEEKS[unit] ?? 1) }) };
}

/**
 * "Which is best for me": asks once what the visitor wants to do, then names one course with its reason.
 * @param open the needs known so far, where the last answer asked for the aim
 */
export function courseAdvice(question: Question, desk: Desk, open?: CourseNeeds): Answer | undefined {
  const { words, page } = question;
  const found = needsIn(question);
  const ofCourse = / (?:courses?|after) /.test(words.line) || !notOfCourses.test(words.line);
  const least = toolOf(desk, "my-way")?.figures.ages.from ?? 0;
  const tooYoung = found.age !== undefined && found.age < least;
  const openTo =
    found.age !== undefined &&
    !question.named.some(({ score }) => score >= NAMED) &&
    !question.inherited &&
    (asksOpenCourses.test(words.line) || (tooYoung && joins.test(words.line)));
  const wanted = (asksAdvice.test(words.line) && ofCourse) || openTo;
  const elsewhere = page && page.group !== "training" && page.group !== "site" && !/ (?:course|learn)/.test(words.line);
  // After the question an aim, an age or a time answers it; after the advice an age or a time changes it.
  const told = open?.aim ? (found.age ?? found.weeks) : Object.keys(found).length || undefined;
  const answers = open && told !== undefined && words.words.length <= MAX_ANSWER_WORDS && !asks.test(words.line);
  const goesOn = open && asksElse.test(words.line);
  if (!answers && !goesOn && (!wanted || elsewhere)) return undefined;
  const needs = { ...open, ...found };
  // Whatever they aim at, the workshops are what is open below the age of the certificate.
  const young = needs.age !== undefined && needs.age < least;
  const aim = aims.find(({ id }) => id === ((openTo || goesOn) && young ? "fly" : needs.aim));
  if (aim) return recommend(aim, needs, desk);
  const labels = aims.toReversed().map(({ label }) => label);
  return {
    kind: "clarify",
    text: `It depends on what you want to do afterwards. Which of these is nearest?\n${labels.map((label) => `- ${label}`).join("\n")}`,
    links: ["/#training"],
    suggestions: labels.map((label) => ({ label, ask: label })),
    advising: needs,
    sources: [],
  };
}

/** The course of an aim, with its reason, its length and what it takes to join. */
function recommend(aim: Aim, needs: CourseNeeds, desk: Desk): Answer | undefined {
  const { age, weeks } = needs;
  const tool = toolOf(desk, "my-way");
  const pilot = tool?.path === aim.path ? tool.figures : undefined;
  // The certificate has a least age; before it, the workshops of the school age are open.
  const young = pilot && age !== undefined && age < pilot.ages.from;
  const chosen = (young && aims.find(({ id }) => id === "aeroplanes")) || aim;
  const page = desk.finder.page(chosen.path);
  if (!page) return undefined;
  const records = desk.finder.on(chosen.path);
  const datumOf = (label: RegExp) => datumOn(desk.finder, chosen.path, label);
  const least = pilot?.rhythms.map((rhythm) => planned(pilot, rhythm).weeks);
  const length = datumOf(/^duration$/i) ?? datumOf(/^(length|full-time)$/i);
  const entry = datumOf(/^(entry|age)$/i);
  const short = least && weeks !== undefined && weeks < Math.min(...least);
  const sources = records.filter(({ kind }) => kind === "page");
  if (young) {
    const first = `The Remote Pilot Certificate is from ${pilot.ages.from} years on. Until then:`;
    return {
      ...answerFrom([first, ...openToYounger(desk.finder)].join("\n"), sources, chosen.path),
      advising: needs,
    };
  }
  const reasons = [
    `I would take ${page.name}: ${chosen.because}`,
    length && `It takes ${lowerFirst(length)}`,
    short &&
      `Your ${Math.round(weeks * 10) / 10} weeks are too few: by our plan it needs ${Math.min(...least)} weeks at least`,
    entry && `To join: ${lowerFirst(entry)}`,
  ];
  const text = reasons.flatMap((each) => (each ? [sentence(each)] : [])).join(" ");
  const plan = tool && pilot ? [`${tool.path}#${tool.anchor}`] : [];
  return { ...answerFrom(text, sources, chosen.path, plan), advising: needs };
}

/** The path from the first lesson on, by "my way", in one rhythm. */
function planned(
  figures: Parameters<typeof planTrainingPath>[1],
  rhythm: Parameters<typeof planTrainingPath>[0]["rhythm"],
) {
  const [level = { id: "", name: "", from: 0 }] = figures.levels;
  return planTrainingPath({ level, rhythm, start: null }, figures);
}
