import { priceWords } from "#domain/desk/price-words.ts";
import type { Datum, MarketingPage } from "../schema";
import { nextBatch } from "./batch.ts";

/** What a visitor wants to know first: for whom it is, how long it takes, and what it costs or what moves the price. */
export function atAGlance({ hero, course, group, price, batches }: MarketingPage): Datum[] {
  const { forWhom, time, priceDepends } = hero.atAGlance;
  const next = nextBatch(batches);
  return [
    { label: "For", value: forWhom },
    time,
    ...(next ? [{ label: "Next batch", value: next }] : []),
    {
      label: course || group === "training" ? "Fee" : "Price",
      value: price ? priceWords(price) : `Depends on ${priceDepends}`,
    },
  ];
}
