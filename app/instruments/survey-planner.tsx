import { useState } from "react";
import { duration, fieldText, indian, inTheAir, range, type Values } from "#domain/instruments/field-values.ts";
import type { SurveyFigures } from "#domain/instruments/figures.ts";
import { dependentUnit, landUnits, withAcres } from "#domain/instruments/land-units.ts";
import { answerOf, packageRows } from "#domain/instruments/package-for-area.ts";
import {
  caseOf,
  covers,
  planSurvey,
  readSurvey,
  type SurveyInput,
  shapes,
  startOfShape,
  surveyValues,
} from "#domain/instruments/survey.ts";
import { FlightLines } from "./drawings";
import { fieldsOf } from "./fields";
import { InstrumentFrame } from "./frame";
import { KmlField, type KmlReading } from "./kml-field";
import { useInstrument } from "./use-instrument";
import { words } from "./words/survey-planner";

export function SurveyPlanner({ id, figures }: { id: string; figures: SurveyFigures }) {
  const units = landUnits(figures.bighaSquareFeet);
  const { values, set, address } = useInstrument(id, surveyValues(figures), (changed, before) => ({
    ...dependentUnit("area", changed, before, units),
    ...startOfShape(changed, before, figures),
  }));
  // The form keeps the sizes of land while it shows a road, and the road's while it shows land. The result of the other case is
  // sent only after the visitor has given it a size.
  const [kept, setKept] = useState<{ [name: string]: Values }>({});
  const [sized, setSized] = useState(true);
  const { input, problems = {} } = readSurvey(values, figures);
  const [reading, setReading] = useState<KmlReading>({});
  // Beside a boundary that could not be read, the plan of the land before would pass for the plan of the boundary.
  const unread = reading.file ?? reading.text;
  const plan = unread ? undefined : input && planSurvey(input, figures);
  const { number, area, choice } = fieldsOf(values, problems);
  return (
    <InstrumentFrame
      id={id}
      name={words.name}
      subject={words.subject}
      ofCase={{ ...caseOf(values, figures), sized }}
      address={address}
      inquiry="general"
      onChange={(changed) => {
        if (changesLand(changed, values, figures)) setReading(({ read }) => ({ read }));
        const { name } = caseOf(values, figures);
        const next = caseOf({ ...values, ...changed }, figures).name;
        if (next === name) {
          if (sizes.some((size) => changed[size] !== undefined && changed[size] !== values[size])) setSized(true);
          return set(changed);
        }
        const { long = "", wide = "", area = "" } = values;
        setKept({ ...kept, [name]: { long, wide, area } });
        setSized(kept[next] !== undefined);
        set({ ...changed, ...kept[next] });
      }}
      answer={
        plan &&
        answerOf(
          [
            words.inTheAir(inTheAir(plan)),
            words.flights(plan.flights),
            ...(plan.days > 1 ? [words.days(plan.days)] : []),
          ],
          plan.offer,
          plan.acres,
        )
      }
      rows={input && plan ? rowsOf(input, plan, figures) : null}
      drawing={input && plan && <FlightLines long={input.long} wide={input.wide} lines={plan.lines} />}
      warning={input && plan && warningOf(plan, input, figures)}
      limits={words.limits}
      fields={
        <>
          {choice("shape", words.shape, shapes)}
          <KmlField
            reading={reading}
            onReading={setReading}
            onShown={(shown) =>
              set(
                "lines" in shown
                  ? { shape: "road", long: fieldText(shown.lineMetres) }
                  : {
                      shape: "sides",
                      long: fieldText(shown.longMetres),
                      wide: fieldText(shown.wideMetres),
                      area: fieldText(shown.acres),
                      unit: "acre",
                    },
              )
            }
          />
          {values.shape === "area" ? (
            area("area", words.area, units, input?.land)
          ) : (
            <div className="grid grid-cols-2 gap-x-4 gap-y-5">
              {number("long", words.length, { unit: "m", hint: values.shape === "road" && words.roadHint })}
              {number("wide", words.width, { unit: "m" })}
            </div>
          )}
          {values.shape === "sides" &&
            area("area", words.inside, units, input?.land, {
              optional: true,
              className: "min-w-[min(16rem,100%)] flex-1",
              hint: words.insideHint,
            })}
          <div className="grid grid-cols-2 gap-x-4 gap-y-5">
            {number("front", words.front)}
            {number("side", words.side)}
          </div>
          {number("pixel", words.pixel, { unit: "cm", hint: pixelHint(figures) })}
          {choice("cover", words.cover, covers)}
        </>
      }
    />
  );
}

const sizes = ["long", "wide", "area"];

