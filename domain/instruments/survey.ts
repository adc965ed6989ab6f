import {
  choiceIn,
  fieldText,
  indian,
  numberIn,
  type Problem,
  type Reading,
  readAll,
  SQUARE_METRES_PER_ACRE,
  type Values,
} from "./field-values.ts";
import type { AreaPackage, SurveyFigures } from "./figures.ts";
import { packageFor } from "./package-for-area.ts";
import { type Grid, planGrid } from "./survey-grid.ts";

export type SurveyInput = {
  /** Sides of the rectangle in metres; the lines are flown along the longer one. */
  long: number;
  wide: number;
  /** Acres inside the boundary; null for the whole rectangle. */
  area: number | null;
  /** Requested ground pixel in centimetres. */
  pixel: number;
  /** Overlap along the line and between lines, in percent. */
  front: number;
  side: number;
  cover: (typeof covers)[number];
};

export const covers = [
  { id: "open", name: "Open ground" },
  { id: "hills", name: "Slopes and hills" },
  { id: "trees", name: "Scrub or trees" },
] as const;

/** The form's initial values; overlaps and pixel are those that the page states. */
export const surveyValues = ({ overlap, camera }: SurveyFigures) =>
  ({
    long: "500",
    wide: "400",
    area: "",
    pixel: fieldText(camera.pixel.centimetres),
    front: fieldText(overlap.forward * 100, 0),
    side: fieldText(overlap.side * 100, 0),
    cover: "open",
  }) satisfies Values;

/** Reads the form's values, or says which fields are invalid and why. */
export function readSurvey(values: Values): Reading<SurveyInput> {
  const { long = "", wide = "", area = "", pixel = "", front = "", side = "", cover = "" } = values;
  const sides = [
    numberIn(long, "The length", 20, 20_000, "metres"),
    numberIn(wide, "The width", 20, 20_000, "metres"),
  ] as const;
  return readAll<SurveyInput>({
    long: withinReach(sides),
    wide: sides[1],
    area: areaIn(area, sides),
    pixel: numberIn(pixel, "The pixel", 0.3, 10, "cm"),
    front: numberIn(front, "The overlap along the line", 50, 95, "%"),
    side: numberIn(side, "The overlap between lines", 50, 95, "%"),
    cover: choiceIn(cover, covers),
  });
}

/** Larger areas are planned by a person, in blocks. */
const MAX_ACRES = 5000;

const acresOf = (long: number, wide: number) => (long * wide) / SQUARE_METRES_PER_ACRE;

/** The length, or a problem if the rectangle is too large. */
function withinReach([long, wide]: readonly [number | Problem, number | Problem]): number | Problem {
  if (typeof long !== "number" || typeof wide !== "number" || acresOf(long, wide) <= MAX_ACRES) return long;
  return { problem: `A rectangle of more than ${indian(MAX_ACRES)} acres is planned by our team, in blocks: ask us.` };
}

/** Greatest rounding errors of a side in whole metres and of an area in hundredths of an acre. */
const ROUNDING = { metres: 0.5, acres: 0.005 };

/** The acres inside the boundary, at most those of the rectangle. */
function areaIn(text: string, sides: readonly (number | Problem)[]): number | null | Problem {
  if (!text.trim()) return null;
  const acres = numberIn(text, "The area", 0.01, MAX_ACRES, "acres");
  const [long, wide] = sides;
  if (typeof acres !== "number" || typeof long !== "number" || typeof wide !== "number") return acres;
  return acres <= acresOf(long + ROUNDING.metres, wide + ROUNDING.metres) + ROUNDING.acres
    ? acres
    : {
        problem: `A rectangle of these sides holds ${indian(acresOf(long, wide))} acres: correct them, or leave the area empty.`,
      };
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
  offer: AreaPackage | undefined;
};

/**
 * Plans a grid over a rectangle, at the height that gives the requested pixel. Land that fills only part of
 * the rectangle is flown as the rectangle; its package follows from its own area.
 */
export function planSurvey(input: SurveyInput, figures: SurveyFigures): SurveyPlan {
  const { camera, planning, accuracy, overlap, nearAirport } = figures;
  const heightMetres = (input.pixel / camera.pixel.centimetres) * camera.pixel.atMetres;
  const across = Math.sqrt(camera.megapixels * 1e6 * camera.aspect);
  const grid = planGrid(
    {
      longMetres: input.long,
      wideMetres: input.wide,
      pixelMetres: input.pixel / 100,
      pixels: { across, along: across / camera.aspect },
      overlap: { forward: input.front / 100, side: input.side / 100 },
    },
    planning,
  );
  const rectangle = acresOf(input.long, input.wide);
  const acres = input.area ?? rectangle;
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
    offer: packageFor(acres, figures.packages),
  };
}
