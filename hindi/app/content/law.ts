import * as english from "~/content/law";

export * from "~/content/law";

const { airspace, modelUpTo } = english;
const { ceiling, ceilingFeet, lowCeiling, lowCeilingFeet, lowPlanned, yellowFrom, lowFrom, lowTo } = airspace;

/** "₹10 lakh" */
const inLakhs = (sum: string) => sum.replace("lakh", "लाख");

export const certificate: typeof english.certificate = {
  ...english.certificate,
  schooling: "10वीं या उसके बराबर",
  papers: ["सरकारी ID", "पते का सबूत"],
};

const { from, to } = english.certificate.trainingDays;
export const rptoTraining: typeof english.rptoTraining = `${from} से ${to} दिन`;

export const largestPenalty: typeof english.largestPenalty = inLakhs(english.largestPenalty);

export const tinkeringLabGrant: typeof english.tinkeringLabGrant = {
  setUp: inLakhs(english.tinkeringLabGrant.setUp),
  running: inLakhs(english.tinkeringLabGrant.running),
  years: "पाँच",
  classes: "छठी से बारहवीं",
};

export const rules: typeof english.rules = {
  greenZones: `ग्रीन ज़ोन में ${ceiling} मीटर (${ceilingFeet} फ़ुट) तक इजाज़त नहीं चाहिए। चालू एयरपोर्ट की बाउंड्री से ${lowFrom} से ${lowTo} किमी के बीच यह छूट ${lowCeiling} मीटर (${lowCeilingFeet} फ़ुट) तक ही है। वहाँ ${lowPlanned.from} से ${lowPlanned.to} मीटर पर उड़ाएँ, ताकि गुंजाइश बची रहे।`,
  otherZones: `येलो ज़ोन में एयर ट्रैफ़िक कंट्रोल (ATC) की इजाज़त चाहिए; एयरपोर्ट की बाउंड्री से ${yellowFrom} से ${lowFrom} किमी के बीच येलो ज़ोन ज़मीन से ही शुरू हो जाता है। रेड ज़ोन में केंद्र सरकार की इजाज़त चाहिए।`,
  noCertificate:
    "नैनो ड्रोन उड़ाने के लिए रिमोट पायलट सर्टिफ़िकेट नहीं चाहिए; माइक्रो ड्रोन बिना कमाई के (non-commercial) उड़ाएँ, तब भी नहीं। बाक़ी हर उड़ान के लिए चाहिए, पैसे लेकर माइक्रो ड्रोन उड़ाने के लिए भी (मान्यता प्राप्त रिसर्च संस्थाएँ नियम 42 देखें)।",
  typeCertificate: `ड्रोन का टाइप सर्टिफ़िकेट (type certificate) होना चाहिए; नैनो ड्रोन और मॉडल ड्रोन को इससे छूट है (मॉडल ड्रोन ${modelUpTo} किलो तक का होता है और पढ़ाई, रिसर्च, डिज़ाइन, टेस्टिंग या शौक़ के लिए होता है, कमाई के काम के लिए कभी नहीं)।`,
  category:
    "सर्टिफ़िकेट पर कैटेगरी (जैसे एरोप्लेन या रोटरक्राफ़्ट) और क्लास लिखी होती है। मल्टीरोटर का सर्टिफ़िकेट एरोप्लेन (aeroplane) पर नहीं चलता।",
  research:
    "नियम 42 में मान्यता प्राप्त शिक्षा और रिसर्च संस्थाओं को, मान्यता प्राप्त स्टार्टअप को, और टैक्स नंबर वाली उन कंपनियों को छूट है जो ड्रोन बनाती हैं। इन्हें न टाइप सर्टिफ़िकेट चाहिए, न यूनीक आइडेंटिफ़िकेशन नंबर (UIN), न इजाज़त, न पायलट का सर्टिफ़िकेट। यह छूट सिर्फ़ रिसर्च, डेवलपमेंट और टेस्टिंग के लिए है, और सिर्फ़ ग्रीन ज़ोन में, ऐसे कैंपस या खुली ज़मीन पर जो इन्हीं के नियंत्रण में हो।",
  statePolicy: "मध्य प्रदेश की 2025 की ड्रोन नीति में पूँजी लगाने पर 40% सब्सिडी (capital subsidy) मिलती है, ₹30 करोड़ तक।",
};

/** @param lessons "कोर्स", "मॉड्यूल", "वर्कशॉप" */
export const paidTraining: typeof english.paidTraining = (lessons) => ({
  ...english.paidTraining(lessons),
  rule: `जिस ${lessons} की फ़ीस लगती है, उसमें माइक्रो ड्रोन उड़ाना बिना कमाई का (non-commercial) माना जाएगा या नहीं, यह रेगुलेटर ही बता सकता है। न माना जाए, तो रिमोट पायलट सर्टिफ़िकेट मिलने तक आप सिम्युलेटर पर ही रहेंगे।`,
});
