/** The beginning of a claim's note, which a confirmed figure loses. */
export const OUR_CLAIM = "Our claim";
/** What stands once beside several claims. */
export const OUR_CLAIMS = "Our claims";
