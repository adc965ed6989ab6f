import { sumOf, termsOf } from "#domain/desk/price-words.ts";
import type { Price } from "#domain/desk/snapshot.ts";
import { classes } from "~/ui/classes";

/** "from ₹12,000", with tax and what changes it; empty without a price. */
export function PriceLine({ price, className }: { price?: Price; className?: string }) {
  if (!price) return null;
  return (
    <p className={classes("tabular", className)}>
      <strong>{sumOf(price)}</strong>, {termsOf(price)}
    </p>
  );
}
