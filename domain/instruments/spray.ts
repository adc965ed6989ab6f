import { nextAtOffice, noticeOn, type Office } from "../desk/office-hours.ts";
import { DAY_MS, dateInIndia } from "../india-date.ts";
import { choiceIn, dayIn, optionalChoiceIn, type Reading, readAll, type Values } from "./field-values.ts";
import type { AreaPackage, Span, SprayFigures } from "./figures.ts";
import { type Land, landIn, landUnits } from "./land-units.ts";
import { packageFor } from "./package-for-area.ts";
import { sunrise } from "./sunlight.ts";

export type SprayInput = {
  land: Land;
  crop: SprayFigures["crops"][number];
  sprayer: SprayFigures["sprayers"][number];
  /** A second sprayer for the same field, or null. */
  against: SprayFigures["sprayers"][number] | null;
  /** Preferred day, midnight UTC, or null. */
  start: Date | null;
};

/** The form's initial values. `acres` is a number in the unit of `unit`, or a text with its unit such as "5 ha". */
export const sprayValues = {
  acres: "12",
  unit: "acre",
  crop: "soybean",
  sprayer: "40",
  against: "",
  start: "",
} satisfies Values;

/** Larger areas are planned by a person, in blocks. */
const MAX_ACRES = 5000;

/** Reads the form's values, or says which fields are invalid and why. */
export function readSpray(values: Values, { crops, sprayers, bighaSquareFeet }: SprayFigures): Reading<SprayInput> {
  const { acres = "", unit = "", crop = "", sprayer = "", against = "", start = "" } = values;
  return readAll<SprayInput>({
    land: landIn(acres, unit, landUnits(bighaSquareFeet), 0.1, MAX_ACRES),
    crop: choiceIn(crop, crops),
    sprayer: choiceIn(sprayer, sprayers),
    against: optionalChoiceIn(against, sprayers),
    start: dayIn(start),
  });
}

/**
 * Field efficiency: the share of the rate while spraying that remains after turning, refilling and changing batteries.
 * Planning guides of manufacturers give 0.60-0.75 for open rectangular fields, 0.45-0.60 for irregular plots and tall
 * crops, 0.25-0.45 in orchards (EAVISION, "How many acres can a spray drone cover", where that rate is speed times
 * swath). Fields are planned with the middle range.
 */
const efficiency: Record<"field" | "orchard", Span> = {
  field: { from: 0.45, to: 0.6 },
  orchard: { from: 0.25, to: 0.45 },
};

export type SprayPlan = {
  waterLitres: Span;
  /** Tank fillings for the greater amount of water. */
  tanks: number;
  refills: number;
  /** Battery sets in turn; a charge lasts for about one tank. */
  batterySets: number;
  acresPerHour: Span;
  hours: Span;
  /** The public notice for the preferred day must be up by sunrise of this day; midnight UTC. */
  noticeBy: Date | null;
  offer: AreaPackage | undefined;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The day by whose sunrise the notice for this day must be up. */
const noticeDay = (day: Date, { noticeHours }: SprayFigures) =>
  new Date(Math.floor((day.getTime() - noticeHours * HOUR) / DAY_MS) * DAY_MS);

/** Whether a notice put up at this time is at least `noticeHours` before the day's sunrise. */
function isInTime(day: Date, figures: SprayFigures, time: number): boolean {
  const { place, zone, noticeHours } = figures;
  const rises = day.getTime() + ((sunrise(day, place, zone.offset) ?? 0) - zone.offset) * MINUTE;
  return time < rises - noticeHours * HOUR;
}

/** When somebody reads what is sent now, also where the office opens later than `nextAtOffice` looks ahead. */
const readAt = (office: Office, now: number): number => nextAtOffice(office, now) ?? readAt(office, now + 7 * DAY_MS);

/**
 * The first day that can take the place of a preferred one whose notice comes too late, where the office puts it up as soon as it
 * is open. Days on which the owner has announced that the office is closed are left out.
 * @param start the preferred day, midnight UTC, as is the result
 * @param now milliseconds since 1970
 * @returns null if the notice is in time, or no day is given
 */
export function earliestInstead(
  start: Date | null,
  figures: SprayFigures,
  office: Office,
  now = Date.now(),
): Date | null {
  const read = readAt(office, now);
  if (!start || isInTime(start, figures, read)) return null;
  let day = dateInIndia(read);
  while (!isInTime(day, figures, read) || noticeOn(office, day.toISOString().slice(0, 10)))
    day = new Date(day.getTime() + DAY_MS);
  return day;
}

/**
 * The planned acres an hour. While spraying, the aircraft covers no more acres than its swath allows, nor than the pumps
 * have water for; the field efficiency leaves at most the share with which the company plans ("plan with half").
 */
function rateOf({ litresPerAcre, orchard }: SprayInput["crop"], sprayer: SprayInput["sprayer"], planned: number): Span {
  const share = efficiency[orchard ? "orchard" : "field"];
  const rate = (litres: number, part: number) =>
    Math.min(sprayer.peakAcresPerHour, sprayer.litresPerHour / litres) * Math.min(part, planned);
  return { from: rate(litresPerAcre.to, share.from), to: rate(litresPerAcre.from, share.to) };
}

/** The planned acres an hour of a sprayer, from the slowest of all crops to the fastest. */
export function ratesOf(
  sprayer: SprayInput["sprayer"],
  { crops, plannedShare }: Pick<SprayFigures, "crops" | "plannedShare">,
): Span {
  const rates = crops.map((crop) => rateOf(crop, sprayer, plannedShare));
  return { from: Math.min(...rates.map(({ from }) => from)), to: Math.max(...rates.map(({ to }) => to)) };
}

/** Plans a spraying day. */
export function planSpray(
  { land: { acres }, crop, sprayer, start }: Omit<SprayInput, "against">,
  figures: SprayFigures,
): SprayPlan {
  const waterLitres = { from: acres * crop.litresPerAcre.from, to: acres * crop.litresPerAcre.to };
  const tanks = Math.ceil(waterLitres.to / sprayer.tankLitres);
  const acresPerHour = rateOf(crop, sprayer, figures.plannedShare);
  return {
    waterLitres,
    tanks,
    refills: tanks - 1,
    batterySets: Math.min(tanks, figures.batterySets),
    acresPerHour,
    hours: { from: acres / acresPerHour.to, to: acres / acresPerHour.from },
    noticeBy: start && noticeDay(start, figures),
    offer: packageFor(acres, figures.packages),
  };
}
