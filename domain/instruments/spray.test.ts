import { expect, test } from "vitest";
import { company } from "~/content/company";
import { facts } from "~/content/facts";
import { agricultureSpray } from "~/content/services/agriculture-spray";
import { landOf, landUnits } from "./land-units.ts";
import { earliestInstead, planSpray, readSpray, sprayValues } from "./spray.ts";

const section = agricultureSpray.sections.find((each) => each.kind === "instrument");
if (section?.kind !== "instrument" || section.instrument !== "spray-planner") throw new Error("no spray planner");
const { figures } = section;
const [acre] = landUnits([]);
if (!acre) throw new Error("no acre");

function plan(values: Partial<typeof sprayValues>) {
  const { input } = readSpray({ ...sprayValues, ...values }, figures);
  if (!input) throw new Error("not read");
  return planSpray(input, figures);
}

test("a maker's case: 6 m/s and 6 m are 12.96 ha or 32 acres an hour on paper, 0.45 to 0.60 of it in irregular fields (EAVISION)", () => {
  const peakAcresPerHour = 6 * 6 * 0.36 * 2.471;
  const sprayer = { id: "j150", name: "J150", tankLitres: 45, swathMetres: 6, peakAcresPerHour, litresPerHour: 1000 };
  const case32 = (orchard: boolean) => {
    const crop = { id: "x", name: "X", litresPerAcre: { from: 18, to: 18 }, orchard };
    return planSpray({ land: landOf(32, acre), crop, sprayer, start: null }, { ...figures, plannedShare: 1 });
  };
  expect(case32(false).acresPerHour.from).toBeCloseTo(14.4, 1);
  expect(case32(false).acresPerHour.to).toBeCloseTo(19.2, 1);
  expect(case32(false).hours.to).toBeCloseTo(1 / 0.45, 2);
  // The same guide's row for orchards: 0.25 to 0.45.
  expect(case32(true).acresPerHour.from).toBeCloseTo(8, 1);
  expect(case32(true).acresPerHour.to).toBeCloseTo(14.4, 1);
});

test("tank over rate: 10 gallons at 2 gallons an acre cover 5 acres, at 5 gallons 2 (droneopsguide.com, spray drone guide)", () => {
  const sprayer = { id: "x", name: "X", tankLitres: 10, swathMetres: 5, peakAcresPerHour: 20, litresPerHour: 100 };
  const fillings = (acres: number, rate: number) => {
    const crop = { id: "x", name: "X", litresPerAcre: { from: rate, to: rate }, orchard: false };
    return planSpray({ land: landOf(acres, acre), crop, sprayer, start: null }, figures).tanks;
  };
  expect([fillings(5, 2), fillings(50, 2), fillings(2, 5), fillings(20, 5)]).toEqual([1, 10, 1, 10]);
});

test("12 acres of soybean at 8 to 10 L, as the page's table says, with the 40 L tank", () => {
  const { waterLitres, tanks, refills, batterySets, acresPerHour, hours, offer } = plan({});
  expect(waterLitres).toEqual({ from: 96, to: 120 });
  expect([tanks, refills, batterySets]).toEqual([3, 2, 3]);
  // 250 L an hour are 25 acres at 10 L and 31.25 at 8; 0.45 by the planning guide, and half by our own page.
  expect(acresPerHour).toEqual({ from: 11.25, to: 15.625 });
  expect(hours.from).toBeCloseTo(0.768, 3);
  expect(hours.to).toBeCloseTo(1.067, 3);
  expect(offer?.name).toBe("Farm");
});

test("orchards are slower and need more water", () => {
  const orchard = plan({ crop: "orchard", acres: "10", sprayer: "35" });
  expect(orchard.waterLitres).toEqual({ from: 150, to: 200 });
  expect(orchard.tanks).toBe(6);
  // The pumps in proportion to the swath: 250 L an hour at 9 m are 222.2 at 8 m.
  expect(orchard.acresPerHour.from).toBeCloseTo((222.22 / 20) * 0.25, 3);
  expect(orchard.acresPerHour.to).toBeCloseTo((222.22 / 15) * 0.45, 3);
});

test("no plan promises more than half of the claimed peak", () => {
  for (const { id, peakAcresPerHour } of figures.sprayers)
    for (const crop of figures.crops)
      expect(plan({ sprayer: id, crop: crop.id }).acresPerHour.to).toBeLessThanOrEqual(peakAcresPerHour / 2);
});

test("no plan sprays more than the pumps give: 250 L an hour, on which the claimed 50 acres at 5 L rest", () => {
  expect(facts.spraying.pumpFlow / facts.sprayRate.acres).toBe(5);
  for (const { id, litresPerHour } of figures.sprayers)
    for (const { id: crop } of figures.crops) {
      const { waterLitres, hours } = plan({ sprayer: id, crop, acres: "50" });
      expect(waterLitres.to / hours.to, `${crop} with ${id}`).toBeLessThanOrEqual(litresPerHour / 2);
      expect(waterLitres.from / hours.from, `${crop} with ${id}`).toBeLessThanOrEqual(litresPerHour / 2);
    }
});

