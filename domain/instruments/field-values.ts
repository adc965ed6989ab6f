import { latinDigits } from "../digits.ts";
import { words } from "./words/field-values.ts";

/** Names and texts of a form's fields or a query. */
export type Values = Record<string, string>;

/** The result of reading a form: its input, or a problem for each invalid field. */
export type Reading<Input> =
  | { input: Input; problems?: undefined }
  | { input?: undefined; problems: Record<string, string> };

/** Longest value that is read, in characters: the longest numbers in words, with their units, have about sixty. */
const MAX_VALUE_LENGTH = 80;

/**
 * The form's initial values, overridden by those of a query; unknown names are ignored. A number with many decimals was
 * computed, not typed, and is rounded.
 */
export function valuesFrom(search: string, initial: Values): Values {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      const text = (given.get(name) ?? value).slice(0, MAX_VALUE_LENGTH);
      return [name, /^-?\d+\.\d{7,}$/.test(text) ? fieldText(Number(text), 6) : text];
    }),
  );
}

/**
 * A computed number as text for a field or a query, without binary rounding errors: "7.44", where `String` gives
 * "7.4399999999999995".
 * @param digits greatest number of decimals
 */
export const fieldText = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

/** The query string of these values. */
export const queryOf = (values: Values) => `?${new URLSearchParams(values)}`;

/** Why a field is invalid, in a sentence for the visitor. */
export type Problem = { problem: string };

const fractions: { [sign: string]: string } = { "¼": ".25", "½": ".5", "¾": ".75" };

/**
 * A number as people type it: "12", "1,200", "1,20,000", "0.8", "2½", "१२"; NaN for anything else. A comma only groups
 * digits: "12,5" is NaN, because it may mean 12.5 and must not be read as 125.
 */
export function numberOf(text: string): number {
  const plain = latinDigits(text.trim())
    .replace(/(?<!\s)\s*([¼½¾])$/, (_, sign: string) => fractions[sign] ?? "")
    .replace("−", "-");
  const isNumber = /^-?(\d{1,3}(,\d{2,3})*,\d{3}|\d+)?(\.\d*)?$/.test(plain) && /\d/.test(plain);
  // Adding 0 turns -0 into 0.
  return isNumber ? Number(plain.replaceAll(",", "")) + 0 : Number.NaN;
}

/**
 * The problem of a value outside its bounds; undefined for a value within them.
 * @param name subject of the problem's sentence
 */
export function within(value: number, name: string, from: number, to: number, unit: string): Problem | undefined {
  if (value >= from && value <= to) return undefined;
  return { problem: words.outside(name, indian(from, 2), indian(to), unit) };
}

/** Reads the value of a date field: midnight UTC, or null if it is empty. */
export function dayIn(text: string): Date | null | Problem {
  if (!text) return null;
  const day = new Date(/^20\d\d-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  // `Date` reads 31 February as a day in March.
  const meant = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return meant ? day : { problem: words.noDay };
}

/** The entry of a list with this id. */
export function choiceIn<Choice extends { id: string }>(id: string, choices: readonly Choice[]): Choice | Problem {
  return choices.find((choice) => choice.id === id) ?? { problem: words.noChoice };
}

/** The entry of a list with this id, or null for an empty text. */
export const optionalChoiceIn = <Choice extends { id: string }>(id: string, choices: readonly Choice[]) =>
  id === "" ? null : choiceIn(id, choices);

/** The input if all fields are valid, else the problems by field. */
export function readAll<Input extends object>(
  fields: { [Name in keyof Input]: Input[Name] | Problem },
): Reading<Input> {
  const problems: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "object" && value !== null && "problem" in value) problems[name] = String(value.problem);
  }
  return Object.keys(problems).length > 0 ? { problems } : { input: fields as Input };
}

/** A number with Indian grouping and at most `digits` decimals. */
export function indian(value: number, digits = 1): string {
  return value.toLocaleString("en-IN", { maximumFractionDigits: digits });
}

/** A range, or one number if both ends look the same: "96-120", "2". */
export function range(from: number, to: number, digits = 1): string {
  const [low, high] = [indian(from, digits), indian(to, digits)];
  return low === high ? low : `${low}-${high}`;
}

/** An amount of something as results show it: to a tenth, below one to a hundredth. */
export const amount = (count: number) => indian(count, count < 1 ? 2 : 1);

/** An amount with its unit in English: "1 acre", "2.5 acres", "0.04 acres". @param one the unit in the singular */
export function counted(count: number, one: string): string {
  const text = amount(count);
  return `${text} ${text === "1" ? one : `${one}s`}`;
}

/** Hours as text; less than two hours are given in minutes. */
export function duration({ from, to }: { from: number; to: number }): string {
  if (to >= 2) return words.hours(range(from, to));
  return words.minutes(range(Math.max(1, from * 60), Math.max(1, to * 60), 0));
}

/** Time in the air as text. */
export const inTheAir = ({ minutesInTheAir }: { minutesInTheAir: number }) =>
  duration({ from: minutesInTheAir / 60, to: minutesInTheAir / 60 });

/** Square metres in an acre (international acre, exact). */
export const SQUARE_METRES_PER_ACRE = 4046.8564224;
