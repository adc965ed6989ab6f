import type { SprayFigures } from "~/content/instruments";
import { isToday, pastDay } from "~/layout/office-hours";
import { longDate } from "~/lib/dates";
import { SelectField, TextField } from "~/ui/field";
import { InstrumentFrame } from "./frame";
import { packageRow } from "./package-for-area";
import { planSpray, readSpray, type SprayInput, type SprayPlan, sprayValues } from "./spray";
import { useInstrument } from "./use-instrument";
import { counted, duration, range } from "./values";

const name = "Spray planner";

export function SprayPlanner({ id, figures }: { id: string; figures: SprayFigures }) {
  const { values, set, address } = useInstrument(id, sprayValues);
  const { input, problems = {} } = readSpray(values, figures);
  const plan = input && planSpray(input, figures);
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      inquiry="general"
      day={values.start}
      onChange={set}
      rows={input && plan ? rowsOf(input, plan, figures) : null}
      warning={plan && lateNotice(input, plan, figures)}
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
            error={problems.start ?? pastDay(input?.start)}
            onChange={() => {}}
          />
        </>
      }
    />
  );
}

const date = (day: Date) => longDate(day.toISOString(), "");

/** Said where the wished day is so near that its notice had to be up before now, or has to be today. */
function lateNotice({ start }: SprayInput, { noticeBy }: SprayPlan, { noticeHours }: SprayFigures): string | null {
  if (!noticeBy || pastDay(start) || (!isToday(noticeBy) && !pastDay(noticeBy))) return null;
  return `For this day the public notice has to be up by first light on ${date(noticeBy)}. Where it is not, spraying begins ${noticeHours} hours after it is put up, or on a later day.`;
}

function rowsOf(input: SprayInput, plan: SprayPlan, figures: SprayFigures) {
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
    ...(input.start ? [{ label: "Preferred day", value: date(input.start) }] : []),
    {
      label: "Public notice",
      value: plan.noticeBy
        ? `Up by first light on ${date(plan.noticeBy)}, ${figures.noticeHours} hours before`
        : `At least ${figures.noticeHours} hours before the first flight`,
    },
    ...packageRow(plan.offer),
  ];
}
