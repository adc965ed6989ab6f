import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/sections/home/words")>;

export const partners = "साझेदार संस्थाएँ";
export const testimonials = "लोग क्या कहते हैं";
export const program = "प्रोग्राम";
export const sampleRating = (stars: number) => `नमूने की रेटिंग: 5 में से ${stars}`;
