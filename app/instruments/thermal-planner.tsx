import { clockTime } from "~/content/company";
import type { ThermalFigures } from "~/content/instruments";
import { longDate } from "~/lib/dates";
import { SelectField, TextField } from "~/ui/field";
import { InstrumentFrame, useInstrument } from "./frame";
import { planThermal, readThermal, type ThermalInput, type ThermalPlan, targets, thermalValues } from "./thermal";
import { indian } from "./values";

const name = "Thermal planner";

export function ThermalPlanner({ id, figures }: { id: string; figures: ThermalFigures }) {
  const { values, set, address } = useInstrument(id, thermalValues(figures));
  const { input, problems = {} } = readThermal(values);
  const plan = input && planThermal(input, figures);
  const text = (field: string, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      name={field}
      inputMode="decimal"
      value={values[field]}
      error={problems[field]}
      onChange={() => {}}
    />
  );
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      onChange={set}
      rows={input && plan ? rowsOf(input, plan, figures) : null}
      warning={input && plan && warningOf(input, plan, figures)}
      leavesOut={`For a square of this size with modules that face south, near ${figures.place.name}. Clear sky after Haurwitz, turned to the tilt; clouds and haze decide on the day. Leaves out wind, shade, the shape of your site, permissions and the walk to the findings. Speed, battery reserve and ${indian(figures.roofHours)} hours at a roof are our planning figures. A person confirms the plan.`}
      fields={
        <>
          <SelectField
            label="What is flown over"
            name="target"
            value={values.target}
            error={problems.target}
            onChange={() => {}}
          >
            {targets.map((target) => (
              <option key={target.id} value={target.id}>
                {target.name}
              </option>
            ))}
          </SelectField>
          {text("size", "Size", "Megawatts of a solar park, square metres of a roof.")}
          <div className="grid grid-cols-2 gap-x-4 gap-y-5">
            {text("pixel", "Pixel on the ground, cm")}
            {text("tilt", "Tilt of modules, °")}
          </div>
          <TextField
            label="Preferred day"
            optional
            name="date"
            type="date"
            value={values.date}
            error={problems.date}
            onChange={() => {}}
          />
        </>
      }
    />
  );
}

function rowsOf(input: ThermalInput, plan: ThermalPlan, figures: ThermalFigures) {
  const solar = input.target.id === "solar";
  const day = longDate(plan.day.toISOString(), "");
  const between = plan.hours && `${clockTime(plan.hours.from)} to ${clockTime(plan.hours.to)} ${figures.zone.name}`;
  return [
    {
      label: "Area",
      value: solar
        ? `${indian(input.size, 2)} MW on about ${indian(plan.acres)} acres of ground`
        : `${indian(input.size, 0)} m² of roof, ${indian(plan.acres)} acres`,
    },
    { label: "Height", value: `${indian(plan.heightMetres, 0)} m above it for a ${indian(input.pixel)} cm pixel` },
    { label: "Pictures", value: `${indian(plan.photographs)}, on ${indian(plan.lines)} lines` },
    {
      label: "Flights",
      value: `${indian(plan.flights)}, ${indian(plan.minutesInTheAir, 0)} minutes in the air`,
    },
    {
      label: solar ? "Enough sun" : "First light",
      value: between
        ? `${between} on ${day}${solar ? `, ${figures.wattsPerSquareMetre} W/m² or more at ${indian(input.tilt)}° tilt` : ""}${input.date ? "" : " (no day given: the shortest of the year)"}`
        : `Not on ${day}`,
    },
    {
      label: "Days on site",
      value: plan.days === null ? "Not on such a day: ask us" : `${indian(plan.days)}, if the sky is clear`,
    },
    { label: "You receive", value: figures.deliverables.join(", ") },
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

function warningOf(input: ThermalInput, plan: ThermalPlan, figures: ThermalFigures): string | null {
  if (!plan.allowed)
    return `This pixel would be flown above ${figures.ceilingMetres} m, which a green zone does not allow without permission. Ask for a finer pixel.`;
  if (!plan.fineEnough) {
    const { name, coarsestCentimetres } = figures.targets[input.target.id];
    return `${name} ask for a pixel of ${coarsestCentimetres} cm or finer: with this one faults stay hidden.`;
  }
  return null;
}
