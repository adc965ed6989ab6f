import { describe, expect, it } from "vitest";
import { marketingPages } from "~/content/marketing-pages";
import type { DrawingSection } from "~/content/schema";
import { drawers } from "./drawers";

const sections = marketingPages.flatMap(({ path, sections }) =>
  sections
    .filter((section): section is DrawingSection => section.kind === "drawing")
    .map((section) => [path, section] as const),
);

describe.each(sections)("the drawing of %s", (_, section) => {
  const { size, places, phone = { from: 0, to: size[0] } } = drawers[section.drawing](section);

  it("has a place for each label", () => {
    expect(places.length).toBe(section.labels.length);
  });

  it("has its labels on the sheet, and their pins in the part that phones show", () => {
    for (const { pin, stem = [0, 0], at, width, end } of places) {
      const left = end ? at[0] - width : at[0];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(size[0]);
      expect(at[1]).toBeLessThan(size[1]);
      for (const x of [pin[0], pin[0] + stem[0]]) {
        expect(x).toBeGreaterThanOrEqual(phone.from);
        expect(x).toBeLessThanOrEqual(phone.to);
      }
    }
  });
});

it("every drawing stands on one page", () => {
  expect(sections.map(([, { drawing }]) => drawing).sort()).toEqual(Object.keys(drawers).sort());
});
