import type { SurveyFigures } from "~/content/instruments";
import { type Grid, planGrid } from "./grid.ts";
import { choiceIn, numberIn, type Reading, readAll, SQUARE_METRES_PER_ACRE, type Values } from "./values.ts";

export type SurveyInput = {
  /** Sides of the rectangle; the lines are flown along the longer one. */
  long: number;
  wide: number;
  /** Wished ground pixel in centimetres. */
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

/** The form's fields as an address gives them; the overlaps are the page's own. */
export const surveyValues = ({ overlap }: SurveyFigures) =>
  ({
    long: "500",
    wide: "400",
    pixel: "1.5",
    front: String(Math.round(overlap.forward * 100)),
    side: String(Math.round(overlap.side * 100)),
    cover: "open",
  }) satisfies Values;

export function readSurvey(values: Values): Reading<SurveyInput> {
  const { long = "", wide = "", pixel = "", front = "", side = "", cover = "" } = values;
  return readAll<SurveyInput>({
    long: numberIn(long, "The length", 20, 20_000),
    wide: numberIn(wide, "The width", 20, 20_000),
    pixel: numberIn(pixel, "The pixel", 0.3, 10),
    front: numberIn(front, "The overlap along the line", 50, 95),
    side: numberIn(side, "The overlap between lines", 50, 95),
    cover: choiceIn(cover, covers),
  });
}

/**
 * Ground sample distance in centimetres a pixel (every photogrammetry text; Pix4D and DJI publish the same).
 * Worked: 17.3 mm, 12.29 mm, 5280 px at 100 m give 2.67 cm.
 */
export function groundPixelCentimetres(camera: {
  sensorWidthMillimetres: number;
  focalLengthMillimetres: number;
  imageWidthPixels: number;
  heightMetres: number;
}): number {
  const { sensorWidthMillimetres, focalLengthMillimetres, imageWidthPixels, heightMetres } = camera;
  return ((sensorWidthMillimetres * heightMetres) / (focalLengthMillimetres * imageWidthPixels)) * 100;
}

export type SurveyPlan = Grid & {
  acres: number;
  heightMetres: number;
  /** Whether the height is one that the rules allow without permission in a green zone. */
  allowed: boolean;
  /** Whether it is also allowed between 8 and 12 km from an airport. */
  allowedNearAirport: boolean;
  gigabytes: number;
  offer: SurveyFigures["packages"][number] | undefined;
};

/** Plans a grid over a rectangle, at the height at which the camera's pixel is the wished one. */
export function planSurvey(input: SurveyInput, figures: SurveyFigures): SurveyPlan {
  const { camera, planning } = figures;
  const heightMetres = (input.pixel / camera.pixel.centimetres) * camera.pixel.atMetres;
  const across = Math.sqrt(camera.megapixels * 1e6 * camera.aspect);
  const grid = planGrid(
    {
      long: input.long,
      wide: input.wide,
      pixelMetres: input.pixel / 100,
      pixels: { across, along: across / camera.aspect },
      overlap: { forward: input.front / 100, side: input.side / 100 },
    },
    planning,
  );
  const acres = (input.long * input.wide) / SQUARE_METRES_PER_ACRE;
  return {
    ...grid,
    acres,
    heightMetres,
    allowed: heightMetres <= figures.ceilingMetres,
    allowedNearAirport: heightMetres <= figures.lowCeilingMetres,
    gigabytes: (grid.photographs * planning.megabytesPerPhotograph) / 1000,
    offer: figures.packages.find(({ upToAcres }) => upToAcres === null || acres <= upToAcres),
  };
}

/** Metres in a degree of latitude (mean, WGS 84). */
const METRES_PER_DEGREE = 111_195;

/**
 * The extent of the boundaries in a KML file, east to west and north to south.
 * @returns sides in whole metres, or null where the file names no area
 */
export function extentOfKml(text: string): { long: number; wide: number } | null {
  const points = [...text.matchAll(/<coordinates>([\s\S]*?)<\/coordinates>/g)].flatMap(([, list = ""]) =>
    list
      .trim()
      .split(/\s+/)
      .map((point) => point.split(",").map(Number))
      .filter(([longitude, latitude]) => Number.isFinite(longitude) && Number.isFinite(latitude)),
  );
  if (points.length < 3) return null;
  const longitudes = points.map(([longitude = 0]) => longitude);
  const latitudes = points.map(([, latitude = 0]) => latitude);
  const [west, east, south, north] = [
    Math.min(...longitudes),
    Math.max(...longitudes),
    Math.min(...latitudes),
    Math.max(...latitudes),
  ];
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const across = Math.round((east - west) * METRES_PER_DEGREE * Math.cos(middle));
  const along = Math.round((north - south) * METRES_PER_DEGREE);
  if (across === 0 || along === 0) return null;
  return { long: Math.max(across, along), wide: Math.min(across, along) };
}
