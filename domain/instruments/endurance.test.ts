import { expect, test } from "vitest";
import { heavyPayloadDrones } from "~/content/product/heavy-payload-drones";
import { airDensity, endurance, enduranceValues, minutesWith, readEndurance, wholeMinutes } from "./endurance.ts";

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

test("with the greatest load it is the published figure, and no load is taken for less than none", () => {
  for (const model of figures.models) {
    expect(minutesWith(model, model.payloadKilograms, figures)).toBe(model.fullMinutes);
    const empty = minutesWith(model, 0, figures);
    expect(minutes({ model: model.id, payload: "0", height: "0", heat: "5" })).toBeLessThanOrEqual(empty);
  }
});

test("two aircraft by the actuator disc: ideal hover power is the thrust to 1.5 over √(2ρA) (Leishman, chapter 2)", () => {
  const power = (kilograms: number) => (kilograms * 9.81) ** 1.5 / Math.sqrt(2 * 1.225 * 1.2);
  const model = { id: "x", name: "X", fullKilograms: 8, payloadKilograms: 6, fullMinutes: 10 };
  // From one battery the time falls as the power grows: a quarter of the weight hovers eight times as long.
  expect(minutesWith(model, 0, figures)).toBeCloseTo(80, 6);
  expect(minutesWith(model, 0, figures) / 10).toBeCloseTo(power(8) / power(2), 6);
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

test("minutes are rounded down, but a rounding error takes no minute away", () => {
  expect([17.99, 18, 18 - 1e-12, 18.9].map(wholeMinutes)).toEqual([17, 18, 18, 18]);
});

test("frost is read, but has no minutes: a cold battery gives less than our figures", () => {
  expect(minutes({ height: "0", heat: "0" })).toBe(minutes({ height: "0", heat: "25" }));
  expect(minutes({ height: "0", heat: "-1" })).toBeNull();
  expect(readEndurance({ ...initial, heat: "-21" }, figures).problems?.heat).toContain("from -20 to 60 °C");
});

test("beyond the figures there is no answer, and a greater load is refused", () => {
  expect(minutes({ height: "1501" })).toBeNull();
  expect(minutes({ heat: "41" })).toBeNull();
  expect(readEndurance({ ...initial, payload: "11" }, figures).problems?.payload).toBe(
    "The HP-10 cannot lift more than 10 kg.",
  );
});

test("a load above the model's greatest has no minutes, and is read where the compared model lifts it", () => {
  expect(readEndurance({ ...initial, payload: "14", against: "hp-10" }, figures).problems?.payload).toBe(
    "The HP-10 cannot lift more than 10 kg.",
  );
  expect(minutes({ payload: "14", against: "hp-20" })).toBeNull();
});
