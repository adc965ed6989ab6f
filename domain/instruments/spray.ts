import { choiceIn, dayIn, type Reading, readAll, type Values } from "./field-values.ts";
import type { AreaPackage, Span, SprayFigures } from "./figures.ts";
import { type Land, landIn, landUnits, partsOf, unitNamed } from "./land-units.ts";
import { packageFor } from "./package-for-area.ts";
import { firstLight } from "./sunlight.ts";

export type SprayInput = {
  land: Land;
  crop: SprayFigures["crops"][number];
  sprayer: SprayFigures["sprayers"][number];
  /** Preferred day, midnight UTC, or null. */
  start: Date | null;
};

/** The form's fields as an address gives them. `acres` holds a number in the unit that `unit` names, or a text such as "5 ha". */
export const sprayValues = { acres: "12", unit: "acre", crop: "soybean", sprayer: "40", start: "" } satisfies Values;

/** Acres beyond which a plan is made by a person and in blocks. */
const MOST_ACRES = 5000;

/** What the fields say of a spraying day, in the units of their labels, or which of them cannot be read and why. */
export function readSpray(values: Values, { crops, sprayers, bighaSquareFeet }: SprayFigures): Reading<SprayInput> {
  const { acres = "", unit = "", crop = "", sprayer = "", start = "" } = values;
  return readAll<SprayInput>({
    land: landIn(acres, unit, landUnits(bighaSquareFeet), 0.1, MOST_ACRES),
    crop: choiceIn(crop, crops),
    sprayer: choiceIn(sprayer, sprayers),
    start: dayIn(start),
  });
}

/**
 * A unit that is typed behind the number is chosen in the list as well; one that is chosen in the list takes the place of
 * one that was typed.
 */
export function followingUnit(changed: Values, before: Values, { bighaSquareFeet }: SprayFigures): Values {
  const units = landUnits(bighaSquareFeet);
  const { number, word } = partsOf(changed.acres ?? "");
  if (!word) return {};
  if (changed.unit !== before.unit) return { acres: number.trim() };
  const named = unitNamed(
    word,
    units,
    units.find(({ id }) => id === changed.unit),
  );
  return named ? { unit: named.id } : {};
}

/**
 * Field efficiency: the share of the rate on paper that is left after turning, refilling and changing batteries. Planning
 * guides of makers give 0.60-0.75 for open rectangular fields, 0.45-0.60 for irregular plots and tall crops, 0.25-0.45 in
 * orchards (EAVISION, "How many acres can a spray drone cover", where the rate on paper is speed times swath). We plan with
 * the middle row for fields.
 */
const efficiency: Record<"field" | "orchard", Span> = {
  field: { from: 0.45, to: 0.6 },
  orchard: { from: 0.25, to: 0.45 },
};

export type SprayPlan = {
  waterLitres: Span;
  /** Fillings of the tank, for the greater amount of water. */
  tanks: number;
  refills: number;
  /** Sets of batteries, where one empties about one tank. */
  batteries: number;
  acresPerHour: Span;
  hours: Span;
  /** The day by whose first light the public notice for the preferred day is up, midnight UTC. */
  noticeBy: Date | null;
  /** The first day for which a notice put up now is in time, midnight UTC; null where the preferred day is one, or none is given. */
  earliest: Date | null;
  offer: AreaPackage | undefined;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The day by whose first light the notice is up for a start at first light of this day. */
const noticeDay = (day: Date, { noticeHours }: SprayFigures) =>
  new Date(Math.floor((day.getTime() - noticeHours * HOUR) / DAY) * DAY);

/** Whether a notice that is put up now comes at least its hours before the day's first light. */
function isInTime(day: Date, figures: SprayFigures, now: number): boolean {
  const { place, zone, noticeHours } = figures;
  const dawn = day.getTime() + ((firstLight(day, place, zone.offset) ?? 0) - zone.offset) * MINUTE;
  return now < dawn - noticeHours * HOUR;
}

/** The first day of the place's own calendar for which a notice put up now is in time. */
function earliestDay(figures: SprayFigures, now: number): Date {
  let day = new Date(Math.floor((now + figures.zone.offset * MINUTE) / DAY) * DAY);
  while (!isInTime(day, figures, now)) day = new Date(day.getTime() + DAY);
  return day;
}

/**
 * What a spraying day needs. The rate is the claimed peak times the field efficiency, and never more than the share with
 * which the company itself plans ("plan with half").
 * @param now milliseconds since 1970
 */
export function planSpray(
  { land: { acres }, crop, sprayer, start }: SprayInput,
  figures: SprayFigures,
  now = Date.now(),
): SprayPlan {
  const waterLitres = { from: acres * crop.litresPerAcre.from, to: acres * crop.litresPerAcre.to };
  const tanks = Math.ceil(waterLitres.to / sprayer.tankLitres);
  const share = efficiency[crop.orchard ? "orchard" : "field"];
  const rate = (part: number) => sprayer.peakAcresPerHour * Math.min(part, figures.plannedShare);
  const acresPerHour = { from: rate(share.from), to: rate(share.to) };
  return {
    waterLitres,
    tanks,
    refills: tanks - 1,
    batteries: tanks,
    acresPerHour,
    hours: { from: acres / acresPerHour.to, to: acres / acresPerHour.from },
    noticeBy: start && noticeDay(start, figures),
    earliest: start && !isInTime(start, figures, now) ? earliestDay(figures, now) : null,
    offer: packageFor(acres, figures.packages),
  };
}
