import { priceWords } from "#domain/desk/price-words.ts";
import type * as english from "~/content/stated/price";

export const costQuestion: typeof english.costQuestion = {
  asked: /^ख़र्च कितना आता है\?$/,
  depends: /^यह [^।]* पर निर्भर है। /,
  stop: "।",
};

export const withPrice: typeof english.withPrice = ({ data, price }) =>
  price ? [...(data ?? []), { label: "दाम", value: priceWords(price) }] : data;
