import { priceWords } from "#domain/desk/price-words.ts";
import type { Price } from "#domain/desk/snapshot.ts";
import type { Datum } from "./schema";

/** The data of a thing, with its price as the last one where it has a price. */
export const withPrice = ({ data, price }: { data?: Datum[]; price?: Price }): Datum[] | undefined =>
  price ? [...(data ?? []), { label: "Price", value: priceWords(price) }] : data;
