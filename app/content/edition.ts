import { hasHindi, hindiPath } from "#domain/edition.ts";

/** What differs between the editions beside their words; `hindi/app/content/edition.ts` takes its place in the Hindi build. */
export const edition = {
  /** BCP 47 tag of the documents. */
  language: "en-IN" as "en-IN" | "hi-IN",
  /** As Open Graph writes it. */
  locale: "en_IN" as "en_IN" | "hi_IN",
  /** Path below which the edition stands: the router's `basename`. */
  base: "/" as "/" | "/hi",
  /** The address on the site of the page that this edition's links call `path`. */
  addressOf: (path: string) => path,
  /** Address of the folder with its brochures, and its folders to take along. */
  brochures: "/brochures/" as "/brochures/" | "/brochures/hi/",
  /** Address of the folder with its sharing pictures. */
  sharing: "/sharing/" as "/sharing/" | "/sharing/hi/",
  /** The other edition: its words in its own language, its tag, and the address of the same page there. */
  other: {
    name: "हिन्दी",
    language: "hi-IN",
    /** Said to browsers that prefer the other language, if anything, with the name of the button that closes it. */
    offer: "यह पेज हिन्दी में भी है",
    refuse: "बंद करें",
    addressOf: (path: string) => (hasHindi(path) ? hindiPath(path) : undefined),
  },
};
