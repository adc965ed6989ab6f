import { expect, test } from "vitest";
import { landSurveying } from "~/content/services/land-surveying";
import { extentOfKml, groundPixelCentimetres, planSurvey, readSurvey, surveyValues } from "./survey";

const section = landSurveying.sections.find((each) => each.kind === "instrument");
if (section?.kind !== "instrument" || section.instrument !== "survey-planner") throw new Error("no survey planner");
const { figures } = section;
const initial = surveyValues(figures);

function plan(values: Partial<typeof initial>) {
  const { input } = readSurvey({ ...initial, ...values });
  if (!input) throw new Error("not read");
  return planSurvey(input, figures);
}

test("ground pixel of a four-thirds camera at 100 m (the formula of Pix4D's and DJI's calculators)", () => {
  const pixel = groundPixelCentimetres({
    sensorWidthMillimetres: 17.3,
    focalLengthMillimetres: 12.29,
    imageWidthPixels: 5280,
    heightMetres: 100,
  });
  expect(pixel).toBeCloseTo(2.67, 2);
});

test("twice the pixel is flown twice as high", () => {
  expect(plan({ pixel: "0.8" }).heightMetres).toBeCloseTo(60, 6);
  expect(plan({ pixel: "1.6" }).heightMetres).toBeCloseTo(120, 6);
});

test("a grid by hand: 500 by 400 m at 0.8 cm, overlaps 80 and 70 percent", () => {
  const { lines, photographs, acres, flights, allowed, allowedNearAirport } = plan({ pixel: "0.8" });
  // 45 MP at 3 to 2 is 8216 by 5477 px, so 65.7 by 43.8 m on the ground: lines 19.7 m and photographs 8.76 m apart.
  expect(lines).toBe(Math.ceil(400 / 19.718) + 1);
  expect(photographs).toBe(22 * (Math.ceil(500 / 8.764) + 1));
  expect(acres).toBeCloseTo(49.42, 2);
  expect(flights).toBe(2);
  expect([allowed, allowedNearAirport]).toEqual([true, true]);
});

test("one flight covers what the page says of this aircraft: about 40 acres at 60 m", () => {
  const side = String(Math.sqrt(40 * 4046.86));
  expect(plan({ long: side, wide: side, pixel: "0.8" }).flights).toBe(1);
  expect(plan({ long: "600", wide: "500", pixel: "0.8" }).flights).toBeGreaterThan(1);
});

test("the rules' ceiling of 120 m, and of 60 m near airports, is told", () => {
  expect(plan({ pixel: "1" })).toMatchObject({ allowed: true, allowedNearAirport: false });
  expect(plan({ pixel: "1.7" }).allowed).toBe(false);
});

test("the sides may be given in either order", () => {
  expect(plan({ long: "400", wide: "500" })).toEqual(plan({ long: "500", wide: "400" }));
});

test("a boundary's extent: one thousandth of a degree is 111.2 m of latitude (WGS 84, mean)", () => {
  const kml = "<Polygon><coordinates> 77.4,0,0 77.402,0,0 77.402,0.001,0 77.4,0.001,0 </coordinates></Polygon>";
  expect(extentOfKml(kml)).toEqual({ long: 222, wide: 111 });
  expect(extentOfKml("<kml></kml>")).toBeNull();
  expect(extentOfKml("<coordinates>77,23 77,23 77,23</coordinates>")).toBeNull();
});

test("what cannot be read is said at its field", () => {
  const { problems } = readSurvey({ ...initial, pixel: "0", side: "99", cover: "sea" });
  expect(Object.keys(problems ?? {})).toEqual(["pixel", "side", "cover"]);
});
