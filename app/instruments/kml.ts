import { type Boundary, boundaryOf, lengthOf, type Point, type Polygon } from "#domain/instruments/boundary.ts";
import type { Problem } from "#domain/instruments/field-values.ts";
import { words } from "./words/kml";

/** What a file shows: land with a boundary, or lines such as a road's centre line. */
export type Shown = Boundary | { lineMetres: number; lines: number };

/** A boundary has some kilobytes. A larger file contains something else, and parsing it would block the page. */
const MAX_MEGABYTES = 1;

/** Land to be flown has some fields, and a road some parts. A file with more is a map, and reading it takes seconds. */
const MAX_PARTS = 200;

/** India with a margin, in degrees. */
const INDIA = { west: 68, east: 98, south: 6, north: 38 };

/** Reads what a visitor's KML file shows (OGC 12-007r2), or says in a sentence why it cannot. Browser only. */
export async function shownInFile(file: File): Promise<Shown | Problem> {
  if (file.size > MAX_MEGABYTES * 1e6) return { problem: words.tooLarge(MAX_MEGABYTES) };
  const text = await file.text().catch(() => null);
  return text === null ? { problem: words.unreadable } : shownInKml(text);
}

/** The same of a text, such as one that was pasted. Lines count only where there is no land. */
export function shownInKml(text: string): Shown | Problem {
  if (text.length > MAX_MEGABYTES * 1e6) return { problem: words.tooLarge(MAX_MEGABYTES) };
  const document = new DOMParser().parseFromString(text, "application/xml");
  if (document.getElementsByTagName("parsererror").length > 0) return { problem: words.noKml };
  const areas = [...document.getElementsByTagNameNS("*", "Polygon")];
  if (areas.length > MAX_PARTS) return { problem: words.tooMany(MAX_PARTS) };
  const polygons: Polygon[] = areas.map((polygon) => ({
    edge: ringsIn(polygon, "outerBoundaryIs").flat(),
    holes: ringsIn(polygon, "innerBoundaryIs"),
  }));
  const rings = polygons.flatMap(({ edge, holes }) => [edge, ...holes]);
  const hasLand = rings.some(({ length }) => length > 0);
  const lines = hasLand
    ? []
    : [...document.getElementsByTagNameNS("*", "LineString")].map((line) => coordinatesIn(line).flat());
  if (lines.length > MAX_PARTS) return { problem: words.tooMany(MAX_PARTS) };
  for (const [longitude, latitude] of [...rings, ...lines].flat()) {
    if (Number.isNaN(longitude) || Number.isNaN(latitude)) return { problem: words.brokenCorner };
    const { west, east, south, north } = INDIA;
    if (longitude < west || longitude > east || latitude < south || latitude > north)
      return { problem: words.elsewhere };
  }
  const lineMetres = Math.round(lengthOf(lines));
  return lineMetres > 0 ? { lineMetres, lines: lines.length } : (boundaryOf(polygons) ?? { problem: words.nothing });
}

/** Child elements of this local name, whatever their namespace prefix. */
const childrenNamed = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName }) => localName === name);

/** The rings in a polygon's boundaries of this name. */
function ringsIn(polygon: Element, name: string): Point[][] {
  return childrenNamed(polygon, name)
    .flatMap((boundary) => childrenNamed(boundary, "LinearRing"))
    .flatMap(coordinatesIn);
}

/** The points in a ring or a line. */
const coordinatesIn = (line: Element): Point[][] =>
  childrenNamed(line, "coordinates").map(({ textContent }) => pointsIn(textContent));

/** "77.4,23.2,0 77.5,23.2,0": corners between blanks. Some programs put a blank behind the comma too. */
function pointsIn(list: string): Point[] {
  const corners = list.replace(/\s+/g, " ").replace(/ ?, ?/g, ",").trim();
  if (!corners) return [];
  return corners.split(" ").map((corner): Point => {
    const [longitude, latitude] = corner.split(",").map((part) => (part ? Number(part) : Number.NaN));
    return [longitude ?? Number.NaN, latitude ?? Number.NaN];
  });
}
