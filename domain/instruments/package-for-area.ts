import { priceOfArea, sumOfArea } from "../desk/price-words.ts";
import type { AreaPackage } from "./figures.ts";
import { words } from "./words/package-for-area.ts";

/** The smallest package that covers an area, as results show it: to a tenth of an acre. @param packages smallest first */
export function packageFor<Offer extends AreaPackage>(acres: number, packages: readonly Offer[]): Offer | undefined {
  const shown = Math.round(acres * 10) / 10;
  return packages.find(({ upToAcres }) => upToAcres === null || shown <= upToAcres);
}

/** The answer in a few words, with what it costs where the owner has stated a price: "46 to 64 minutes · 3 tanks · from ₹6,000 plus 18% GST". */
export const answerOf = (parts: string[], offer: AreaPackage | undefined, acres: number): string =>
  [...parts, ...(offer?.price ? [sumOfArea(offer.price, acres)] : [])].join(" · ");

/**
 * The rows of a result that name the package and what it costs for these acres.
 * @param road whether they are those of a road, which is measured by its length
 */
export function packageRows(
  offer: AreaPackage | undefined,
  acres: number,
  road = false,
): { label: string; value: string }[] {
  if (!offer) return [];
  return [
    { label: words.package, value: words.scope(offer.name, offer.upToAcres, road) },
    ...(offer.price ? [{ label: words.price, value: priceOfArea(offer.price, acres) }] : []),
  ];
}
