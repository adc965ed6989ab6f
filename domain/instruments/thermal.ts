import {
  choiceIn,
  dayIn,
  fieldText,
  numberOf,
  type Problem,
  type Reading,
  readAll,
  SQUARE_METRES_PER_ACRE,
  type Values,
} from "./field-values.ts";
import type { ThermalFigures } from "./figures.ts";
import { landUnits, partsOf, unitNamed } from "./land-units.ts";
import { measureIn } from "./measures.ts";
import { packageFor } from "./package-for-area.ts";
import { type DayPart, hoursOfLight, sunset } from "./sunlight.ts";
import { type Grid, planGrid } from "./survey-grid.ts";
import { words } from "./words/thermal.ts";

export const targets = [
  { id: "solar", name: words.targets.solar },
  { id: "roof", name: words.targets.roof },
] as const;

export type ThermalInput = {
  target: (typeof targets)[number];
  /** Megawatts of a solar park, or square metres of roof. */
  size: number;
  /** Requested ground pixel in centimetres. */
  pixel: number;
  /** Degrees; 0 for a roof. */
  tilt: number;
  /** Preferred day, midnight UTC, or null. */
  date: Date | null;
};

/** Initial sizes: megawatts of a park, square metres of a roof. */
const SIZES = { solar: "2", roof: "1000" };

/** The form's initial values for a target. */
export function thermalValues({ targets, tiltDegrees }: ThermalFigures, target = "solar") {
  const own = target === "roof" ? target : "solar";
  return {
    target: own,
    size: SIZES[own],
    pixel: fieldText(targets[own].coarsestCentimetres),
    tilt: fieldText(tiltDegrees),
    date: "",
  } satisfies Values;
}

type ParkFigures = Pick<ThermalFigures, "acresPerMegawatt" | "bighaSquareFeet">;

/** The acres of a text such as "340 ha", as people also give the size of a park; undefined for other texts. */
export function acresIn(text: string, { bighaSquareFeet }: ParkFigures): number | undefined {
  const { number, word } = partsOf(text);
  const unit = unitNamed(word, landUnits(bighaSquareFeet));
  const amount = numberOf(number);
  return unit && !Number.isNaN(amount) ? amount * unit.acres : undefined;
}

/** Megawatts of a park, which may be given by the ground that it covers. */
function parkIn(text: string, figures: ParkFigures): number | Problem {
  const acres = acresIn(text, figures);
  const power = acres === undefined ? text : fieldText(acres / figures.acresPerMegawatt, 4);
  return measureIn(power, words.park, "MW", 0.05, 500, words.land);
}

/** Reads the form's values, or says which fields are invalid and why. A roof's form has no tilt, so it is not read. */
export function readThermal(
  { target = "", size = "", pixel = "", tilt = "", date = "" }: Values,
  figures: ParkFigures,
): Reading<ThermalInput> {
  return readAll<ThermalInput>({
    target: choiceIn(target, targets),
    size: target === "roof" ? measureIn(size, words.roof, "m2", 50, 1_000_000) : parkIn(size, figures),
    pixel: measureIn(pixel, words.pixel, "cm", 1.5, 20),
    tilt: target === "roof" ? 0 : measureIn(tilt, words.tilt, "degree", 0, 60),
    date: dayIn(date),
  });
}

export type ThermalPlan = Grid & {
  acres: number;
  heightMetres: number;
  /** Whether the height needs no permission in a green zone. */
  allowed: boolean;
  /** Whether the height is planned near an airport; of a roof it depends on the building. */
  nearAirport: boolean;
  /** Whether the pixel is fine enough to show faults. */
  fineEnough: boolean;
  /** The day of the plan: the preferred one, or the solstice with less sun on the modules. */
  day: Date;
  /** When flights are possible on that day under a clear sky; null if never. */
  hours: DayPart | null;
  /** Days needed; null if not even one flight fits into a day. */
  days: number | null;
  offer: ThermalFigures["packages"][number] | undefined;
};

/** Length in minutes. */
const lengthOf = (part: DayPart | null) => (part ? part.to - part.from : 0);

/**
 * The next 21 December and the next 21 June. Flat modules get least sun on the first, those steeper than about 35
 * degrees on the second. Without a preferred day the plan is for the worse of both, so that it holds on any day.
 */
function solstices(now: number): [winter: Date, summer: Date] {
  const year = new Date(now).getUTCFullYear();
  const next = (month: number) => new Date(Date.UTC(Date.UTC(year, month, 22) > now ? year : year + 1, month, 21));
  return [next(11), next(5)];
}

/**
 * Plans thermal flights over a square of the given size. IEC TS 62446-3 asks for at least 600 W/m² in the plane of the
 * modules. A wet roof holds the day's heat and shows after sunset, when the dry part has cooled.
 */
export function planThermal(
  { target, size, pixel, tilt, date }: ThermalInput,
  figures: ThermalFigures,
  now = Date.now(),
): ThermalPlan {
  const { camera, place, zone } = figures;
  const solar = target.id === "solar";
  const acres = solar ? size * figures.acresPerMegawatt : size / SQUARE_METRES_PER_ACRE;
  const side = Math.sqrt(acres * SQUARE_METRES_PER_ACRE);
  const heightMetres = (pixel / camera.pixel.centimetres) * camera.pixel.atMetres;
  const { planning } = figures;
  const pixelMetres = pixel / 100;
  const footprint = { across: camera.pixels.across * pixelMetres, along: camera.pixels.along * pixelMetres };
  const grid = planGrid(
    { longMetres: side, wideMetres: side, pixelMetres, footprint, overlap: figures.overlap },
    planning,
  );
  const hoursOn = (day: Date) => {
    if (solar) return hoursOfLight(day, place, zone.offset, tilt, figures.wattsPerSquareMetre);
    const dusk = sunset(day, place, zone.offset);
    return dusk === null ? null : { from: dusk + figures.roofHours.from * 60, to: dusk + figures.roofHours.to * 60 };
  };
  const [winter, summer] = solstices(now);
  const day = date ?? (lengthOf(hoursOn(summer)) < lengthOf(hoursOn(winter)) ? summer : winter);
  const hours = hoursOn(day);
  // The last flight of a day needs no battery change afterwards.
  const flightMinutes = grid.minutesInTheAir / grid.flights + planning.minutesBetweenFlights;
  const flightsADay = Math.floor((lengthOf(hours) + planning.minutesBetweenFlights) / flightMinutes);
  return {
    ...grid,
    acres,
    heightMetres,
    allowed: heightMetres <= figures.ceilingMetres,
    nearAirport: solar && heightMetres <= figures.nearAirport.metres.to,
    fineEnough: pixel <= figures.targets[target.id].coarsestCentimetres,
    day,
    hours,
    days: flightsADay > 0 ? Math.ceil(grid.flights / flightsADay) : null,
    offer: packageFor(acres, figures.packages),
  };
}
