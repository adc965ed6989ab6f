import type { Price } from "./snapshot.ts";

const rupees = (sum: number) => `₹${Math.round(sum).toLocaleString("en-IN")}`;
const from = ({ basis }: Price) => (basis === "from" ? "from " : "");

/** The sum alone: "from ₹1,200 per acre", in the Indian grouping. */
export const sumOf = (price: Price) => `${from(price)}${rupees(price.rupees)}${price.unit ? ` per ${price.unit}` : ""}`;

/** "plus 18% GST", "including GST", "no GST". */
const taxOf = ({ tax, taxRate }: Price) =>
  tax === "exempt"
    ? "no GST"
    : `${tax === "extra" ? "plus" : "including"} ${taxRate === null ? "" : `${taxRate}% `}GST`;

/** What stands beside the sum: "plus 18% GST, by acres and distance". */
export const termsOf = (price: Price) => [taxOf(price), price.moves && `by ${price.moves}`].filter(Boolean).join(", ");

/** The price in words: "from ₹1,200 per acre, plus 18% GST, by acres and distance". */
export const priceWords = (price: Price) => `${sumOf(price)}, ${termsOf(price)}`;

/** The price of an area; a price per acre is multiplied: "from ₹6,000 (₹500 per acre), plus 18% GST". */
export function priceOfArea(price: Price, acres: number): string {
  if (price.unit !== "acre") return priceWords(price);
  return `${from(price)}${rupees(price.rupees * acres)} (${rupees(price.rupees)} per acre), ${termsOf(price)}`;
}
