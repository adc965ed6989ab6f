import { counted } from "#domain/instruments/field-values.ts";

/** Areas, times and numbers come as they are shown. */
export const words = {
  name: "Survey planner",
  /** What an enquiry is about; in the Hindi edition the English words follow in brackets, for staff. */
  subject: "Survey planner",
  limits:
    "An estimate, not a booking: our team confirms it with the map and a site walk. Does not include wind, travel, permissions, ground control or the shape of your boundary. Large land is flown in blocks, so that the pilot keeps the aircraft in sight.",
  shape: "What we fly over",
  area: "Area",
  length: "Length, metres",
  roadHint: "Or write 3 km. Up to 200 km.",
  width: "Width, metres",
  inside: "Area inside the boundary",
  insideHint: "Where it is less than the whole rectangle.",
  front: "Overlap along, %",
  side: "Overlap across, %",
  pixel: "Pixel on the ground, cm",
  /** The pixel at the camera's usual height and at the ceiling. */
  pixelHint: (usualMetres: number, usualPixel: string, ceilingMetres: number, coarsestPixel: string) =>
    `From ${usualMetres} m ${usualPixel} cm, from ${ceilingMetres} m ${coarsestPixel} cm.`,
  cover: "Ground",
  inTheAir: (time: string) => `${time} in the air`,
  flights: (flights: number) => counted(flights, "flight"),
  acres: (acres: number) => counted(acres, "acre"),
  /** @param land as the visitor said it, with its acres */
  asSquare: (land: string, side: string) => `${land}, planned as a square of ${side} m`,
  within: (land: string, long: string, wide: string) => `${land}, flown as the ${long} by ${wide} m around them`,
  rectangle: (long: string, wide: string, acres: number) => `${long} by ${wide} m, ${counted(acres, "acre")}`,
  height: "Height",
  heightForPixel: (metres: string, pixel: string) => `${metres} m above ground for a pixel of ${pixel} cm`,
  nearAirport: "Near an airport",
  heightNearAirport: (kilometres: string, metres: string, pixel: string) =>
    `${kilometres} km from its perimeter we plan ${metres} m: ask for a pixel of ${pixel} cm or finer`,
  lines: "Lines",
  linesInSections: (lines: string, sections: number, kilometres: string) =>
    `${lines}. A battery lasts along ${kilometres} km and back, so the length is ${sections} sections; each is flown in shorter blocks, in sight of the pilot`,
  photographs: "Photographs",
  photographsOf: (photographs: string, gigabytes: string) => `${photographs}, about ${gigabytes} GB`,
  air: "In the air",
  airInFlights: (time: string, flights: number) => `${time}, ${counted(flights, "flight")}`,
  field: "In the field",
  fieldTime: (time: string) => `${time} of flying and battery changes`,
  days: (days: number) => `at least ${counted(days, "day")}`,
  daysLabel: "Days",
  daysOf: (days: number, hoursADay: number) =>
    `At least ${days}, if ${hoursADay} hours of each are flying and battery changes`,
  control: "Ground control",
  controlPoints: (points: number, checks: number) =>
    `At least ${points} control points and ${checks} check points; the scope sets how many your land needs`,
  claimedAccuracy: "Claimed accuracy",
  accuracy: "Accuracy",
  claimed: (horizontal: string, vertical: string) =>
    `${horizontal} horizontal, ${vertical} vertical, on hard open ground`,
  /** @param times how many times as large the errors are; null where they are larger for another reason than the pixel */
  notClaimed: (
    horizontal: string,
    vertical: string,
    upToMetres: number,
    overlap: { forward: string; side: string },
    times: string | null,
  ) =>
    `None claimed here. Our ${horizontal} horizontal, ${vertical} vertical is for hard open ground from ${upToMetres} m or lower, at ${overlap.forward}% and ${overlap.side}% overlap or more. Expect ${times === null ? "larger errors" : `errors about ${times} times as large, because the pixel is`}. We state them for your land.`,
  aircraft: "Aircraft",
  /** @param className a class by its name in the law */
  aircraftOf: (name: string, weight: string, className: string) =>
    `${name}, ${weight} all-up: ${className.toLowerCase()} class`,
  tooHigh: (metres: number) =>
    `This pixel means flying above ${metres} m, which needs permission even in a green zone. Ask for a finer pixel.`,
  unusualCorridor: (from: number, to: number, wide: string) =>
    `Our corridor surveys are ${from} to ${to} m wide. For ${wide} m, ask us first.`,
  trees: "Photographs see leaves, not the ground below: plan 85% both ways, or ask for LiDAR.",
  hills: "On slopes the aircraft follows the terrain; add overlap, and expect more lines.",
};
