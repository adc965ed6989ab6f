import { expect, test } from "vitest";
import { landSurveying } from "~/content/services/land-surveying";
import { caseOf, planSurvey, readSurvey, startOfShape, surveyValues } from "./survey.ts";

const section = landSurveying.sections.find((each) => each.kind === "instrument");
if (section?.kind !== "instrument" || section.instrument !== "survey-planner") throw new Error("no survey planner");
const { figures } = section;
const initial = surveyValues(figures);

function plan(values: Partial<typeof initial>) {
  const { input } = readSurvey({ ...initial, ...values }, figures);
  if (!input) throw new Error("not read");
  return planSurvey(input, figures);
}

test("a four-thirds camera, 17.3 mm and 12.29 mm, 5280 pixels: 2.67 cm from 100 m (the formula of Pix4D's calculator)", () => {
  const centimetres = ((17.3 * 100) / (12.29 * 5280)) * 100;
  const camera = { megapixels: (5280 * 3956) / 1e6, aspect: 5280 / 3956, pixel: { centimetres, atMetres: 100 } };
  const { input } = readSurvey({ ...initial, pixel: "2.67", long: "600", wide: "500" }, figures);
  if (!input) throw new Error("not read");
  const { heightMetres, lines, photographs } = planSurvey(input, { ...figures, camera });
  expect(heightMetres).toBeCloseTo(100, 0);
  // Its footprint is 141 by 106 m: lines 42.3 m and photographs 21.1 m apart.
  expect(lines).toBe(Math.ceil(500 / 42.3) + 1);
  expect(photographs).toBe(13 * (Math.ceil(600 / 21.1) + 1));
});

test("four lines over 4 km, from photographs 2300 m wide that overlap by 30 percent (flight plan for Doaktown, New Brunswick)", () => {
  const camera = { megapixels: 100, aspect: 1, pixel: { centimetres: 23, atMetres: 1524 } };
  const { input } = readSurvey({ ...initial, long: "4000", wide: "4000", front: "60", side: "50" }, figures);
  if (!input) throw new Error("not read");
  const { lines, heightMetres } = planSurvey({ ...input, pixel: 23, side: 30 }, { ...figures, camera });
  expect(lines).toBe(4);
  // From 0.1524 m of focal length at 1:10,000.
  expect(heightMetres).toBeCloseTo(1524, 6);
});

test("minutes, hours and gigabytes by hand", () => {
  const grid = plan({ pixel: "0.8" });
  // 22 lines of 500 m at 8 m/s and ten seconds for each turn, a minute up, ten for the battery.
  expect(grid.minutesInTheAir).toBeCloseTo((22 * (500 / 8 + 10)) / 60 + 1, 6);
  expect(grid.hoursInTheField).toBeCloseTo((grid.minutesInTheAir + 10) / 60, 6);
  // 20 megabytes each.
  expect(grid.gigabytes).toBeCloseTo(grid.photographs * 0.02, 6);
});

test("a photograph's shortest interval holds the aircraft back where they lie close", () => {
  // 43.8 m along, overlapping by 95 percent, are 2.19 m apart: 0.7 s each allow 3.13 m/s.
  const { minutesInTheAir, flights } = plan({ pixel: "0.8", front: "95" });
  expect(minutesInTheAir).toBeCloseTo((22 * (500 / (2.1909 / 0.7) + 10)) / 60 + flights, 1);
});

test("twice the pixel is flown twice as high", () => {
  expect(plan({ pixel: "0.8" }).heightMetres).toBeCloseTo(60, 6);
  expect(plan({ pixel: "1.6" }).heightMetres).toBeCloseTo(120, 6);
});

test("a grid by hand: 500 by 400 m at 0.8 cm, overlaps 80 and 70 percent", () => {
  const { lines, photographs, acres, flights, allowed } = plan({ pixel: "0.8" });
  // 45 MP at 3 to 2 is 8216 by 5477 px, so 65.7 by 43.8 m on the ground: lines 19.7 m and photographs 8.76 m apart.
  expect(lines).toBe(Math.ceil(400 / 19.718) + 1);
  expect(photographs).toBe(22 * (Math.ceil(500 / 8.764) + 1));
  expect(acres).toBeCloseTo(49.42, 2);
  expect(flights).toBe(1);
  expect(allowed).toBe(true);
});