test("crops for which the ministry has published no procedure are named: gram and fruit trees", () => {
  expect(figures.crops.flatMap(({ unpublished }) => unpublished ?? [])).toEqual(["gram", "fruit trees"]);
});

test("batteries are charged in turn: five sets for however many fillings", () => {
  expect(plan({ crop: "orchard", acres: "50" })).toMatchObject({ tanks: 25, batterySets: 5 });
});

test("the notice is up 24 hours before (Drone Rules 2021 practice for spraying: see the page's rules)", () => {
  expect(plan({ start: "2026-12-01" }).noticeBy?.toISOString()).toBe("2026-11-30T00:00:00.000Z");
  expect(plan({}).noticeBy).toBeNull();
});

/** The earliest day instead of a preferred one, asked at this moment in India's time. */
const earliestFor = (start: string, now: string, closedDays = company.closedDays) =>
  earliestInstead(new Date(start), figures, { ...company, closedDays }, Date.parse(`${now}+05:30`))
    ?.toISOString()
    .slice(0, 10) ?? null;

test.each([
  // Sunrise at Bhopal on 24 November is at 6:42; 23 November is a Monday, and the office is open Mon-Sat 9:00-18:00.
  ["2026-11-24", "2026-11-23T12:00", "2026-11-25"],
  ["2026-11-24", "2026-11-23T05:30", "2026-11-25"],
  ["2026-11-24", "2026-11-23T23:59", "2026-11-26"],
  ["2026-11-23", "2026-11-23T12:00", "2026-11-25"],
  ["2020-01-05", "2026-12-31T12:00", "2027-01-02"],
  ["2026-11-25", "2026-11-23T12:00", null],
  // In London it is still the day before.
  ["2026-11-26", "2026-11-24T00:30", null],
  ["2026-11-24", "2026-11-24T00:30", "2026-11-26"],
  // What is sent on Saturday evening or on Sunday is read on Monday.
  ["2026-11-23", "2026-11-21T17:59", null],
  ["2026-11-23", "2026-11-21T18:00", "2026-11-25"],
  ["2026-11-24", "2026-11-22T20:00", "2026-11-25"],
  ["2026-11-25", "2026-11-22T20:00", null],
])("for %s, asked at %s, the earliest day whose notice is in time: %s", (start, now, earliest) => {
  expect(earliestFor(start, now)).toBe(earliest);
});

test("closed days that the owner has announced are no earliest day, and nothing is read on them", () => {
  const closedDays = [{ from: "2026-11-24", to: "2026-11-25", text: "Closed for a wedding" }];
  expect(earliestFor("2026-11-24", "2026-11-23T12:00", closedDays)).toBe("2026-11-26");
  expect(earliestFor("2026-11-26", "2026-11-23T20:00", closedDays)).toBe("2026-11-28");
});

test.each([
  // 90 days, and 400, the longest that the owner can announce.
  ["2026-11-24", "2027-02-21", "2027-02-24"],
  ["2026-11-24", "2027-12-28", "2027-12-31"],
])("nobody puts a notice up in a closure from %s to %s: the earliest day is %s", (from, to, earliest) => {
  const closedDays = [{ from, to, text: "Closed for rebuilding" }];
  expect(earliestFor(to, "2026-11-24T12:00", closedDays)).toBe(earliest);
  expect(earliestFor(earliest, "2026-11-24T20:00", closedDays)).toBeNull();
});

test("land in bigha is planned as its acres", () => {
  expect(plan({ acres: "12", unit: "bigha-12000" }).waterLitres.to).toBeCloseTo(33.06, 2);
  expect(plan({ acres: "12 बीघा" }).waterLitres.to).toBeCloseTo(33.06, 2);
  expect(plan({ acres: "90.75 bigha" }).offer?.name).toBe("Farm");
});

test("the package grows with the acres", () => {
  expect(plan({ acres: "25" }).offer?.name).toBe("Farm");
  expect(plan({ acres: "25.1" }).offer?.name).toBe("Village");
  expect(plan({ acres: "101" }).offer?.name).toBe("Season");
});

test("an invalid field is named with its problem", () => {
  expect(readSpray({ ...sprayValues, acres: "a lot" }, figures).problems?.land).toMatch(/must be a number/);
  expect(readSpray({ ...sprayValues, acres: "0" }, figures).problems?.land).toMatch(/from 0.1 to 5,000 acres/);
  expect(readSpray({ ...sprayValues, crop: "tea" }, figures).problems?.crop).toMatch(/choose one/);
  expect(readSpray({ ...sprayValues, start: "2026-13-45" }, figures).problems?.start).toMatch(/date/);
  expect(readSpray({ ...sprayValues, acres: "1,200" }, figures).input?.land.acres).toBe(1200);
});
