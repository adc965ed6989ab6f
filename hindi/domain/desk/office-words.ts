import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./office-words"), typeof import("#domain/desk/office-words.ts")>;

export const opensAt = (time: string) => `${time} बजे खुलेगा`;
export const opensOn = (day: string, time: string) => `${day} ${time} बजे खुलेगा`;
export const closed = "अभी बंद है";
