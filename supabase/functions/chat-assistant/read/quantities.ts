import { numberWords as numberTable, units as unitTable } from "../tables/letters.ts";
import type { Understood } from "./message.ts";
import { rowsOf } from "./words.ts";

export type Unit = "acre" | "kg" | "min" | "day" | "litre" | "metre" | "km" | "year" | "percent" | "batch";
export type Quantity = {
  value: number;
  unit: Unit;
  /** As the visitor will read it again: "80 acres", "3 MW (about 15 acres)". */
  said: string;
};

/** Numbers in words, English and Hindi. */
export const numberWords = new Map(
  rowsOf(numberTable).flatMap(([value, words]) => words.map((word) => [word, Number(value)])),
);
/** What one of a unit, as it is written, is in ours. */
const units = new Map(
  rowsOf(unitTable).flatMap(([name, words]) => {
    const [unit, factor] = name.split(" ");
    return words.map((word) => [word, { unit: unit as Unit, factor: Number(factor) }]);
  }),
);

/** Numbers with their units, in the order they are said. A spread ("50 to 60 acres") counts by its upper end. */
export function quantitiesOf({ words }: Understood): Quantity[] {
  const found = words.flatMap((word, index): Quantity[] => {
    const value = /^\d/.test(word) ? Number(word) : numberWords.get(word);
    if (value === undefined || !Number.isFinite(value) || value > 1e9) return [];
    const [next = "", second = ""] = words.slice(index + 1).filter((each) => !/^(square|sq|full)$/.test(each));
    const times = { hundred: 100, thousand: 1000 }[next] ?? 1;
    const unitWord = times === 1 ? next : second;
    const known = units.get(unitWord);
    if (!known) return [];
    const amount = value * times;
    const converted = amount * known.factor;
    return [{ value: converted, unit: known.unit, said: saidAs(amount, unitWord, known.unit, converted) }];
  });
  const line = words.join(" ");
  const ofSelf = /\b(?:age|aged|am|at|turned) (\d{1,3})\b(?! ?(?:acres|kg|g|km|m|ft|mw|l|min|days?|weeks?))/;
  const ofChild = /\b(?:son|daughter|brother|sister|child|boy|girl|he|she) (?:\w+ )?is (\d{1,2})\b/;
  const age = Number((ofSelf.exec(line) ?? ofChild.exec(line))?.[1]);
  const isAge = age >= 5 && age <= 110 && !found.some(({ unit }) => unit === "year");
  return isAge ? [...found, { value: age, unit: "year", said: `${age}` }] : found;
}

function saidAs(amount: number, word: string, unit: Unit, converted: number): string {
  const plural = amount !== 1 && /^(day|week|month|hour|acre|year)$/.test(word) ? `${word}s` : word;
  const plain = `${amount} ${word === "l" ? "L" : word === "mw" ? "MW" : plural}`;
  return unit !== "acre" || word.startsWith("acre") ? plain : `${plain} (about ${Math.round(converted)} acres)`;
}
