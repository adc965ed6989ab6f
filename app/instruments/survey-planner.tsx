import { useEffect, useState } from "react";
import type { SurveyFigures } from "~/content/instruments";
import { SelectField, TextField } from "~/ui/field";
import { InstrumentFrame, useInstrument } from "./frame";
import { covers, extentOfKml, planSurvey, readSurvey, type SurveyInput, surveyValues } from "./survey";
import { indian } from "./values";

const name = "Survey planner";

export function SurveyPlanner({ id, figures }: { id: string; figures: SurveyFigures }) {
  const { values, set, address } = useInstrument(id, surveyValues(figures));
  const { input, problems = {} } = readSurvey(values);
  const plan = input && planSurvey(input, figures);
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
      drawing={input && plan && <Lines input={input} lines={plan.lines} />}
      warning={plan && warningOf(plan, input, figures)}
      leavesOut="Leaves out the shape of your boundary, wind, the way to the site, permissions and the day for ground control, and the aircraft's own class: it stands on the job sheet. Speed, battery reserve and size of a photograph are our planning figures. A person confirms the plan with the map and a site walk."
      fields={
        <>
          <KmlField onExtent={({ long, wide }) => set({ long: String(long), wide: String(wide) })} />
          <div className="grid grid-cols-2 gap-x-4 gap-y-5">
            {text("long", "Length, metres")}
            {text("wide", "Width, metres")}
            {text("front", "Overlap along, %")}
            {text("side", "Overlap across, %")}
          </div>
          {text("pixel", "Pixel on the ground, cm", pixelHint(figures))}
          <SelectField label="Ground" name="cover" value={values.cover} error={problems.cover} onChange={() => {}}>
            {covers.map((cover) => (
              <option key={cover.id} value={cover.id}>
                {cover.name}
              </option>
            ))}
          </SelectField>
        </>
      }
    />
  );
}

/** The pixels that the camera shows between its usual height and the ceiling. */
function pixelHint({ camera: { pixel }, ceilingMetres }: SurveyFigures): string {
  const coarsest = (pixel.centimetres * ceilingMetres) / pixel.atMetres;
  return `From ${pixel.atMetres} m ${indian(pixel.centimetres)} cm, from ${ceilingMetres} m ${indian(coarsest)} cm.`;
}

type Plan = ReturnType<typeof planSurvey>;

function rowsOf(input: SurveyInput, plan: Plan, { accuracy, control, packages }: SurveyFigures) {
  const offer = packages.find(({ name }) => name === plan.offer?.name);
  return [
    { label: "Area", value: `${indian(input.long)} by ${indian(input.wide)} m, ${indian(plan.acres)} acres` },
    { label: "Height", value: `${indian(plan.heightMetres, 0)} m above ground for a ${indian(input.pixel)} cm pixel` },
    { label: "Lines", value: indian(plan.lines) },
    { label: "Photographs", value: `${indian(plan.photographs)}, about ${indian(plan.gigabytes)} GB` },
    {
      label: "In the air",
      value: `${indian(plan.minutesInTheAir, 0)} minutes, ${indian(plan.flights)} ${plan.flights === 1 ? "flight" : "flights"}`,
    },
    { label: "In the field", value: `${indian(plan.hoursInTheField)} hours of flying and battery changes` },
    { label: "Ground control", value: `${control.points} control points or more, and ${control.checks} check points` },
    {
      label: "Claimed accuracy",
      value: `${accuracy.horizontal} horizontal, ${accuracy.vertical} vertical, on hard open ground`,
    },
    ...(offer
      ? [
          {
            label: "Package",
            value: offer.upToAcres
              ? `${offer.name}, up to ${offer.upToAcres} acres`
              : `${offer.name}, any number of acres`,
          },
        ]
      : []),
  ];
}

function warningOf(plan: Plan, input: SurveyInput, { ceilingMetres, lowCeilingMetres }: SurveyFigures): string | null {
  if (!plan.allowed)
    return `This pixel would be flown above ${ceilingMetres} m, which a green zone does not allow without permission. Ask for a finer pixel.`;
  const advice = [
    !plan.allowedNearAirport &&
      `Between 8 and 12 km from an airport ${lowCeilingMetres} m is the limit without permission: there the pixel must be finer.`,
    input.cover.id === "trees" && "Photographs see leaves, not the ground below: plan 85% both ways, or ask for LiDAR.",
    input.cover.id === "hills" && "On slopes the aircraft follows the terrain; add overlap, and expect more lines.",
  ].filter(Boolean);
  return advice.join(" ") || null;
}

/** Reads the extent of a boundary in this browser: the file itself is never sent. Comes with the scripts it needs. */
function KmlField({ onExtent }: { onExtent: (extent: { long: number; wide: number }) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <TextField
      label="Boundary as KML"
      optional
      hint="Read in your browser and never sent: only its length and width are taken."
      type="file"
      accept=".kml,application/vnd.google-earth.kml+xml"
      className="print:hidden"
      error={problem}
      onChange={async (event) => {
        event.stopPropagation();
        const text = await event.target.files?.[0]?.text();
        const extent = text === undefined ? null : extentOfKml(text);
        setProblem(extent ? null : "This file names no area. A KML file with a polygon is needed.");
        if (extent) onExtent(extent);
      }}
    />
  );
}

/** Lines beyond this number cannot be told apart in the drawing. */
const MOST_DRAWN = 60;

/** The flight from above: the rectangle with its lines, to scale. */
function Lines({ input, lines }: { input: SurveyInput; lines: number }) {
  const long = Math.max(input.long, input.wide);
  const wide = Math.min(input.long, input.wide);
  const height = Math.max(24, Math.min(200, (wide / long) * 320));
  const drawn = Math.min(lines, MOST_DRAWN);
  const at = (index: number) => 10 + (index * height) / (drawn - 1);
  const path = Array.from({ length: drawn }, (_, index) =>
    index % 2 === 0 ? `L10 ${at(index)}L330 ${at(index)}` : `L330 ${at(index)}L10 ${at(index)}`,
  ).join("");
  return (
    <svg
      viewBox={`0 0 340 ${height + 20}`}
      role="img"
      aria-label={`${lines} parallel lines over the rectangle`}
      className="mt-6 w-full"
      fill="none"
    >
      <rect x="10" y="10" width="320" height={height} className="fill-sand stroke-ash" />
      <path d={`M10 10${path}`} className="stroke-signal-deep" strokeWidth="1" />
    </svg>
  );
}
