import { fromRupees } from "~/content/price";
import type { Price } from "~/content/schema";
import { classes } from "~/ui/classes";

/** "from ₹12,000", with what changes it; empty without a price. */
export function PriceLine({ price, className }: { price?: Price; className?: string }) {
  if (!price) return null;
  return (
    <p className={classes("tabular", className)}>
      <strong>{fromRupees(price)}</strong>, {price.moves}
    </p>
  );
}
