import { indian, numberOf, type Problem, SQUARE_METRES_PER_ACRE, within } from "./field-values.ts";
import { partsOf } from "./land-units.ts";

/** A unit: its name in a sentence, its size in the first unit of its kind, and the words for it in lower case. */
type Unit = { name: string; size: number; words: readonly string[] };

const unit = (name: string, size: number, words: string): Unit => ({
  name,
  size,
  words: words.split(", ").map((word) => word.normalize("NFKC")),
});

/**
 * Units as people say them, by kind. The planners' fields and the assistant read the same words. Land, where a bigha has
 * several sizes, is in `land-units.ts`.
 */
const kinds = {
  power: {
    MW: unit("megawatts", 1, "mw, mwp, megawatt, megawatts, मेगावाट, मेगावॉट"),
    kW: unit("kilowatts", 0.001, "kw, kwp, kilowatt, kilowatts, किलोवाट, किलोवॉट"),
    GW: unit("gigawatts", 1000, "gw, gigawatt, gigawatts"),
  },
  length: {
    m: unit("metres", 1, "m, mtr, metre, metres, meter, meters, मीटर"),
    km: unit("kilometres", 1000, "km, kms, kilometre, kilometres, kilometer, kilometers, किमी, किलोमीटर"),
    cm: unit("centimetres", 0.01, "cm, cms, centimetre, centimetres, centimeter, centimeters, सेमी"),
    mm: unit("millimetres", 0.001, "mm, millimetre, millimetres, millimeter, millimeters"),
    ft: unit("feet", 0.3048, "ft, feet, foot, फुट, फीट"),
  },
  roof: {
    m2: unit(
      "square metres",
      1,
      "m2, sqm, sq mt, sq mtr, sq metre, sq metres, sq meter, sq meters, square metre, square metres, square meter, square meters, वर्ग मीटर",
    ),
    ft2: unit("square feet", 0.09290304, "ft2, sqft, sq foot, sq feet, square foot, square feet, वर्ग फुट"),
    acre: unit("acres", SQUARE_METRES_PER_ACRE, "acre, acres, एकड़"),
    hectare: unit("hectares", 10_000, "ha, hectare, hectares, हेक्टेयर"),
  },
  weight: {
    kg: unit("kg", 1, "kg, kgs, kilo, kilos, kilogram, kilograms, किलो, किग्रा"),
    g: unit("grams", 0.001, "g, gm, gms, gram, grams, ग्राम"),
    tonne: unit("tonnes", 1000, "ton, tons, tonne, tonnes, टन"),
    quintal: unit("quintals", 100, "quintal, quintals, क्विंटल"),
    lb: unit("pounds", 0.4536, "lb, lbs, pound, pounds"),
  },
  share: { percent: unit("percent", 1, "%, percent, per cent, प्रतिशत") },
  angle: { degree: unit("degrees", 1, "°, degree, degrees, deg, डिग्री") },
  heat: { celsius: unit("°C", 1, "°c, c, celsius, °, degree, degrees, डिग्री") },
  age: { year: unit("years", 1, "year, years, yrs, yr, साल, वर्ष") },
} as const satisfies Record<string, Record<string, Unit>>;

/** The unit in which a field counts: "MW", "m", "m2", "kg", "percent". */
export type UnitId = { [Kind in keyof typeof kinds]: keyof (typeof kinds)[Kind] }[keyof typeof kinds];

/** The units of the kind to which a unit belongs. */
const kindOf = (own: UnitId): Record<string, Unit> =>
  (Object.values(kinds) as Record<string, Unit>[]).find((units) => Object.hasOwn(units, own)) ?? {};

/** A unit by its id. */
export const unitOf = (id: UnitId): Unit => kindOf(id)[id] as Unit;

/** A word without dots and blanks, so that "sq.ft", "sq. ft." and "sqft" are one. */
const bare = (word: string) => word.replace(/[.\s]/g, "");

/** A number as it was typed, with the unit that was typed behind it, if any: "20 MW", "12", "१२ किमी". */
function partsIn(text: string, own: UnitId): { amount: number; named: Unit | undefined; word: string } {
  const { number, word } = partsOf(text);
  const named = word
    ? Object.values(kindOf(own)).find(({ words }) => words.some((each) => bare(each) === bare(word)))
    : undefined;
  return { amount: numberOf(number), named, word };
}

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** A value in another unit of its kind, without the digits that only the computation adds. */
const converted = (amount: number, from: Unit, to: Unit) => Number(((amount * from.size) / to.size).toPrecision(12));

/**
 * Reads a number as people type it, alone or with a unit: "2", "20 MW", "500 kW", "3 km", "१२ किमी".
 * @param name subject of the problem's sentence
 * @param own the unit of a number alone, and of the bounds
 * @returns the number in that unit
 */
export function measureIn(text: string, name: string, own: UnitId, from: number, to: number): number | Problem {
  const { amount, named, word } = partsIn(text, own);
  const units = Object.values(kindOf(own));
  if (word && !named) {
    const choice = units.length > 1 ? ` in ${either.format(units.map((each) => each.name))}` : "";
    return { problem: `${name} must be a number${choice}: "${word}" cannot be read.` };
  }
  if (Number.isNaN(amount)) return { problem: `${name} must be a number, such as 12 or 2.5.` };
  const value = named ? converted(amount, named, unitOf(own)) : amount;
  return within(value, name, from, to, unitOf(own).name) ?? value;
}

/** What a text with another unit was read as: "Read as 0.5 megawatts."; undefined where there is nothing to tell. */
export function readBack(text: string, own: UnitId): string | undefined {
  const { amount, named } = partsIn(text, own);
  if (!named || Number.isNaN(amount) || named.size === unitOf(own).size) return undefined;
  return `Read as ${indian(converted(amount, named, unitOf(own)), 4)} ${unitOf(own).name}.`;
}
