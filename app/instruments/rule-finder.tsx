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

const name = "Which rule, which certificate";

/** Shows all typed decimals: 250.4 g is no nano drone and must not be rounded to 250 g. */
const MAX_DECIMALS = 20;

function rowsOf(answer: RuleAnswer) {
  return [
    ...(answer.research ? [{ label: "Research", value: answer.research }] : []),
    { label: "Certificate", value: answer.certificate },
    { label: "Registration", value: answer.registration },
    { label: "Permission", value: answer.permission },
    { label: "Insurance", value: answer.insurance },
    { label: "Penalty", value: answer.penalty },
    ...(answer.course ? [{ label: "Fitting course", value: answer.course.name }] : []),
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
      name={name}
      address={address}
      inquiry="training"
      onChange={set}
      answer={answer && `${answer.className} class`}
      rows={
        input && answer
          ? [
              { label: "Class", value: `${answer.className}, at ${indian(input.grams, MAX_DECIMALS)} g with payload` },
              ...(answer.beyond ? [{ label: "Rules", value: answer.beyond }] : rowsOf(answer)),
            ]
          : null
      }
      drawing={
        answer?.course && (
          <p className="mt-4 print:hidden">
            <Link
              to={answer.course.to}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {`Go to the course: ${answer.course.name}`}
            </Link>
          </p>
        )
      }
      warning={[answer?.hindrance, answer?.underAge].filter(Boolean).join(" ") || null}
      limits="For flights within sight, under the Drone Rules 2021 as amended. Does not cover state rules, night flights, flights over people or import. Rules and map change: check the current rule, and ask us before you rely on it."
      fields={
        <>
          {number("grams", "Weight with payload, grams", { unit: "g", hint: "In grams, or write 2.6 kg." })}
          {choice("use", "Purpose", uses)}
          {number("age", "Pilot's age", { inputMode: "numeric" })}
          {choice("school", "Pilot's schooling", schools)}
          {choice("place", "Place", places)}
        </>
      }
    />
  );
}
