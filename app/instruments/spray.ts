import type { AreaPackage, Span, SprayFigures } from "~/content/instruments";
import { packageFor } from "./package-for-area.ts";
import { choiceIn, dayIn, numberIn, type Reading, readAll, type Values } from "./values.ts";

export type SprayInput = {
  acres: number;
  crop: SprayFigures["crops"][number];
  sprayer: SprayFigures["sprayers"][number];
  /** Preferred day, midnight UTC, or null. */
  start: Date | null;
};

/** The form's fields as an address gives them. */
export const sprayValues = { acres: "12", crop: "soybean", sprayer: "40", start: "" } satisfies Values;

/** Acres beyond which a plan is made by a person and in blocks. */
const MOST_ACRES = 5000;

/** What the fields say of a spraying day, in the units of their labels, or which of them cannot be read and why. */
export function readSpray(values: Values, { crops, sprayers }: SprayFigures): Reading<SprayInput> {
  const { acres = "", crop = "", sprayer = "", start = "" } = values;
  return readAll<SprayInput>({
    acres: numberIn(acres, "Acres", 0.1, MOST_ACRES),
    crop: choiceIn(crop, crops),
    sprayer: choiceIn(sprayer, sprayers),
    start: dayIn(start),
  });
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
  /** The last moment of the public notice for a start at first light of the preferred day: the same hour the day before. */
  noticeBy: Date | null;
  offer: AreaPackage | undefined;
};

/**
 * What a spraying day needs. The rate is the claimed peak times the field efficiency, and never more than the share with
 * which the company itself plans ("plan with half").
 */
export function planSpray({ acres, crop, sprayer, start }: SprayInput, figures: SprayFigures): SprayPlan {
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
    noticeBy: start && new Date(start.getTime() - figures.noticeHours * 3_600_000),
    offer: packageFor(acres, figures.packages),
  };
}
