import { counted } from "#domain/instruments/field-values.ts";

/** Labels in the drawings, and what is said of a drawing to those who cannot see it. */
export const words = {
  field: (side: string, swaths: number, refills: number) =>
    `A square field of ${side} m, ${counted(swaths, "swath")}, ${counted(refills, "refill")}`,
  asSquare: (side: string, swaths: number, swathMetres: string) =>
    `As a square: ${side} m, ${counted(swaths, "swath")} of ${swathMetres} m`,
  refill: "Where the tank is filled again",
  sun: "The sun's arc",
  sunAndFlights: (from: string, to: string) => `The sun's arc; flights from ${from} to ${to}`,
  horizon: "Horizon",
  weeks: (weeks: number, parts: number) =>
    `${counted(weeks, "week")}, with a bar for each of ${counted(parts, "part")}`,
  week: (week: number) => `Week ${week}`,
  lines: (lines: number) => `${counted(lines, "parallel line")} over the rectangle`,
  linesNotToScale: (lines: number) => `${counted(lines, "parallel line")} over the rectangle, width not to scale`,
  notToScale: "Width not to scale",
};
