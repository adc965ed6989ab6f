import type { Span, SprayFigures } from "~/content/instruments";
import { longDate } from "~/lib/dates";
import { SelectField, TextField } from "~/ui/field";
import { InstrumentFrame, useInstrument } from "./frame";
import { planSpray, readSpray, type SprayInput, sprayValues } from "./spray";
import { indian, range } from "./values";

const name = "Spray planner";

export function SprayPlanner({ id, figures }: { id: string; figures: SprayFigures }) {
  const { values, set, address } = useInstrument(id, sprayValues);
  const { input, problems = {} } = readSpray(values, figures);
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      onChange={set}
      rows={input ? rowsOf(input, figures) : null}
      leavesOut={`Leaves out wind, the way to your field, mixing and the product itself: its label decides dose and water. Batteries are counted as one set a tank. Hours are for flying and refilling, at no more than half of the claimed peak rate. A person confirms the plan before a date is fixed.`}
      fields={
        <>
          <TextField
            label="Acres"
            name="acres"
            inputMode="decimal"
            value={values.acres}
            error={problems.acres}
            onChange={() => {}}
          />
          <SelectField label="Crop" name="crop" value={values.crop} error={problems.crop} onChange={() => {}}>
            {figures.crops.map((crop) => (
              <option key={crop.id} value={crop.id}>
                {crop.name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Aircraft"
            name="sprayer"
            value={values.sprayer}
            error={problems.sprayer}
            onChange={() => {}}
          >
            {figures.sprayers.map((sprayer) => (
              <option key={sprayer.id} value={sprayer.id}>
                {`${sprayer.name}, ${sprayer.tankLitres} L`}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Preferred day"
            optional
            name="start"
            type="date"
            value={values.start}
            error={problems.start}
            onChange={() => {}}
          />
        </>
      }
    />
  );
}

const counted = (count: number, what: string) => `${indian(count)} ${count === 1 ? what : `${what}s`}`;

/** Under two hours in minutes, so that a small field does not read as "0.5 hours". */
function duration({ from, to }: Span): string {
  return to < 2 ? `${range(from * 60, to * 60, 0)} minutes` : `${range(from, to)} hours`;
}

function rowsOf(input: SprayInput, figures: SprayFigures) {
  const plan = planSpray(input, figures);
  return [
    {
      label: "Case",
      value: `${counted(input.acres, "acre")} of ${input.crop.name.toLowerCase()}, ${input.sprayer.name}`,
    },
    {
      label: "Water",
      value: `${range(plan.waterLitres.from, plan.waterLitres.to, 0)} L (${range(input.crop.litresPerAcre.from, input.crop.litresPerAcre.to)} L an acre)`,
    },
    { label: "Tanks", value: `${counted(plan.tanks, "filling")}, ${counted(plan.refills, "refill")}` },
    { label: "Batteries", value: counted(plan.batteries, "set") },
    { label: "Planned rate", value: `${range(plan.acresPerHour.from, plan.acresPerHour.to)} acres an hour` },
    { label: "At work", value: duration(plan.hours) },
    { label: "Crew", value: `${figures.crewPeople} people` },
    {
      label: "Public notice",
      value: plan.noticeBy
        ? `Up by first light on ${longDate(plan.noticeBy.toISOString(), "")}, ${figures.noticeHours} hours before`
        : `At least ${figures.noticeHours} hours before the first flight`,
    },
    ...(plan.offer
      ? [
          {
            label: "Package",
            value: plan.offer.upToAcres
              ? `${plan.offer.name}, up to ${plan.offer.upToAcres} acres`
              : `${plan.offer.name}, any number of acres`,
          },
        ]
      : []),
  ];
}
