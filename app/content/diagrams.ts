// Numbers of the drawings, and the same numbers as a list beside each of them. Rules of the air are those of the
// Drone Rules 2021; the other numbers are how the company works.
import { classroom } from "./classroom";
import { facts } from "./facts";
import { airspace, certificate, weightClasses as classesOfLaw, rptoTraining } from "./law";
import type { Datum, DiagramSection } from "./schema";

export { airspace };

/** The classes as the drawing names them. */
export const weightClasses: readonly { name: string; upTo: number }[] = classesOfLaw;

export const certificatePath = [
  {
    figure: `${certificate.age.from} to ${certificate.age.to}`,
    step: "You",
    text: "Years of age, class 10 or equivalent, an ID and a proof of address.",
  },
  {
    figure: `${facts.pilotCourse.weeks} or ${facts.fastTrack.weeks} weeks`,
    step: "Preparation",
    text: "Our pilot course or fast track: theory, simulator, field.",
  },
  {
    figure: rptoTraining,
    step: "Authorised RPTO",
    text: "Training for flight within sight at an authorised Remote Pilot Training Organisation, and its test.",
  },
  {
    figure: `${certificate.validYears} years`,
    step: "Remote Pilot Certificate",
    text: "A certificate; no longer a licence since February 2022.",
  },
];

/** Metres. The swath is drawn at its greatest width. */
export const spraying = {
  height: facts.spraying.height,
  swath: { from: facts.spraying.swath[32], to: facts.spraying.swath[40] },
  overlap: facts.spraying.overlap,
} as const;

/** Shares of one photograph that the next one along the line, and the one on the next line, show again. */
export const survey = facts.survey.overlap;

/** In how many photographs, on average, a spot on the ground stands with these overlaps. */
export function photographsOfASpot(overlap: { forward: number; side: number }): number {
  return Math.round(1 / (1 - overlap.forward) / (1 - overlap.side));
}

/** Kilometres. How far the aircraft is visible depends on its size and the light; `sight` is what is drawn. */
export const range = { radio: 10, sight: 0.5 } as const;

const percent = (share: number) => `${Math.round(share * 100)}%`;
const weight = (kg: number) => (kg < 1 ? `${kg * 1000} g` : `${kg} kg`);

/** The limits of a class in words: "Up to 250 g", "Over 250 g to 2 kg". */
export function weightRange(index: number): string {
  const above = weightClasses[index - 1]?.upTo;
  const upTo = weight(weightClasses[index]?.upTo ?? 0);
  return above ? `Over ${weight(above)} to ${upTo}` : `Up to ${upTo}`;
}

/** The list beside each drawing. */
export const diagramData: Record<DiagramSection["diagram"], { data: Datum[]; note?: string }> = {
  airspace: {
    data: [
      { label: "Green, no permission", value: `Up to ${airspace.ceiling} m (${airspace.ceilingFeet} ft)` },
      {
        label: `Green, ${airspace.lowFrom} to ${airspace.lowTo} km from an airport's perimeter`,
        value: `Up to ${airspace.lowCeiling} m (${airspace.lowCeilingFeet} ft)`,
      },
      {
        label: `Yellow, ${airspace.yellowFrom} to ${airspace.lowFrom} km from an airport's perimeter`,
        value: "From the ground up, with air traffic control's permission",
      },
      { label: "Red", value: "Only with the Central Government's permission" },
    ],
    note: "Heights and distances have different scales. The map changes: look at it before each flight.",
  },
  classes: {
    data: weightClasses.map(({ name }, index) => ({ label: name, value: weightRange(index) })),
    note: "All-up weight, payload included. The scale is logarithmic: each mark is ten times the one before.",
  },
  "path-to-certificate": { data: [] },
  "spray-swath": {
    data: [
      { label: "Height above the crop", value: `${spraying.height.from} to ${spraying.height.to} m` },
      { label: "Swath", value: `${spraying.swath.from} to ${spraying.swath.to} m` },
      { label: "Overlap of two swaths", value: `${spraying.overlap} m` },
      { label: "Margin on the downwind side", value: "One full swath" },
    ],
    note: "To scale, at the widest swath.",
  },
  "survey-overlap": {
    data: [
      { label: "Overlap along the line", value: percent(survey.forward) },
      { label: "Overlap with the next line", value: percent(survey.side) },
      { label: "Photographs of one spot", value: `About ${photographsOfASpot(survey)}` },
    ],
    note: "Seen from above, to scale, for photographs in 3:2 format.",
  },
  "control-range": {
    data: [
      { label: "Radio control range", value: facts.controlRange.value },
      { label: "In sight of the pilot", value: "A few hundred metres, by aircraft and light" },
      { label: "Ceiling in a green zone", value: `${airspace.ceiling} m` },
    ],
    note: `${facts.controlRange.wording}. Both drawings are to scale; sight is drawn at ${range.sight * 1000} m.`,
  },
  classroom: {
    data: [
      { label: "Room", value: `${classroom.wide} × ${classroom.long} m` },
      { label: "Students", value: `${classroom.students}, at ${classroom.benches} benches` },
      { label: "Flying bay", value: "Net on all sides and above" },
      { label: "Batteries", value: "In the locked cupboard" },
    ],
  },
};
