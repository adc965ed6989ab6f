import {
  fieldText,
  indian,
  numberOf,
  type Problem,
  SQUARE_METRES_PER_ACRE,
  type Values,
  within,
} from "./field-values.ts";
import { inDigits, undotted } from "./number-words.ts";
import { words } from "./words/land-units.ts";

/** Square feet in an acre (exact). */
const SQUARE_FEET_PER_ACRE = 43_560;

/** A unit of land area. */
export type LandUnit = {
  /** Value in a field and a query. */
  id: string;
  /** Label in a select field. */
  label: string;
  /** Singular and plural after a number. */
  one: string;
  many: string;
  /** Words for it, in lower case. */
  words: readonly string[];
  acres: number;
  /** Size of a unit that has several sizes. */
  squareFeet?: number;
};

/**
 * The units that the planner and the assistant read.
 * @param bighaSquareFeet sizes of a bigha; the first is the default
 */
export function landUnits(bighaSquareFeet: readonly number[]): LandUnit[] {
  const bighas = bighaSquareFeet.map((squareFeet) => {
    return {
      id: `bigha-${squareFeet}`,
      ...words.bigha(indian(squareFeet)),
      words: [
        "bigha",
        "bighas",
        "beegha",
        "biga",
        "bighe",
        "बीघा",
        "बीघे",
        "बिघा",
        `bigha of ${indian(squareFeet)} sq ft`,
        `bigha of ${squareFeet} sq ft`,
      ],
      acres: squareFeet / SQUARE_FEET_PER_ACRE,
      squareFeet,
    };
  });
  return [
    { id: "acre", ...words.acre, words: ["acre", "acres", "ekad", "ekar", "एकड़"], acres: 1 },
    ...bighas,
    {
      id: "hectare",
      ...words.hectare,
      words: ["hectare", "hectares", "ha", "हेक्टेयर"],
      acres: 10_000 / SQUARE_METRES_PER_ACRE,
    },
  ].map((unit) => ({ ...unit, words: unit.words.map((word) => word.normalize("NFKC")) }));
}

/** An amount of land in the visitor's unit, and in acres. */
export type Land = { amount: number; unit: LandUnit; acres: number };

export const landOf = (amount: number, unit: LandUnit): Land => ({
  amount,
  unit,
  // Rounded, so that 90.75 bigha are exactly 25 acres and fit the package up to 25.
  acres: Number(fieldText(amount * unit.acres, 9)),
});

/**
 * The unit that a word names. A bigha has several sizes: the chosen size takes precedence over the default.
 * @param chosen the unit chosen in the list, if any
 */
export const unitNamed = (word: string, units: readonly LandUnit[], chosen?: LandUnit): LandUnit | undefined =>
  [...(chosen ? [chosen] : []), ...units].find(({ words }) => words.some((each) => undotted(each) === undotted(word)));

/** Splits "12 बीघा", "बारह बीघा", "20%" or "500 m²" into its number and its unit in lower case. */
export function partsOf(typed: string): { number: string; word: string } {
  const text = inDigits(typed);
  const at = text.search(/[\p{L}%°]/u);
  const word =
    at < 0 ? "" : text.slice(at).trim().toLowerCase().normalize("NFKC").replace(/\s+/g, " ").replace(/\.$/, "");
  return { number: at < 0 ? text : text.slice(0, at), word };
}

/**
 * Reads land as people type it: a number in the chosen unit ("12"), or a number with its unit ("12 bigha", "12 बीघा", "5 ha"),
 * which overrides the chosen one.
 * @param unitId the chosen unit
 * @param from least acres
 * @param to most acres
 */
export function landIn(
  text: string,
  unitId: string,
  units: readonly LandUnit[],
  from: number,
  to: number,
): Land | Problem {
  const { number, word } = partsOf(text);
  const chosen = units.find(({ id }) => id === unitId);
  const unit = word ? unitNamed(word, units, chosen) : chosen;
  const amount = numberOf(number);
  if (!unit || Number.isNaN(amount)) return { problem: words.noArea };
  const land = landOf(amount, unit);
  return within(land.acres, words.area, from, to, words.acre.many) ?? land;
}

/**
 * Keeps the typed and the chosen unit in step: a unit typed after the number is also chosen in the list, and choosing
 * another one in the list removes the typed one.
 * @param field name of the field of the amount; that of the list is `unit`
 * @returns further values to change
 */
export function dependentUnit(field: string, changed: Values, before: Values, units: readonly LandUnit[]): Values {
  const { number, word } = partsOf(changed[field] ?? "");
  if (!word) return {};
  if (changed.unit !== before.unit) return { [field]: number.trim() };
  const named = unitNamed(
    word,
    units,
    units.find(({ id }) => id === changed.unit),
  );
  return named ? { unit: named.id } : {};
}

/** Land in the visitor's unit, as text: "12 bigha of 12,000 sq ft", "1 hectare". */
export const inOwnUnit = ({ amount, unit }: Pick<Land, "amount" | "unit">): string =>
  `${indian(amount, 2)} ${amount === 1 ? unit.one : unit.many}`;

/** The same with its acres: "12 bigha of 12,000 sq ft: 3.3 acres". */
export const withAcres = (land: Land): string => words.withAcres(inOwnUnit(land), land.acres);
