import { useLocation } from "react-router";
import { clockTime } from "#domain/desk/company.ts";
import { counted, indian, inTheAir, type Values } from "#domain/instruments/field-values.ts";
import type { ThermalFigures } from "#domain/instruments/figures.ts";
import { nearAirportRow } from "#domain/instruments/near-airport.ts";
import { answerOf, packageRows } from "#domain/instruments/package-for-area.ts";
import {
  acresIn,
  planThermal,
  readThermal,
  type ThermalInput,
  type ThermalPlan,
  targets,
  thermalValues,
} from "#domain/instruments/thermal.ts";
import { closedDayAdvice, pastDayProblem } from "~/layout/office-hours";
import { writtenDay } from "~/lib/dates";
import { SunArc } from "./drawings";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";

const name = "Thermal planner";

export function ThermalPlanner({ id, figures }: { id: string; figures: ThermalFigures }) {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("target") ?? undefined;
  const { values, set, address } = useInstrument(id, thermalValues(figures, asked), (changed, before) =>
    startValuesOf(changed, before.target, figures),
  );
  const { input, problems = {} } = readThermal(values, figures);
  const roof = values.target === "roof";
  const plan = input && planThermal(input, figures);
  const { number, day, choice } = fieldsOf(values, problems);
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      inquiry="general"
      day={values.date}
      onChange={set}
      answer={plan && answerFor(plan)}
      drawing={plan && <SunArc day={plan.day} hours={plan.hours} place={figures.place} offset={figures.zone.offset} />}
      rows={input && plan ? rowsOf(input, plan, figures) : null}
      warning={input && plan && warningOf(input, plan, figures)}
      limits={`An estimate, not a booking: our team confirms it. ${roof ? `For a dry, square roof near ${figures.place.name} after a sunny day; the last hours before sunrise serve as well. Flights in the dark: check the current rule.` : `For a square park near ${figures.place.name} with modules that face south, under a clear sky (model of Haurwitz).`} Does not include wind, haze, shade, permissions or the shape of your site.`}
      fields={
        <>
          {choice("target", "What we fly over", targets)}
          {roof
            ? number("size", "Area of the roof, m²", { unit: "m2", hint: "In square metres, or write 5,000 sq ft." })
            : number("size", "Size of the park, MW", {
                unit: "MW",
                hint:
                  input && acresIn(values.size ?? "") !== undefined
                    ? `Read as ${indian(input.size)} megawatts, at about ${figures.acresPerMegawatt} acres for each.`
                    : "In megawatts, or write 500 kW or 40 ha.",
              })}
          <div className="grid grid-cols-2 gap-x-4 gap-y-5">
            {number("pixel", roof ? "Pixel on the roof, cm" : "Pixel on the ground, cm", { unit: "cm" })}
            {!roof && number("tilt", "Tilt of modules, °")}
          </div>
          {day("date", "Preferred day", { error: problems.date ?? pastDayProblem(input?.date) })}
        </>
      }
    />
  );
}

/** Initial values of a newly chosen target, for the fields that still have the initial values of the old one. */
function startValuesOf(changed: Values, before: string | undefined, figures: ThermalFigures): Values {
  if (!changed.target || changed.target === before) return {};
  const [old, own] = [thermalValues(figures, before), thermalValues(figures, changed.target)];
  const untouched = (["size", "pixel"] as const).filter((field) => changed[field] === old[field]);
  return Object.fromEntries(untouched.map((field) => [field, own[field]]));
}

/** The hours of flight of the day, and what they are enough for. */
function answerFor({ hours, flights, days, day, offer, acres }: ThermalPlan): string {
  if (!hours) return `Not on ${writtenDay(day)}`;
  const site = days === null ? [] : [`${counted(days, "day")} on site`];
  const parts = [`${clockTime(hours.from)} to ${clockTime(hours.to)}`, counted(flights, "flight"), ...site];
  return answerOf(parts, offer, acres);
}

function rowsOf(input: ThermalInput, plan: ThermalPlan, figures: ThermalFigures) {
  const solar = input.target.id === "solar";
  const day = writtenDay(plan.day);
  const between = plan.hours && `${clockTime(plan.hours.from)} to ${clockTime(plan.hours.to)} ${figures.zone.name}`;
  return [
    {
      label: "Area",
      value: solar
        ? `${indian(input.size, 2)} MW on about ${counted(plan.acres, "acre")} of ground`
        : `${indian(input.size, 0)} m² of roof, ${counted(plan.acres, "acre")}`,
    },
    {
      label: "Height",
      value: `${indian(plan.heightMetres, 0)} m above ${solar ? "the ground" : "the roof"} for a pixel of ${indian(input.pixel, 2)} cm${solar ? "" : ". The limit counts from the ground: add the building"}`,
    },
    ...(plan.nearAirport
      ? []
      : nearAirportRow(
          figures.nearAirport,
          solar ? ": ask for a finer pixel" : " above the ground, building included",
        )),
    { label: "Pictures", value: `${indian(plan.photographs)}, on ${indian(plan.lines)} lines` },
    {
      label: "Flights",
      value: `${indian(plan.flights)}, ${inTheAir(plan)} in the air`,
    },
    {
      label: solar ? "Enough sun" : "After sunset",
      value: between
        ? `${between} on ${day}${solar ? `, ${figures.wattsPerSquareMetre} W/m² or more at ${indian(input.tilt)}° tilt` : ""}${input.date ? "" : solar ? " (no day given: the least of the year)" : " (no day given)"}`
        : `Not on ${day}`,
    },
    {
      label: "Days on site",
      value: plan.days === null ? "Not on such a day: ask us" : `${indian(plan.days)}, if the sky is clear`,
    },
    ...(plan.offer ? [{ label: "You receive", value: plan.offer.receives }] : []),
    ...packageRows(plan.offer, plan.acres),
  ];
}

function warningOf(input: ThermalInput, plan: ThermalPlan, figures: ThermalFigures): string | null {
  if (!plan.allowed)
    return `This pixel means flying above ${figures.ceilingMetres} m, which needs permission even in a green zone. Ask for a finer pixel.`;
  if (!plan.fineEnough) {
    const { name, coarsestCentimetres } = figures.targets[input.target.id];
    return `${name} need a pixel of ${coarsestCentimetres} cm or finer: this one can miss faults.`;
  }
  return closedDayAdvice(input.date) ?? null;
}
