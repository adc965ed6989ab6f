import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/services/custom-drone-development";
const service = "Custom Drone Development";

export const customDroneDevelopment: PageRecord = {
  path,
  title: "ऑर्डर पर ड्रोन",
  description:
    "हम भोपाल में आपके काम का ड्रोन डिज़ाइन करते और बनाते हैं, छह चरणों में। 8-12, 16-20 या 20+ हफ़्ते लगते हैं, और टेस्ट का पूरा रिकॉर्ड साथ मिलता है।",
  hero: {
    eyebrow: "इंजीनियरिंग सर्विस",
    lead: "आप वह काम लाइए, जो कोई तैयार ड्रोन ठीक से नहीं कर पाता। उसके लिए हम ड्रोन डिज़ाइन करते हैं, बनाते हैं, आपके सामने परखते हैं और पूरे रिकॉर्ड के साथ सौंपते हैं।",
    atAGlance: {
      forWhom: "कंपनियाँ और संस्थान, जिनके काम का तैयार ड्रोन नहीं मिलता",
      time: { label: "समय", value: "8 से 20 हफ़्ते, या ज़्यादा" },
      priceDepends: "लोड, उड़ान के समय और ड्रोन की गिनती",
    },
    picture: picture("team-bench"),
    actions: [{ label: "अपना प्रोजेक्ट शुरू करें", to: enquire("custom-drone", service), primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "prose",
      id: "in-short",
      heading: "छह चरण, हर चरण पर आप रुक सकते हैं",
      paragraphs: [
        "पहले हम आपकी ज़रूरतें लिखते हैं, फिर ख़ाका और उसके बाद पूरा डिज़ाइन बनाते हैं। तब पहला ड्रोन बनता है, उसका टेस्ट होता है और हम उसे आपको सौंपते हैं। हम हर ज़रूरत पर एक नंबर डालते हैं, और हर नंबर का अपना टेस्ट होता है।",
        "तैयार ड्रोन से काम चलता हो, तो हम साफ़ बता देते हैं।",
        "टाइप सर्टिफ़िकेट (type certificate) सरकारी अधिकारी देते हैं; उसके काग़ज़ और टेस्ट हम तैयार करते हैं।",
      ],
      data: [
        { label: "हमारे ढाँचे पर, आपका लोड", value: "8-12 हफ़्ते" },
        { label: "आपके काम का नया ड्रोन", value: "16-20 हफ़्ते" },
        { label: "कई प्रोटोटाइप का प्रोग्राम", value: "20+ हफ़्ते" },
        { label: facts.dronesBuilt.label, value: `${facts.dronesBuilt.value} (${facts.dronesBuilt.note})` },
        { label: "दाम", value: "पहले चरण के बाद कोटेशन में; GST अलग लाइन में" },
      ],
    },
    {
      kind: "call-to-action",
      id: "start",
      heading: "अपना काम तीन लाइन में बताइए",
      text: "जवाब हमारा इंजीनियर देता है, और अपने सवाल भी पूछता है।",
      actions: [
        { label: "अपना प्रोजेक्ट शुरू करें", to: enquire("custom-drone", `${service}: a new project`), primary: true },
        wholePage(path),
      ],
      notes: [`${company.address.locality} की वर्कशॉप देखने के लिए समय तय करें`, `ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
