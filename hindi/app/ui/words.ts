import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/ui/words")>;

export const carousel = "खिसकने वाली सूची";
export const arrowKeys = (label: string) => `${label}: बाएँ-दाएँ तीर वाले बटन से चलाएँ`;
export const play = (label: string) => `चलाएँ: ${label}`;
export const pause = (label: string) => `रोकें: ${label}`;
export const previous = "पिछला";
export const next = "अगला";
export const playPictures = "पीछे की तस्वीरें चलाएँ";
export const pausePictures = "पीछे की तस्वीरें रोकें";

export const optional = "(चाहें तो)";
export const notifications = "सूचनाएँ";
export const closeToast = "सूचना हटाएँ";

export const sample = "नमूना";
export const sampleFigures = "नमूने के आँकड़े";
