/** What stands behind a number and belongs to it: units as symbols, and the Indian words for great sums. */
const units = "km|cm|mm|µm|m|kg|g|L|GB|MP|MW|Hz|V|h|min|s|ft|px|LPA|lakh|crore|°C|m²|m³|m/s|W/m²";

const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d/²³]))`, "gu");
/** "60 × 40", "1 : 3", "< 2": signs between numbers or before one. */
const aroundSign = / (?=[×:] \d)|(?<=\d [×:]) (?=\d)|(?<=(?<!\S)<) (?=\d)/g;

/**
 * The words of a record as they are set: no line ends between a number and its unit. Addresses and names of files have no
 * such spaces and stay as they are.
 * @param value anything that serialises
 * @returns the same, its texts with no-break spaces
 */
export function typeset<Value>(value: Value): Value {
  if (typeof value === "string")
    return value.replace(aroundSign, "\u00a0").replace(beforeUnit, "\u00a0") as string & Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => typeset(each)) as Value & unknown[];
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeset(each)])) as Value & object;
}
