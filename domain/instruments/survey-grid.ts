import type { GridPlanning, SurveyFigures } from "./figures.ts";

/** Metres of ground that a photograph shows across the line of flight and along it. */
export type Footprint = { across: number; along: number };

/** The footprint of a photograph from `height` metres. */
export function footprint({ megapixels, aspect, pixel }: SurveyFigures["camera"], height: number): Footprint {
  const groundPixel = (pixel.centimetres / 100) * (height / pixel.atMetres);
  const across = Math.sqrt(megapixels * 1e6 * aspect) * groundPixel;
  return { across, along: across / aspect };
}

export type Grid = {
  lines: number;
  photographs: number;
  minutesInTheAir: number;
  flights: number;
  hoursInTheField: number;
  /** Parts of the length that are flown one after another, because one battery lasts along a line of each and back. */
  sections: number;
};

/**
 * A grid over a rectangle, its lines along the longer side. The line spacing is the footprint across times one minus the
 * side overlap, the photograph spacing the footprint along times one minus the front overlap. The speed is limited by
 * a blur of one pixel and by the camera's shortest interval. Lines that are longer than a battery lasts along and back are
 * flown in sections of equal length.
 */
export function planGrid(
  {
    longMetres,
    wideMetres,
    pixelMetres,
    footprint,
    overlap,
  }: {
    longMetres: number;
    wideMetres: number;
    pixelMetres: number;
    footprint: Footprint;
    /** Overlap of neighbouring photographs, as shares. */
    overlap: { forward: number; side: number };
  },
  planning: GridPlanning,
): Grid {
  const length = Math.max(longMetres, wideMetres);
  const width = Math.min(longMetres, wideMetres);
  const lineSpacing = footprint.across * (1 - overlap.side);
  const photographSpacing = footprint.along * (1 - overlap.forward);
  const lines = Math.ceil(width / lineSpacing) + 1;
  const speed = Math.min(
    planning.speedMetresPerSecond,
    pixelMetres / planning.exposureSeconds,
    photographSpacing / planning.shortestIntervalSeconds,
  );
  const usableSeconds = planning.enduranceMinutes * 60 - planning.secondsToClimb;
  const sections = Math.ceil(length / (speed * (usableSeconds / 2 - planning.secondsPerTurn)));
  const sectionMetres = length / sections;
  const sectionSeconds = (lines * sectionMetres) / speed + lines * planning.secondsPerTurn;
  // A flight over a section ends on the side on which it began.
  const linesOfFlight = 2 * Math.floor(usableSeconds / (2 * (sectionMetres / speed + planning.secondsPerTurn)));
  const flights =
    sections > 1 ? sections * Math.ceil(lines / linesOfFlight) : Math.ceil(sectionSeconds / usableSeconds);
  const minutesInTheAir = (sections * sectionSeconds + flights * planning.secondsToClimb) / 60;
  return {
    lines,
    photographs: sections * lines * (Math.ceil(sectionMetres / photographSpacing) + 1),
    minutesInTheAir,
    flights,
    sections,
    hoursInTheField: (minutesInTheAir + flights * planning.minutesBetweenFlights) / 60,
  };
}
