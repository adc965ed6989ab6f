import type * as english from "~/content/enquiry-subject";
import { englishNames } from "./english-names";

/** Hindi for what a subject is made of beside the names that a Hindi page shows; packages of the English pages among it. */
const words: Record<string, string> = {
  "Custom Drone Manufacturing": "ऑर्डर पर ड्रोन बनाना",
  "Professional Training Academy": "प्रोफ़ेशनल ट्रेनिंग एकेडमी",
  "Technical Workshops": "टेक्निकल वर्कशॉप",
  "Drone Pilot Certification": "ड्रोन पायलट सर्टिफ़िकेट कोर्स",
  "Drone development workshop": "ड्रोन बनाने की वर्कशॉप",
  "Drone development workshop at our institution": "हमारी संस्था में ड्रोन बनाने की वर्कशॉप",
  "RC aircraft workshop": "RC प्लेन वर्कशॉप",
  "RC aircraft workshop for our school": "हमारे स्कूल के लिए RC प्लेन वर्कशॉप",
  "Drone Industrial Training for our company": "हमारी कंपनी के लिए ड्रोन इंडस्ट्रियल ट्रेनिंग",
  "Land survey": "ज़मीन का सर्वे",
  "Thermal survey": "थर्मल सर्वे",
  "Trainer Drone Basic": "ट्रेनर ड्रोन Basic",
  "Trainer Drone Pro": "ट्रेनर ड्रोन Pro",
  "Trainer Drone Elite": "ट्रेनर ड्रोन Elite",
  "Adapted Platform": "हमारे ढाँचे पर, आपका लोड",
  "Purpose-Built Aircraft": "आपके काम का नया ड्रोन",
  "Development Program": "कई प्रोटोटाइप का प्रोग्राम",
  Plot: "प्लॉट",
  Site: "साइट",
  Estate: "बड़ी ज़मीन",
  "Site Check": "साइट जाँच",
  "Plant Survey": "प्लांट सर्वे",
  Portfolio: "कई साइट",
  Basic: "बेसिक",
  Advanced: "एडवांस्ड",
  Expert: "एक्सपर्ट",
  Professional: "प्रोफ़ेशनल",
  "A demo flight": "डेमो उड़ान",
  "A visit to the workshop": "वर्कशॉप देखना",
  "Papers of the company": "कंपनी के काग़ज़",
  "An unsolicited application": "बिना विज्ञापन की अर्ज़ी",
  Application: "नौकरी की अर्ज़ी",
  "a call with an engineer": "इंजीनियर से बात",
  "a demo lesson": "डेमो क्लास",
  "a new project": "नया प्रोजेक्ट",
  "a spraying date": "छिड़काव की तारीख़",
  "a survey date": "सर्वे की तारीख़",
  "a visit": "देखने आना",
  "a visit to the lab": "लैब देखना",
  "a written quotation": "लिखित कोटेशन",
  "after the sample files": "नमूने की फ़ाइलें देखने के बाद",
  "after the sample report": "नमूने की रिपोर्ट देखने के बाद",
  enrolment: "दाख़िला",
  "free consultation": "मुफ़्त सलाह",
  "help with our school's application": "हमारे स्कूल के आवेदन में मदद",
  joining: "जुड़ना",
  "joining a program": "प्रोग्राम में शामिल होना",
  partnership: "साझेदारी",
  "reserve a seat": "सीट रोकना",
  "sample reports": "रिपोर्ट के नमूने",
  "simulator check": "सिम्युलेटर पर जाँच",
  support: "सपोर्ट",
  unlimited: "कितने भी एकड़",
};

const known = new Map([
  ...Object.entries(englishNames).map(([hindi, inEnglish]) => [inEnglish.toLowerCase(), hindi] as const),
  ...Object.entries(words).map(([inEnglish, hindi]) => [inEnglish.toLowerCase(), hindi] as const),
]);

/** Parts with a number, a name or days in them. */
const patterns: [RegExp, (found: string) => string][] = [
  [/^([\d+-]+) days$/, (days) => `${days} दिन`],
  [/^([\d+-]+) weeks$/, (weeks) => `${weeks} हफ़्ते`],
  [/^up to (\d+) acres$/, (acres) => `${acres} एकड़ तक`],
  [/^(.+) package$/, (name) => `${inHindi(name) ?? name} पैकेज`],
  [/^batch of (.+)$/, (days) => `${withHindiMonths(days)} का बैच`],
];

function inHindi(part: string): string | undefined {
  const word = known.get(part.toLowerCase());
  if (word) return word;
  for (const [pattern, say] of patterns) {
    const [, found] = pattern.exec(part) ?? [];
    if (found) return say(found);
  }
  return undefined;
}

const month = (at: number, locale: string) => new Date(0, at).toLocaleDateString(locale, { month: "long" });
const withHindiMonths = (days: string) =>
  Array.from({ length: 12 }, (_, at) => at).reduce(
    (text, at) => text.replaceAll(month(at, "en-IN"), month(at, "hi-IN")),
    days.replace(" to ", " से "),
  );

/** The subject in Hindi, with the English one in brackets for staff. It stays as it is where it does not begin with a known part. */
export const shownSubject: typeof english.shownSubject = (about) => {
  const [first = "", ...rest] = about.split(/(: |, (?![A-Z])| \(|\)$)/);
  const start = inHindi(first);
  return start ? `${start}${rest.map((part) => inHindi(part) ?? part).join("")} (${about})` : about;
};
