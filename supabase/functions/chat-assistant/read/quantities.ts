import { counted } from "../../../../domain/instruments/field-values.ts";
import { inOwnUnit, type Land, type LandUnit, landOf, unitNamed } from "../../../../domain/instruments/land-units.ts";
import { type UnitId, unitOf } from "../../../../domain/instruments/measures.ts";
import { numberRows } from "../../../../domain/instruments/number-words.ts";
import { ACRES_PER_MEGAWATT, unitForms } from "../tables/letters.ts";
import { rowsOf } from "./words.ts";

export type Unit = "acre" | "kg" | "metre" | "km" | "year" | "batch";
export type Quantity = {
  value: number;
  unit: Unit;
  /** As the answer repeats it: "80 acres", "3 MW (about 15 acres)". */
  said: string;
  /** The unit as it was written, where one was. */
  written: string;
  /** Of land: as it was said, in its own unit. */
  land?: Land;
};

/** Whole numbers in English words, to which Hindi ones are translated. */
export const numberWords = new Map(
  numberRows.flatMap(({ value, english }) => (value < 1 || value > 100 ? [] : english.map((word) => [word, value]))),
);
/** Which of the planners' units count as which of ours, and what one of the planners' first unit is in it. */
const measured: [unit: Unit, factor: number, ids: UnitId[]][] = [
  ["kg", 1, ["kg", "g", "tonne", "quintal", "lb"]],
  ["metre", 1, ["m", "ft"]],
  ["km", 0.001, ["km"]],
  ["acre", ACRES_PER_MEGAWATT, ["MW", "kW"]],
];
/** Units as visitors write them, with our unit and the factor. */
const units = new Map<string, { unit: Unit; factor: number }>([
  ...rowsOf(unitForms).flatMap(([name, words]) => {
    const [unit, factor] = name.split(" ");
    return words.map((word): [string, { unit: Unit; factor: number }] => [
      word,
      { unit: unit as Unit, factor: Number(factor) },
    ]);
  }),
  ...measured.flatMap(([unit, factor, ids]) =>
    ids.flatMap((id) =>
      unitOf(id).words.map((word): [string, { unit: Unit; factor: number }] => [
        word,
        { unit, factor: unitOf(id).size * factor },
      ]),
    ),
  ),
]);

/** Whether a word is a unit of land, weight, length, power or time. */
export const isUnit = (word: string): boolean =>
  units.has(word) || /^(?:acres?|hectares?|bighas?|l|hours?|days?|weeks?|months?)$/.test(word);

const scales: { [word: string]: number } = {
  ...{ hundred: 1e2, thousand: 1e3, lakh: 1e5, lakhs: 1e5, million: 1e6, crore: 1e7, crores: 1e7, billion: 1e9 },
};
/** Words that may stand between a number and its unit. */
const between = /^(square|sq|full|of|an?|large|larger|big|bigger)$/;
const largerBigha = / (?:large|larger|big|bigger) bigha | bigha (?:large|larger|big|bigger)(?: one)? $/;
const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : numberWords.get(word));

/**
 * Numbers with their units, in their order. A range ("50 to 60 acres") counts by its upper end; negative numbers stay
 * negative, and the answer refuses them.
 * @param land units of land, as the planner reads them
 */
