import type * as english from "#domain/desk/price-words.ts";
import { isPerAcre } from "#domain/desk/price-words.ts";
import type { Price } from "#domain/desk/snapshot.ts";

export { isPerAcre } from "#domain/desk/price-words.ts";

/** Units that the desk suggests; any other stands as the owner wrote it. */
const units: { [english: string]: string } = {
  acre: "एकड़",
  bigha: "बीघा",
  batch: "बैच",
  km: "किमी",
  day: "दिन",
  trainee: "ट्रेनी",
  aircraft: "ड्रोन",
};

const rupees = (sum: number) => `₹${Math.round(sum).toLocaleString("en-IN")}`;
const from = ({ basis }: Price) => (basis === "from" ? " से शुरू" : "");

/** " प्रति एकड़", " प्रति नग". */
const perUnit = ({ unit }: Price) =>
  unit ? ` प्रति ${unit.toLowerCase() === "each" ? "नग" : (units[unit.toLowerCase()] ?? unit)}` : "";

/** "₹1,200 प्रति एकड़ से शुरू" */
export const sumOf: typeof english.sumOf = (price) => `${rupees(price.rupees)}${perUnit(price)}${from(price)}`;

/** "18% GST अलग", "GST मिलाकर", "GST नहीं लगता". */
function taxOf({ tax, taxRate }: Price): string {
  if (tax === "exempt") return "GST नहीं लगता";
  return `${taxRate === null ? "" : `${taxRate}% `}GST ${tax === "extra" ? "अलग" : "मिलाकर"}`;
}

export const termsOf: typeof english.termsOf = (price) =>
  [taxOf(price), price.moves && `${price.moves} के हिसाब से`].filter(Boolean).join(", ");

/** "₹1,200 प्रति एकड़ से शुरू, 18% GST अलग, एकड़ और दूरी के हिसाब से" */
export const priceWords: typeof english.priceWords = (price) => `${sumOf(price)}, ${termsOf(price)}`;

export const sumOfArea: typeof english.sumOfArea = (price, acres) =>
  `${isPerAcre(price) ? `${rupees(price.rupees * acres)}${from(price)}` : sumOf(price)}, ${taxOf(price)}`;

/** "₹6,000 से शुरू (₹500 प्रति एकड़), 18% GST अलग" */
export const priceOfArea: typeof english.priceOfArea = (price, acres) =>
  isPerAcre(price)
    ? `${rupees(price.rupees * acres)}${from(price)} (${rupees(price.rupees)} प्रति एकड़), ${termsOf(price)}`
    : priceWords(price);
