import type { ReactNode } from "react";
import type * as english from "~/entities/careers/words";
import type { Twin } from "../../../twin";
import { company } from "../../content/company";

export type Whole = Twin<typeof import("./words"), typeof english>;

export const careers = "नौकरी";
export const joinUs = "हमारी टीम में आएँ";
export const openPositions = (company: string, city: string) =>
  `${city} में ${company} के यहाँ नौकरी की ख़ाली जगहें, ड्रोन बनाने, उड़ाने और सिखाने के काम में।`;
export const lead =
  "हम ड्रोन बनाते हैं, उड़ाते हैं और दूसरों को सिखाते हैं। यहाँ जो सुबह खेत में होता है, वही दोपहर बाद सोल्डरिंग करता है। ऐसा काम पसंद हो, तो आगे पढ़ें।";
export const openJobs = "ख़ाली जगहें";
export const nothingThatFits = (kept: string) =>
  `अपने लायक़ कोई जगह नहीं मिली? हमें बताएँ कि आप क्या कर सकते हैं और क्या बनाना चाहते हैं। अर्ज़ी हम ${kept} और उसके बाद कुछ दिन तक रखते हैं।`;
export const writeToUs = "हमें लिखें";

export const whereYouWork = "काम कहाँ होता है";
export const workplaces: typeof english.workplaces = [
  { name: "मैदान में", text: "सूरज निकलने से लेकर जब तक हवा शांत रहे, तब तक छिड़काव, सर्वे और क्लास।" },
  { name: "बेंच पर", text: "फ़्रेम, बोर्ड, मोटर और बैटरी। जो उड़ता है, यहीं बनता है और यहीं सुधरता है।" },
  { name: "डेस्क पर", text: "दिन भर की तस्वीरों से नक्शे बनाना, उड़ान का सॉफ़्टवेयर लिखना, क्लास की तैयारी करना।" },
];
export const howItGoes = "अर्ज़ी के बाद क्या होता है";
export const applicationSteps: typeof english.applicationSteps = [
  "लिखें कि आपने क्या बनाया, उड़ाया या सिखाया है। फ़ॉर्म काफ़ी है; एक फ़ोटो पूरे पन्ने से ज़्यादा बताती है।",
  `हम ${company.hours.reply} जवाब देते हैं।`,
  "फिर बैठकर बात करते हैं।",
];

export const couldNotLoad = "ख़ाली जगहों की सूची नहीं खुल पाई";
export const tryInAMinute = "एक मिनट बाद फिर कोशिश करें।";
export const noPositions = "अभी कोई जगह ख़ाली नहीं";
export const announcedHere = "नई जगह निकलते ही सबसे पहले यहाँ बताते हैं।";
export const loadingCareers = "नौकरियों की सूची खुल रही है";

export const samplePosting = "यह नमूना है, असल में यह जगह ख़ाली नहीं है। इसके लिए कोई संदेश आए, तो हम उसे आम अर्ज़ी मानकर पढ़ते हैं।";
export const applyNow = "अभी अप्लाई करें";
export const applyNowFor = (job: string) => `अभी अप्लाई करें: ${job}`;
export const applyBy = (day: ReactNode): ReactNode => <>अप्लाई करने का आख़िरी दिन: {day}</>;
export const posted = (day: ReactNode): ReactNode => <>{day} को निकली</>;
export const dateNotAvailable = "तारीख़ नहीं दी गई";
export const requirements = "क्या चाहिए";

const types = {
  "full-time": "फ़ुल-टाइम",
  "part-time": "पार्ट-टाइम",
  contract: "कॉन्ट्रैक्ट",
  internship: "इंटर्नशिप",
};
export const jobType: typeof english.jobType = (type) => types[type];
const levels = {
  entry: "शुरुआती लेवल",
  mid: "बीच का लेवल",
  senior: "सीनियर लेवल",
  lead: "टीम लीडर लेवल",
  manager: "मैनेजर लेवल",
};
export const jobLevel: typeof english.jobLevel = (level) => levels[level];
