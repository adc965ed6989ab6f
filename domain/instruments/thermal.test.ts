import { expect, test } from "vitest";
import { thermalMapping } from "~/content/services/thermal-mapping";
import { clearSky, diffusePart, hoursOfLight, lightOnModules, sunrise, sunset } from "./sunlight.ts";
import { planThermal, readThermal, thermalValues } from "./thermal.ts";

const section = thermalMapping.sections.find((each) => each.kind === "instrument");
if (section?.kind !== "instrument" || section.instrument !== "thermal-planner") throw new Error("no thermal planner");
const { figures } = section;
const initial = thermalValues(figures);
const { place, zone } = figures;

function plan(values: Partial<typeof initial>) {
  const { input } = readThermal({ ...initial, ...values }, figures);
  if (!input) throw new Error("not read");
  return planThermal(input, figures);
}

test.each([
  [-20, 0],
  [5, 48.6298687941956],
  [10, 135.741748091813],
  [30, 487.894132885425],
  [50, 778.766689344363],
  [90, 1035.0920325345],
])("clear sky with the sun at %d° (the table with which pvlib tests its Haurwitz model)", (altitude, light) => {
  expect(clearSky(altitude)).toBeCloseTo(light, 6);
});

test("sky's part of the light (pvlib's case for Erbs: 1000 W/m², 10° from the zenith, day 180: 170.4)", () => {
  expect(diffusePart(1000, 80, 180)).toBeCloseTo(170.4, 0);
});

test("flat modules get the light of the horizontal; modules that face the sun get more", () => {
  const sun = { altitude: 45, azimuth: 180 };
  expect(lightOnModules(sun, 0, 80)).toBeCloseTo(clearSky(45), 6);
  expect(lightOnModules(sun, 45, 80)).toBeGreaterThan(clearSky(45));
  expect(lightOnModules({ ...sun, azimuth: 0 }, 45, 80)).toBeLessThan(clearSky(45));
  expect(lightOnModules({ ...sun, altitude: -5 }, 45, 80)).toBe(0);
});

test("hours of enough sun lie around noon, and are fewer at midwinter", () => {
  const hours = (day: string) => hoursOfLight(new Date(day), place, zone.offset, 20, 600);
  const [winter, spring] = [hours("2026-12-21"), hours("2026-03-20")];
  if (!winter || !spring) throw new Error("no hours");
  // On 20 March the sun passes the meridian of 77.45° E at 12:28 IST: 5.05° west of the clock's meridian, equation of
  // time −7.5 minutes (NOAA's table).
  expect((spring.from + spring.to) / 2).toBeGreaterThan(12 * 60 + 22);
  expect((spring.from + spring.to) / 2).toBeLessThan(12 * 60 + 34);
  expect(winter.to - winter.from).toBeLessThan(spring.to - spring.from);
  expect(hoursOfLight(new Date("2026-12-21"), place, zone.offset, 20, 1300)).toBeNull();
});

test("sunrise at Bhopal on the longest day is at 5:36 (almanac)", () => {
  const rises = sunrise(new Date("2026-06-21"), place, zone.offset) ?? 0;
  expect(Math.abs(rises - (5 * 60 + 36))).toBeLessThanOrEqual(2);
});

test("sunset at Bhopal on the longest day: 19:07 (almanac)", () => {
  const dusk = sunset(new Date("2026-06-21"), place, zone.offset) ?? 0;
  expect(Math.abs(dusk - (19 * 60 + 7))).toBeLessThanOrEqual(2);
});

test("a park by hand: 2 MW at 3 cm", () => {
  const { acres, heightMetres, lines, flights, days, offer, allowed, fineEnough } = plan({});
  // Ten acres are a square of 201.2 m; 640 pixels of 3 cm and 70 percent make lines 5.76 m apart.
  expect(acres).toBe(10);
  expect(heightMetres).toBeCloseTo(32.1, 1);
  expect(lines).toBe(Math.ceil(201.17 / 5.76) + 1);
  // Blur allows 3 m/s: 36 lines of 67 s and ten for each turn are 46 minutes, and two batteries of 29 hold them.
  expect(flights).toBe(2);
  expect(days).toBe(1);
  expect(offer?.name).toBe("Plant Survey");
  expect([allowed, fineEnough]).toEqual([true, true]);
});

