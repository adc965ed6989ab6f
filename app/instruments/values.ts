/** What a form or an address holds: names and texts. */
export type Values = Record<string, string>;

/** A form read: what goes in, or why a field cannot be read, by its name. */
export type Reading<Input> =
  | { input: Input; problems?: undefined }
  | { input?: undefined; problems: Record<string, string> };

/** The values of an address over those a form starts with; names the form does not have are left out. */
export function valuesFrom(search: string, initial: Values): Values {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, (given.get(name) ?? value).slice(0, 40)]),
  );
}

/** The address's query for these values. */
export const queryOf = (values: Values) => `?${new URLSearchParams(values)}`;

/** Why a field cannot be read, in a sentence for the person. */
export type Problem = { problem: string };

/**
 * A number as people type it: "12", "1,200", "0.8".
 * @param name how the sentence calls it
 */
export function numberIn(text: string, name: string, from: number, to: number): number | Problem {
  const cleaned = text.trim().replace(/(?<=\d),(?=\d)/g, "");
  const value = /^\d*\.?\d+$/.test(cleaned) ? Number(cleaned) : Number.NaN;
  if (Number.isNaN(value)) return { problem: `${name} must be a number, such as 12 or 2.5.` };
  if (value < from || value > to) return { problem: `${name} must be from ${indian(from)} to ${indian(to)}.` };
  return value;
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

/** Square metres in an acre (international acre, exact). */
export const SQUARE_METRES_PER_ACRE = 4046.8564224;
