import { counted } from "#domain/instruments/field-values.ts";

/** Days, hours, ranges and numbers come as they are shown. */
export const words = {
  name: "Thermal planner",
  /** What an enquiry is about; in the Hindi edition the English words follow in brackets, for staff. */
  subject: "Thermal planner",
  limitsOfRoof: (place: string) =>
    `An estimate, not a booking: our team confirms it. For a dry, square roof near ${place} after a sunny day; the last hours before sunrise serve as well. Flights in the dark: check the current rule. Does not include wind, haze, shade, permissions or the shape of your site.`,
  limitsOfPark: (place: string) =>
    `An estimate, not a booking: our team confirms it. For a square park near ${place} with modules that face south, under a clear sky (model of Haurwitz). Does not include wind, haze, shade, permissions or the shape of your site.`,
  target: "What we fly over",
  roofSize: "Area of the roof, m²",
  roofHint: "In square metres, or write 5,000 sq ft.",
  parkSize: "Size of the park, MW",
  parkHint: "In megawatts, or write 500 kW or 40 ha.",
  readAs: (megawatts: string, acresPerMegawatt: number) =>
    `Read as ${megawatts} megawatts, at about ${acresPerMegawatt} acres for each.`,
  pixelOnRoof: "Pixel on the roof, cm",
  pixelOnGround: "Pixel on the ground, cm",
  tilt: "Tilt of modules, °",
  day: "Preferred day",
  flights: (flights: number) => counted(flights, "flight"),
  daysOnSite: (days: number) => `${counted(days, "day")} on site`,
  hours: (from: string, to: string) => `${from} to ${to}`,
  notOn: (day: string) => `Not on ${day}`,
  area: "Area",
  park: (megawatts: string, acres: number) => `${megawatts} MW on about ${counted(acres, "acre")} of ground`,
  roof: (squareMetres: string, acres: number) => `${squareMetres} m² of roof, ${counted(acres, "acre")}`,
  height: "Height",
  heightOverGround: (metres: string, pixel: string) => `${metres} m above the ground for a pixel of ${pixel} cm`,
  heightOverRoof: (metres: string, pixel: string) =>
    `${metres} m above the roof for a pixel of ${pixel} cm. The limit counts from the ground: add the building`,
  nearAirport: "Near an airport",
  parkNearAirport: (kilometres: string, metres: string) =>
    `${kilometres} km from its perimeter we plan ${metres} m: ask for a finer pixel`,
  roofNearAirport: (kilometres: string, metres: string) =>
    `${kilometres} km from its perimeter we plan ${metres} m above the ground, building included`,
  pictures: "Pictures",
  picturesOnLines: (pictures: string, lines: string) => `${pictures}, on ${lines} lines`,
  flightsLabel: "Flights",
  flightsInTheAir: (flights: string, time: string) => `${flights}, ${time} in the air`,
  enoughSun: "Enough sun",
  /** @param given whether the visitor gave the day */
  sun: (from: string, to: string, zone: string, day: string, watts: number, tilt: string, given: boolean) =>
    `${from} to ${to} ${zone} on ${day}, ${watts} W/m² or more at ${tilt}° tilt${given ? "" : " (no day given: the least of the year)"}`,
  afterSunset: "After sunset",
  evening: (from: string, to: string, zone: string, day: string, given: boolean) =>
    `${from} to ${to} ${zone} on ${day}${given ? "" : " (no day given)"}`,
  days: "Days on site",
  daysIfClear: (days: string) => `${days}, if the sky is clear`,
  noDays: "Not on such a day: ask us",
  receives: "You receive",
  tooHigh: (metres: number) =>
    `This pixel means flying above ${metres} m, which needs permission even in a green zone. Ask for a finer pixel.`,
  tooCoarse: (target: string, centimetres: number) =>
    `${target} need a pixel of ${centimetres} cm or finer: this one can miss faults.`,
};
