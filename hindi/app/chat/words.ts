import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/chat/words")>;

export const supportChat = "सपोर्ट चैट";
export const ask = (company: string) => `${company} से पूछें`;
export const closeChat = "चैट बंद करें";
export const conversation = "बातचीत";
export const you = "आप";
export const answering = "जवाब आ रहा है";
export const suggestions = "यह भी पूछ सकते हैं";
export const comparison = "तुलना";
export const yourQuestion = "आपका सवाल";
export const send = "भेजें";
export const needsScripts = "चैट के लिए ब्राउज़र में JavaScript चालू होना चाहिए। चाहें तो हमारी टीम को लिखकर पूछ लें।";
export const toBeginWith = "इनसे शुरू कर सकते हैं";

export const contactForm = "संपर्क फ़ॉर्म";
export const ourSite = "हमारी साइट";
/** Anchors are English words. */
export const placeOnPage = (page: string, _anchor: string) => page;
export const whatsappNewTab = "WhatsApp (नए टैब में)";
