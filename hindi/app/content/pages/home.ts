import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { home as english, type ServiceCard, type ServiceIcon } from "~/content/pages/home";

export type * from "~/content/pages/home";

const inDays = ([short, middle, long]: readonly [number, number, number]) => `${short}, ${middle} या ${long} दिन`;

type ServiceWords = Pick<ServiceCard, "title" | "description" | "features"> & { label: string };
const services: Record<ServiceIcon, ServiceWords> = {
  airframe: {
    title: "ऑर्डर पर ड्रोन बनाना",
    description:
      "जो काम कोई तैयार ड्रोन ठीक से नहीं कर पाता, वह हमें बताइए। उसके लिए हम अलग ड्रोन डिज़ाइन करते हैं, भोपाल में बनाते हैं और टेस्ट के रिकॉर्ड के साथ आपको सौंपते हैं।",
    features: [
      "आपके लोड और उड़ान के समय के हिसाब से डिज़ाइन",
      "ढाँचा, वायरिंग और फ़्लाइट कंट्रोल, सब एक ही वर्कशॉप में",
      "सौंपने से पहले आपके सामने उड़ाकर दिखाते हैं",
    ],
    label: "अपना ड्रोन बनवाएँ",
  },
  academy: {
    title: "प्रोफ़ेशनल ट्रेनिंग एकेडमी",
    description:
      "यहाँ पायलट, टेक्नीशियन और डेटा एनालिस्ट के कोर्स होते हैं। पायलट कोर्स में रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate) की तैयारी कराई जाती है।",
    features: [
      `पायलट कोर्स: ${facts.pilotCourse.wording}`,
      "पहले सिम्युलेटर पर, फिर इंस्ट्रक्टर के साथ उड़ान",
      "हर उड़ान लॉग बुक में लिखी जाती है, दस्तख़त के साथ",
    ],
    label: "आज ही शुरुआत करें",
  },
  workshop: {
    title: "टेक्निकल वर्कशॉप",
    description:
      "स्कूल, कॉलेज और टीमों के लिए छोटी वर्कशॉप। इनमें आप अपने हाथ से क्वाडकॉप्टर बनाते हैं, फ़्लाइट कंट्रोलर ट्यून करते हैं या प्लेन के पंख पर परत चढ़ाते हैं। अपना बनाया ड्रोन या प्लेन घर ले जाते हैं, या फिर उसके लॉग, ड्रॉइंग और कोड।",
    features: [
      `ड्रोन बनाना: ${inDays(facts.droneWorkshops.days)}`,
      `RC प्लेन: ${inDays(facts.aircraftWorkshops.days)}`,
      "हमारी वर्कशॉप में या आपके संस्थान में",
    ],
    label: "वर्कशॉप बुक करें",
  },
};

/** By the address of the product's page. */
const products: Record<string, { name: string; text: string }> = {
  "/product/surveillance-drone": {
    name: "निगरानी ड्रोन",
    text: "जो जगह इतनी बड़ी हो कि पैदल घूमकर देखी न जा सके, उसके लिए। इसमें दिन का कैमरा और थर्मल कैमरा, दोनों हैं।",
  },
  "/product/heavy-payload-drones": {
    name: "वज़न उठाने वाले ड्रोन",
    text: "जहाँ सड़क नहीं जाती, वहाँ 10, 20 या 30 किलो सामान पहुँचाते हैं।",
  },
  "/product/trainer-drone": {
    name: "ट्रेनर ड्रोन",
    text: "स्कूल, कॉलेज और एकेडमी के लिए Basic, Pro और Elite मॉडल।",
  },
};

/** In the order of the figures on the picture. */
const highlights = [
  { label: "वीडियो रिकॉर्डिंग", text: "दिन के कैमरे और थर्मल कैमरे की रिकॉर्डिंग एक साथ होती है, ड्रोन में लगे कार्ड पर।" },
  { value: facts.controlRange.value, label: "कंट्रोल की दूरी", text: `${facts.controlRange.wording}।` },
  { value: facts.endurance.value, label: "उड़ान का समय", text: `${facts.endurance.wording}।` },
  {
    value: "न्यूरल इंजन",
    label: "AI प्रोसेसिंग",
    text: "यह लोगों, गाड़ियों और गरम जगहों पर निशान लगा देता है। फ़ैसला इंसान ही करता है।",
  },
];

