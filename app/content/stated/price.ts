import { priceWords } from "#domain/desk/price-words.ts";
import type { Price } from "#domain/desk/snapshot.ts";
import type { Datum } from "../schema";

/** The question of a page for its price, how an answer without a stated price begins, and what ends a sentence. */
export const costQuestion = {
  asked: /^What does (?:it|this) cost\?$/,
  depends: /^It depends on [^.]*\. /,
  stop: ".",
};

/** The data of a thing, with its price as the last one where it has a price. */
export const withPrice = ({ data, price }: { data?: Datum[]; price?: Price }): Datum[] | undefined =>
  price ? [...(data ?? []), { label: "Price", value: priceWords(price) }] : data;
