import type { words as english } from "#domain/instruments/words/package-for-area.ts";

export const words: typeof english = {
  package: "पैकेज",
  scope: (name, upToAcres) => (upToAcres === null ? `${name}, कितने भी एकड़` : `${name}, ${upToAcres} एकड़ तक`),
  price: "दाम",
};
