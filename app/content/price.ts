import type { Datum, Price } from "./schema";

/** "from ₹12,000", in the Indian grouping. */
export const fromRupees = (price: Price) => `from ₹${price.fromRupees.toLocaleString("en-IN")}`;

/** What something costs, with what moves it: "from ₹12,000, by acres and distance". */
export const priceWords = (price: Price) => `${fromRupees(price)}, ${price.moves}`;

/** The values of a thing, with its price as the last of them where it has one. */
export const withPrice = ({ data, price }: { data?: Datum[]; price?: Price }): Datum[] | undefined =>
  price ? [...(data ?? []), { label: "Price", value: priceWords(price) }] : data;
