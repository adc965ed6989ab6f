/** White space, controls, letters that show nothing (U+3164, U+2800), and marks that stand over or under a letter. */
const NOTHING_TO_SEE = /^[\p{M}\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing. The migration `invisible_names` refuses such a name or message, too. */
export const isBlank = (text: string) => NOTHING_TO_SEE.test(text);