test("a larger park takes days; too coarse a pixel is refused", () => {
  expect(plan({ size: "50" }).days).toBeGreaterThan(2);
  expect(plan({ pixel: "4" }).fineEnough).toBe(false);
  expect(plan({ pixel: "12" }).allowed).toBe(false);
});

test("without a day it is the next solstice with the least sun on such modules: in winter for flat ones, in summer for steep ones", () => {
  const dayOf = (tilt: string, now: string) => {
    const { input } = readThermal({ ...initial, tilt }, figures);
    if (!input) throw new Error("not read");
    return planThermal(input, figures, Date.parse(now)).day.toISOString().slice(0, 10);
  };
  expect(dayOf("20", "2026-11-22")).toBe("2026-12-21");
  expect(dayOf("20", "2026-12-21T12:00:00Z")).toBe("2026-12-21");
  expect(dayOf("20", "2026-12-22T01:00:00Z")).toBe("2027-12-21");
  expect(dayOf("60", "2026-11-22")).toBe("2027-06-21");
});

test("a plan without a day holds on every other, to the five minutes by which the sun is looked at", () => {
  for (const tilt of [0, 20, 30, 40, 60]) {
    const { hours } = plan({ tilt: String(tilt) });
    const least = hours ? hours.to - hours.from : 0;
    for (let day = 0; day < 365; day += 8) {
      const light = hoursOfLight(new Date(Date.UTC(2026, 0, 1 + day)), place, zone.offset, tilt, 600);
      expect(light && light.to - light.from, `${tilt}° on day ${day}`).toBeGreaterThanOrEqual(least - 5);
    }
  }
});

test("a roof is flown in the two hours from an hour after sunset, when a wet part still holds the day's heat", () => {
  const { hours, fineEnough, offer } = plan({ target: "roof", size: "2000", pixel: "5", date: "2026-06-21" });
  expect(hours && hours.to - hours.from).toBe(120);
  expect(hours?.from).toBe((sunset(new Date("2026-06-21"), place, zone.offset) ?? 0) + 60);
  expect(fineEnough).toBe(true);
  expect(offer?.name).toBe("Site Check");
});

test("a roof begins with square metres and its own pixel, and its bounds say so", () => {
  const roof = thermalValues(figures, "roof");
  expect(roof).toMatchObject({ target: "roof", size: "1000", pixel: "5" });
  expect(readThermal(roof, figures).problems).toBeUndefined();
  expect(readThermal({ ...roof, size: "2" }, figures).problems?.size).toBe(
    "The size of the roof must be from 50 to 10,00,000 square metres.",
  );
  expect(readThermal({ ...initial, size: "2000" }, figures).problems?.size).toBe(
    "The size of the park must be from 0.05 to 500 megawatts.",
  );
});

test("a tilt that the roof's form does not show cannot make it invalid", () => {
  const tilted = { ...thermalValues(figures, "roof"), tilt: "99" };
  expect(readThermal(tilted, figures).problems).toBeUndefined();
  expect(Object.keys(readThermal({ ...initial, tilt: "99" }, figures).problems ?? {})).toEqual(["tilt"]);
});

test("an invalid field is named with its problem", () => {
  const { problems } = readThermal({ target: "sea", size: "x", pixel: "0", tilt: "90", date: "2026-02-31" }, figures);
  expect(Object.keys(problems ?? {})).toEqual(["target", "size", "pixel", "tilt", "date"]);
});

test("a park's size is also read as the ground that it covers, at 5 acres a megawatt", () => {
  const sizeOf = (size: string) => readThermal({ ...initial, size }, figures);
  expect(sizeOf("100 acres").input?.size).toBe(20);
  expect(sizeOf("340 ha").input?.size).toBeCloseTo(168.03, 2);
  expect(sizeOf("20000 ha").problems?.size).toMatch(/^The size of the park must be from/);
  expect(sizeOf("12 bigha").input?.size).toBeCloseTo(0.66, 2);
  expect(sizeOf("12 biswa").problems?.size).toMatch(/in megawatts, kilowatts, acres, bigha or hectares: "biswa"/);
  expect(readThermal({ ...initial, target: "roof", size: "1 ha" }, figures).input?.size).toBe(10_000);
});
