import type { ReactNode } from "react";
import type * as english from "~/entities/contact/words";
import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./words"), typeof english>;

export const sendUsAMessage = "हमें लिखें";
export const brochureReady = (page: string) => `${page}: ब्रोशर तैयार है।`;
export const noFormNeeded = "फ़ॉर्म भरने की ज़रूरत नहीं।";
export const openBrochure = "ब्रोशर खोलें (PDF)";
export const waysToReachUs = "हम तक कैसे पहुँचें";
export const quickActions = "काम के लिंक";
export const departments = "विभाग";
export const whereWeAre = "हम कहाँ हैं";
export const visits = (address: string) => `${address}। वर्कशॉप और उड़ान का मैदान देखने आना हो, तो पहले समय तय कर लें।`;
export const openMap = "नक्शा खोलें (नए टैब में)";
export const sketchMap = (company: string, city: string) =>
  `नक्शे का ख़ाका: ${company} ${city} के पूरब में है, रेल लाइन के उस पार; बड़ा तालाब पश्चिम में है। ख़ाका पैमाने पर नहीं है।`;
export const upperLake = "बड़ा तालाब";
export const oldCity = "पुराना शहर";
export const railway = "रेल लाइन";
export const industrialArea = "इंडस्ट्रियल एरिया";
export const north = "उ";

export const yourQuestionIsAbout = "आपका सवाल किस बारे में है";
export const firstName = "नाम";
export const lastName = "सरनेम";
export const email = "ई-मेल";
export const phone = "मोबाइल नंबर";
export const company = "कंपनी";
export const inquiryType = "किस काम के लिए";
export const preferredDay = "कौन सा दिन ठीक रहेगा";
export const preferredDayHint = "डेमो, मुलाक़ात या हमसे काम कराने के लिए। दिन हम पक्का करके बताएँगे।";
export const halfOfTheDay = "दिन में कब";
export const eitherHalf = "कभी भी";
export const morning = "सुबह";
export const afternoon = "दोपहर बाद";
export const message = "संदेश";

export const nameRequired = "नाम लिखना ज़रूरी है";
export const emailRequired = "ई-मेल लिखना ज़रूरी है";
export const messageRequired = "संदेश लिखना ज़रूरी है";
export const invalidEmail = "ई-मेल का पता सही नहीं लग रहा, एक बार देख लें";
export const phoneTooShort = "यह नंबर छोटा है। पूरे अंक लिखें, जैसे 98260 12345, या ख़ाली छोड़ दें।";
export const nameTooLong = (most: number) => `नाम ज़्यादा से ज़्यादा ${most} अक्षर का हो सकता है`;
export const emailTooLong = (most: number) => `ई-मेल का पता ज़्यादा से ज़्यादा ${most} अक्षर का हो सकता है`;
export const messageTooLong = (most: number) => `संदेश ज़्यादा से ज़्यादा ${most} अक्षर का हो सकता है`;
export const foreignNumber = "दूसरे देश के नंबर पर हम कॉल नहीं कर पाते। हमें लिखकर भेज दें।";
export const notIndianNumber = "भारत का नंबर पूरे दस अंकों में लिखें, जैसे 98260 12345।";

const required = { firstName: "नाम", email: "ई-मेल", message: "संदेश" };
export const missing: typeof english.missing = (fields) => {
  const list = fields.map((field) => required[field]).join(", ");
  return `${list.replace(/, (?=[^,]*$)/, " और ")} लिखना बाक़ी है।`;
};

export const filledInAgain = "आपने पहले जो लिखा था, वह यहाँ फिर भर दिया है।";
export const clearIt = "मिटा दें";
export const sending = "भेज रहे हैं...";
export const sendMessage = "संदेश भेजें";
export const notSent = (reason: string) => `संदेश नहीं गया। ${reason}`;
export const withoutEmail = "ई-मेल नहीं है? इन दोनों तरीक़ों में उसकी ज़रूरत नहीं:";
export const sendOnWhatsapp = "यही WhatsApp पर भेजें";
export const keptOnDevice = "आप जो लिखते हैं, वह एक दिन तक इसी मोबाइल या कंप्यूटर में रहता है, और भेजते ही हट जाता है।";
export const noConnection = "इंटरनेट नहीं चल रहा। आपका संदेश यहीं रखा है, अभी गया नहीं है।";
export const sentByItself = "इंटरनेट आते ही संदेश अपने-आप चला जाएगा, बस एक बार। यह पेज खुला रखें।";
export const doNotSend = "न भेजें";
export const whatIsKept = "हम क्या रखते हैं, और आपके हक़";
export const failedToSend = "संदेश नहीं जा सका";
export const systemProblem = "हमारे सिस्टम में कुछ दिक़्क़त आ गई। थोड़ी देर बाद फिर कोशिश करें, या सीधे हमसे बात करें।";

export const callMeBack = "हमसे कॉल करवाएँ";
export const yourName = "आपका नाम";
export const numberToCall = "किस नंबर पर कॉल करें";
export const timeOfDay = "किस समय";
export const anyOfficeHour = "ऑफ़िस के समय में कभी भी";
export const askUsToCall = "कॉल करने को कहें";
export const callingHours = (hours: string) =>
  `हम ऑफ़िस के समय में कॉल करते हैं (${hours})। नाम और नंबर काफ़ी हैं; संदेश भी लिख दें तो अच्छा।`;

export const haveYourMessage = "आपका संदेश हमें मिल गया";
export const yourReference = (reference: ReactNode): ReactNode => (
  <>आपका रेफ़रेंस नंबर {reference} है। लिखते या कॉल करते समय यह नंबर बता दें।</>
);
const calls = { morning: "सुबह, ऑफ़िस के समय में", afternoon: "दोपहर बाद, ऑफ़िस के समय में" };
export const weCall: typeof english.weCall = (number, half) => (
  <>
    हम आपको {number} पर {half ? calls[half] : "ऑफ़िस के समय में"} कॉल करेंगे।
  </>
);
export const weWrite: typeof english.weWrite = (email) => <>हम आपको {email} पर लिखेंगे।</>;
export const askOnWhatsapp = "इस बारे में WhatsApp पर पूछें";
export const myEnquiry = (reference: string) => `मेरी पूछताछ ${reference}`;
export const sendAnother = "एक और संदेश भेजें";
