import type { ThermalFigures } from "~/content/instruments";
import { type Grid, planGrid } from "./grid.ts";
import { type DayPart, firstLight, hoursOfLight } from "./sunlight.ts";
import { choiceIn, dayIn, numberIn, type Reading, readAll, SQUARE_METRES_PER_ACRE, type Values } from "./values.ts";

export const targets = [
  { id: "solar", name: "Solar modules on the ground" },
  { id: "roof", name: "Roof, for moisture and insulation" },
] as const;

export type ThermalInput = {
  target: (typeof targets)[number];
  /** Megawatts of a solar park, or square metres of roof. */
  size: number;
  /** Wished ground pixel in centimetres. */
  pixel: number;
  tilt: number;
  /** Wished day, midnight UTC, or null. */
  date: Date | null;
};

/** The form's fields as an address gives them. */
export const thermalValues = ({ targets: { solar }, tiltDegrees }: ThermalFigures) =>
  ({
    target: "solar",
    size: "2",
    pixel: String(solar.coarsestCentimetres),
    tilt: String(tiltDegrees),
    date: "",
  }) satisfies Values;

export function readThermal({
  target = "",
  size = "",
  pixel = "",
  tilt = "",
  date = "",
}: Values): Reading<ThermalInput> {
  return readAll<ThermalInput>({
    target: choiceIn(target, targets),
    size: target === "roof" ? numberIn(size, "The roof", 50, 1_000_000) : numberIn(size, "The park", 0.05, 500),
    pixel: numberIn(pixel, "The pixel", 1.5, 20),
    tilt: numberIn(tilt, "The tilt", 0, 60),
    date: dayIn(date),
  });
}

export type ThermalPlan = Grid & {
  acres: number;
  heightMetres: number;
  /** Whether the height is one that the rules allow without permission in a green zone. */
  allowed: boolean;
  /** Whether the pixel is fine enough to show the faults that are looked for. */
  fineEnough: boolean;
  /** The day that is reckoned with: the wished one, or the shortest of the year. */
  day: Date;
  /** When it can be flown on that day, if the sky is clear; null where never. */
  hours: DayPart | null;
  /** Days like that one; null where not even one flight goes into a day. */
  days: number | null;
  offer: ThermalFigures["packages"][number] | undefined;
};

/** Minutes of the part of a day. */
const lengthOf = (part: DayPart | null) => (part ? part.to - part.from : 0);

/**
 * Plans thermal flights over a square of the given size. IEC TS 62446-3 asks for at least 600 W/m² in the plane of the
 * modules; moisture in a roof shows at first light, when the dry part has cooled.
 */
export function planThermal({ target, size, pixel, tilt, date }: ThermalInput, figures: ThermalFigures): ThermalPlan {
  const { camera, place, zone } = figures;
  const solar = target.id === "solar";
  const acres = solar ? size * figures.acresPerMegawatt : size / SQUARE_METRES_PER_ACRE;
  const side = Math.sqrt(acres * SQUARE_METRES_PER_ACRE);
  const heightMetres = (pixel / camera.pixel.centimetres) * camera.pixel.atMetres;
  const { planning } = figures;
  const grid = planGrid(
    { long: side, wide: side, pixelMetres: pixel / 100, pixels: camera.pixels, overlap: figures.overlap },
    planning,
  );
  const day = date ?? shortestDay;
  const dawn = solar ? null : firstLight(day, place, zone.offset);
  const hours = solar
    ? hoursOfLight(day, place, zone.offset, tilt, figures.wattsPerSquareMetre)
    : dawn === null
      ? null
      : { from: dawn, to: dawn + figures.roofHours * 60 };
  // The last battery of a day need not be changed any more.
  const flightMinutes = grid.minutesInTheAir / grid.flights + planning.minutesBetweenFlights;
  const flightsADay = Math.floor((lengthOf(hours) + planning.minutesBetweenFlights) / flightMinutes);
  return {
    ...grid,
    acres,
    heightMetres,
    allowed: heightMetres <= figures.ceilingMetres,
    fineEnough: pixel <= figures.targets[target.id].coarsestCentimetres,
    day,
    hours,
    days: flightsADay > 0 ? Math.ceil(grid.flights / flightsADay) : null,
    offer: figures.packages.find(({ upToAcres }) => upToAcres === null || acres <= upToAcres),
  };
}

/** The day with the least sun north of the equator: who gives no day gets a plan that holds on every other. */
const shortestDay = new Date(Date.UTC(2026, 11, 21));
