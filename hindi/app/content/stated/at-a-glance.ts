import { priceWords } from "#domain/desk/price-words.ts";
import type { atAGlance as english } from "~/content/stated/at-a-glance";
import { nextBatch } from "~/content/stated/batch";

export const atAGlance: typeof english = ({ hero, course, group, price, batches }) => {
  const { forWhom, time, priceDepends } = hero.atAGlance;
  const next = nextBatch(batches);
  return [
    { label: "किसके लिए", value: forWhom },
    time,
    ...(next ? [{ label: "अगला बैच", value: next }] : []),
    {
      label: course || group === "training" ? "फ़ीस" : "दाम",
      value: price ? priceWords(price) : `${priceDepends} के हिसाब से`,
    },
  ];
};
