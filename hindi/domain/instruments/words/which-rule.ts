import type { words as english } from "#domain/instruments/words/which-rule.ts";
import { classNamed } from "../class-names";

const underRule42 = (green: boolean) =>
  green
    ? "मान्यता प्राप्त संस्थाओं को नियम 42 की छूट है: अपने नियंत्रण की ज़मीन पर यह नहीं चाहिए"
    : "मान्यता प्राप्त संस्थाओं को नियम 42 की छूट है: ग्रीन ज़ोन में, अपने नियंत्रण की ज़मीन पर यह नहीं चाहिए";

export const words: typeof english = {
  uses: { work: "काम या कमाई के लिए", leisure: "अपने लिए, कमाई के लिए नहीं", research: "रिसर्च और डेवलपमेंट" },
  schools: { ten: "10वीं, उसके बराबर, या उससे आगे", less: "इससे कम" },
  places: {
    unknown: "अभी देखा नहीं",
    green: "ग्रीन ज़ोन",
    low: "ग्रीन, एयरपोर्ट की बाउंड्री से 8 से 12 किमी",
    yellow: "येलो ज़ोन, जैसे बाउंड्री से 5 से 8 किमी",
    near: "एयरपोर्ट की बाउंड्री से 5 किमी के अंदर",
    red: "रेड ज़ोन",
  },
  weight: "वज़न",
  age: "उम्र",
  beyond: (kilograms) =>
    `ड्रोन नियम (Drone Rules) ${kilograms} किलो तक ही हैं। उससे ऊपर विमान नियम (Aircraft Rules) लगते हैं: रेगुलेटर से पूछें।`,
  research: (rule42) => `${rule42} शर्तें देख लें।`,
  noResearch: "नियम 42 यहाँ नहीं लगता: वह ग्रीन ज़ोन के लिए है।",
  certificate: (className, trainingDays, authorised, validYears) => {
    const forClass = `रिमोट पायलट सर्टिफ़िकेट, आपके ड्रोन की कैटेगरी और ${classNamed(className)} क्लास का`;
    return authorised
      ? `${forClass}। यह हमारे यहाँ या किसी भी अधिकृत RPTO में ${trainingDays} की ट्रेनिंग और टेस्ट के बाद मिलता है और ${validYears} साल चलता है।`
      : `${forClass}। यह किसी अधिकृत RPTO में ${trainingDays} की ट्रेनिंग और टेस्ट के बाद मिलता है और ${validYears} साल चलता है। तैयारी हम कराते हैं और RPTO ढूँढने में मदद करते हैं।`;
  },
  certificateOfLarge: (className, validYears) =>
    `रिमोट पायलट सर्टिफ़िकेट, आपके ड्रोन की कैटेगरी और ${classNamed(className)} क्लास का। इसकी ट्रेनिंग कौन सी संस्था देती है, यह रेगुलेटर से पूछें। सर्टिफ़िकेट ${validYears} साल चलता है।`,
  noCertificateForNano: "नहीं चाहिए: नैनो ड्रोन के लिए रिमोट पायलट सर्टिफ़िकेट ज़रूरी नहीं।",
  noCertificateForMicro: "नहीं चाहिए: माइक्रो ड्रोन बिना कमाई के (non-commercial) उड़ाएँ, तो रिमोट पायलट सर्टिफ़िकेट ज़रूरी नहीं।",
  certificateUnlessResearch: (green, otherwise) => `${underRule42(green)}। बाक़ी मामलों में: ${otherwise}`,
  certificateUnlessUnpaid: (otherwise) =>
    `उड़ान बिना कमाई की (non-commercial) हो, तो नहीं चाहिए। बाक़ी मामलों में: ${otherwise}`,
  certificateUnlessEither: (green, otherwise) =>
    `${underRule42(green)}; उड़ान बिना कमाई की (non-commercial) हो, तब भी नहीं चाहिए। बाक़ी मामलों में: ${otherwise}`,
  hindrance: (ages, schooling) => {
    const needed = [
      ages && `उम्र ${ages.from} से ${ages.to} साल होनी चाहिए`,
      schooling && `${schooling} पास होना ज़रूरी है`,
    ].filter(Boolean);
    return `अभी आपको सर्टिफ़िकेट नहीं मिल सकता: ${needed.join(", और ")}।`;
  },
  underAge: (ageFrom) => `उम्र ${ageFrom} से कम हो, तो माता-पिता या टीचर हमें लिखें।`,
  registration: "यूनीक आइडेंटिफ़िकेशन नंबर (UIN) और टाइप सर्टिफ़िकेट। मौजूदा नियम और पोर्टल देख लें।",
  registrationOfNano: "यूनीक आइडेंटिफ़िकेशन नंबर (UIN)। नैनो ड्रोन के लिए टाइप सर्टिफ़िकेट नहीं चाहिए। मौजूदा नियम और पोर्टल देख लें।",
  registrationUnlessModel: (kilograms) =>
    `यूनीक आइडेंटिफ़िकेशन नंबर (UIN) और टाइप सर्टिफ़िकेट। मॉडल ड्रोन माना जाए, तो टाइप सर्टिफ़िकेट नहीं चाहिए (मॉडल ड्रोन ${kilograms} किलो तक का होता है और पढ़ाई, रिसर्च, डिज़ाइन, टेस्टिंग या शौक़ के लिए होता है, कमाई के काम के लिए कभी नहीं)। मौजूदा नियम और पोर्टल देख लें।`,
  registrationUnlessResearch: (green, otherwise) => `${underRule42(green)}। बाक़ी मामलों में: ${otherwise}`,
  insurance: "थर्ड-पार्टी बीमा ज़रूरी है।",
  noInsurance: "नैनो ड्रोन के लिए थर्ड-पार्टी बीमा ज़रूरी नहीं।",
  permission: {
    unknown: () => "उस दिन एयरस्पेस के नक्शे पर अपनी जगह देखें। इजाज़त चाहिए या नहीं, यह ज़ोन से तय होता है।",
    green: ({ ceiling }) => `${ceiling} मीटर तक नहीं चाहिए। उससे ऊपर उड़ाना हो, तो नक्शा देखें और पूछें।`,
    low: ({ lowCeiling, lowFrom, lowTo, lowPlanned }) =>
      `चालू एयरपोर्ट की बाउंड्री से ${lowFrom} से ${lowTo} किमी के बीच ${lowCeiling} मीटर तक नहीं चाहिए। ${lowPlanned.from} से ${lowPlanned.to} मीटर पर उड़ाएँ, ताकि गुंजाइश बची रहे।`,
    yellow: ({ yellowFrom, lowFrom }) =>
      `एयर ट्रैफ़िक कंट्रोल की इजाज़त। एयरपोर्ट की बाउंड्री से ${yellowFrom} से ${lowFrom} किमी के बीच येलो ज़ोन ज़मीन से ही शुरू हो जाता है।`,
    near: () => "पहले नक्शा देखें और अधिकारियों से पूछें। इसका जवाब हम नहीं दे सकते।",
    red: () => "हर उड़ान के लिए केंद्र सरकार की इजाज़त।",
  },
  penalty: (largest) => `${largest} तक; नियमों में इससे बड़ा जुर्माना नहीं है।`,
};
