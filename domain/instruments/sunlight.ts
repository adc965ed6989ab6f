import { getPosition, getTimes } from "suncalc";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Sunlight on the horizontal under a clear sky, in W/m²: the model of Haurwitz (1945) with the constant of Reno, Hansen
 * and Stein (Sandia report 2012-2389), 1098 · cos z · e^(−0.059 / cos z).
 * @param altitude the sun's height above the horizon, in degrees
 */
export function clearSky(altitude: number): number {
  const cosZenith = Math.sin(radians(altitude));
  return cosZenith <= 0 ? 0 : 1098 * cosZenith * Math.exp(-0.059 / cosZenith);
}

/**
 * The diffuse part of horizontal light, in W/m² (Erbs, Klein and Duffie, 1982), from the clearness index.
 * @param horizontal light on the horizontal, in W/m²
 * @param altitude the sun's height above the horizon, in degrees
 */
export function diffusePart(horizontal: number, altitude: number, dayOfYear: number): number {
  const outside = 1366.1 * (1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365)) * Math.sin(radians(altitude));
  if (outside <= 0) return 0;
  const share = Math.min(1, horizontal / outside);
  const diffuse =
    share <= 0.22
      ? 1 - 0.09 * share
      : share <= 0.8
        ? 0.9511 - 0.1604 * share + 4.388 * share ** 2 - 16.638 * share ** 3 + 12.336 * share ** 4
        : 0.165;
  return horizontal * diffuse;
}

/** Usual albedo of bare ground. */
const GROUND = 0.2;

/**
 * Clear-sky light in the plane of modules that face south, in W/m²: direct light by its angle of incidence,
 * diffuse and reflected light by the visible part of sky and ground (Liu and Jordan, 1963).
 * @param sun its altitude and its azimuth from north by east, in degrees
 * @param tilt of the modules from the horizontal, in degrees
 */
export function lightOnModules(sun: { altitude: number; azimuth: number }, tilt: number, dayOfYear: number): number {
  const horizontal = clearSky(sun.altitude);
  if (horizontal === 0) return 0;
  const [height, slope] = [radians(sun.altitude), radians(tilt)];
  const diffuse = diffusePart(horizontal, sun.altitude, dayOfYear);
  const cosIncidence =
    Math.cos(slope) * Math.sin(height) + Math.sin(slope) * Math.cos(height) * Math.cos(radians(sun.azimuth - 180));
  // Limits the division near the horizon.
  const direct = ((horizontal - diffuse) * Math.max(0, cosIncidence)) / Math.max(Math.sin(height), 0.05);
  return direct + (diffuse * (1 + Math.cos(slope))) / 2 + (horizontal * GROUND * (1 - Math.cos(slope))) / 2;
}

/** Part of a day, in minutes after local midnight. */
export type DayPart = { from: number; to: number };

const STEP_MINUTES = 5;
const DAY_MINUTES = 24 * 60;

export type Place = { latitude: number; longitude: number };

const dayOfYear = (day: Date) => Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 0)) / 86_400_000);

/**
 * When a clear sky gives modules enough light, in steps of five minutes.
 * @param day midnight UTC of the date
 * @param offset local time ahead of UTC, in minutes
 * @param tilt of the modules, in degrees
 * @param least light in the plane of the modules, in W/m²
 * @returns null if the day has none
 */
export function hoursOfLight(
  day: Date,
  { latitude, longitude }: Place,
  offset: number,
  tilt: number,
  least: number,
): DayPart | null {
  const number = dayOfYear(day);
  const enough = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, step) => step * STEP_MINUTES).filter(
    (minute) => {
      const sun = getPosition(new Date(day.getTime() + (minute - offset) * 60_000), latitude, longitude);
      return lightOnModules(sun, tilt, number) >= least;
    },
  );
  const [from, to] = [enough[0], enough.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

/** Sunrise in minutes after local midnight; null if there is none. */
export const sunrise = (day: Date, place: Place, offset: number) => timeOf("sunrise", day, place, offset);

/** Sunset in minutes after local midnight; null if there is none. */
export const sunset = (day: Date, place: Place, offset: number) => timeOf("sunset", day, place, offset);

function timeOf(event: "sunrise" | "sunset", day: Date, { latitude, longitude }: Place, offset: number): number | null {
  // From local noon: the library takes the solar day around the given time.
  const noon = new Date(day.getTime() + (DAY_MINUTES / 2 - offset) * 60_000);
  const time = getTimes(noon, latitude, longitude)[event];
  return time && Math.round((time.getTime() - day.getTime()) / 60_000 + offset);
}
