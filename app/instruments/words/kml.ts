/** The field for a boundary or a line, what was read, and what may be wrong with a file. Numbers come as they are shown. */
export const words = {
  file: "Boundary or line as KML",
  fileHint: "Choose or drop a file. Read in your browser and never sent: only its length, width and area are taken.",
  paste: "Or paste the KML as text",
  text: "KML text",
  readAsLand: (long: string, wide: string, acres: string) =>
    `Read as an area: ${acres} acres inside, flown as the ${long} by ${wide} m around them.`,
  readAsLine: (lines: number, metres: string) =>
    `Read as ${lines === 1 ? `a line of ${metres} m` : `${lines} lines, ${metres} m together`}: give the width below.`,
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Please save the boundary or line alone as KML.`,
  tooMany: (parts: number) =>
    `This file has more than ${parts} areas or lines. Please save the land to be flown alone as KML.`,
  unreadable: "This file could not be read. Please choose it again, or type the sides.",
  noKml: "This is not a KML file. Please save the boundary or line as KML (not KMZ) and choose it again.",
  nothing: "This file has no area and no line. Please choose a KML file with a polygon or a path.",
  brokenCorner: "A point of this boundary or line cannot be read. Please save the KML file again.",
  elsewhere: "This file's place lies outside India. KML gives longitude before latitude: please check the file.",
};
