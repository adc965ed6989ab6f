import { SQUARE_METRES_PER_ACRE } from "./field-values.ts";

/** Metres in a degree of latitude (mean, WGS 84). */
const METRES_PER_DEGREE = 111_195;

/** In degrees, as KML orders them. */
export type Point = readonly [longitude: number, latitude: number];

/** The outline of a piece of land and its holes. */
export type Polygon = { edge: readonly Point[]; holes: readonly (readonly Point[])[] };

/** The smallest rectangle around a boundary, by its sides in metres, and the area inside the boundary in acres. */
export type Boundary = { longMetres: number; wideMetres: number; acres: number };

/** The length of lines together, in metres; one that is in the file twice counts once. */
export function lengthOf(given: readonly (readonly Point[])[]): number {
  const lines = [...new Map(given.map((line) => [JSON.stringify(line), line])).values()];
  const steps = lines.flatMap((line) =>
    line.slice(1).map(([longitude, latitude], index) => {
      const [before, south] = line[index] ?? [longitude, latitude];
      const squeezed = Math.cos(((south + latitude) / 2) * (Math.PI / 180));
      return Math.hypot((longitude - before) * squeezed, latitude - south) * METRES_PER_DEGREE;
    }),
  );
  return steps.reduce((sum, step) => sum + step, 0);
}

/**
 * The boundary of all polygons together; one that is in the file twice counts once. Area by the shoelace formula on a
 * plane at the land's centre, which is exact enough for a few kilometres. Holes are flown over too, but do not count as
 * land.
 * @returns null if there is no area
 */
export function boundaryOf(given: readonly Polygon[]): Boundary | null {
  const polygons = [...new Map(given.map((polygon) => [JSON.stringify(polygon), polygon])).values()];
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { edge } of polygons)
    for (const [longitude, latitude] of edge) {
      [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    }
  const squareDegrees = (ring: readonly Point[]) => {
    let twice = 0;
    // Relative to one corner of the land, to keep precision in the products.
    for (const [index, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      twice += (x - west) * (nextY - south) - (nextX - west) * (y - south);
    }
    return Math.abs(twice) / 2;
  };
  const sumOf = (rings: readonly (readonly Point[])[]) => rings.reduce((sum, ring) => sum + squareDegrees(ring), 0);
  const land = sumOf(polygons.map(({ edge }) => edge)) - sumOf(polygons.flatMap(({ holes }) => holes));
  const squeezed = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const acres = (land * METRES_PER_DEGREE ** 2 * squeezed) / SQUARE_METRES_PER_ACRE;
  const metres = polygons.flatMap(({ edge }) =>
    edge.map(([x, y]): Point => [(x - west) * METRES_PER_DEGREE * squeezed, (y - south) * METRES_PER_DEGREE]),
  );
  const sides = sidesAround(metres).map(Math.round);
  return acres > 0 ? { longMetres: Math.max(...sides), wideMetres: Math.min(...sides), acres } : null;
}

/** The sides of the rectangle of least area around the points, in whole degrees of rotation. */
function sidesAround(points: readonly Point[]): [number, number] {
  let least: [number, number] = [Infinity, Infinity];
  for (let degrees = 0; degrees < 90; degrees++) {
    const [along, across] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of points) {
      const u = x * along + y * across;
      const v = y * along - x * across;
      left = Math.min(left, u);
      right = Math.max(right, u);
      low = Math.min(low, v);
      high = Math.max(high, v);
    }
    const sides: [number, number] = [right - left, high - low];
    if (sides[0] * sides[1] < least[0] * least[1]) least = sides;
  }
  return least;
}
