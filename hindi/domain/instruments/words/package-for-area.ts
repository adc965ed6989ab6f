import type { words as english } from "#domain/instruments/words/package-for-area.ts";

export const words: typeof english = {
  package: "पैकेज",
  scope: (name, upToAcres, road) =>
    upToAcres !== null ? `${name}, ${upToAcres} एकड़ तक` : `${name}, ${road ? "कितनी भी लंबी सड़क" : "कितने भी एकड़"}`,
  price: "दाम",
};
