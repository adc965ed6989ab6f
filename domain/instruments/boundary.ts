import { SQUARE_METRES_PER_ACRE } from "./field-values.ts";

/** Metres in a degree of latitude (mean, WGS 84). */
const METRES_PER_DEGREE = 111_195;

/** In degrees, as KML orders them. */
export type Point = readonly [longitude: number, latitude: number];

/** The edge of a piece of land, and what is cut out of it. */
export type Polygon = { edge: readonly Point[]; holes: readonly (readonly Point[])[] };

/** What a boundary comes to: the smallest rectangle around it, by its sides in metres, and the land inside it in acres. */
export type Boundary = { longMetres: number; wideMetres: number; acres: number };

/**
 * Polygons, together. Area by the shoelace formula, in metres around the middle of the land; that the earth is round makes
 * no difference over a few kilometres. Holes are flown over with the rest, and are no land.
 * @returns null where there is no area
 */
export function boundaryOf(polygons: readonly Polygon[]): Boundary | null {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { edge } of polygons)
    for (const [longitude, latitude] of edge) {
      [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
      [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    }
  const squareDegrees = (ring: readonly Point[]) => {
    let twice = 0;
    // From one corner of the land, so that no digit is lost in the products.
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

/** The sides of the rectangle around some points that has the least area, tried in each whole degree: land rarely lies by the compass. */
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
