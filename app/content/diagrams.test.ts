import { describe, expect, it } from "vitest";
import { certificatePath, diagramData, photographsOfASpot, survey, weightClasses, weightRange } from "./diagrams";

describe("numbers of the drawings", () => {
  it("names the five weight classes with the limits of the Drone Rules 2021", () => {
    expect(weightClasses.map((_, index) => weightRange(index))).toEqual([
      "Up to 250 g",
      "Over 250 g to 2 kg",
      "Over 2 kg to 25 kg",
      "Over 25 kg to 150 kg",
      "Over 150 kg to 500 kg",
    ]);
  });
  it("counts the photographs of one spot from the overlaps", () => {
    expect(photographsOfASpot(survey)).toBe(17);
    expect(photographsOfASpot({ forward: 0.5, side: 0.5 })).toBe(4);
  });
  it("says in words what each drawing shows", () => {
    for (const [name, { data }] of Object.entries(diagramData)) {
      if (name !== "path-to-certificate") expect(data.length, name).toBeGreaterThan(2);
      for (const { label, value } of data) {
        expect(label, name).toMatch(/\S/);
        expect(value, name).toMatch(/\S/);
        expect(`${label} ${value}`, name).not.toMatch(/undefined|NaN/);
      }
    }
    expect(certificatePath).toHaveLength(4);
  });
});
