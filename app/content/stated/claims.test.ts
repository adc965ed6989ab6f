import { expect, it } from "vitest";
import { saidOnce } from "./claims";

const length = { label: "length", note: "Our claim: measured" };
const width = { label: "width", note: "Our claim, at the tips" };
const height = { label: "height", note: "With skids" };

it("says once that all figures of a group are our claims, and keeps what else their notes say", () => {
  expect(saidOnce([length, width])).toEqual({
    figures: [
      { label: "length", note: "Measured" },
      { label: "width", note: "At the tips" },
    ],
    once: "Our claims",
  });
});

it("says a note once that all figures have", () => {
  expect(saidOnce([length, { ...width, note: length.note }])).toEqual({
    figures: [
      { label: "length", note: "" },
      { label: "width", note: "" },
    ],
    once: "Our claim: measured",
  });
});

it("leaves a single claim its note, claims among other figures theirs, and figures that are none", () => {
  expect(saidOnce([length, width, height])).toEqual({ figures: [length, width, height] });
  expect(saidOnce([length, height])).toEqual({ figures: [length, height] });
  expect(saidOnce([height])).toEqual({ figures: [height] });
});
