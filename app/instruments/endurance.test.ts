import { expect, test } from "vitest";
import { heavyPayloadDrones } from "~/content/products/heavy-payload-drones";
import { airDensity, endurance, enduranceValues, exponentOf, publishedMinutes, readEndurance } from "./endurance";

const section = heavyPayloadDrones.sections.find((each) => each.kind === "instrument");
if (section?.kind !== "instrument" || section.instrument !== "endurance") throw new Error("no such instrument");
const { figures } = section;
const initial = enduranceValues(figures);

function minutes(values: Partial<typeof initial>) {
  const { input } = readEndurance({ ...initial, ...values }, figures);
  if (!input) throw new Error("not read");
  return endurance(input, figures).minutes;
}

test("the standard atmosphere's table (ISO 2533): 1.225 at the sea, 1.1117 at 1000 m and 8.5 °C, 1.0066 at 2000 m and 2 °C", () => {
  expect(airDensity(0, 15)).toBeCloseTo(1.225, 3);
  expect(airDensity(1000, 8.5)).toBeCloseTo(1.1117, 3);
  expect(airDensity(2000, 2)).toBeCloseTo(1.0066, 3);
});

test("both published points of each model are met, and nothing lies outside them", () => {
  for (const model of figures.models) {
    expect(publishedMinutes(model, 0)).toBeCloseTo(model.emptyMinutes, 6);
    expect(publishedMinutes(model, model.payloadKilograms)).toBeCloseTo(model.fullMinutes, 6);
    expect(minutes({ model: model.id, payload: "0", height: "0", heat: "5" })).toBeLessThan(model.emptyMinutes + 1e-9);
  }
});

test("the exponents of the three models lie at 1.5 of the momentum theory, by hand: ln(39/18) / ln(24.5/14.5) and its fellows", () => {
  const [light, middle, heavy] = figures.models.map(exponentOf);
  expect(light).toBeCloseTo(1.474, 3);
  expect(middle).toBeCloseTo(1.491, 3);
  expect(heavy).toBeCloseTo(1.5, 3);
});

test("thin and warm air takes time away: the square root of the density", () => {
  const atSea = minutes({ payload: "5", height: "0", heat: "25" }) ?? 0;
  const high = minutes({ payload: "5", height: "1500", heat: "25" }) ?? 0;
  expect(high / atSea).toBeCloseTo(Math.sqrt(airDensity(1500, 25) / airDensity(0, 25)), 6);
});

test("a greater reserve takes its share", () => {
  const usual = minutes({ height: "0", heat: "25" }) ?? 0;
  expect(minutes({ height: "0", heat: "25", reserve: "40" })).toBeCloseTo(usual * (0.6 / 0.8), 6);
});

test("beyond the figures there is no answer, and beyond the load a refusal", () => {
  expect(minutes({ height: "1501" })).toBeNull();
  expect(minutes({ heat: "41" })).toBeNull();
  expect(readEndurance({ ...initial, payload: "11" }, figures).problems?.payload).toBe(
    "The HP-10 cannot lift more than 10 kg.",
  );
});
