import { expect, test } from "vitest";
import { enduranceValues } from "#domain/instruments/endurance.ts";
import { sprayValues } from "#domain/instruments/spray.ts";
import { surveyValues } from "#domain/instruments/survey.ts";
import { thermalValues } from "#domain/instruments/thermal.ts";
import { trainingPathValues } from "#domain/instruments/training-path.ts";
import { ruleValues } from "#domain/instruments/which-rule.ts";
import { queryParameters } from "#domain/query-parameters.ts";
import { marketingPages } from "~/content/marketing-pages";
import type { InstrumentSection } from "~/content/schema";

/** The names of an instrument's fields. */
function fieldsOf(section: InstrumentSection): string[] {
  switch (section.instrument) {
    case "spray-planner":
      return Object.keys(sprayValues);
    case "survey-planner":
      return Object.keys(surveyValues(section.figures));
    case "thermal-planner":
      return Object.keys(thermalValues(section.figures));
    case "my-way":
      return Object.keys(trainingPathValues(section.figures));
    case "endurance":
      return Object.keys(enduranceValues(section.figures));
    case "which-rule":
      return Object.keys(ruleValues);
  }
}

const withInstruments = marketingPages.flatMap(({ path, sections }) => {
  const instruments = sections.filter((section) => section.kind === "instrument");
  return instruments.length > 0 ? [[path, instruments.flatMap(fieldsOf)] as const] : [];
});

test.each(withInstruments)("%s reads the parameters that its forms send, and no others", (path, fields) => {
  expect(queryParameters[path]?.toSorted()).toEqual(fields.toSorted());
  expect(new Set(fields).size, "two instruments of a page share no name").toBe(fields.length);
});