/** By the address of the planner or page. */
const ways: Record<string, string> = {
  "/services/agriculture-spray#spray-planner": "फ़सल पर छिड़काव",
  "/services/land-surveying#survey-planner": "ज़मीन का सर्वे",
  "/services/thermal-mapping#thermal-planner": "सोलर की जाँच",
  "/product/heavy-payload-drones#endurance": "वज़न उठवाना",
  "/training/drone-pilot-training": "पायलट बनना",
  "/excellence-center/3-modules/rpto#which-rule": "नियम से उड़ाना",
  "/excellence-center/atal-tinkering-lab": "स्कूलों के लिए",
};

const title = "स्मार्ट ड्रोन, बदलता आसमान";

export const home: typeof english = {
  ...english,
  title,
  description:
    "भोपाल में हम ऑर्डर पर ड्रोन बनाते हैं, पायलट और टेक्नीशियन की ट्रेनिंग देते हैं और स्कूलों के लिए वर्कशॉप करते हैं। छिड़काव, सर्वे और थर्मल का काम हमारी अपनी टीम करती है।",
  hero: {
    ...english.hero,
    eyebrow: "भोपाल में बनाते, उड़ाते और सिखाते हैं",
    headline: title,
    lead: "हम आपके काम का ड्रोन बनाते हैं, उसे उड़ाना सिखाते हैं, और चाहें तो आपके लिए ख़ुद उड़ाते भी हैं।",
    actions: [
      { label: "अपने ड्रोन का कोटेशन लें", to: enquire("custom-drone"), primary: true },
      { label: "हमारे ड्रोन देखें", to: "#products" },
    ],
  },
  jobs: {
    question: "आपको क्या चाहिए?",
    ways: english.jobs.ways.map(({ label, to }) => ({ label: ways[to] ?? label, to })),
  },
  services: {
    eyebrow: "हम क्या करते हैं",
    heading: "एक वर्कशॉप, तीन काम",
    intro: "जहाँ बनाते हैं, वहीं सिखाते हैं।",
    items: english.services.items.map((item) => {
      const { label, ...words } = services[item.icon];
      return { ...item, ...words, action: { ...item.action, label } };
    }),
  },
  products: {
    eyebrow: "हमारे ड्रोन",
    heading: "तीन तरह के ड्रोन",
    items: english.products.items.map((item) => ({ ...item, ...products[item.to] })),
  },
  tech: {
    ...english.tech,
    eyebrow: "टेक्नोलॉजी",
    heading: "अंदर क्या है",
    intro: "ग्राहक सबसे पहले यही चार बातें पूछते हैं। यहाँ इन्हें निगरानी ड्रोन पर दिखाया है। ये आँकड़े हमारा दावा हैं।",
    items: english.tech.items.map((item, index) => ({ ...item, ...highlights[index] })),
    action: { ...english.tech.action, label: "डेमो उड़ान बुक करें" },
  },
  training: {
    ...english.training,
    eyebrow: "ट्रेनिंग एकेडमी",
    heading: "जहाँ ड्रोन बनते हैं, वहीं सीखिए",
  },
  partners: {
    eyebrow: "भरोसे के साझेदार",
    heading: "हम किनके साथ काम करते हैं",
  },
  testimonials: {
    eyebrow: "ग्राहक",
    heading: "ग्राहक क्या कहते हैं",
  },
  closing: {
    ...english.closing,
    eyebrow: "अब आपकी बारी",
    heading: "बताइए, क्या उड़ाना है",
    text: "काम कराना हो, कोर्स करना हो या चालीस बच्चों को सिखाना हो, बस तीन लाइन लिख दीजिए। जवाब हमारा इंजीनियर या इंस्ट्रक्टर देगा। शायद पहले वह पूछ ले कि आपको चाहिए क्या।",
    actions: [
      { label: "अपना ड्रोन बनवाएँ", to: enquire("custom-drone"), primary: true },
      { label: "डेमो उड़ान बुक करें", to: enquire("custom-drone", "A demo flight") },
    ],
  },
};
