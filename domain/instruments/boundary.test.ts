import { expect, test } from "vitest";
import { boundaryOf, lengthOf, type Point } from "./boundary.ts";

const land = (edge: Point[], ...holes: Point[][]) => ({ edge, holes });

/** Metres east and north of a corner near the equator, where a degree is 111.2 km both ways. */
const at = (east: number, north: number): Point => [77 + east / 111_195, north / 111_195];
const field = [at(0, 0), at(222, 0), at(222, 111), at(0, 111)];

test("a field's sides, and its acres: 222 by 111 m are 6.09 (an acre is 4046.86 m²)", () => {
  const { longMetres, wideMetres, acres } = boundaryOf([land(field)]) ?? {};
  expect([longMetres, wideMetres]).toEqual([222, 111]);
  expect(acres).toBeCloseTo(6.09, 2);
});

test("a diagonal strip of 1000 by 50 m is flown as such, not as the 742 by 742 m between its longitudes and latitudes", () => {
  const [along, across] = [1000 / Math.SQRT2, 50 / Math.SQRT2];
  const strip = [at(across, 0), at(along + across, along), at(along, along + across), at(0, across)];
  const { longMetres, wideMetres, acres } = boundaryOf([land(strip)]) ?? {};
  expect(acres).toBeCloseTo(12.36, 2);
  expect([longMetres, wideMetres]).toEqual([1000, 50]);
});

test("one thousandth of a degree at Bhopal is 111.2 m north, and 102.2 m east (WGS 84, mean; cosine of 23.26°)", () => {
  const corners: Point[] = [
    [77.45, 23.2595],
    [77.46, 23.2595],
    [77.46, 23.2605],
    [77.45, 23.2605],
  ];
  expect(boundaryOf([land(corners)])).toMatchObject({ longMetres: 1022, wideMetres: 111 });
});

test("a strip between two whole degrees is covered, with less than a hundredth of its length to spare", () => {
  const turned = (east: number, north: number) => {
    const [along, across] = [Math.cos((30.5 * Math.PI) / 180), Math.sin((30.5 * Math.PI) / 180)];
    return at(east * along - north * across, east * across + north * along);
  };
  const { longMetres = 0, wideMetres = 0 } =
    boundaryOf([land([turned(0, 0), turned(1000, 0), turned(1000, 50), turned(0, 50)])]) ?? {};
  expect(longMetres).toBeGreaterThanOrEqual(1000);
  expect(wideMetres).toBeGreaterThanOrEqual(50);
  expect(wideMetres).toBeLessThan(60);
});

test("a pond in the field is no land, and is flown over; two fields are land", () => {
  const alone = boundaryOf([land(field)]);
  const pond = [at(10, 10), at(110, 10), at(110, 50), at(10, 50)];
  const { acres, ...sides } = boundaryOf([land(field, pond)]) ?? {};
  // 222 by 111 m less 100 by 40 m.
  expect(acres).toBeCloseTo((222 * 111 - 4000) / 4046.86, 2);
  expect(alone).toMatchObject(sides);
  const second = field.map(([east, north]): Point => [east, north + 0.01]);
  expect(boundaryOf([land(field), land(second)])?.acres).toBeCloseTo((alone?.acres ?? 0) * 2, 1);
});

test("a field that is in the file twice counts once", () => {
  expect(boundaryOf([land(field), land([...field])])).toEqual(boundaryOf([land(field)]));
});

test("what has no area is no boundary", () => {
  expect(boundaryOf([])).toBeNull();
  expect(boundaryOf([land([])])).toBeNull();
  expect(boundaryOf([land([at(0, 0), at(100, 100)])])).toBeNull();
});

test("a road's length follows its bends, in all its parts, each once; one point has none", () => {
  const bent = [at(0, 0), at(3000, 0), at(3000, 4000)];
  expect(lengthOf([bent])).toBeCloseTo(7000, 0);
  expect(lengthOf([bent, [...bent], [at(0, 0), at(300, 400)]])).toBeCloseTo(7500, 0);
  expect(lengthOf([[at(0, 0)], []])).toBe(0);
  // A hundredth of a degree at Bhopal is 1022 m east (cosine of 23.26°).
  expect(
    lengthOf([
      [
        [77.45, 23.26],
        [77.46, 23.26],
      ],
    ]),
  ).toBeCloseTo(1022, 0);
});

test("a boundary of 200,000 points is read", () => {
  const round = Array.from({ length: 200_000 }, (_, index) => {
    const angle = (index / 200_000) * 2 * Math.PI;
    return at(100 + 100 * Math.cos(angle), 100 + 100 * Math.sin(angle));
  });
  expect(boundaryOf([land(round)])?.acres).toBeCloseTo((Math.PI * 100 ** 2) / 4046.86, 2);
});
