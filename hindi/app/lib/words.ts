import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/lib/words")>;

export const somethingWentWrong = "कुछ गड़बड़ हो गई। फिर कोशिश करें।";
export const unreachable = "साइट तक पहुँच नहीं पाए। अपना इंटरनेट देखें और फिर कोशिश करें।";
export const busy = "सर्विस अभी थोड़ी देर के लिए बंद है। फिर कोशिश करें।";

const tooManyAttempts = /^Too many attempts\. Please try again in (?:a moment|a minute|(\d{1,4}) minutes)\.$/;

/** The server speaks English; of its sentences a visitor meets the limit of attempts. */
export function ofServer(sentence: string): string {
  const limit = tooManyAttempts.exec(sentence);
  if (limit) return `बहुत बार कोशिश हो चुकी है। ${limit[1] ?? "एक"} मिनट बाद फिर कोशिश करें।`;
  return /\p{Script=Devanagari}/u.test(sentence) ? sentence : somethingWentWrong;
}
