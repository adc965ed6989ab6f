/**
 * A character that brochures have no letter for: their typefaces have those of English and its neighbours, and of Hindi.
 * The page beside it shows any.
 */
const UNPRINTABLE =
  /[^\s\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2010-\u2027\u2030-\u203a\u20ac\u20b9\u2122\u2192\u2212\u2264\u0900-\u097f\u200c\u200d]/u;

/** A sentence about a text with such a character; undefined for any other text. */
export function printableProblem(text: string): string | undefined {
  const [character] = UNPRINTABLE.exec(text) ?? [];
  return character && `Brochures cannot print “${character}”: write in English or Hindi letters`;
}
