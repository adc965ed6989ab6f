import { priceWords } from "./price.ts";
import type { Datum, MarketingPage } from "./schema";

/** What a visitor wants to know first: for whom it is, how long it takes, and what it costs or what moves the price. */
export function atAGlance({ hero, course, group }: MarketingPage): Datum[] {
  const { forWhom, time, priceDepends } = hero.atAGlance;
  const price = course?.price;
  return [
    { label: "For", value: forWhom },
    time,
    {
      label: course || group === "training" ? "Fee" : "Price",
      value: price ? priceWords(price) : `Depends on ${priceDepends}`,
    },
  ];
}
