import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./turn-words"), typeof import("~/sections/kinds/turn-words")>;

export const whichAircraft = "कौन सा ड्रोन";
export const turnItAround = "घुमाकर देखें";
export const loading = "खुल रहा है";

export const howToTurn =
  "घुमाने के लिए खिसकाएँ, पास लाने के लिए दो उँगलियों से फैलाएँ। पास खड़े आदमी से ड्रोन के साइज़ का अंदाज़ा हो जाएगा।";
export const whatItLoads = (kilobytes: number) => `इसे देखने में कुल ${kilobytes} KB डेटा लगेगा।`;
export const loadingAircraft = "ड्रोन खुल रहा है।";
export const loadingFailed = "ड्रोन नहीं खुल पाया। फिर कोशिश करें।";
export const nothingArrives = "30 सेकंड से कुछ नहीं आया। अपना इंटरनेट देखें और फिर कोशिश करें।";
export const drawingLost =
  "ब्राउज़र ने तस्वीर रोक दी। मोबाइल या कंप्यूटर स्लीप से जागे, या मेमोरी कम पड़े, तो ऐसा होता है। फिर कोशिश करें।";
export const viewerUnreachable = "3D वाला हिस्सा नहीं खुल पाया। पेज फिर से खोलें।";
export const no3d = "आपका ब्राउज़र इसे 3D में नहीं दिखा पाता: WebGL नहीं है या बंद है। इस पेज की तस्वीरों में यह कई तरफ़ से दिखता है।";
