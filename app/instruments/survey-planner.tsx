import { useState } from "react";
import { counted, duration, fieldText, indian, inTheAir, type Values } from "#domain/instruments/field-values.ts";
import type { SurveyFigures } from "#domain/instruments/figures.ts";
import { dependentUnit, landUnits, withAcres } from "#domain/instruments/land-units.ts";
import { nearAirportRow } from "#domain/instruments/near-airport.ts";
import { answerOf, packageRows } from "#domain/instruments/package-for-area.ts";
import {
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
import { type BoundaryProblems, KmlField } from "./kml-field";
import { useInstrument } from "./use-instrument";

const name = "Survey planner";

export function SurveyPlanner({ id, figures }: { id: string; figures: SurveyFigures }) {
  const units = landUnits(figures.bighaSquareFeet);
  const { values, set, address } = useInstrument(id, surveyValues(figures), (changed, before) => ({
    ...dependentUnit("area", changed, before, units),
    ...startOfShape(changed, before),
  }));
  const { input, problems = {} } = readSurvey(values, figures);
  const [boundaryProblems, setBoundaryProblems] = useState<BoundaryProblems>({});
  // Beside a boundary that could not be read, the plan of the land before would pass for the plan of the boundary.
  const unread = boundaryProblems.file ?? boundaryProblems.text;
  const plan = unread ? undefined : input && planSurvey(input, figures);
  const { number, area, choice } = fieldsOf(values, problems);
  return (
    <InstrumentFrame
      id={id}
      name={name}
      address={address}
      inquiry="general"
      onChange={(changed) => {
        if (changesLand(changed, values, figures)) setBoundaryProblems({});
        set(changed);
      }}
      answer={
        plan && answerOf([`${inTheAir(plan)} in the air`, counted(plan.flights, "flight")], plan.offer, plan.acres)
      }
      rows={input && plan ? rowsOf(input, plan, figures) : null}
      drawing={input && plan && <FlightLines long={input.long} wide={input.wide} lines={plan.lines} />}
      warning={input && plan && warningOf(plan, input, figures)}
      limits="An estimate, not a booking: our team confirms it with the map and a site walk. Does not include wind, travel, permissions, ground control or the shape of your boundary. Large land is flown in blocks, so that the pilot keeps the aircraft in sight."
      fields={
        <>
          {choice("shape", "What we fly over", shapes)}
          <KmlField
            problems={boundaryProblems}
            onProblems={setBoundaryProblems}
            onBoundary={({ longMetres, wideMetres, acres }) =>
              set({
                shape: "sides",
                long: fieldText(longMetres),
                wide: fieldText(wideMetres),
                area: fieldText(acres),
                unit: "acre",
              })
            }
          />
          {values.shape === "area" ? (
            area("area", "Area", units, input?.land)
          ) : (
            <div className="grid grid-cols-2 gap-x-4 gap-y-5">
              {number("long", "Length, metres", { unit: "m", hint: values.shape === "road" && "Or write 3 km." })}
              {number("wide", "Width, metres", { unit: "m" })}
            </div>
          )}
          {values.shape === "sides" &&
            area("area", "Area inside the boundary", units, input?.land, {
              optional: true,
              className: "min-w-[min(16rem,100%)] flex-1",
              hint: "Where it is less than the whole rectangle.",
            })}
          <div className="grid grid-cols-2 gap-x-4 gap-y-5">
            {number("front", "Overlap along, %")}
            {number("side", "Overlap across, %")}
          </div>
          {number("pixel", "Pixel on the ground, cm", { unit: "cm", hint: pixelHint(figures) })}
          {choice("cover", "Ground", covers)}
        </>
      }
    />
  );
}

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
  return `From ${pixel.atMetres} m ${indian(pixel.centimetres)} cm, from ${ceilingMetres} m ${indian(coarsest)} cm.`;
}

type Plan = ReturnType<typeof planSurvey>;

function rowsOf(input: SurveyInput, plan: Plan, figures: SurveyFigures) {
  const { control, aircraft } = figures;
  return [
    { label: "Area", value: areaOf(input, plan) },
    {
      label: "Height",
      value: `${indian(plan.heightMetres, 0)} m above ground for a pixel of ${indian(input.pixel, 2)} cm`,
    },
    ...nearAirport(plan, figures),
    { label: "Lines", value: indian(plan.lines) },
    {
      label: "Photographs",
      value: `${indian(plan.photographs)}, about ${indian(plan.gigabytes, plan.gigabytes < 10 ? 1 : 0)} GB`,
    },
    {
      label: "In the air",
      value: `${inTheAir(plan)}, ${counted(plan.flights, "flight")}`,
    },
    {
      label: "In the field",
      value: `${duration({ from: plan.hoursInTheField, to: plan.hoursInTheField })} of flying and battery changes`,
    },
    {
      label: "Ground control",
      value: `At least ${control.points} control points and ${control.checks} check points; the scope sets how many your land needs`,
    },
    { label: plan.claimed ? "Claimed accuracy" : "Accuracy", value: accuracyOf(plan, figures) },
    {
      label: "Aircraft",
      value: `${aircraft.name}, ${aircraft.weight} all-up: ${aircraft.className.toLowerCase()} class`,
    },
    ...packageRows(plan.offer, plan.acres),
  ];
}

/** The land as it was understood, and the rectangle that is flown. */
function areaOf({ shape, land, long, wide }: SurveyInput, { acres }: Plan): string {
  const sides = `${indian(long, 0)} by ${indian(wide, 0)} m`;
  const said = land && land.unit.id !== "acre" ? withAcres(land) : counted(acres, "acre");
  if (shape.id === "area") return `${said}, planned as a square of ${indian(long, 0)} m`;
  if (land) return `${said}, flown as the ${sides} around them`;
  return `${sides}, ${counted(acres, "acre")}`;
}

/** What to ask for near an airport, where this height is not planned. */
function nearAirport({ pixelNearAirport }: Plan, figures: SurveyFigures) {
  if (pixelNearAirport === null) return [];
  return nearAirportRow(figures.nearAirport, `: ask for a pixel of ${indian(pixelNearAirport)} cm or finer`);
}

/** The claimed accuracy if it applies to this flight; else what to expect. */
function accuracyOf({ claimed, coarser }: Plan, { accuracy, overlap }: SurveyFigures): string {
  const claim = `${accuracy.horizontal} horizontal, ${accuracy.vertical} vertical`;
  if (claimed) return `${claim}, on hard open ground`;
  const percent = (share: number) => `${indian(share * 100, 0)}%`;
  const errors =
    coarser >= 1.1 ? `errors about ${indian(coarser)} times as large, because the pixel is` : "larger errors";
  return `None claimed here. Our ${claim} is for hard open ground from ${accuracy.upToMetres} m or lower, at ${percent(overlap.forward)} and ${percent(overlap.side)} overlap or more. Expect ${errors}. We state them for your land.`;
}

function warningOf(plan: Plan, input: SurveyInput, { ceilingMetres }: SurveyFigures): string | null {
  if (!plan.allowed)
    return `This pixel means flying above ${ceilingMetres} m, which needs permission even in a green zone. Ask for a finer pixel.`;
  const advice = [
    !plan.thereAndBack &&
      "A battery does not last along such a line and back: we fly the land in blocks, with more flights than shown here.",
    input.cover.id === "trees" && "Photographs see leaves, not the ground below: plan 85% both ways, or ask for LiDAR.",
    input.cover.id === "hills" && "On slopes the aircraft follows the terrain; add overlap, and expect more lines.",
  ].filter(Boolean);
  return advice.join(" ") || null;
}