export function quantitiesOf({ line }: { line: string }, land: readonly LandUnit[]): Quantity[] {
  const sizes = land.filter(
    ({ squareFeet = 0, words }) => squareFeet > 0 && words.some((word) => line.includes(` ${word} `)),
  );
  const chosen =
    sizes.find(({ squareFeet }) => line.includes(` ${squareFeet} `)) ??
    (largerBigha.test(line) ? sizes.toSorted((a, b) => b.acres - a.acres)[0] : undefined);
  const words = line
    .replace(/ (\S+)( acres?| hectares?| bigha| kg| mw)? and (?:an? |1 |one )?half /g, (whole, word, unit = "") =>
      numberOf(word) === undefined ? whole : ` ${Number(numberOf(word)) + 0.5}${unit} `,
    )
    .replace(/ half (?=(?:of )?(?:an? )?\w)/g, " 0.5 ")
    .trim()
    .split(" ");
  const found = words.flatMap((word, index): Quantity[] => {
    const value = numberOf(word);
    if (value === undefined) return [];
    const [next = "", second = ""] = words.slice(index + 1).filter((each) => !between.test(each));
    const scale = scales[next];
    const unitWord = scale ? second : next;
    // "Bigha of 27000 sq ft" says which bigha is meant.
    if (sizes.some(({ squareFeet }) => squareFeet === value)) return [];
    const amount = value * (scale ?? 1) * (words[index - 1] === "minus" ? -1 : 1);
    const ofLand = unitNamed(unitWord, land, chosen);
    if (ofLand) return [landSaid(landOf(amount, ofLand), unitWord)];
    const known = units.get(unitWord);
    if (!known || (known.unit === "year" && isPast(words[index - 1], words[index + 2]))) return [];
    const converted = amount * known.factor;
    const said = saidAs(amount, unitWord, known.unit, converted);
    const after = words.slice(words.indexOf(unitWord, index + 1) + 1);
    const side = known.unit === "acre" ? undefined : sideOf(words.slice(0, index), after);
    if (!side) return [{ value: converted, unit: known.unit, said, written: unitWord }];
    const past = known.unit === "year" ? converted + side / 2 : converted * (1 + side * JUST_PAST);
    return [{ value: past, unit: known.unit, said: `${side > 0 ? "more" : "less"} than ${said}`, written: unitWord }];
  });
  const ofSelf =
    /\b(?:(?:age|aged|am|turned) (?=\d{1,3}\b(?! ?(?:acres|kg|g|km|m|ft|mw|l|min|days?|weeks?)))|at (?=\d\d (?:can|may|is|also|$)))(\d{1,3})\b/;
  const ofChild = /\b(?:son|daughter|brother|sister|child|boy|girl|he|she) (?:\w+ )?is (\d{1,2})\b/;
  const age = Number((ofSelf.exec(line) ?? ofChild.exec(line))?.[1]);
  const isAge = age >= 5 && age <= 110 && !found.some(({ unit }) => unit === "year");
  return isAge ? [...found, { value: age, unit: "year", said: `${age}`, written: "" }] : found;
}

/** By how much "more than 250 g" is past 250 g, so that a limit tells them apart. */
const JUST_PAST = 0.001;
const OVER =
  / (?:(?:more|older|heavier|higher|greater|larger|longer|farther|further) than|over|above|beyond|exceed\w*)(?: (?:an?|the|of))* $/;
const UNDER =
  / (?:(?:less|younger|lighter|lower|smaller|shorter|nearer|closer) than|under|below)(?: (?:an?|the|of))* $/;
/** Hindi puts it behind; "60 m above the crop" is a height. */
const OVER_AFTER = /^ (?:more|extra|above(?! (?:the|my|our|a|an|ground|sea|crops?|trees?|roof|field|water|it) )) /;
const UNDER_AFTER = /^ (?:less|below(?! (?:the|my|our|a|an|it) )) /;

/** Which side of a number is meant, by the words before it and those after its unit: 1 above it, -1 below it. */
function sideOf(before: string[], after: string[]): 1 | -1 | undefined {
  const [left, right] = [` ${before.slice(-4).join(" ")} `, ` ${after.slice(0, 3).join(" ")} `];
  if (OVER.test(left) || OVER_AFTER.test(right)) return 1;
  return UNDER.test(left) || UNDER_AFTER.test(right) ? -1 : undefined;
}

/** Whether years count from or to a day, as in "5 years ago" and "in two years", and are no age. "Pehle" is read as "first". */
const isPast = (before = "", after = "") =>
  /^(?:since|after|in|within|every|last|past)$/.test(before) || /^(?:ago|back|before|first|later)$/.test(after);

/** Land with its acres, unless it was given in these: "12 bigha of 12,000 sq ft (about 3.3 acres)". */
function landSaid(land: Land, written: string): Quantity {
  const own = inOwnUnit(land);
  const said = land.unit.id === "acre" ? own : `${own} (about ${counted(land.acres, "acre")})`;
  return { value: land.acres, unit: "acre", said, written, land };
}

function saidAs(amount: number, word: string, unit: Unit, converted: number): string {
  const plain = `${amount.toLocaleString("en-IN")} ${word === "mw" ? "MW" : word === "kw" ? "kW" : word === "year" && amount !== 1 ? "years" : word}`;
  return unit === "acre" ? `${plain} (about ${counted(converted, "acre")})` : plain;
}
