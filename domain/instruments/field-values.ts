/** What a form or an address holds: names and texts. */
export type Values = Record<string, string>;

/** A form read: what goes in, or why a field cannot be read, by its name. */
export type Reading<Input> =
  | { input: Input; problems?: undefined }
  | { input?: undefined; problems: Record<string, string> };

/**
 * The values of an address over those a form starts with; names the form does not have are left out. A number with more
 * digits than anybody types was computed by whatever made the address, and is rounded.
 */
export function valuesFrom(search: string, initial: Values): Values {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      const text = (given.get(name) ?? value).slice(0, 40);
      return [name, /^-?\d+\.\d{7,}$/.test(text) ? fieldText(Number(text), 6) : text];
    }),
  );
}

/**
 * A computed number as a form's field and an address take it, without what binary fractions leave behind: "7.44", where
 * `String` gives "7.4399999999999995".
 * @param digits most digits after the point
 */
export const fieldText = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

/** The address's query for these values. */
export const queryOf = (values: Values) => `?${new URLSearchParams(values)}`;

/** Why a field cannot be read, in a sentence for the person. */
export type Problem = { problem: string };

const fractions: { [sign: string]: string } = { "¼": ".25", "½": ".5", "¾": ".75" };

/**
 * A number as people type it: "12", "1,200", "1,20,000", "0.8", "2½", "१२"; NaN for anything else. A comma groups digits and
 * nothing else: "12,5" is none, for it may be meant as 12.5 and must not be read as 125.
 */
export function numberOf(text: string): number {
  const plain = text
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)))
    .replace(/(?<!\s)\s*([¼½¾])$/, (_, sign: string) => fractions[sign] ?? "")
    .replace("−", "-");
  const isNumber = /^-?(\d{1,3}(,\d{2,3})*,\d{3}|\d+)?(\.\d*)?$/.test(plain) && /\d/.test(plain);
  // Zero has no sign that anybody means.
  return isNumber ? Number(plain.replaceAll(",", "")) + 0 : Number.NaN;
}

/**
 * A number as people type it, within its bounds.
 * @param name how the sentence calls it
 * @param unit what its bounds are counted in, where the name does not say so
 */
export function numberIn(text: string, name: string, from: number, to: number, unit = ""): number | Problem {
  const value = numberOf(text);
  if (Number.isNaN(value)) return { problem: `${name} must be a number, such as 12 or 2.5.` };
  return within(value, name, from, to, unit) ?? value;
}

/** What is said of a value out of its bounds; undefined for one within them. */
export function within(value: number, name: string, from: number, to: number, unit = ""): Problem | undefined {
  if (value >= from && value <= to) return undefined;
  return { problem: `${name} must be from ${indian(from, 2)} to ${indian(to)}${unit && ` ${unit}`}.` };
}

/** A day as a date field gives it, midnight UTC; null where none is given. */
export function dayIn(text: string): Date | null | Problem {
  if (!text) return null;
  const day = new Date(/^20\d\d-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  // A 31 February is read as a day of March.
  const meant = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return meant ? day : { problem: "The day must be a date, such as 2026-12-01." };
}

/** The entry of a list with this id. */
export function choiceIn<Choice extends { id: string }>(id: string, choices: readonly Choice[]): Choice | Problem {
  return choices.find((choice) => choice.id === id) ?? { problem: "Please choose one from the list." };
}

/** What goes in, if every field could be read; else the problems by their fields. */
export function readAll<Input extends object>(
  fields: { [Name in keyof Input]: Input[Name] | Problem },
): Reading<Input> {
  const problems: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "object" && value !== null && "problem" in value) problems[name] = String(value.problem);
  }
  return Object.keys(problems).length > 0 ? { problems } : { input: fields as Input };
}

/** 1234.5 in the Indian grouping, with at most `digits` after the point. */
export function indian(value: number, digits = 1): string {
  return value.toLocaleString("en-IN", { maximumFractionDigits: digits });
}

/** Two ends of a range, or one value where they read alike: "96-120", "2". */
export function range(from: number, to: number, digits = 1): string {
  const [low, high] = [indian(from, digits), indian(to, digits)];
  return low === high ? low : `${low}-${high}`;
}

/** An amount with its word, as it is read: "1 acre", "2.5 acres", "0.04 acres". */
export function counted(count: number, one: string, digits = count < 1 ? 2 : 1): string {
  const text = indian(count, digits);
  return `${text} ${text === "1" ? one : `${one}s`}`;
}

/** Hours for reading: under two in minutes, so that a small field does not take "0.5 hours". */
export function duration({ from, to }: { from: number; to: number }): string {
  if (to >= 2) return `${range(from, to)} hours`;
  const minutes = range(Math.max(1, from * 60), Math.max(1, to * 60), 0);
  return `${minutes} ${minutes === "1" ? "minute" : "minutes"}`;
}

/** Square metres in an acre (international acre, exact). */
export const SQUARE_METRES_PER_ACRE = 4046.8564224;
