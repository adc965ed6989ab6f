import { type Boundary, boundaryOf, type Point, type Polygon } from "#domain/instruments/boundary.ts";
import type { Problem } from "#domain/instruments/field-values.ts";
import { words } from "./words/kml";

/** A boundary has some kilobytes. A larger file contains something else, and parsing it would block the page. */
const MAX_MEGABYTES = 1;

/** Land to be flown has some fields. A file with more is a map, and reading it takes seconds. */
const MAX_AREAS = 200;

/** India with a margin, in degrees. */
const INDIA = { west: 68, east: 98, south: 6, north: 38 };

/** Reads the boundary in a visitor's KML file (OGC 12-007r2), or says in a sentence why it cannot. Browser only. */
export async function boundaryOfFile(file: File): Promise<Boundary | Problem> {
  if (file.size > MAX_MEGABYTES * 1e6) return { problem: words.tooLarge(MAX_MEGABYTES) };
  const text = await file.text().catch(() => null);
  return text === null ? { problem: words.unreadable } : boundaryOfKml(text);
}

/** The same of a text, such as one that was pasted. */
export function boundaryOfKml(text: string): Boundary | Problem {
  if (text.length > MAX_MEGABYTES * 1e6) return { problem: words.tooLarge(MAX_MEGABYTES) };
  const document = new DOMParser().parseFromString(text, "application/xml");
  if (document.getElementsByTagName("parsererror").length > 0) return { problem: words.noKml };
  const areas = [...document.getElementsByTagNameNS("*", "Polygon")];
  if (areas.length > MAX_AREAS) return { problem: words.tooMany(MAX_AREAS) };
  const polygons: Polygon[] = areas.map((polygon) => ({
    edge: ringsIn(polygon, "outerBoundaryIs").flat(),
    holes: ringsIn(polygon, "innerBoundaryIs"),
  }));
  for (const [longitude, latitude] of polygons.flatMap(({ edge, holes }) => [edge, ...holes].flat())) {
    if (Number.isNaN(longitude) || Number.isNaN(latitude)) return { problem: words.brokenCorner };
    const { west, east, south, north } = INDIA;
    if (longitude < west || longitude > east || latitude < south || latitude > north)
      return { problem: words.elsewhere };
  }
  return boundaryOf(polygons) ?? { problem: words.noArea };
}

/** Child elements of this local name, whatever their namespace prefix. */
const childrenNamed = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName }) => localName === name);

/** The rings in a polygon's boundaries of this name. */
function ringsIn(polygon: Element, name: string): Point[][] {
  return childrenNamed(polygon, name)
    .flatMap((boundary) => childrenNamed(boundary, "LinearRing"))
    .flatMap((ring) => childrenNamed(ring, "coordinates"))
    .map(({ textContent }) => pointsIn(textContent));
}

/** "77.4,23.2,0 77.5,23.2,0": corners between blanks. Some programs put a blank behind the comma too. */
function pointsIn(list: string): Point[] {
  const corners = list.replace(/\s+/g, " ").replace(/ ?, ?/g, ",").trim();
  if (!corners) return [];
  return corners.split(" ").map((corner): Point => {
    const [longitude, latitude] = corner.split(",").map((part) => (part ? Number(part) : Number.NaN));
    return [longitude ?? Number.NaN, latitude ?? Number.NaN];
  });
}
