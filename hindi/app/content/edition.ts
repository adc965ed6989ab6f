import { englishPath, HINDI_BASE, hindiPath } from "#domain/edition.ts";
import type { edition as english } from "~/content/edition";

/** The Hindi edition; `other` is the English one, in which every page of this one stands. */
export const edition: typeof english = {
  language: "hi-IN",
  locale: "hi_IN",
  base: HINDI_BASE,
  addressOf: hindiPath,
  brochures: "/brochures/hi/",
  sharing: "/sharing/hi/",
  other: {
    name: "English",
    language: "en-IN",
    // Most phones here are set to English, those of readers of Hindi too.
    offer: "",
    refuse: "",
    // A path that is unknown here may begin with the base once more: "/hi/hi".
    addressOf: englishPath,
  },
};
