import { DAY_MS } from "../india-date.ts";
import { choiceIn, dayIn, type Reading, readAll, type Values } from "./field-values.ts";
import type { TrainingPathFigures } from "./figures.ts";

export type TrainingPathInput = {
  level: TrainingPathFigures["levels"][number];
  rhythm: TrainingPathFigures["rhythms"][number];
  /** Preferred first day, midnight UTC, or null. */
  start: Date | null;
};

/** The form's initial values. */
export const trainingPathValues = ({ levels, rhythms }: TrainingPathFigures) =>
  ({ level: levels[0]?.id ?? "", rhythm: rhythms[0]?.id ?? "", start: "" }) satisfies Values;

/**
 * Reads the form's values, or says which fields are invalid and why. The form of a course with one level does not ask for
 * it, so it is not read.
 */
export function readTrainingPath(
  { level = "", rhythm = "", start = "" }: Values,
  figures: TrainingPathFigures,
): Reading<TrainingPathInput> {
  const [only, ...others] = figures.levels;
  return readAll<TrainingPathInput>({
    level: only && others.length === 0 ? only : choiceIn(level, figures.levels),
    rhythm: choiceIn(rhythm, figures.rhythms),
    start: dayIn(start),
  });
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
const weekdayOf = (day: Date) => day.getUTCDay() || 7;

/**
 * The first `count` days from a day on that fall on the given days of the week.
 * Worked (RFC 5545, 3.8.5.3): Tuesdays and Thursdays from 2 September 1997, ten of them, end on 2 October.
 */
export function trainingDays(start: Date, weekdays: readonly number[], count: number): Date[] {
  const days: Date[] = [];
  for (let day = start; days.length < count; day = new Date(day.getTime() + DAY_MS)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day);
  }
  return days;
}

/** One lesson on the calendar. Two lessons may share a day: one ends on it and the next begins. */
export type Stretch = {
  name: string;
  /** Weeks of the path, counted from 1. */
  weeks: { from: number; to: number };
  /** First and last day, if a start is given. */
  days: { from: Date; to: Date } | null;
};

export type TrainingPath = {
  weeks: number;
  trainingDays: number;
  amount: number;
  stretches: Stretch[];
  /** First and last training day, if a start is given. */
  days: { from: Date; to: Date } | null;
};

/** Distributes the lessons, from the visitor's level on, over the training days of the chosen rhythm. */
export function planTrainingPath(
  { level, rhythm, start }: TrainingPathInput,
  figures: TrainingPathFigures,
): TrainingPath {
  const lessons = figures.lessons.slice(level.from);
  const amount = lessons.reduce((sum, lesson) => sum + lesson.amount, 0);
  // The tolerance keeps rounding errors of fractional amounts per day from adding a day.
  const dayAfter = (done: number) => Math.ceil(done / rhythm.amountADay - 1e-9);
  const dayAt = (done: number) => Math.floor(done / rhythm.amountADay + 1e-9);
  const count = dayAfter(amount);
  const days = start && trainingDays(start, rhythm.weekdays, count);
  const weekOf = (index: number) => Math.floor(index / rhythm.weekdays.length) + 1;
  const span = (first: number, last: number) => {
    const [from, to] = [days?.[first], days?.[last]];
    return from && to ? { from, to } : null;
  };
  let done = 0;
  const stretches = lessons.map((lesson) => {
    const first = dayAt(done);
    done += lesson.amount;
    const last = dayAfter(done) - 1;
    return { name: lesson.name, weeks: { from: weekOf(first), to: weekOf(last) }, days: span(first, last) };
  });
  return { weeks: weekOf(count - 1), trainingDays: count, amount, stretches, days: span(0, count - 1) };
}
