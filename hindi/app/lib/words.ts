import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/lib/words")>;

export const somethingWentWrong = "कुछ गड़बड़ हो गई। फिर कोशिश करें।";
export const unreachable = "साइट तक पहुँच नहीं पाए। अपना इंटरनेट देखें और फिर कोशिश करें।";
export const busy = "सर्विस अभी थोड़ी देर के लिए बंद है। फिर कोशिश करें।";
