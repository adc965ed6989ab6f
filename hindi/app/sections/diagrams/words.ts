import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/sections/diagrams/words")>;

export const drawing = "चित्र";
export const drawingOf = (heading: string) => `चित्र: ${heading}। इसके आँकड़े आगे की सूची में हैं।`;
export const numbers = "आँकड़ों में";
export const metres = (value: number | string) => `${value} मीटर`;
export const km = "किमी";
export const weight = (kilograms: number) => (kilograms < 1 ? `${kilograms * 1000} ग्राम` : `${kilograms} किलो`);

export const seeMap = "नक्शा देखें";
export const yellow = "येलो";
export const green = "ग्रीन";
export const fromPerimeter = "एयरपोर्ट की बाउंड्री से दूरी";
export const radioRange = (kilometres: number) => `रेडियो: ${kilometres} किमी`;
export const reserve = "बाक़ी दूरी, नज़र से बाहर";
export const inSight = "नज़र में: कुछ सौ मीटर";
export const oneSwath = "1 पट्टी";
export const wind = "हवा";
export const oneSpot = (views: number) => `एक जगह, क़रीब ${views} तस्वीरों में`;
export const allUpWeight = "कुल वज़न";
