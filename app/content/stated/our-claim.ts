/** The beginning of a claim's note, which a confirmed figure loses. */
export const OUR_CLAIM = "Our claim";
