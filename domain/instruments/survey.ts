import {
  choiceIn,
  fieldText,
  indian,
  type Problem,
  type Reading,
  readAll,
  SQUARE_METRES_PER_ACRE,
  type Values,
} from "./field-values.ts";
import type { AreaPackage, SurveyFigures } from "./figures.ts";
import { type Land, type LandUnit, landIn, landUnits, partsOf, unitNamed } from "./land-units.ts";
import { measureIn } from "./measures.ts";
import { packageFor } from "./package-for-area.ts";
import { footprint, type Grid, planGrid } from "./survey-grid.ts";
import { words } from "./words/survey.ts";

/** How the visitor says what is to be flown. */
export const shapes = [
  { id: "sides", name: words.shapes.sides },
  { id: "area", name: words.shapes.area },
  { id: "road", name: words.shapes.road },
] as const;

export type SurveyInput = {
  shape: (typeof shapes)[number];
  /** Sides of the rectangle in metres; the lines are flown along the longer one. */
  long: number;
  wide: number;
  /** The area inside the boundary, as the visitor said it; null for the whole rectangle. */
  land: Land | null;
  /** Requested ground pixel in centimetres. */
  pixel: number;
  /** Overlap along the line and between lines, in percent. */
  front: number;
  side: number;
  cover: (typeof covers)[number];
};

export const covers = [
  { id: "open", name: words.covers.open },
  { id: "hills", name: words.covers.hills },
  { id: "trees", name: words.covers.trees },
] as const;

/** The form's initial values; overlaps and pixel are those that the page states. */
export const surveyValues = ({ overlap, camera }: SurveyFigures) =>
  ({
    shape: "sides",
    long: "500",
    wide: "400",
    area: "",
    unit: "acre",
    pixel: fieldText(camera.pixel.centimetres),
    front: fieldText(overlap.forward * 100, 0),
    side: fieldText(overlap.side * 100, 0),
    cover: "open",
  }) satisfies Values;

/** Reads the form's values, or says which fields are invalid and why. */
export function readSurvey(values: Values, { bighaSquareFeet }: SurveyFigures): Reading<SurveyInput> {
  const {
    shape = "",
    long = "",
    wide = "",
    area = "",
    unit = "",
    pixel = "",
    front = "",
    side = "",
    cover = "",
  } = values;
  const chosen = choiceIn(shape, shapes);
  const units = landUnits(bighaSquareFeet);
  const land = landIn(area, unit, units, 0.01, MAX_ACRES);
  const sides = (limits: Limits) => sidesIn(long, wide, limits, units);
  // Only the fields that the form shows are read: the others may hold anything.
  const asked =
    shape === "area"
      ? squareOf(land)
      : shape === "road"
        ? { ...sides(ROAD), land: null }
        : boundedLand(sides(LAND), area.trim() ? land : null);
  return readAll<SurveyInput>({
    shape: chosen,
    ...asked,
    pixel: measureIn(pixel, words.pixel, "cm", 0.3, 10),
    front: measureIn(front, words.front, "percent", 50, 95),
    side: measureIn(side, words.side, "percent", 50, 95),
    cover: choiceIn(cover, covers),
  });
}

/**
 * The first values of a newly chosen shape: the area is that of the sides, and a road is as wide as the narrowest corridor
 * until the visitor says how wide.
 * @returns further values to change
 */
export function startOfShape(changed: Values, before: Values, { corridorMetres }: SurveyFigures): Values {
  if (changed.shape === before.shape) return {};
  if (changed.shape === "road")
    return (changed.wide ?? before.wide) === before.wide ? { wide: fieldText(corridorMetres.from), area: "" } : {};
  if (changed.shape !== "area" || (changed.area ?? before.area)?.trim()) return {};
  const [long, wide] = [before.long, before.wide].map((side = "") => measureIn(side, words.length, "m", 0, 1e6));
  if (typeof long !== "number" || typeof wide !== "number") return {};
  return { area: fieldText(acresOf(long, wide)), unit: "acre" };
}

/**
 * Whether the values are a case of land or of a road, which a visitor may want answered together, and whether its size is
 * still the form's own.
 */
export function caseOf(values: Values, figures: SurveyFigures) {
  const own: Values = surveyValues(figures);
  const { shape = "" } = values;
  const start: Values = { ...own, ...startOfShape({ shape }, own, figures) };
  const initial = ["long", "wide", "area"].every((name) => values[name] === start[name]);
  return { name: shape === "road" ? "road" : "land", initial };
}

/** Larger areas are planned by a person, in blocks. */
const MAX_ACRES = 5000;

