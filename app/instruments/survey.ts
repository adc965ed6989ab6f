import type { SurveyFigures } from "~/content/instruments";
import { choiceIn, numberIn, type Reading, readAll, SQUARE_METRES_PER_ACRE, type Values } from "./values";

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

export type SurveyPlan = {
  acres: number;
  heightMetres: number;
  /** Whether the height is one that the rules allow without permission in a green zone. */
  allowed: boolean;
  /** Whether it is also allowed between 8 and 12 km from an airport. */
  allowedNearAirport: boolean;
  lines: number;
  photographs: number;
  minutesInTheAir: number;
  flights: number;
  hoursInTheField: number;
  gigabytes: number;
  offer: SurveyFigures["packages"][number] | undefined;
};

/**
 * Plans a grid over a rectangle. A camera's pixel grows in proportion to the height; the line spacing is the footprint
 * across times one minus the side overlap, the photograph spacing the footprint along times one minus the front overlap.
 * The speed keeps the blur within one pixel and leaves the camera its shortest interval.
 */
export function planSurvey(input: SurveyInput, figures: SurveyFigures): SurveyPlan {
  const { camera, planning } = figures;
  const length = Math.max(input.long, input.wide);
  const width = Math.min(input.long, input.wide);
  const pixelMetres = input.pixel / 100;
  const heightMetres = (input.pixel / camera.pixel.centimetres) * camera.pixel.atMetres;
  const pixelsAcross = Math.sqrt(camera.megapixels * 1e6 * camera.aspect);
  const pixelsAlong = pixelsAcross / camera.aspect;
  const lineSpacing = pixelsAcross * pixelMetres * (1 - input.side / 100);
  const photographSpacing = pixelsAlong * pixelMetres * (1 - input.front / 100);
  const lines = Math.ceil(width / lineSpacing) + 1;
  const photographs = lines * (Math.ceil(length / photographSpacing) + 1);
  const speed = Math.min(
    planning.speedMetresPerSecond,
    pixelMetres / planning.exposureSeconds,
    photographSpacing / planning.shortestIntervalSeconds,
  );
  const seconds = (lines * length) / speed + lines * planning.secondsPerTurn;
  const usableSeconds = planning.enduranceMinutes * 60 * (1 - planning.reserve) - planning.secondsToClimb;
  const flights = Math.ceil(seconds / usableSeconds);
  const minutesInTheAir = (seconds + flights * planning.secondsToClimb) / 60;
  const acres = (length * width) / SQUARE_METRES_PER_ACRE;
  return {
    acres,
    heightMetres,
    allowed: heightMetres <= figures.ceilingMetres,
    allowedNearAirport: heightMetres <= figures.lowCeilingMetres,
    lines,
    photographs,
    minutesInTheAir,
    flights,
    hoursInTheField: (minutesInTheAir + flights * planning.minutesBetweenFlights) / 60,
    gigabytes: (photographs * planning.megabytesPerPhotograph) / 1000,
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
