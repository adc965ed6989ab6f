import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/lib/words")>;

export const somethingWentWrong = "कुछ गड़बड़ हो गई। फिर कोशिश करें।";
export const unreachable = "साइट नहीं खुल पाई। अपना इंटरनेट देखें और फिर कोशिश करें।";
export const busy = "साइट अभी थोड़ी देर के लिए बंद है। फिर कोशिश करें।";
