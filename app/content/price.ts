import type { Datum, Price } from "./schema";

/** "from ₹12,000", in the Indian grouping. */
export const fromRupees = (price: Price) => `from ₹${price.fromRupees.toLocaleString("en-IN")}`;

/** The price with what it depends on: "from ₹12,000, by acres and distance". */
export const priceWords = (price: Price) => `${fromRupees(price)}, ${price.moves}`;

/** The data of a thing, with its price as the last one where it has a price. */
export const withPrice = ({ data, price }: { data?: Datum[]; price?: Price }): Datum[] | undefined =>
  price ? [...(data ?? []), { label: "Price", value: priceWords(price) }] : data;