/** Whether the visitor changed the land to valid values, so that a problem with a boundary no longer matters. */
function changesLand(changed: Values, before: Values, figures: SurveyFigures): boolean {
  const { problems = {} } = readSurvey({ ...before, ...changed }, figures);
  const isChanged = ["shape", "long", "wide", "area", "unit"].some(
    (name) => name in changed && changed[name] !== before[name],
  );
  return isChanged && !["long", "wide", "land"].some((name) => name in problems);
}

/** The ground pixel at the camera's usual height and at the ceiling. */
function pixelHint({ camera: { pixel }, ceilingMetres }: SurveyFigures): string {
  const coarsest = (pixel.centimetres * ceilingMetres) / pixel.atMetres;
  return words.pixelHint(pixel.atMetres, indian(pixel.centimetres), ceilingMetres, indian(coarsest));
}

type Plan = ReturnType<typeof planSurvey>;

function rowsOf(input: SurveyInput, plan: Plan, figures: SurveyFigures) {
  const { control, aircraft } = figures;
  return [
    { label: words.area, value: areaOf(input, plan) },
    { label: words.height, value: words.heightForPixel(indian(plan.heightMetres, 0), indian(input.pixel, 2)) },
    ...nearAirport(plan, figures),
    { label: words.lines, value: linesOf(input, plan) },
    {
      label: words.photographs,
      value: words.photographsOf(indian(plan.photographs), indian(plan.gigabytes, plan.gigabytes < 10 ? 1 : 0)),
    },
    { label: words.air, value: words.airInFlights(inTheAir(plan), plan.flights) },
    {
      label: words.field,
      value: words.fieldTime(duration({ from: plan.hoursInTheField, to: plan.hoursInTheField })),
    },
    ...(plan.days > 1 ? [{ label: words.daysLabel, value: words.daysOf(plan.days, figures.planning.hoursADay) }] : []),
    { label: words.control, value: words.controlPoints(control.points, control.checks) },
    { label: plan.claimed ? words.claimedAccuracy : words.accuracy, value: accuracyOf(plan, figures) },
    { label: words.aircraft, value: words.aircraftOf(aircraft.name, aircraft.weight, aircraft.className) },
    ...packageRows(plan.offer, plan.acres, input.shape.id === "road"),
  ];
}

/** The lines, with the sections in which long ones are flown. */
function linesOf({ long, wide }: SurveyInput, { lines, sections }: Plan): string {
  if (sections === 1) return indian(lines);
  return words.linesInSections(indian(lines), sections, indian(Math.max(long, wide) / sections / 1000));
}

/** The land as it was understood, and the rectangle that is flown. */
function areaOf({ shape, land, long, wide }: SurveyInput, { acres }: Plan): string {
  const sides = [indian(long, 0), indian(wide, 0)] as const;
  const said = land && land.unit.id !== "acre" ? withAcres(land) : words.acres(acres);
  if (shape.id === "area") return words.asSquare(said, sides[0]);
  return land ? words.within(said, ...sides) : words.rectangle(...sides, acres);
}

/** What to ask for near an airport, where this height is not planned. */
function nearAirport({ pixelNearAirport }: Plan, { nearAirport: { kilometres, metres } }: SurveyFigures) {
  if (pixelNearAirport === null) return [];
  const value = words.heightNearAirport(
    range(kilometres.from, kilometres.to),
    range(metres.from, metres.to),
    indian(pixelNearAirport),
  );
  return [{ label: words.nearAirport, value }];
}

/** The claimed accuracy if it applies to this flight; else what to expect. */
function accuracyOf({ claimed, coarser }: Plan, { accuracy, overlap }: SurveyFigures): string {
  const { horizontal, vertical, upToMetres } = accuracy;
  if (claimed) return words.claimed(horizontal, vertical);
  const percent = { forward: indian(overlap.forward * 100, 0), side: indian(overlap.side * 100, 0) };
  return words.notClaimed(horizontal, vertical, upToMetres, percent, coarser >= 1.1 ? indian(coarser) : null);
}

function warningOf(
  plan: Plan,
  input: SurveyInput,
  { ceilingMetres, corridorMetres: { from, to } }: SurveyFigures,
): string | null {
  if (!plan.allowed) return words.tooHigh(ceilingMetres);
  const unusual = input.shape.id === "road" && (input.wide < from || input.wide > to);
  const advice = [
    unusual && words.unusualCorridor(from, to, indian(input.wide)),
    input.cover.id === "trees" && words.trees,
    input.cover.id === "hills" && words.hills,
  ].filter(Boolean);
  return advice.join(" ") || null;
}
