const area = "Land, by its area";

/** Choices, subjects of the problems at the fields, and problems. */
export const words = {
  shapes: { sides: "Land, by length and width", area, road: "A road, canal or line" },
  covers: { open: "Open ground", hills: "Slopes and hills", trees: "Scrub or trees" },
  pixel: "The pixel",
  front: "The overlap along the line",
  side: "The overlap between lines",
  length: "The length",
  width: "The width",
  /** @param typed the area that stands in the field of a side */
  areaAsSide: (name: string, typed: string) => `${name} cannot be an area. For ${typed} choose “${area}” above.`,
  tooLarge: (acres: string) => `A rectangle of more than ${acres} acres is planned by our team, in blocks: ask us.`,
  tooMuchLand: (acres: string) =>
    `A rectangle of these sides holds ${acres} acres: correct them, leave the area empty, or choose “${area}” above.`,
};
