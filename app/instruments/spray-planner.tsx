import { counted, duration, indian, range } from "#domain/instruments/field-values.ts";
import type { SprayFigures } from "#domain/instruments/figures.ts";
import { dependentUnit, landUnits, withAcres } from "#domain/instruments/land-units.ts";
import { answerOf, packageRows } from "#domain/instruments/package-for-area.ts";
import { planSpray, readSpray, type SprayInput, type SprayPlan, sprayValues } from "#domain/instruments/spray.ts";
import { closedDayAdvice, pastDayProblem } from "~/layout/office-hours";
import { writtenDay } from "~/lib/dates";
import { SprayField } from "./drawings";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";

const name = "Spray planner";

export function SprayPlanner({ id, figures }: { id: string; figures: SprayFigures }) {
  const units = landUnits(figures.bighaSquareFeet);
  const { values, set, address } = useInstrument(id, sprayValues, (changed, before) =>
    dependentUnit("acres", changed, before, units),
  );
  const { input, problems = {} } = readSpray(values, figures);
  const plan = input && planSpray(input, figures);
  const { area, day, choice } = fieldsOf(values, problems);
  const sprayers = figures.sprayers.map(({ id, name, tankLitres }) => ({ id, name: `${name}, ${tankLitres} L` }));
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      inquiry="general"
      day={values.start}
      onChange={set}
      answer={
        input &&
        plan &&
        answerOf([spoken(duration(plan.hours)), counted(plan.tanks, "tank")], plan.offer, input.land.acres)
      }
      comparison={
        input?.against && input.against !== input.sprayer && plan && comparisonOf(input, input.against, plan, figures)
      }
      drawing={input && plan && <SprayField input={input} plan={plan} />}
      rows={input && plan ? rowsOf(input, plan, figures) : null}
      warning={
        (plan &&
          [unpublished(input), closedDayAdvice(input.start), lateNotice(input, plan)].filter(Boolean).join(" ")) ||
        null
      }
      suggestion={
        plan?.earliest && {
          label: `Take ${writtenDay(plan.earliest)}, the earliest day that works`,
          values: { start: dayText(plan.earliest) },
        }
      }
      limits="An estimate, not a booking: our team confirms it. Hours include turns and refilling, not wind, travel or mixing. We fly only in calm hours, morning and evening: longer work takes several days. The product's label decides dose and water."
      fields={
        <>
          {area("acres", "Area", units, input?.land)}
          {choice("crop", "Crop", figures.crops)}
          {choice("sprayer", "Aircraft", sprayers)}
          {choice("against", "Compare with", [{ id: "", name: "No other aircraft" }, ...sprayers])}
          {day("start", "Preferred day", { error: problems.start ?? (input && plan && pastDayAdvice(input, plan)) })}
        </>
      }
    />
  );
}

/** A range as it is said: "46 to 64 minutes". */
const spoken = (text: string) => text.replace("-", " to ");

/** The same field with a second sprayer. */
function comparisonOf(input: SprayInput, against: SprayInput["sprayer"], plan: SprayPlan, figures: SprayFigures) {
  const other = planSpray({ ...input, sprayer: against }, figures);
  const row = (label: string, of: (plan: SprayPlan) => string) => ({ label, values: [of(plan), of(other)] as const });
  return {
    heads: [input.sprayer.name, against.name] as const,
    rows: [
      row("At work", ({ hours }) => duration(hours)),
      row("Tanks", ({ tanks }) => counted(tanks, "filling")),
      row("Rate", ({ acresPerHour }) => `${range(acresPerHour.from, acresPerHour.to)} acres per hour`),
      row("Battery sets", ({ batterySets }) => indian(batterySets)),
    ],
  };
}

/** A day as a date field holds it. */
const dayText = (day: Date) => day.toISOString().slice(0, 10);

/** The notice is one condition; walk and quotation take their own days. */
const noticeAllows = (earliest: Date) =>
  `The notice alone allows no day before ${writtenDay(earliest)}; the walk and the quotation come first.`;

/** The message for a past day. It suggests no earlier day than the notice allows. */
const pastDayAdvice = ({ start }: SprayInput, { earliest }: SprayPlan) =>
  earliest && pastDayProblem(start) ? `This day is past. ${noticeAllows(earliest)}` : undefined;

/** The warning for a group of crops that holds one without a procedure of the ministry. */
const unpublished = ({ crop }: SprayInput) =>
  crop.unpublished &&
  `No drone procedure is published for ${crop.unpublished}: if you grow that, we settle with you first whether it may be sprayed.`;

/** The warning when the notice for the preferred day had to be up before now. */
function lateNotice({ start }: SprayInput, { noticeBy, earliest }: SprayPlan): string | null {
  if (!start || !noticeBy || !earliest || pastDayProblem(start)) return null;
  return `For ${writtenDay(start)} the public notice had to be up by sunrise on ${writtenDay(noticeBy)}. ${noticeAllows(earliest)}`;
}

function rowsOf(input: SprayInput, plan: SprayPlan, figures: SprayFigures) {
  return [
    ...(input.land.unit.id === "acre" ? [] : [{ label: "Land", value: withAcres(input.land) }]),
    {
      label: "Case",
      value: `${counted(input.land.acres, "acre")} of ${input.crop.name.toLowerCase()}, ${input.sprayer.name}`,
    },
    {
      label: "Water",
      value: `${range(plan.waterLitres.from, plan.waterLitres.to, 0)} L (${range(input.crop.litresPerAcre.from, input.crop.litresPerAcre.to)} L an acre)`,
    },
    { label: "Tanks", value: `${counted(plan.tanks, "filling")}, ${counted(plan.refills, "refill")}` },
    {
      label: "Batteries",
      value: `${counted(plan.tanks, "charge")}, one a filling, from ${counted(plan.batterySets, "set")}`,
    },
    { label: "Planned rate", value: `${range(plan.acresPerHour.from, plan.acresPerHour.to)} acres per hour` },
    { label: "At work", value: duration(plan.hours) },
    { label: "Crew", value: `${figures.crewPeople} people` },
    ...(input.start && !pastDayProblem(input.start)
      ? [{ label: "Preferred day", value: writtenDay(input.start) }]
      : []),
    {
      label: "Public notice",
      value:
        plan.noticeBy && !plan.earliest
          ? `Up by sunrise on ${writtenDay(plan.noticeBy)}, ${figures.noticeHours} hours before, through the competent authorities`
          : `At least ${figures.noticeHours} hours before the first flight, through the competent authorities`,
    },
    ...packageRows(plan.offer, input.land.acres),
  ];
}
