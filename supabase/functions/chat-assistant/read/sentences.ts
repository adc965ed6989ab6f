/** The number of words of a text. */
export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** A text for the middle of a sentence; "HD video" and "Pro-grade" keep their capital. */
export const lowerFirst = (text: string) =>
  /^(?:[A-Z][a-z]+|A)(?:-[a-z]|[ ,;:.]|$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Ends a sentence that has no end. */
export const sentence = (text: string) => (/[.!?…:]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** The sentences of a text; "3.5 m" and "e.g. this" end none. */
export const sentencesOf = (text: string) =>
  (text.match(/[^.!?]+(?:[.!?](?!\s+[A-Z0-9“"₹±]|\s*$)[^.!?]*)*[.!?]*\s*/g) ?? [text]).map((each) => each.trim());

/** The sentences of a Hindi text. */
export const hindiSentencesOf = (text: string) => text.trim().split(/(?<=[।?!])\s+/);
