/** Stands where the company has not stated the answer. */
export const ASK_US = "Ask us";
