import { describe, expect, it } from "vitest";
import { droneCoe as coe } from "~/content/excellence-center/drone-coe";
import { heavyPayloadDrones as heavy } from "~/content/product/heavy-payload-drones";
import { surveillanceDrone as surveillance } from "~/content/product/surveillance-drone";
import { trainerDrone as trainer } from "~/content/product/trainer-drone";
import type { PageRecord } from "~/content/schema";
import { customDroneDevelopment as custom } from "~/content/services/custom-drone-development";
import { landSurveying as survey } from "~/content/services/land-surveying";
import { thermalMapping as thermal } from "~/content/services/thermal-mapping";
import { droneDataProcessing as data } from "~/content/training/drone-data-processing";
import { droneIndustrialTraining as industrial } from "~/content/training/drone-industrial-training";
import { droneCoe } from "./excellence-center/drone-coe";
import { heavyPayloadDrones } from "./product/heavy-payload-drones";
import { surveillanceDrone } from "./product/surveillance-drone";
import { trainerDrone } from "./product/trainer-drone";
import { customDroneDevelopment } from "./services/custom-drone-development";
import { landSurveying } from "./services/land-surveying";
import { thermalMapping } from "./services/thermal-mapping";
import { droneDataProcessing } from "./training/drone-data-processing";
import { droneIndustrialTraining } from "./training/drone-industrial-training";
import { wholePage } from "./whole-page";

const pages: [english: PageRecord, summary: PageRecord][] = [
  [survey, landSurveying],
  [thermal, thermalMapping],
  [custom, customDroneDevelopment],
  [industrial, droneIndustrialTraining],
  [data, droneDataProcessing],
  [coe, droneCoe],
  [trainer, trainerDrone],
  [surveillance, surveillanceDrone],
  [heavy, heavyPayloadDrones],
];

/** Every text of a record, without addresses, pictures and lists of figures. */
function texts(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, each]) => (/^(to|picture|figures)$/.test(key) ? [] : texts(each)));
}
const numbers = (record: PageRecord) => new Set(texts(record).flatMap((text) => text.match(/\d+(?:[.,]\d+)*/g) ?? []));

describe.each(pages)("the summary of $path", (english, summary) => {
  it("is short and leads twice to the whole page", () => {
    expect(summary.path).toBe(english.path);
    expect(summary.hero.picture).toEqual(english.hero.picture);
    expect(summary.hero.studio).toEqual(english.hero.studio);
    const [, closing, ...others] = summary.sections;
    expect(others).toEqual([]);
    if (closing?.kind !== "call-to-action") throw new Error("The closing band is missing");
    for (const actions of [summary.hero.actions, closing.actions])
      expect(actions).toContainEqual(wholePage(english.path));
    expect(summary.description.length).toBeGreaterThanOrEqual(70);
    expect(summary.description.length).toBeLessThanOrEqual(160);
  });
  it("says no number that the whole page does not say", () => {
    const known = numbers(english);
    expect([...numbers(summary)].filter((number) => !known.has(number))).toEqual([]);
  });
});
