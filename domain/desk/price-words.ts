import type { Price } from "./snapshot.ts";

const rupees = (sum: number) => `₹${Math.round(sum).toLocaleString("en-IN")}`;
const from = ({ basis }: Price) => (basis === "from" ? "from " : "");

/** " per acre", " each". */
const perUnit = ({ unit }: Price) => (unit ? (unit.toLowerCase() === "each" ? " each" : ` per ${unit}`) : "");

/** The sum alone: "from ₹1,200 per acre", in the Indian grouping. */
export const sumOf = (price: Price) => `${from(price)}${rupees(price.rupees)}${perUnit(price)}`;

/** "plus 18% GST", "including GST", "no GST". */
const taxOf = ({ tax, taxRate }: Price) =>
  tax === "exempt"
    ? "no GST"
    : `${tax === "extra" ? "plus" : "including"} ${taxRate === null ? "" : `${taxRate}% `}GST`;

/** What stands beside the sum: "plus 18% GST, by acres and distance". */
export const termsOf = (price: Price) => [taxOf(price), price.moves && `by ${price.moves}`].filter(Boolean).join(", ");

/** The price in words: "from ₹1,200 per acre, plus 18% GST, by acres and distance". */
export const priceWords = (price: Price) => `${sumOf(price)}, ${termsOf(price)}`;

/** Whether a price is that of one acre, and is multiplied for an area. */
export const isPerAcre = ({ unit }: Price) => unit?.toLowerCase() === "acre";

/** The sum for an area with its tax alone: "from ₹6,000 plus 18% GST". */
export const sumOfArea = (price: Price, acres: number): string =>
  `${isPerAcre(price) ? `${from(price)}${rupees(price.rupees * acres)}` : sumOf(price)} ${taxOf(price)}`;

/** The price of an area; a price per acre is multiplied: "from ₹6,000 (₹500 per acre), plus 18% GST". */
export function priceOfArea(price: Price, acres: number): string {
  if (!isPerAcre(price)) return priceWords(price);
  return `${from(price)}${rupees(price.rupees * acres)} (${rupees(price.rupees)} per acre), ${termsOf(price)}`;
}