test("one flight covers what the page says of this aircraft: about 40 acres at 60 m", () => {
  const side = String(Math.sqrt(40 * 4046.86));
  expect(plan({ long: side, wide: side, pixel: "0.8" }).flights).toBe(1);
  expect(plan({ long: "600", wide: "500", pixel: "0.8" }).flights).toBeGreaterThan(1);
});

test("the rules' ceiling of 120 m is told, and the pixel from the 55 m that are planned near airports", () => {
  expect(plan({ pixel: "1" }).allowed).toBe(true);
  expect(plan({ pixel: "0.8" }).pixelNearAirport).toBeCloseTo(0.733, 3);
  expect(plan({ pixel: "0.73" }).pixelNearAirport).toBeNull();
  expect(plan({ pixel: "1.7" }).allowed).toBe(false);
});

test("the accuracy is claimed where the page claims it: up to 60 m, at its overlaps, over hard open ground", () => {
  expect(plan({})).toMatchObject({ heightMetres: 60, claimed: true });
  expect(plan({ pixel: "0.5", front: "85", side: "75" }).claimed).toBe(true);
  for (const other of [{ pixel: "0.81" }, { front: "79" }, { side: "69" }, { cover: "hills" }, { cover: "trees" }])
    expect(plan(other).claimed, JSON.stringify(other)).toBe(false);
  expect(plan({ pixel: "1.6" }).coarser).toBeCloseTo(2, 6);
});

test("a battery lasts along a line and back over six kilometres; longer lines are flown in sections", () => {
  // 30 minutes, which leave 20% at landing, less the minute up are 1740 s; twice 6,860 m at 8 m/s and two turns are 1735.
  expect(plan({ long: "6860", wide: "100" }).sections).toBe(1);
  expect(plan({ long: "6900", wide: "100" }).sections).toBe(2);
});

test("a road of 40 km by hand: six sections, each in whole flights, over the days that they take", () => {
  const road = plan({ shape: "road", long: "40 km", wide: "60", pixel: "0.8" });
  // Five lines of 6,667 m at 8 m/s with ten seconds for each turn are 4,217 s: three batteries of 1,740 s.
  expect(road).toMatchObject({ lines: 5, sections: 6, flights: 18, days: 2 });
  expect(road.minutesInTheAir).toBeCloseTo((6 * 5 * (40_000 / 6 / 8 + 10)) / 60 + 18, 6);
  expect(plan({}).days).toBe(1);
});

test("a flight over a section ends where it began", () => {
  // A battery lasts for one line of 4 km and its way back, not for three lines: five lines take three flights.
  expect(plan({ shape: "road", long: "8 km", wide: "60", pixel: "0.8" })).toMatchObject({ sections: 2, flights: 6 });
});

test("more than 5,000 acres are for people to plan, but a road may be 200 km long", () => {
  const road = { ...initial, shape: "road", long: "200 km", wide: "200" };
  expect(readSurvey(road, figures).problems).toBeUndefined();
  expect(readSurvey({ ...road, wide: "210" }, figures).problems?.long).toMatch(/by our team, in blocks/);

  expect(readSurvey({ ...initial, long: "20000", wide: "1000" }, figures).problems).toBeUndefined();
  expect(readSurvey({ ...initial, long: "20000", wide: "20000" }, figures).problems?.long).toMatch(
    /by our team, in blocks/,
  );
});

test("the sides may be given in either order", () => {
  expect(plan({ long: "400", wide: "500" })).toEqual(plan({ long: "500", wide: "400" }));
});

test("the package follows the land inside the boundary, which is no more than its rectangle", () => {
  const strip = { long: "742", wide: "742", area: "12.4" };
  expect(plan({ ...strip, area: "" }).offer?.name).toBe("Estate");
  expect(plan(strip).offer?.name).toBe("Site");
  expect(plan(strip).acres).toBe(12.4);
  expect(plan(strip).lines).toBe(plan({ ...strip, area: "" }).lines);
  expect(readSurvey({ ...initial, area: "60" }, figures).problems?.land).toMatch(
    /^A rectangle of these sides holds 49.4 acres/,
  );
  // A field of 79.5 by 83.4 m, as a boundary's file fills it in: sides in whole metres, the area in hundredths.
  expect(readSurvey({ ...initial, long: "83", wide: "79", area: "1.64" }, figures).problems?.land).toBeUndefined();
});

