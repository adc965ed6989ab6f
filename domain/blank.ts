/** A letter, a digit or a sign that is seen: no filler (U+3164), no empty Braille pattern. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{S}\p{P}]/u;

/** Whether a text shows nothing. The migration `what_an_enquiry_shows` refuses such a name or message, too. */
export const isBlank = (text: string) => !SEEN.test(text);
