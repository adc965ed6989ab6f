/** The field for a boundary, and what may be wrong with a file. */
export const words = {
  file: "Boundary as KML",
  fileHint: "Choose or drop a file. Read in your browser and never sent: only its length, width and area are taken.",
  paste: "Or paste the KML as text",
  text: "KML text",
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Please save the boundary alone as KML.`,
  tooMany: (areas: number) => `This file has more than ${areas} areas. Please save the land to be flown alone as KML.`,
  unreadable: "This file could not be read. Please choose it again, or type the sides.",
  noKml: "This is not a KML file. Please save the boundary as KML (not KMZ) and choose it again.",
  noArea: "This file has no area. Please choose a KML file with a polygon.",
  brokenCorner: "A corner of this boundary cannot be read. Please save the KML file again.",
  elsewhere: "This boundary lies outside India. KML gives longitude before latitude: please check the file.",
};