/** The sides of a rectangle that is planned here, in metres, and its greatest area. */
type Limits = { narrowest: number; longest: number; acres: number };
const LAND: Limits = { narrowest: 20, longest: 20_000, acres: MAX_ACRES };
/** The longest road as wide as the widest corridor. */
const ROAD: Limits = { narrowest: 5, longest: 200_000, acres: 10_000 };

const acresOf = (long: number, wide: number) => (long * wide) / SQUARE_METRES_PER_ACRE;

/** What is flown: the sides of the rectangle, and the land inside. */
type Asked = { long: number | Problem; wide: number | Problem; land: Land | null | Problem };

/** A square of the land's area, for a boundary that is not known yet. */
function squareOf(land: Land | Problem): Asked {
  const side = "problem" in land ? 0 : Math.sqrt(land.acres * SQUARE_METRES_PER_ACRE);
  return { long: side, wide: side, land };
}

/**
 * The sides of a rectangle, or a problem if it is too large.
 * @param units units of land, which belong to another choice of the form
 */
function sidesIn(
  longText: string,
  wideText: string,
  { narrowest, longest, acres }: Limits,
  units: readonly LandUnit[],
): Pick<Asked, "long" | "wide"> {
  const side = (text: string, name: string, from: number, to: number) =>
    unitNamed(partsOf(text).word, units)
      ? { problem: words.areaAsSide(name, text.trim()) }
      : measureIn(text, name, "m", from, to);
  const long = side(longText, words.length, 20, longest);
  const wide = side(wideText, words.width, narrowest, 20_000);
  const fits = typeof long !== "number" || typeof wide !== "number" || acresOf(long, wide) <= acres;
  const problem = words.tooLarge(indian(acres));
  return { long: fits ? long : { problem }, wide };
}

/** Greatest rounding errors of a side in whole metres and of an area in hundredths of an acre. */
const ROUNDING = { metres: 0.5, acres: 0.005 };

/** The land inside a rectangle, which cannot hold more than its own area. */
function boundedLand({ long, wide }: Pick<Asked, "long" | "wide">, land: Land | null | Problem): Asked {
  const whole = { long, wide, land };
  if (!land || "problem" in land || typeof long !== "number" || typeof wide !== "number") return whole;
  if (land.acres <= acresOf(long + ROUNDING.metres, wide + ROUNDING.metres) + ROUNDING.acres) return whole;
  return { long, wide, land: { problem: words.tooMuchLand(indian(acresOf(long, wide))) } };
}

export type SurveyPlan = Grid & {
  acres: number;
  heightMetres: number;
  /** Whether the height needs no permission in a green zone. */
  allowed: boolean;
  /** The pixel for between 8 and 12 km from an airport, in centimetres, where the height is more than is planned there. */
  pixelNearAirport: number | null;
  gigabytes: number;
  /** Whether the claimed accuracy applies: height, overlaps, hard open ground. */
  claimed: boolean;
  /** Height relative to that of the claim; pixel and errors grow with it. */
  coarser: number;
  /** Days of work on the land. */
  days: number;
  offer: AreaPackage | undefined;
};

/**
 * Plans a grid over a rectangle, at the height that gives the requested pixel. Land that fills only part of
 * the rectangle is flown as the rectangle; its package follows from its own area.
 */
export function planSurvey(input: SurveyInput, figures: SurveyFigures): SurveyPlan {
  const { camera, planning, accuracy, overlap, nearAirport } = figures;
  const heightMetres = (input.pixel / camera.pixel.centimetres) * camera.pixel.atMetres;
  const grid = planGrid(
    {
      longMetres: input.long,
      wideMetres: input.wide,
      pixelMetres: input.pixel / 100,
      footprint: footprint(camera, heightMetres),
      overlap: { forward: input.front / 100, side: input.side / 100 },
    },
    planning,
  );
  const rectangle = acresOf(input.long, input.wide);
  const acres = input.land?.acres ?? rectangle;
  const coarser = heightMetres / accuracy.upToMetres;
  const overlaps = input.front >= overlap.forward * 100 && input.side >= overlap.side * 100;
  return {
    ...grid,
    acres,
    heightMetres,
    allowed: heightMetres <= figures.ceilingMetres,
    pixelNearAirport:
      heightMetres <= nearAirport.metres.to
        ? null
        : (camera.pixel.centimetres * nearAirport.metres.to) / camera.pixel.atMetres,
    gigabytes: (grid.photographs * planning.megabytesPerPhotograph) / 1000,
    claimed: coarser <= 1 && overlaps && input.cover.id === "open",
    coarser,
    days: Math.ceil(grid.hoursInTheField / planning.hoursADay),
    offer: packageFor(acres, figures.packages),
  };
}
