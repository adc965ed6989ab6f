import type { Understood } from "./message.ts";

export type Unit = "acre" | "kg" | "min" | "day" | "litre" | "metre" | "km" | "year" | "percent" | "batch";
export type Quantity = {
  value: number;
  unit: Unit;
  /** As the visitor will read it again: "80 acres", "3 MW (about 15 acres)". */
  said: string;
};

/** Numbers in words, English and Hindi. */
export const numberWords: { [word: string]: number } = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  hundred: 100,
  ek: 1,
  teen: 3,
  char: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  bees: 20,
  pachas: 50,
  sau: 100,
};

/** What one of a unit is in ours. A megawatt of ground-mounted solar takes about 5 acres, as the thermal page says. */
const units: { [word: string]: [Unit, number] } = {
  acres: ["acre", 1],
  acre: ["acre", 1],
  hectares: ["acre", 2.471],
  mw: ["acre", 5],
  bigha: ["acre", 0.62],
  kg: ["kg", 1],
  g: ["kg", 0.001],
  ton: ["kg", 1000],
  tons: ["kg", 1000],
  tonne: ["kg", 1000],
  tonnes: ["kg", 1000],
  quintal: ["kg", 100],
  lb: ["kg", 0.4536],
  lbs: ["kg", 0.4536],
  pounds: ["kg", 0.4536],
  min: ["min", 1],
  hour: ["min", 60],
  hours: ["min", 60],
  h: ["min", 60],
  day: ["day", 1],
  days: ["day", 1],
  week: ["day", 7],
  weeks: ["day", 7],
  month: ["day", 30],
  months: ["day", 30],
  l: ["litre", 1],
  m: ["metre", 1],
  ft: ["metre", 0.3048],
  km: ["km", 1],
  year: ["year", 1],
  years: ["year", 1],
  yrs: ["year", 1],
  yr: ["year", 1],
  percent: ["percent", 1],
  batch: ["batch", 1],
  batches: ["batch", 1],
};

/** Numbers with their units, in the order they are said. A spread ("50 to 60 acres") counts by its upper end. */
export function quantitiesOf({ words }: Understood): Quantity[] {
  const found: Quantity[] = [];
  words.forEach((word, index) => {
    const value = /^\d/.test(word) ? Number(word) : numberWords[word];
    if (value === undefined || !Number.isFinite(value) || value > 1e9) return;
    let next = words[index + 1] ?? "";
    if (next === "square" || next === "sq" || next === "full") next = words[index + 2] ?? "";
    const hundred = next === "hundred" ? 100 : next === "thousand" ? 1000 : 1;
    const unitWord = hundred === 1 ? next : (words[index + 2] ?? "");
    const unit = units[unitWord];
    if (!unit) return;
    const [name, factor] = unit;
    const amount = value * hundred;
    const converted = amount * factor;
    found.push({ value: converted, unit: name, said: saidAs(amount, unitWord, name, converted) });
  });
  const line = words.join(" ");
  const ofSelf = /\b(?:age|aged|am|at|turned) (\d{1,3})\b(?! ?(?:acres|kg|g|km|m|ft|mw|l|min|days?|weeks?))/;
  const ofChild = /\b(?:son|daughter|brother|sister|child|boy|girl|he|she) (?:\w+ )?is (\d{1,2})\b/;
  const age = ofSelf.exec(line) ?? ofChild.exec(line);
  if (age && !found.some(({ unit }) => unit === "year")) {
    const value = Number(age[1]);
    if (value >= 5 && value <= 110) found.push({ value, unit: "year", said: `${value}` });
  }
  return found;
}

function saidAs(amount: number, word: string, unit: Unit, converted: number): string {
  const plural = amount !== 1 && /^(day|week|month|hour|acre|year)$/.test(word) ? `${word}s` : word;
  const plain = `${amount} ${word === "l" ? "L" : word === "mw" ? "MW" : plural}`;
  if (unit !== "acre" || word.startsWith("acre")) return plain;
  return `${plain} (about ${Math.round(converted)} acres)`;
}
