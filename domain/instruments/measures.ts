import { indian, numberOf, type Problem, SQUARE_METRES_PER_ACRE, within } from "./field-values.ts";
import { partsOf } from "./land-units.ts";
import { undotted } from "./number-words.ts";
import { words } from "./words/measures.ts";

/** A unit: its name in a sentence, its size in the first unit of its kind, and the words for it in lower case. */
type Unit = { name: string; size: number; words: readonly string[] };

const unit = (name: string, size: number, said: string): Unit => ({
  name,
  size,
  words: said.split(", ").map((word) => word.normalize("NFKC")),
});

/**
 * Units as people say them, by kind. The planners' fields and the assistant read the same words. Land, where a bigha has
 * several sizes, is in `land-units.ts`.
 */
const kinds = {
  power: {
    MW: unit(words.units.MW, 1, "mw, mwp, megawatt, megawatts, मेगावाट, मेगावॉट"),
    kW: unit(words.units.kW, 0.001, "kw, kwp, kilowatt, kilowatts, किलोवाट, किलोवॉट"),
    GW: unit(words.units.GW, 1000, "gw, gigawatt, gigawatts"),
  },
  length: {
    m: unit(words.units.m, 1, "m, mtr, metre, metres, meter, meters, मीटर"),
    km: unit(words.units.km, 1000, "km, kms, kilometre, kilometres, kilometer, kilometers, किमी, किलोमीटर"),
    cm: unit(words.units.cm, 0.01, "cm, cms, centimetre, centimetres, centimeter, centimeters, सेमी"),
    mm: unit(words.units.mm, 0.001, "mm, millimetre, millimetres, millimeter, millimeters, मिमी"),
    ft: unit(words.units.ft, 0.3048, "ft, feet, foot, फुट, फीट, फ़ुट, फ़ीट"),
  },
  roof: {
    m2: unit(
      words.units.m2,
      1,
      "m2, sqm, sq mt, sq mtr, sq metre, sq metres, sq meter, sq meters, square metre, square metres, square meter, square meters, वर्ग मीटर",
    ),
    ft2: unit(words.units.ft2, 0.09290304, "ft2, sqft, sq foot, sq feet, square foot, square feet, वर्ग फुट, वर्ग फ़ुट"),
    acre: unit(words.units.acre, SQUARE_METRES_PER_ACRE, "acre, acres, एकड़"),
    hectare: unit(words.units.hectare, 10_000, "ha, hectare, hectares, हेक्टेयर"),
  },
  weight: {
    kg: unit(words.units.kg, 1, "kg, kgs, kilo, kilos, kilogram, kilograms, किलो, किग्रा"),
    g: unit(words.units.g, 0.001, "g, gm, gms, gram, grams, ग्राम"),
    tonne: unit(words.units.tonne, 1000, "ton, tons, tonne, tonnes, टन"),
    quintal: unit(words.units.quintal, 100, "quintal, quintals, क्विंटल"),
    lb: unit(words.units.lb, 0.4536, "lb, lbs, pound, pounds, पाउंड"),
  },
  share: { percent: unit(words.units.percent, 1, "%, percent, per cent, प्रतिशत") },
  angle: { degree: unit(words.units.degree, 1, "°, degree, degrees, deg, डिग्री") },
  heat: { celsius: unit(words.units.celsius, 1, "°c, c, celsius, °, degree, degrees, डिग्री") },
  age: { year: unit(words.units.year, 1, "year, years, yrs, yr, साल, वर्ष") },
} as const satisfies Record<string, Record<string, Unit>>;

/** The unit in which a field counts: "MW", "m", "m2", "kg", "percent". */
export type UnitId = { [Kind in keyof typeof kinds]: keyof (typeof kinds)[Kind] }[keyof typeof kinds];

/** The units of the kind to which a unit belongs. */
const kindOf = (own: UnitId): Record<string, Unit> =>
  (Object.values(kinds) as Record<string, Unit>[]).find((units) => Object.hasOwn(units, own)) ?? {};

/** A unit by its id. */
export const unitOf = (id: UnitId): Unit => kindOf(id)[id] as Unit;

/** The units that a sentence names where not all of the kind fit the field: a pixel is not given in kilometres. */
const fitting: Partial<Record<UnitId, readonly UnitId[]>> = {
  MW: ["MW", "kW"],
  m: ["m", "km", "ft"],
  cm: ["cm", "mm"],
};

/** A word without dots, blanks and nuktas, so that "sq.ft", "sq. ft." and "sqft" are one, and "एकड" is "एकड़". */
const bare = (word: string) => undotted(word).replace(/[.\s]/g, "");

/** A number as it was typed, with the unit that was typed behind it, if any: "20 MW", "12", "१२ किमी". */
function partsIn(text: string, own: UnitId): { amount: number; named: Unit | undefined; word: string } {
  const { number, word } = partsOf(text);
  const named = word
    ? Object.values(kindOf(own)).find(({ words }) => words.some((each) => bare(each) === bare(word)))
    : undefined;
  return { amount: numberOf(number), named, word };
}

/** A value in another unit of its kind, without the digits that only the computation adds. */
const converted = (amount: number, from: Unit, to: Unit) => Number(((amount * from.size) / to.size).toPrecision(12));

/**
 * Reads a number as people type it, alone or with a unit: "2", "20 MW", "500 kW", "3 km", "१२ किमी".
 * @param name subject of the problem's sentence
 * @param own the unit of a number alone, and of the bounds
 * @param others names of further units that the caller reads
 * @returns the number in that unit
 */
export function measureIn(
  text: string,
  name: string,
  own: UnitId,
  from: number,
  to: number,
  others: readonly string[] = [],
): number | Problem {
  const { amount, named, word } = partsIn(text, own);
  if (word && !named) {
    const units = fitting[own]?.map(unitOf) ?? Object.values(kindOf(own));
    return { problem: words.noUnit(name, [...units.map((each) => each.name), ...others], word) };
  }
  if (Number.isNaN(amount)) return { problem: words.noNumber(name, own === "year" ? "21" : null) };
  const value = named ? converted(amount, named, unitOf(own)) : amount;
  return within(value, name, from, to, unitOf(own).name) ?? value;
}

/** What a text with another unit was read as: "Read as 0.5 megawatts."; undefined where there is nothing to tell. */
export function readBack(text: string, own: UnitId): string | undefined {
  const { amount, named } = partsIn(text, own);
  if (!named || Number.isNaN(amount) || named.size === unitOf(own).size) return undefined;
  return words.readAs(indian(converted(amount, named, unitOf(own)), 4), unitOf(own).name);
}
