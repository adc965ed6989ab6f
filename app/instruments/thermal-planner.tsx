import { useLocation } from "react-router";
import { clockTime } from "#domain/desk/company.ts";
import { indian, inTheAir, range, type Values } from "#domain/instruments/field-values.ts";
import type { ThermalFigures } from "#domain/instruments/figures.ts";
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
import { closedDayAdvice, pastDayProblem } from "~/layout/reach/office-hours";
import { writtenDay } from "~/lib/dates";
import { SunArc } from "./drawings";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { useInstrument } from "./use-instrument";
import { words } from "./words/thermal-planner";

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
      name={words.name}
      subject={words.subject}
      address={address}
      inquiry="general"
      day={values.date}
      onChange={set}
      answer={plan && answerFor(plan)}
      drawing={plan && <SunArc day={plan.day} hours={plan.hours} place={figures.place} offset={figures.zone.offset} />}
      rows={input && plan ? rowsOf(input, plan, figures) : null}
      warning={input && plan && warningOf(input, plan, figures)}
      limits={roof ? words.limitsOfRoof(figures.place.name) : words.limitsOfPark(figures.place.name)}
      fields={
        <>
          {choice("target", words.target, targets)}
          {roof
            ? number("size", words.roofSize, { unit: "m2", hint: words.roofHint })
            : number("size", words.parkSize, {
                unit: "MW",
                hint:
                  input && acresIn(values.size ?? "", figures) !== undefined
                    ? words.readAs(indian(input.size), figures.acresPerMegawatt)
                    : words.parkHint,
              })}
          <div className="grid grid-cols-2 gap-x-4 gap-y-5">
            {number("pixel", roof ? words.pixelOnRoof : words.pixelOnGround, { unit: "cm" })}
            {!roof && number("tilt", words.tilt)}
          </div>
          {day("date", words.day, { error: problems.date ?? pastDayProblem(input?.date) })}
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
  if (!hours) return words.notOn(writtenDay(day));
  const site = days === null ? [] : [words.daysOnSite(days)];
  const parts = [words.hours(clockTime(hours.from), clockTime(hours.to)), words.flights(flights), ...site];
  return answerOf(parts, offer, acres);
}

function rowsOf(input: ThermalInput, plan: ThermalPlan, figures: ThermalFigures) {
  const solar = input.target.id === "solar";
  const overHeight = solar ? words.heightOverGround : words.heightOverRoof;
  return [
    {
      label: words.area,
      value: solar ? words.park(indian(input.size, 2), plan.acres) : words.roof(indian(input.size, 0), plan.acres),
    },
    { label: words.height, value: overHeight(indian(plan.heightMetres, 0), indian(input.pixel, 2)) },
    ...(plan.nearAirport ? [] : [{ label: words.nearAirport, value: heightNearAirport(figures.nearAirport, solar) }]),
    { label: words.pictures, value: words.picturesOnLines(indian(plan.photographs), indian(plan.lines)) },
    { label: words.flightsLabel, value: words.flightsInTheAir(indian(plan.flights), inTheAir(plan)) },
    { label: solar ? words.enoughSun : words.afterSunset, value: hoursOf(input, plan, figures) },
    { label: words.days, value: plan.days === null ? words.noDays : words.daysIfClear(indian(plan.days)) },
    ...(plan.offer ? [{ label: words.receives, value: plan.offer.receives }] : []),
    ...packageRows(plan.offer, plan.acres),
  ];
}

/** What is planned near an airport. */
function heightNearAirport({ kilometres, metres }: ThermalFigures["nearAirport"], solar: boolean): string {
  const sentence = solar ? words.parkNearAirport : words.roofNearAirport;
  return sentence(range(kilometres.from, kilometres.to), range(metres.from, metres.to));
}

/** The hours of flight, with the day and the sun they are for. */
function hoursOf({ target, tilt, date }: ThermalInput, { hours, day }: ThermalPlan, figures: ThermalFigures): string {
  if (!hours) return words.notOn(writtenDay(day));
  const when = [clockTime(hours.from), clockTime(hours.to), figures.zone.name, writtenDay(day)] as const;
  const given = date !== null;
  return target.id === "solar"
    ? words.sun(...when, figures.wattsPerSquareMetre, indian(tilt), given)
    : words.evening(...when, given);
}

function warningOf(input: ThermalInput, plan: ThermalPlan, figures: ThermalFigures): string | null {
  if (!plan.allowed) return words.tooHigh(figures.ceilingMetres);
  if (!plan.fineEnough) {
    const { name, coarsestCentimetres } = figures.targets[input.target.id];
    return words.tooCoarse(name, coarsestCentimetres);
  }
  return closedDayAdvice(input.date) ?? null;
}
