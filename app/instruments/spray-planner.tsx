import { duration, indian, range } from "#domain/instruments/field-values.ts";
import type { SprayFigures } from "#domain/instruments/figures.ts";
import { dependentUnit, landUnits, withAcres } from "#domain/instruments/land-units.ts";
import { answerOf, packageRows } from "#domain/instruments/package-for-area.ts";
import {
  earliestInstead,
  planSpray,
  readSpray,
  type SprayInput,
  type SprayPlan,
  sprayValues,
} from "#domain/instruments/spray.ts";
import { company } from "~/content/company";
import { closedDayAdvice, pastDayProblem } from "~/layout/reach/office-hours";
import { writtenDay } from "~/lib/dates";
import { SprayField } from "./drawings";
import { fieldsOf, otherThan } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";
import { words } from "./words/spray-planner";

export function SprayPlanner({ id, figures }: { id: string; figures: SprayFigures }) {
  const units = landUnits(figures.bighaSquareFeet);
  const { values, set, address } = useInstrument(id, sprayValues, (changed, before) =>
    dependentUnit("acres", changed, before, units),
  );
  const { input, problems = {} } = readSpray(values, figures);
  const plan = input && planSpray(input, figures);
  const earliest = input ? earliestInstead(input.start, figures, company) : null;
  const { area, day, choice } = fieldsOf(values, problems);
  const sprayers = figures.sprayers.map(({ id, name, tankLitres }) => ({
    id,
    name: words.sprayerWithTank(name, tankLitres),
  }));
  return (
    <InstrumentFrame
      id={id}
      name={words.name}
      subject={words.subject}
      address={address}
      inquiry="general"
      day={values.start}
      onChange={set}
      answer={
        input &&
        plan &&
        answerOf([words.spoken(duration(plan.hours)), words.tanks(plan.tanks)], plan.offer, input.land.acres)
      }
      comparison={
        input?.against && input.against !== input.sprayer && plan && comparisonOf(input, input.against, plan, figures)
      }
      drawing={input && plan && <SprayField input={input} plan={plan} />}
      rows={input && plan ? rowsOf(input, plan, figures, earliest) : null}
      warning={
        (plan &&
          [
            input.crop.unpublished && words.unpublished(input.crop.unpublished, input.crop.published),
            closedDayAdvice(input.start),
            lateNotice(input, plan, earliest),
          ]
            .filter(Boolean)
            .join(" ")) ||
        null
      }
      suggestion={
        earliest && {
          label: words.take(writtenDay(earliest)),
          values: { start: dayText(earliest) },
        }
      }
      limits={words.limits}
      fields={
        <>
          {area("acres", words.area, units, input?.land, {
            unitHint: words.usualBigha(indian(figures.bighaSquareFeet[0] ?? 0)),
          })}
          {choice("crop", words.crop, figures.crops)}
          {choice("sprayer", words.sprayer, sprayers)}
          {choice("against", words.against, [{ id: "", name: words.noOther }, ...otherThan(values.sprayer, sprayers)])}
          {day("start", words.day, { error: problems.start ?? (input && pastDayAdvice(input, earliest)) })}
        </>
      }
    />
  );
}

/** The same field with a second sprayer. */
function comparisonOf(input: SprayInput, against: SprayInput["sprayer"], plan: SprayPlan, figures: SprayFigures) {
  const other = planSpray({ ...input, sprayer: against }, figures);
  const row = (label: string, of: (plan: SprayPlan) => string) => ({ label, values: [of(plan), of(other)] as const });
  return {
    heads: [input.sprayer.name, against.name] as const,
    rows: [
      row(words.atWork, ({ hours }) => duration(hours)),
      row(words.tanksLabel, ({ tanks }) => words.fillings(tanks)),
      row(words.rate, ({ acresPerHour }) => words.acresPerHour(range(acresPerHour.from, acresPerHour.to))),
      row(words.batterySets, ({ batterySets }) => indian(batterySets)),
    ],
  };
}

/** A day as a date field holds it. */
const dayText = (day: Date) => day.toISOString().slice(0, 10);

/** The message for a past day. It suggests no earlier day than the notice allows. */
const pastDayAdvice = ({ start }: SprayInput, earliest: Date | null) =>
  earliest && pastDayProblem(start) ? words.past(writtenDay(earliest)) : undefined;

/** The warning when the notice for the preferred day is due before the office can put it up. */
function lateNotice({ start }: SprayInput, { noticeBy }: SprayPlan, earliest: Date | null): string | null {
  if (!start || !noticeBy || !earliest || pastDayProblem(start)) return null;
  return words.late(writtenDay(start), writtenDay(noticeBy), writtenDay(earliest));
}

function rowsOf(input: SprayInput, plan: SprayPlan, figures: SprayFigures, earliest: Date | null) {
  return [
    ...(input.land.unit.id === "acre" ? [] : [{ label: words.land, value: withAcres(input.land) }]),
    {
      label: words.case,
      value: words.caseOf(input.land.acres, input.crop.name, input.sprayer.name),
    },
    {
      label: words.water,
      value: words.litres(
        range(plan.waterLitres.from, plan.waterLitres.to, 0),
        range(input.crop.litresPerAcre.from, input.crop.litresPerAcre.to),
      ),
    },
    { label: words.tanksLabel, value: words.fillingsAndRefills(plan.tanks, plan.refills) },
    { label: words.batteries, value: words.charges(plan.tanks, plan.batterySets) },
    { label: words.plannedRate, value: words.acresPerHour(range(plan.acresPerHour.from, plan.acresPerHour.to)) },
    { label: words.atWork, value: duration(plan.hours) },
    { label: words.crew, value: words.people(figures.crewPeople) },
    ...(input.start && !pastDayProblem(input.start) ? [{ label: words.day, value: writtenDay(input.start) }] : []),
    {
      label: words.notice,
      value:
        plan.noticeBy && !earliest
          ? words.noticeBy(writtenDay(plan.noticeBy), figures.noticeHours)
          : words.noticeHours(figures.noticeHours),
    },
    ...packageRows(plan.offer, input.land.acres),
  ];
}
