import { Link } from "react-router";
import { indian } from "#domain/instruments/field-values.ts";
import type { RuleFigures } from "#domain/instruments/figures.ts";
import {
  answerRule,
  places,
  type RuleAnswer,
  readRule,
  ruleValues,
  schools,
  uses,
} from "#domain/instruments/which-rule.ts";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";
import { words } from "./words/rule-finder";

/** Shows all typed decimals: 250.4 g is no nano drone and must not be rounded to 250 g. */
const MAX_DECIMALS = 20;

function rowsOf(answer: RuleAnswer) {
  return [
    ...(answer.research ? [{ label: words.research, value: answer.research }] : []),
    { label: words.certificate, value: answer.certificate },
    { label: words.registration, value: answer.registration },
    { label: words.permission, value: answer.permission },
    { label: words.insurance, value: answer.insurance },
    { label: words.penalty, value: answer.penalty },
    ...(answer.course && !answer.hindrance ? [{ label: words.course, value: answer.course.name }] : []),
  ];
}

export function RuleFinder({ id, figures }: { id: string; figures: RuleFigures }) {
  const { values, set, address } = useInstrument(id, ruleValues);
  const { input, problems = {} } = readRule(values);
  const answer = input && answerRule(input, figures);
  const { number, choice } = fieldsOf(values, problems);
  return (
    <InstrumentFrame
      id={id}
      name={words.name}
      subject={words.subject}
      address={address}
      inquiry="training"
      onChange={set}
      answer={answer && words.inClass(answer.className)}
      rows={
        input && answer
          ? [
              { label: words.class, value: words.classAt(answer.className, indian(input.grams, MAX_DECIMALS)) },
              ...(answer.beyond ? [{ label: words.rules, value: answer.beyond }] : rowsOf(answer)),
            ]
          : null
      }
      warning={[answer?.hindrance, answer?.underAge].filter(Boolean).join(" ") || null}
      next={
        answer?.course && (
          <p className="mt-4 print:hidden">
            <Link
              to={answer.course.to}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {(answer.hindrance ? words.toLaterCourse : words.toCourse)(answer.course.name)}
            </Link>
          </p>
        )
      }
      limits={words.limits}
      fields={
        <>
          {number("grams", words.grams, { unit: "g", hint: words.gramsHint })}
          <div className="grid grid-cols-[3fr_2fr] gap-x-4 gap-y-5 [html[data-large-text]_&]:grid-cols-1 lg:contents">
            {choice("use", words.use, uses)}
            {number("age", words.age, { inputMode: "numeric" })}
          </div>
          {choice("school", words.school, schools)}
          {choice("place", words.place, places)}
        </>
      }
    />
  );
}
