import { expect, test } from "vitest";
import { threeModules } from "~/content/excellence-center/three-modules";
import { facts } from "~/content/facts";
import type { PageRecord } from "~/content/schema";
import { dronePilotTraining } from "~/content/training/drone-pilot-training";
import type { TrainingPathFigures } from "./figures.ts";
import { planTrainingPath, readTrainingPath, trainingDays, trainingPathValues } from "./training-path.ts";

function figuresOf(page: PageRecord): TrainingPathFigures {
  for (const section of page.sections)
    if (section.kind === "instrument" && section.instrument === "my-way") return section.figures;
  throw new Error("no way");
}
const pilot = figuresOf(dronePilotTraining);
const modules = figuresOf(threeModules);

function plan(figures: TrainingPathFigures, values: Record<string, string>) {
  const { input } = readTrainingPath({ ...trainingPathValues(figures), ...values }, figures);
  if (!input) throw new Error("not read");
  return planTrainingPath(input, figures);
}
const iso = (day: Date | undefined) => day?.toISOString().slice(0, 10);

test("ten Tuesdays and Thursdays from 2 September 1997 (the example of RFC 5545, 3.8.5.3)", () => {
  const days = trainingDays(new Date("1997-09-02"), [2, 4], 10);
  expect(days.map((day) => iso(day)?.slice(5))).toEqual([
    "09-02",
    "09-04",
    "09-09",
    "09-11",
    "09-16",
    "09-18",
    "09-23",
    "09-25",
    "09-30",
    "10-02",
  ]);
});

test("the pilot course: four weeks full-time, six in weekend batches (the facts sheet)", () => {
  expect(plan(pilot, { rhythm: "5" })).toMatchObject({ weeks: 4, trainingDays: 20, amount: 40, days: null });
  expect(plan(pilot, { rhythm: "2" })).toMatchObject({ weeks: 6, trainingDays: 12 });
  expect(facts.pilotCourse.wording).toContain(`up to ${facts.pilotCourse.weekendWeeks} weeks in weekend batches`);
});

test("lessons follow one another over the weeks: 8, 12, 6, 4 and 10 hours at two a day", () => {
  const { stretches, days } = plan(pilot, { start: "2026-12-07" });
  expect(stretches.map(({ weeks }) => [weeks.from, weeks.to])).toEqual([
    [1, 1],
    [1, 2],
    [3, 3],
    [3, 3],
    [4, 4],
  ]);
  expect(iso(stretches[1]?.days?.from)).toBe("2026-12-11");
  expect([iso(days?.from), iso(days?.to)]).toEqual(["2026-12-07", "2027-01-01"]);
});

test("a first day that is no training day begins on the next", () => {
  expect(iso(plan(pilot, { start: "2026-12-05" }).days?.from)).toBe("2026-12-07");
  expect(iso(plan(pilot, { start: "2026-12-07", rhythm: "2" }).days?.from)).toBe("2026-12-12");
});

test("three modules: 4 + 6 + 8 weeks, fewer for those who come in later, longer at three days a week", () => {
  expect(plan(modules, {}).weeks).toBe(18);
  expect(plan(modules, { level: "flown" }).stretches.map(({ name }) => name)).toEqual(["Module Two", "Module Three"]);
  expect(plan(modules, { level: "two" }).weeks).toBe(8);
  expect(plan(modules, { rhythm: "3" }).weeks).toBe(30);
});

test("a level that a course with one level does not ask for cannot make its form invalid", () => {
  expect(readTrainingPath({ ...trainingPathValues(pilot), level: "x" }, pilot).input?.level).toBe(pilot.levels[0]);
});

test("an invalid field is named with its problem", () => {
  const { problems } = readTrainingPath({ level: "x", rhythm: "9", start: "soon" }, modules);
  expect(Object.keys(problems ?? {})).toEqual(["level", "rhythm", "start"]);
});