test("an invalid field is named with its problem", () => {
  const { problems } = readSurvey({ ...initial, pixel: "0", side: "99", cover: "sea" }, figures);
  expect(Object.keys(problems ?? {})).toEqual(["pixel", "side", "cover"]);
});

test.each([
  ["20 ha", 49.42, 447.2],
  ["50 acres", 50, 449.8],
  ["12 बीघा", 3.31, 115.7],
  ["50", 50, 449.8],
])("land of %s is %d acres, planned as a square of %d m", (area, acres, side) => {
  const { input } = readSurvey({ ...initial, shape: "area", area, long: "any", wide: "" }, figures);
  expect(input?.land?.acres).toBeCloseTo(acres, 1);
  expect([input?.long, input?.wide].map((each) => each?.toFixed(1))).toEqual([String(side), String(side)]);
});

test.each([
  ["500", "400", { area: "49.42", unit: "acre" }],
  ["3 km", "12", { area: "8.9", unit: "acre" }],
  ["20 km", "20 km", { area: "98842.15", unit: "acre" }],
  ["many", "400", {}],
])("sides of %s by %s, changed to an area, become %o", (long, wide, area) => {
  const before = { ...initial, shape: "road", long, wide, unit: "hectare" };
  expect(startOfShape({ ...before, shape: "area" }, before, figures)).toEqual(area);
});

test("a newly chosen road is not as wide as the land was, unless a width was typed with it", () => {
  const land = { ...initial, wide: "410", area: "44.9" };
  expect(startOfShape({ ...land, shape: "road" }, land, figures)).toEqual({ wide: "60", area: "" });
  expect(startOfShape({ ...land, shape: "road", wide: "12" }, land, figures)).toEqual({});
  expect(startOfShape({ shape: "road", wide: "410" }, { ...land, shape: "road" }, figures)).toEqual({});
});

test.each(["long", "wide"])("an area as the %s of a road is refused, and the right choice named", (side) => {
  const { problems } = readSurvey({ ...initial, shape: "road", [side]: "340 ha" }, figures);
  expect(problems?.[side]).toMatch(/cannot be an area\. For 340 ha choose “Land, by its area” above\.$/);
});

test("a road is planned by its length and width, in any unit of length, and holds no other land", () => {
  const { input } = readSurvey({ ...initial, shape: "road", long: "3 km", wide: "12", area: "5 ha" }, figures);
  expect(input).toMatchObject({ long: 3000, wide: 12, land: null });
  expect(input && planSurvey(input, figures).acres).toBeCloseTo(8.9, 1);
  const { problems } = readSurvey({ ...initial, shape: "road", long: "300 km", wide: "2" }, figures);
  expect(problems).toEqual({
    long: "The length must be from 20 to 2,00,000 metres.",
    wide: "The width must be from 5 to 20,000 metres.",
  });
});

test("the land inside a boundary is read in hectares and bigha too", () => {
  expect(readSurvey({ ...initial, area: "10 ha" }, figures).input?.land?.acres).toBeCloseTo(24.7, 1);
  const acresIn = (unit: string) => readSurvey({ ...initial, area: "12", unit }, figures).input?.land?.acres;
  expect(acresIn("bigha-12000")).toBeCloseTo(3.31, 2);
  expect(acresIn("bigha-27000")).toBeCloseTo(7.44, 2);
});

test("land by sides and land by its area are one case, a road is another, and each begins with the form's own size", () => {
  expect(caseOf(initial, figures)).toEqual({ name: "land", initial: true });
  expect(caseOf({ ...initial, pixel: "3" }, figures)).toEqual({ name: "land", initial: true });
  expect(caseOf({ ...initial, long: "700" }, figures)).toEqual({ name: "land", initial: false });
  for (const shape of ["area", "road"]) {
    const chosen = { ...initial, shape };
    const begun = { ...chosen, ...startOfShape(chosen, initial, figures) };
    expect(caseOf(begun, figures)).toEqual({ name: shape === "road" ? "road" : "land", initial: true });
  }
});
